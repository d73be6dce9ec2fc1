import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { SupportRequest } from '#contract/support/requests.ts'
import { uniqueRows } from '#web/kit/api/query.ts'
import { useNow } from '#web/kit/duration.ts'
import { ago } from '#web/kit/format.ts'
import { buttonClass } from '#web/kit/layout/button.tsx'
import { PageHeader } from '#web/kit/layout/page-header.tsx'
import { LoadMore } from '#web/kit/lists/load-more.tsx'
import { EmptyState } from '#web/kit/states/empty-state.tsx'
import { QueryView } from '#web/kit/states/query-view.tsx'
import { ContactSupport } from '#web/site/index.ts'
import { ConversationBadge, promiseText } from '#web/threads/index.ts'
import { myRequests } from './support.api.ts'
import { topicLabels } from './topics.ts'

const WriteButton = () => (
  <Link to="/dashboard/support/new" className={buttonClass({ variant: 'primary' })}>
    Write to us
  </Link>
)

export function SupportPage() {
  const query = useInfiniteQuery(myRequests)
  const hasRequests = query.data?.pages[0]?.items.length !== 0
  return (
    <>
      <PageHeader
        intro="Write to us about your account, a payment, a course or anything else. Only you and our staff can read it."
        actions={hasRequests && <WriteButton />}
      />
      <QueryView query={query}>
        {({ pages }) => {
          const rows = uniqueRows(pages, ({ requestId }) => requestId)
          if (rows.length === 0) return <Nothing />
          return (
            <>
              <ul className="surface divide-y divide-line">
                {rows.map((row) => (
                  <Row key={row.requestId} request={row} />
                ))}
              </ul>
              <LoadMore query={query} />
            </>
          )
        }}
      </QueryView>
      <p className="mt-6 text-soft">
        <ContactSupport /> For a question about a step, choose “Ask a mentor” on its page.
      </p>
    </>
  )
}

function Row({ request }: { request: SupportRequest }) {
  const now = useNow(60_000)
  const { requestId, topic, subject, createdAt, state } = request
  const details = [topicLabels[topic], `sent ${ago(createdAt)}`, promiseText(request, now)]
  return (
    <li className="flex items-center justify-between gap-x-4 gap-y-1 px-4 py-3 max-sm:flex-wrap sm:px-5">
      <div className="min-w-0">
        <Link to={`/dashboard/support/${requestId}`} className="touch link font-semibold wrap-anywhere">
          {subject}
        </Link>
        <p className="type-small text-soft">{details.filter(Boolean).join(' · ')}</p>
      </div>
      <ConversationBadge state={state} />
    </li>
  )
}

const Nothing = () => (
  <EmptyState title="How can we help?" action={<WriteButton />}>
    You’ll see your messages and our replies here. We reply within one working day.
  </EmptyState>
)
