import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { InboxRequestPage } from '#contract/support/inbox.ts'
import { me } from '#web/identity/index.ts'
import { ago } from '#web/kit/format.ts'
import { Button } from '#web/kit/layout/button.tsx'
import { Due, SavedReplies } from '#web/learning/index.ts'
import { Conversation, ConversationById, DeskConversation } from '#web/threads/index.ts'
import { Attached } from './attached.tsx'
import { inbox, inboxRequest, openRequests, useResolve } from './inbox.api.ts'
import { nextRequest, paymentDeskLink } from './inbox.rules.ts'
import { LearnerHistory } from './learner-history.tsx'
import { supportThread } from './support.api.ts'
import { topicLabels } from './topics.ts'

const list = { to: '/admin/support', title: 'Support' }
const missing = {
  title: 'Request not found',
  text: 'The learner may have deleted their account, or only admins can read it.',
  backLabel: 'Back to support',
}

export const InboxRequestAdmin = () => (
  <ConversationById param="requestId" query={inboxRequest} list={list} missing={missing}>
    {(found) => <OneRequest request={found} />}
  </ConversationById>
)

function OneRequest({ request }: { request: InboxRequestPage }) {
  const { requestId, subject, learner, topic, state, createdAt, payment } = request
  const { data } = useInfiniteQuery({ ...inbox(openRequests), enabled: state !== 'open' })
  const myId = useQuery(me).data?.userId ?? 0
  const next = nextRequest(data?.pages.flatMap(({ items }) => items) ?? [], requestId, myId)
  return (
    <DeskConversation
      list={list}
      title={subject}
      conversation={request}
      about={[learner.name, topicLabels[topic], `sent ${ago(createdAt)}`]}
      Due={Due}
      actions={state !== 'resolved' && <Resolve requestId={requestId} />}
      next={next && { to: `/admin/support/${next.requestId}`, label: 'Next request' }}
      aside={<LearnerHistory request={request} />}
    >
      <Attached request={request}>
        {payment && (
          <Link to={paymentDeskLink(payment)} className="touch link justify-self-start">
            Open in payments
          </Link>
        )}
      </Attached>
      <Conversation
        source={supportThread}
        id={requestId}
        label="Your reply"
        sendLabel="Send reply"
        tools={(text, onText) => <SavedReplies text={text} onText={onText} />}
      />
    </DeskConversation>
  )
}

function Resolve({ requestId }: { requestId: number }) {
  const resolve = useResolve()
  return (
    <Button busy={resolve.isPending} onClick={() => resolve.mutate({ params: { requestId } })}>
      Mark as resolved
    </Button>
  )
}
