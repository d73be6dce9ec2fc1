import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Navigate, useSearchParams } from 'react-router'
import { BugDesk, bugDesk } from '#web/community/bugs/bug-desk.tsx'
import { FactDesk } from '#web/community/facts/facts-reported.tsx'
import { reportedFacts } from '#web/community/facts/api.ts'
import { RequestDesk, requestDesk } from '#web/community/feature-requests/request-desk.tsx'
import { cappedCount } from '#web/kit/format.ts'
import { PageHeader } from '#web/kit/layout/page-header.tsx'
import { Tabs } from '#web/kit/layout/tabs.tsx'

const tabs = ['requests', 'bugs', 'facts'] as const
type Tab = (typeof tabs)[number]

export function RequestAdmin() {
  const [params, setParams] = useSearchParams()
  const chosen = tabs.find((tab) => tab === params.get('tab')) ?? 'requests'
  const waiting = useWaiting()
  // Drops the filters of the tab before.
  const go = (tab: string) => setParams({ tab }, { replace: true })
  // Demo bookings were here; emails and calendars have links to them.
  if (params.get('tab') === 'demos') return <Navigate to={`/admin/leads?${without(params, 'tab')}`} replace />
  return (
    <>
      <PageHeader intro="Feature requests, bugs and reported facts." />
      <Tabs
        label="Request"
        value={chosen}
        onChange={go}
        tabs={tabs.map((tab) => ({
          value: tab,
          label: `${names[tab]}${waiting[tab] ? ` (${waiting[tab]})` : ''}`,
          // Only the open tab loads data and has its filters in the address.
          content: tab === chosen && desks[tab],
        }))}
      />
    </>
  )
}

function without(params: URLSearchParams, name: string): URLSearchParams {
  const rest = new URLSearchParams(params)
  rest.delete(name)
  return rest
}

const names: Record<Tab, string> = {
  requests: 'Feature requests',
  bugs: 'Bugs',
  facts: 'Reported facts',
}

const desks: Record<Tab, ReactNode> = {
  requests: <RequestDesk />,
  bugs: <BugDesk />,
  facts: <FactDesk />,
}

/** How many are pending in each tab; '' for none. */
function useWaiting(): Record<Tab, string> {
  const requests = useQuery(requestDesk.openCount).data
  const bugs = useQuery(bugDesk.openCount).data
  const facts = useInfiniteQuery(reportedFacts).data?.pages
  const reported = facts?.flatMap(({ items }) => items).length
  const format = (total: number | undefined) => (total ? cappedCount(total) : '')
  return {
    requests: format(requests),
    bugs: format(bugs),
    facts: `${format(reported)}${facts?.at(-1)?.next ? '+' : ''}`,
  }
}
