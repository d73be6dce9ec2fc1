import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type CompanyReport, type ReportState, reportStates } from '#contract/hiring/reports.ts'
import { May, PersonLink } from '#web/identity/index.ts'
import { uniqueRows } from '#web/kit/api/query.ts'
import { useUrlState } from '#web/kit/api/url-state.ts'
import { oneOf } from '#web/kit/desk/filter.ts'
import { Field, Options, Select } from '#web/kit/forms/field.tsx'
import { dayAndTime } from '#web/kit/format.ts'
import { Badge } from '#web/kit/layout/badge.tsx'
import { Button } from '#web/kit/layout/button.tsx'
import { Card } from '#web/kit/layout/card.tsx'
import { PageHeader } from '#web/kit/layout/page-header.tsx'
import { RouteLink } from '#web/kit/layout/route-links.tsx'
import { lazyPart } from '#web/kit/lazy-component.ts'
import { LoadMore } from '#web/kit/lists/load-more.tsx'
import { EmptyCard } from '#web/kit/states/empty-state.tsx'
import { QueryView } from '#web/kit/states/query-view.tsx'
import { companyReports, type ReportFilter } from './company-desk.api.ts'
import { reportReasonLabels } from './report-reasons.ts'

const AnswerDialog = lazyPart(() => import('./answer-dialog.tsx'), 'AnswerDialog')

const filterInUrl = {
  read: (params: URLSearchParams): ReportFilter => ({
    state: oneOf(params, 'state', reportStates) || 'open',
    company: /^\d{1,15}$/.test(params.get('company') ?? '') ? params.get('company')! : '',
  }),
  write: ({ state, company }: ReportFilter) => ({ state: state === 'open' ? '' : state, company }),
}

/** What learners reported about companies. */
export function CompanyReportsAdmin() {
  const { choice: filter, change } = useUrlState(filterInUrl)
  const query = useInfiniteQuery(companyReports(filter))
  const [answering, setAnswering] = useState<CompanyReport | null>(null)
  return (
    <>
      <PageHeader
        back={{ to: '/admin/companies', label: 'Companies' }}
        intro="What learners told us about companies. The company doesn’t see who reported it, or that somebody did."
      />
      <search aria-label="Reports" className="mb-4 flex flex-wrap items-end gap-4">
        <Field label="Status" className="w-44">
          <Select value={filter.state} onChange={({ target }) => change({ state: target.value as ReportState })}>
            <Options
              of={[
                ['open', 'To answer'],
                ['closed', 'Answered'],
              ]}
            />
          </Select>
        </Field>
        {filter.company && <Button onClick={() => change({ company: '' })}>Show all companies</Button>}
      </search>
      <QueryView query={query}>
        {({ pages }) => {
          const reports = uniqueRows(pages, ({ reportId }) => reportId)
          if (reports.length === 0) return <NoReports state={filter.state} />
          return (
            <>
              <ul className="grid gap-4">
                {reports.map((report) => (
                  <li key={report.reportId} className="min-w-0">
                    <Report report={report} onAnswer={() => setAnswering(report)} />
                  </li>
                ))}
              </ul>
              <LoadMore query={query} />
            </>
          )
        }}
      </QueryView>
      {answering && <AnswerDialog report={answering} onClose={() => setAnswering(null)} />}
    </>
  )
}

const NoReports = ({ state }: { state: ReportState }) =>
  state === 'open' ? (
    <EmptyCard title="Nothing to answer">When a learner reports a company, it appears here, oldest first.</EmptyCard>
  ) : (
    <EmptyCard title="None yet">Reports that you answered appear here.</EmptyCard>
  )

function Report({ report, onAnswer }: { report: CompanyReport; onAnswer: () => void }) {
  const { reportId, companyId, companyName, reporter, opening, reason, details, createdAt, answer, handledAt } = report
  const id = `report-${reportId}`
  return (
    <Card as="article" aria-labelledby={id}>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 id={id} className="type-h3 wrap-anywhere">
          <RouteLink to={`/admin/companies/${companyId}`}>{companyName}</RouteLink>
        </h2>
        <Badge tone="bad">{reportReasonLabels[reason]}</Badge>
      </div>
      <p className="type-small mt-1 text-soft wrap-anywhere">
        <PersonLink {...reporter} />, {dayAndTime(createdAt)}
        {opening && `, about “${opening}”`}
      </p>
      <p className="mt-3 max-w-prose whitespace-pre-line wrap-anywhere">
        {details || <span className="text-soft">The learner deleted their account, and what they wrote with it.</span>}
      </p>
      {handledAt ? (
        <div className="mt-4 border-t border-line pt-4">
          <p className="type-small text-soft">Our answer, {dayAndTime(handledAt)}</p>
          <p className="mt-1 max-w-prose whitespace-pre-line wrap-anywhere">{answer}</p>
        </div>
      ) : (
        <May do="jobs:act">
          <Button className="mt-5" onClick={onAnswer}>
            Answer and close<span className="sr-only"> the report about {companyName}</span>
          </Button>
        </May>
      )}
    </Card>
  )
}
