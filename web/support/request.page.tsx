import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import type { SupportRequest } from '#contract/support/requests.ts'
import { ApiError } from '#web/kit/api/call.ts'
import { ago } from '#web/kit/format.ts'
import { QueryView } from '#web/kit/states/query-view.tsx'
import { ConversationPage, ConversationSkeleton, MissingConversation } from '#web/threads/index.ts'
import { Attached } from './attached.tsx'
import { RequestThread } from './request-thread.tsx'
import { supportRequest, useResolveMine } from './support.api.ts'
import { topicLabels } from './topics.ts'

const list = { to: '/dashboard/support', title: 'Help and support' }

export function RequestPage() {
  const requestId = Number(useParams()['requestId'])
  const isId = Number.isSafeInteger(requestId) && requestId > 0
  const query = useQuery({ ...supportRequest(requestId), enabled: isId })
  const isMissing = !isId || (query.error instanceof ApiError && query.error.code === 'not_found')
  if (isMissing) {
    return (
      <MissingConversation list={list} title="Message not found">
        It may have been sent with another account.
      </MissingConversation>
    )
  }
  return (
    <QueryView query={query} skeleton={<ConversationSkeleton />}>
      {(found) => <OneRequest key={requestId} request={found} />}
    </QueryView>
  )
}

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
      resolve={{ isPending, mutate: () => mutate(requestId) }}
    >
      <Attached request={request} />
      <RequestThread
        requestId={requestId}
        label={state === 'resolved' ? 'Write again to reopen your request' : 'Your message'}
      />
    </ConversationPage>
  )
}
