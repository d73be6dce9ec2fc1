import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from 'react-router'
import type { SupportRequest } from '#contract/support/requests.ts'
import { quietDays } from '#contract/threads/conversations.ts'
import { ApiError } from '#web/kit/api/call.ts'
import { useNow } from '#web/kit/duration.ts'
import { ago } from '#web/kit/format.ts'
import { Button, buttonClass } from '#web/kit/layout/button.tsx'
import { Callout } from '#web/kit/layout/callout.tsx'
import { PageHeader } from '#web/kit/layout/page-header.tsx'
import { EmptyState } from '#web/kit/states/empty-state.tsx'
import { QueryView } from '#web/kit/states/query-view.tsx'
import { ConversationBadge, promiseText } from '#web/threads/index.ts'
import { Attached } from './attached.tsx'
import { RequestSkeleton } from './request-skeleton.tsx'
import { RequestThread } from './request-thread.tsx'
import { supportRequest, useResolveMine } from './support.api.ts'
import { topicLabels } from './topics.ts'

const list = '/dashboard/support'

export function RequestPage() {
  const requestId = Number(useParams()['requestId'])
  const isId = Number.isSafeInteger(requestId) && requestId > 0
  const query = useQuery({ ...supportRequest(requestId), enabled: isId })
  const isMissing = !isId || (query.error instanceof ApiError && query.error.code === 'not_found')
  if (isMissing) return <NotFound />
  return (
    <QueryView query={query} skeleton={<RequestSkeleton />}>
      {(found) => <OneRequest key={requestId} request={found} />}
    </QueryView>
  )
}

function OneRequest({ request }: { request: SupportRequest }) {
  const { requestId, subject, topic, state, createdAt } = request
  const now = useNow(60_000)
  const promise = promiseText(request, now)
  return (
    <>
      <PageHeader
        title={subject}
        back={
          <Link to={list} className="touch link">
            Help and support
          </Link>
        }
        intro={
          <span className="flex flex-wrap items-center gap-x-3 gap-y-2">
            <ConversationBadge state={state} />
            <span>
              {topicLabels[topic]} · sent {ago(createdAt)}
            </span>
          </span>
        }
        actions={state !== 'resolved' && <Resolve requestId={requestId} />}
      />
      <div className="grid max-w-3xl grid-cols-1 gap-6">
        {promise && <Callout tone="waiting">{promise}. We’ll notify you and send you an email.</Callout>}
        {state === 'answered' && (
          <p className="text-soft">
            Did this help? Mark it as resolved, or write again. Without a new message it’s resolved after {quietDays}{' '}
            days.
          </p>
        )}
        <Attached request={request} />
        <RequestThread
          requestId={requestId}
          label={state === 'resolved' ? 'Write again to reopen your request' : 'Your message'}
        />
      </div>
    </>
  )
}

function Resolve({ requestId }: { requestId: number }) {
  const resolve = useResolveMine()
  return (
    <Button busy={resolve.isPending} onClick={() => resolve.mutate(requestId)}>
      Mark as resolved
    </Button>
  )
}

function NotFound() {
  return (
    <>
      <PageHeader title="Help and support" />
      <EmptyState
        title="Message not found"
        action={
          <Link to={list} className={buttonClass()}>
            Help and support
          </Link>
        }
      >
        It may have been sent with another account.
      </EmptyState>
    </>
  )
}
