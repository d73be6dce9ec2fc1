import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Suspense, type ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { BugDesk, bugDesk } from '#web/community/bugs/bug-desk.tsx'
import { FactDesk } from '#web/community/facts/facts-reported.tsx'
import { reportedFacts } from '#web/community/facts/api.ts'
import { RequestDesk, requestDesk } from '#web/community/feature-requests/request-desk.tsx'
import { useMay } from '#web/identity/index.ts'
import { lazyComponent } from '#web/kit/lazy-component.ts'
import { cappedCount } from '#web/kit/format.ts'
import { PageHeader } from '#web/kit/layout/page-header.tsx'
import { SkeletonRows } from '#web/kit/states/skeleton.tsx'
import { Tabs } from '#web/kit/layout/tabs.tsx'
import { openDemoCount } from '#web/membership/demos/demos.api.ts'

const DemoDesk = lazyComponent(() => import('#web/membership/demos/desk/demo-desk.tsx'), 'DemoDesk')

const tabs = ['requests', 'bugs', 'demos', 'facts'] as const
type Tab = (typeof tabs)[number]

export function RequestAdmin() {
  const seesLeads = useMay()('people:see')
  const [params, setParams] = useSearchParams()
  const offered = tabs.filter((tab) => seesLeads || tab !== 'demos')
  const chosen = offered.find((tab) => tab === params.get('tab')) ?? 'requests'
  const waiting = useWaiting(seesLeads)
  // Drops the filters of the tab before.
  const go = (tab: string) => setParams({ tab }, { replace: true })
  return (
    <>
      <PageHeader
        intro={
          seesLeads
            ? 'Feature requests, bugs, demo bookings and reported facts.'
            : 'Feature requests, bugs and reported facts.'
        }
      />
      <Tabs
        label="Request"
        value={chosen}
        onChange={go}
        tabs={offered.map((tab) => ({
          value: tab,
          label: `${names[tab]}${waiting[tab] ? ` (${waiting[tab]})` : ''}`,
          // Only the open tab loads data and has its filters in the address.
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

/** How many are pending in each tab; '' for none. */
function useWaiting(seesLeads: boolean): Record<Tab, string> {
  const requests = useQuery(requestDesk.openCount).data
  const bugs = useQuery(bugDesk.openCount).data
  const demos = useQuery({ ...openDemoCount, enabled: seesLeads }).data
  const facts = useInfiniteQuery(reportedFacts).data?.pages
  const reported = facts?.flatMap(({ items }) => items).length
  const format = (total: number | undefined) => (total ? cappedCount(total) : '')
  return {
    requests: format(requests),
    bugs: format(bugs),
    demos: format(demos),
    facts: `${format(reported)}${facts?.at(-1)?.next ? '+' : ''}`,
  }
}
