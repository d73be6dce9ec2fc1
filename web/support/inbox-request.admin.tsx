import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Link, Navigate, useParams } from 'react-router'
import type { InboxRequestPage } from '#contract/support/inbox.ts'
import { me } from '#web/identity/index.ts'
import { ApiError } from '#web/kit/api/call.ts'
import { useNow } from '#web/kit/duration.ts'
import { ago, promisedTime } from '#web/kit/format.ts'
import { Button, buttonClass } from '#web/kit/layout/button.tsx'
import { PageHeader } from '#web/kit/layout/page-header.tsx'
import { QueryView } from '#web/kit/states/query-view.tsx'
import { Due, SavedReplies } from '#web/learning/index.ts'
import { ConversationBadge, ConversationSkeleton, MissingConversation } from '#web/threads/index.ts'
import { Attached } from './attached.tsx'
import { inbox, inboxRequest, openRequests, useResolve } from './inbox.api.ts'
import { nextRequest, paymentDeskLink } from './inbox.rules.ts'
import { LearnerHistory } from './learner-history.tsx'
import { RequestThread } from './request-thread.tsx'
import { topicLabels } from './topics.ts'

export function InboxRequestAdmin() {
  const requestId = Number(useParams()['requestId'])
  const isId = Number.isSafeInteger(requestId) && requestId > 0
  const query = useQuery({ ...inboxRequest(requestId), enabled: isId })
  if (!isId) return <Navigate to="/admin/support" replace />
  if (query.error instanceof ApiError && query.error.code === 'not_found' && !query.data) return <NotFound />
  return (
    <QueryView query={query} skeleton={<ConversationSkeleton />}>
      {(found) => <OneRequest key={requestId} request={found} />}
    </QueryView>
  )
}

function OneRequest({ request }: { request: InboxRequestPage }) {
  const { requestId, subject, learner, topic, state, promisedAt, createdAt, payment } = request
  const now = useNow(30_000)
  return (
    <>
      <PageHeader
        title={subject}
        back={
          <Link to="/admin/support" className="touch link">
            Support
          </Link>
        }
        intro={
          <span className="flex flex-wrap items-center gap-x-3 gap-y-2">
            <ConversationBadge state={state} />
            <span>{[learner.name, topicLabels[topic], `sent ${ago(createdAt)}`].join(' · ')}</span>
            {state === 'open' && (
              <span title={promisedTime(promisedAt)}>
                Promised by <Due promisedAt={promisedAt} now={now} />
              </span>
            )}
          </span>
        }
        actions={
          <>
            {state !== 'resolved' && <Resolve requestId={requestId} />}
            {state !== 'open' && <Next requestId={requestId} />}
          </>
        }
      />
      <div className="grid grid-cols-1 gap-8 xl:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid min-w-0 grid-cols-1 content-start gap-6">
          <Attached request={request}>
            {payment && (
              <Link to={paymentDeskLink(payment)} className="touch link justify-self-start">
                Open in payments
              </Link>
            )}
          </Attached>
          <RequestThread
            requestId={requestId}
            label="Your reply"
            sendLabel="Send reply"
            tools={(text, onText) => <SavedReplies text={text} onText={onText} />}
          />
        </div>
        <LearnerHistory request={request} />
      </div>
    </>
  )
}

function Resolve({ requestId }: { requestId: number }) {
  const resolve = useResolve(requestId)
  return (
    <Button busy={resolve.isPending} onClick={() => resolve.mutate()}>
      Mark as resolved
    </Button>
  )
}

/** Once this one is answered. */
function Next({ requestId }: { requestId: number }) {
  const { data } = useInfiniteQuery(inbox(openRequests))
  const myId = useQuery(me).data?.userId ?? 0
  const next = nextRequest(data?.pages.flatMap(({ items }) => items) ?? [], requestId, myId)
  if (!next) return null
  return (
    <Link to={`/admin/support/${next.requestId}`} className={buttonClass({ variant: 'primary' })}>
      Next request
    </Link>
  )
}

const list = { to: '/admin/support', title: 'Support' }

const NotFound = () => (
  <MissingConversation list={list} backLabel="Back to support" title="Request not found">
    The learner may have deleted their account, or only admins can read it.
  </MissingConversation>
)
