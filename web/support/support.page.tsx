import { useInfiniteQuery } from '@tanstack/react-query'
import { ago } from '#web/kit/format.ts'
import { RouteButton } from '#web/kit/layout/route-links.tsx'
import { PageHeader } from '#web/kit/layout/page-header.tsx'
import { EmptyState } from '#web/kit/states/empty-state.tsx'
import { ContactSupport } from '#web/site/index.ts'
import { ConversationRows } from '#web/threads/index.ts'
import { myRequests } from './support.api.ts'
import { topicLabels } from './topics.ts'

const WriteButton = () => (
  <RouteButton to="/dashboard/support/new" variant="primary">
    Write to us
  </RouteButton>
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
      <ConversationRows
        query={query}
        idOf={({ requestId }) => requestId}
        toRow={({ requestId, topic, subject, createdAt }) => ({
          to: `/dashboard/support/${requestId}`,
          title: subject,
          details: [topicLabels[topic], `sent ${ago(createdAt)}`],
        })}
        empty={<Nothing />}
      />
      <p className="mt-6 text-soft">
        <ContactSupport /> For a question about a step, choose “Ask a mentor” on its page.
      </p>
    </>
  )
}

const Nothing = () => (
  <EmptyState title="How can we help?" action={<WriteButton />}>
    You’ll see your messages and our replies here. We reply within one working day.
  </EmptyState>
)
