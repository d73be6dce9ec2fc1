import { useInfiniteQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { groupNames, type IntroductionGroup } from '#contract/hiring/introductions.ts'
import { uniqueRows } from '#web/kit/api/query.ts'
import { useUrlState } from '#web/kit/api/url-state.ts'
import { oneOf } from '#web/kit/desk/filter.ts'
import { PageHeader } from '#web/kit/layout/page-header.tsx'
import { RouteLink } from '#web/kit/layout/route-links.tsx'
import { Tabs } from '#web/kit/layout/tabs.tsx'
import { LoadMore } from '#web/kit/lists/load-more.tsx'
import { EmptyState } from '#web/kit/states/empty-state.tsx'
import { QueryView } from '#web/kit/states/query-view.tsx'
import { CompanyRow } from './company-row.tsx'
import { companyIntroductions } from './introductions.api.ts'

const groupInUrl = {
  read: (params: URLSearchParams): { group: IntroductionGroup } => ({
    group: oneOf(params, 'group', groupNames) || 'open',
  }),
  write: ({ group }: { group: IntroductionGroup }) => ({ group: group === 'open' ? '' : group }),
}

const labels: Record<IntroductionGroup, string> = {
  open: 'Open',
  joined: 'Joined',
  ended: 'Ended',
}

const empty: Record<IntroductionGroup, [title: string, text: ReactNode]> = {
  open: [
    'No introductions yet',
    <>
      Ask a candidate for an introduction. They have 7 days to answer; once they accept, you talk to them here.{' '}
      <RouteLink to="/company/candidates">Find candidates</RouteLink>
    </>,
  ],
  joined: ['Nobody has joined yet', 'When you and a candidate name the same first day and role, they’re listed here.'],
  ended: [
    'Nothing has ended',
    'Requests that were declined or expired, and introductions that ended, are listed here.',
  ],
}

export function CompanyIntroductionsPage() {
  const { choice, change } = useUrlState(groupInUrl)
  return (
    <>
      <PageHeader intro="Candidates you asked to meet. You see a name and contact details once they accept." />
      <Tabs
        label="Introductions"
        value={choice.group}
        onChange={(group) => change({ group: group as IntroductionGroup })}
        tabs={groupNames.map((group) => ({
          value: group,
          label: labels[group],
          content: group === choice.group && <Rows group={group} />,
        }))}
      />
    </>
  )
}

function Rows({ group }: { group: IntroductionGroup }) {
  const query = useInfiniteQuery(companyIntroductions(group))
  const [title, text] = empty[group]
  return (
    <QueryView query={query}>
      {({ pages }) => {
        const rows = uniqueRows(pages, ({ introductionId }) => introductionId)
        if (rows.length === 0) return <EmptyState title={title}>{text}</EmptyState>
        return (
          <>
            <ul className="surface divide-y divide-line">
              {rows.map((row) => (
                <CompanyRow key={row.introductionId} introduction={row} />
              ))}
            </ul>
            <LoadMore query={query} />
          </>
        )
      }}
    </QueryView>
  )
}
