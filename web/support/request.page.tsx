import type { SupportRequest } from '#contract/support/requests.ts'
import { ago } from '#web/kit/format.ts'
import { Conversation, ConversationById, ConversationPage } from '#web/threads/index.ts'
import { Attached } from './attached.tsx'
import { supportRequest, supportThread, useResolveMine } from './support.api.ts'
import { topicLabels } from './topics.ts'

const list = { to: '/dashboard/support', title: 'Help and support' }

const missing = { title: 'Message not found', text: 'It may have been sent with another account.' }

export const RequestPage = () => (
  <ConversationById param="requestId" query={supportRequest} list={list} missing={missing}>
    {(found) => <OneRequest request={found} />}
  </ConversationById>
)

function OneRequest({ request }: { request: SupportRequest }) {
  const { requestId, subject, topic, state, createdAt } = request
  const { isPending, mutate } = useResolveMine()
  return (
    <ConversationPage
      list={list}
      title={subject}
      conversation={request}
      about={
        <span>
          {topicLabels[topic]} · sent {ago(createdAt)}
        </span>
      }
      promiseNote=". We’ll notify you and send you an email."
      resolve={{ isPending, mutate: () => mutate({ params: { requestId } }) }}
    >
      <Attached request={request} />
      <Conversation
        source={supportThread}
        id={requestId}
        label={state === 'resolved' ? 'Write again to reopen your request' : 'Your message'}
      />
    </ConversationPage>
  )
}
