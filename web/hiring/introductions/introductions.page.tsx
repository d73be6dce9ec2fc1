import { useInfiniteQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { type CompanyIntroduction, groupNames, type IntroductionGroup } from '#contract/hiring/introductions.ts'
import { uniqueRows } from '#web/kit/api/query.ts'
import { useUrlState } from '#web/kit/api/url-state.ts'
import { oneOf } from '#web/kit/desk/filter.ts'
import { ago, day } from '#web/kit/format.ts'
import { PageHeader } from '#web/kit/layout/page-header.tsx'
import { Tabs } from '#web/kit/layout/tabs.tsx'
import { LoadMore } from '#web/kit/lists/load-more.tsx'
import { EmptyState } from '#web/kit/states/empty-state.tsx'
import { QueryView } from '#web/kit/states/query-view.tsx'
import { IntroductionBadge } from './introduction-state.tsx'
import { companyIntroductions } from './introductions.api.ts'
import { nameOf } from './names.ts'

const groupInUrl = {
  read: (params: URLSearchParams): { group: IntroductionGroup } => ({
    group: oneOf(params, 'group', groupNames) || 'waiting',
  }),
  write: ({ group }: { group: IntroductionGroup }) => ({ group: group === 'waiting' ? '' : group }),
}

const labels: Record<IntroductionGroup, string> = {
  waiting: 'Waiting',
  active: 'In progress',
  joined: 'Joined',
  ended: 'Ended',
}

const empty: Record<IntroductionGroup, [title: string, text: ReactNode]> = {
  waiting: [
    'Nobody is waiting',
    'When you ask a candidate for an introduction, or we suggest one, you’ll see it here. They have 7 days to answer.',
  ],
  active: ['No introductions yet', 'Once a candidate accepts, you’ll see their name and talk to them here.'],
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
                <Row key={row.introductionId} introduction={row} />
              ))}
            </ul>
            <LoadMore query={query} />
          </>
        )
      }}
    </QueryView>
  )
}

function Row({ introduction }: { introduction: CompanyIntroduction }) {
  const { introductionId, openingTitle, state, answerBy, movedAt } = introduction
  return (
    <li className="flex items-center justify-between gap-x-4 gap-y-1 px-4 py-3 max-sm:flex-wrap sm:px-5">
      <div className="min-w-0">
        <Link to={`/company/introductions/${introductionId}`} className="touch link font-semibold wrap-anywhere">
          {nameOf(introduction)}
        </Link>
        <p className="type-small wrap-anywhere text-soft">
          {openingTitle} ·{' '}
          {state === 'requested' && answerBy ? `they answer by ${day(answerBy)}` : `last step ${ago(movedAt)}`}
        </p>
      </div>
      <IntroductionBadge state={state} />
    </li>
  )
}
