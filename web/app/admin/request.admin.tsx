import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { lazy, Suspense, type ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { BugDesk } from '#web/community/bugs/bug-desk.tsx'
import { bugsWaiting, requestsWaiting } from '#web/community/desk/api.ts'
import { FactDesk } from '#web/community/facts/fact-desk.tsx'
import { reportedFacts } from '#web/community/facts/api.ts'
import { RequestDesk } from '#web/community/feature-requests/request-desk.tsx'
import { count } from '#web/kit/format.ts'
import { PageHeader } from '#web/kit/layout/page-header.tsx'
import { SkeletonRows } from '#web/kit/states/skeleton.tsx'
import { Tabs } from '#web/kit/layout/tabs.tsx'
import { demosWaiting } from '#web/membership/demos/demos.api.ts'

const DemoDesk = lazy(async () => ({ default: (await import('#web/membership/demos/desk/demo-desk.tsx')).DemoDesk }))

const tabs = ['requests', 'bugs', 'demos', 'facts'] as const
type Tab = (typeof tabs)[number]

/** What comes in from learners and visitors: each with how it stands, who looks after it, and its answer. */
export function RequestAdmin({ isAdmin }: { isAdmin: boolean }) {
  const [params, setParams] = useSearchParams()
  const offered = tabs.filter((tab) => isAdmin || tab !== 'demos')
  const chosen = offered.find((tab) => tab === params.get('tab')) ?? 'requests'
  const waiting = useWaiting(isAdmin)
  // The filter of one list means nothing in another.
  const go = (tab: string) => setParams({ tab }, { replace: true })
  return (
    <>
      <PageHeader
        title="Request"
        intro={
          isAdmin
            ? 'What learners ask for and report, and who booked a demo.'
            : 'What learners ask for, report and object to.'
        }
      />
      <Tabs
        label="Request"
        value={chosen}
        onChange={go}
        tabs={offered.map((tab) => ({
          value: tab,
          label: `${names[tab]}${waiting[tab] ? ` (${waiting[tab]})` : ''}`,
          // Only the open one asks the server, and only it has its filter in the address.
          content: tab === chosen && desks[tab],
        }))}
      />
    </>
  )
}

const names: Record<Tab, string> = {
  requests: 'Feature requests',
  bugs: 'Bugs',
  demos: 'Demo bookings',
  facts: 'Reported facts',
}

const desks: Record<Tab, ReactNode> = {
  requests: <RequestDesk />,
  bugs: <BugDesk />,
  demos: (
    <Suspense fallback={<SkeletonRows />}>
      <DemoDesk />
    </Suspense>
  ),
  facts: <FactDesk />,
}

/** How many wait behind each tab, in words; '' for none. */
function useWaiting(isAdmin: boolean): Record<Tab, string> {
  const requests = useQuery(requestsWaiting).data
  const bugs = useQuery(bugsWaiting).data
  const demos = useQuery({ ...demosWaiting, enabled: isAdmin }).data
  const facts = useInfiniteQuery(reportedFacts).data?.pages
  const reported = facts?.flatMap(({ items }) => items).length
  const words = (many: number | undefined) => (many ? count(many) : '')
  return {
    requests: words(requests),
    bugs: words(bugs),
    demos: words(demos),
    facts: `${words(reported)}${facts?.at(-1)?.next ? '+' : ''}`,
  }
}
