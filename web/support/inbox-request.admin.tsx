import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { InboxRequestPage } from '#contract/support/inbox.ts'
import { me, useMay } from '#web/identity/index.ts'
import { ago } from '#web/kit/format.ts'
import { Button } from '#web/kit/layout/button.tsx'
import { Due } from '#web/learning/index.ts'
import { ConversationById, DeskConversation, DeskThread, Recipient, SavedReplies } from '#web/threads/index.ts'
import { Attached } from './attached.tsx'
import { inbox, inboxRequest, openRequests, useNote, useResolve } from './inbox.api.ts'
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
  const { requestId, subject, learner, topic, state, createdAt, payment, assignee } = request
  const may = useMay()
  const mayAct = may('support:act')
  const { mutateAsync: note } = useNote()
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
      actions={mayAct && state !== 'resolved' && <Resolve requestId={requestId} />}
      next={next && { to: `/admin/support/${next.requestId}`, label: 'Next request' }}
      aside={<LearnerHistory request={request} />}
    >
      <Attached request={request}>
        {payment && may('payments:see') && (
          <Link to={paymentDeskLink(payment)} className="touch link justify-self-start">
            Open in payments
          </Link>
        )}
      </Attached>
      <Recipient value={learner.name}>
        <DeskThread
          source={supportThread}
          id={requestId}
          notes={request.notes}
          onNote={mayAct ? (body, idempotencyKey) => note({ params: { requestId }, body, idempotencyKey }) : undefined}
          assignee={assignee && assignee.userId !== myId ? assignee.name : null}
          mayWrite={mayAct}
          label="Your reply"
          sendLabel="Send reply"
          tools={(text, onText) => <SavedReplies place="support" text={text} onText={onText} />}
        />
      </Recipient>
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
