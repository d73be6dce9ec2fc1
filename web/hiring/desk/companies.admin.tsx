import { useInfiniteQuery } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { Link } from 'react-router'
import type { DeskCompany } from '#contract/hiring/company-desk.ts'
import { type CompanyState, companyStates } from '#contract/hiring/hiring.ts'
import { May } from '#web/identity/index.ts'
import { uniqueRows } from '#web/kit/api/query.ts'
import { useUrlState } from '#web/kit/api/url-state.ts'
import { oneOf } from '#web/kit/desk/filter.ts'
import { Field, Options, Select } from '#web/kit/forms/field.tsx'
import { SearchField } from '#web/kit/forms/search-field.tsx'
import { cappedCount, count, day } from '#web/kit/format.ts'
import { Plus } from '#web/kit/icons.tsx'
import { Badge } from '#web/kit/layout/badge.tsx'
import { Button } from '#web/kit/layout/button.tsx'
import { PageHeader } from '#web/kit/layout/page-header.tsx'
import { RouteButton } from '#web/kit/layout/route-links.tsx'
import { lazyPart } from '#web/kit/lazy-component.ts'
import { FoldedFilters } from '#web/kit/lists/folded-filters.tsx'
import { LoadMore } from '#web/kit/lists/load-more.tsx'
import { type Column, Table } from '#web/kit/lists/table.tsx'
import { EmptyState } from '#web/kit/states/empty-state.tsx'
import { QueryView } from '#web/kit/states/query-view.tsx'
import { SampleMark } from '#web/site/index.ts'
import { kindLabels } from '../companies/kinds.ts'
import { companies, type CompanyFilter } from './company-desk.api.ts'
import { companyStateLabels, CompanyStateBadge } from './company-state.tsx'

const InviteCompanyDialog = lazyPart(() => import('./invite-company-dialog.tsx'), 'InviteCompanyDialog')

const filterInUrl = {
  read: (params: URLSearchParams): CompanyFilter => ({
    state: oneOf(params, 'state', companyStates),
    search: (params.get('search') ?? '').slice(0, 100),
  }),
  write: (filter: CompanyFilter) => filter,
}

/** What waits for staff, if it is loaded and they may see it. */
type Waiting = { companyReports: { count: number } | null } | undefined

export function CompaniesAdmin({ waiting }: { waiting: Waiting }) {
  const reported = waiting?.companyReports?.count ?? 0
  const { choice: filter, change } = useUrlState(filterInUrl)
  const query = useInfiniteQuery(companies(filter))
  const [isInviting, setIsInviting] = useState(false)
  const onSearch = useCallback((search: string) => change({ search }), [change])
  return (
    <>
      <PageHeader
        intro="Companies that may ask learners for an introduction"
        actions={
          <>
            <RouteButton to="/admin/companies/reports">
              Reports{reported > 0 && ` (${cappedCount(reported)})`}
            </RouteButton>
            <May do="jobs:act">
              <Button variant="primary" onClick={() => setIsInviting(true)}>
                <Plus aria-hidden="true" className="size-4.5" />
                Invite a company
              </Button>
            </May>
          </>
        }
      />
      <search aria-label="Companies" className="mb-3 grid gap-4 sm:grid-cols-[minmax(0,22rem)_14rem]">
        <SearchField label="Name or domain" value={filter.search} onSearch={onSearch} />
        <FoldedFilters active={filter.state ? 1 : 0}>
          <Field label="Status" className="max-sm:col-span-2">
            <Select
              value={filter.state}
              onChange={({ target }) => change({ state: target.value as CompanyState | '' })}
            >
              <option value="">Any</option>
              <Options of={companyStates.map((state) => [state, companyStateLabels[state]])} />
            </Select>
          </Field>
        </FoldedFilters>
      </search>
      <QueryView query={query}>
        {({ pages }) => (
          <>
            <Table
              caption="Companies, newest first"
              rows={uniqueRows(pages, ({ companyId }) => companyId)}
              rowKey={({ companyId }) => companyId}
              columns={columns}
              empty={
                filter.state || filter.search ? (
                  <EmptyState
                    title="No companies found"
                    action={<Button onClick={() => change({ state: '', search: '' })}>Clear filters</Button>}
                  >
                    Try a different search or status.
                  </EmptyState>
                ) : (
                  <EmptyState title="No companies yet">
                    Invite a company that you trust to hire our learners. It sees work before names.
                  </EmptyState>
                )
              }
            />
            <LoadMore query={query} />
          </>
        )}
      </QueryView>
      {isInviting && <InviteCompanyDialog onClose={() => setIsInviting(false)} />}
    </>
  )
}

const columns: Column<DeskCompany>[] = [
  {
    key: 'name',
    header: 'Company',
    heading: true,
    written: true,
    cell: ({ companyId, name, domain, isTrusted, isSample }) => (
      <>
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <Link to={`/admin/companies/${companyId}`} className="link font-semibold">
            {name}
          </Link>
          {isTrusted && <Badge tone="new">Trusted</Badge>}
          <SampleMark isSample={isSample} />
        </span>
        <span className="type-small block font-normal text-soft">{domain}</span>
      </>
    ),
  },
  { key: 'state', header: 'Status', cell: ({ state }) => <CompanyStateBadge state={state} /> },
  { key: 'kind', header: 'Kind', cell: ({ kind }) => kindLabels[kind] },
  {
    key: 'city',
    header: 'City',
    written: true,
    cell: ({ city }) => city || <span className="text-soft">Not given</span>,
  },
  { key: 'openings', header: 'Open openings', numeric: true, cell: ({ openOpenings }) => count(openOpenings) },
  { key: 'members', header: 'Members', numeric: true, cell: ({ members }) => count(members) },
  { key: 'since', header: 'Added', className: 'whitespace-nowrap', cell: ({ createdAt }) => day(createdAt) },
]
