import { useQuery } from '@tanstack/react-query'
import { Navigate, useParams } from 'react-router'
import type { CompanyDetails } from '#contract/hiring/company-desk.ts'
import { Changes, May, PersonLink, useMay } from '#web/identity/index.ts'
import { ApiError } from '#web/kit/api/call.ts'
import { count, day, dayAndTime } from '#web/kit/format.ts'
import { Badge } from '#web/kit/layout/badge.tsx'
import { Callout } from '#web/kit/layout/callout.tsx'
import { Card } from '#web/kit/layout/card.tsx'
import { PageHeader } from '#web/kit/layout/page-header.tsx'
import { RouteLink } from '#web/kit/layout/route-links.tsx'
import { Table } from '#web/kit/lists/table.tsx'
import { EmptyState } from '#web/kit/states/empty-state.tsx'
import { QueryView } from '#web/kit/states/query-view.tsx'
import { SampleMark } from '#web/site/index.ts'
import { kindLabels } from '../companies/kinds.ts'
import { OpeningStateBadge } from '../openings/opening-state.tsx'
import { Application } from './application.tsx'
import { CompanyActions } from './company-actions.tsx'
import { company } from './company-desk.api.ts'
import { CompanyStateBadge } from './company-state.tsx'

const back = { to: '/admin/companies', label: 'Companies' }

export function CompanyAdmin() {
  const companyId = Number(useParams()['companyId'])
  const isId = Number.isSafeInteger(companyId) && companyId > 0
  const query = useQuery({ ...company(companyId), enabled: isId })
  if (!isId) return <Navigate to="/admin/companies" replace />
  if (query.error instanceof ApiError && query.error.code === 'not_found' && !query.data)
    return (
      <>
        <PageHeader back={back} />
        <EmptyState title="There’s no such company">The link may be mistyped.</EmptyState>
      </>
    )
  return <QueryView query={query}>{(found) => <OneCompany key={companyId} found={found} />}</QueryView>
}

function OneCompany({ found }: { found: CompanyDetails }) {
  const { name, website, domain, kind, city, state, reason, isTrusted, isSample } = found
  return (
    <>
      <PageHeader
        title={name}
        back={back}
        intro={
          <span className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
            <CompanyStateBadge state={state} />
            {isTrusted && <Badge tone="new">Trusted</Badge>}
            <SampleMark isSample={isSample} />
            <a href={website} className="link" target="_blank" rel="noreferrer">
              {domain}
            </a>
            <span>{[kindLabels[kind], city].filter(Boolean).join(', ')}</span>
          </span>
        }
        actions={
          <May do="jobs:act">
            <CompanyActions company={found} />
          </May>
        }
      />
      {reason && (
        <Callout tone="waiting" className="mb-6">
          <span className="whitespace-pre-line wrap-anywhere">{reason}</span>
        </Callout>
      )}
      {found.application && <Application company={found} application={found.application} />}
      <div className="grid grid-cols-1 items-start gap-x-8 gap-y-7 xl:grid-cols-[minmax(0,1fr)_21rem]">
        <div className="grid grid-cols-1 gap-7">
          <Openings openings={found.openings} />
          <History found={found} />
        </div>
        <div className="grid grid-cols-1 gap-7 max-xl:order-first">
          <Members members={found.members} />
          <About found={found} />
          <Reports found={found} />
        </div>
      </div>
    </>
  )
}

function Members({ members }: Pick<CompanyDetails, 'members'>) {
  return (
    <Card as="section" aria-labelledby="members">
      <h2 id="members" className="type-h3">
        Members
      </h2>
      {members.length === 0 && <p className="mt-2 text-soft">Nobody of this company has an account.</p>}
      <ul className="mt-1 divide-y divide-line">
        {members.map(({ userId, name, email, hasJoined }) => (
          <li key={userId} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2.5">
            <div className="min-w-0 wrap-anywhere">
              <PersonLink userId={userId} name={name} className="font-medium" />
              <span className="type-small block text-soft">{email}</span>
            </div>
            {!hasJoined && <Badge tone="waiting">Invited</Badge>}
          </li>
        ))}
      </ul>
    </Card>
  )
}

function About({ found: { about, stack, createdAt } }: { found: CompanyDetails }) {
  return (
    <Card as="section" aria-labelledby="about">
      <h2 id="about" className="type-h3">
        What learners read
      </h2>
      <p className="mt-2 whitespace-pre-line wrap-anywhere">
        {about || <span className="text-soft">The company hasn’t described itself yet.</span>}
      </p>
      {stack.length > 0 && <p className="mt-3 text-soft wrap-anywhere">Technologies: {stack.join(', ')}</p>}
      <p className="type-small mt-3 text-soft">Added on {day(createdAt)}</p>
    </Card>
  )
}

function Reports({ found: { companyId, reports } }: { found: CompanyDetails }) {
  if (reports.open + reports.closed === 0) return null
  const link = (state: string) =>
    `/admin/companies/reports?${new URLSearchParams({ state, company: String(companyId) })}`
  return (
    <Card as="section" aria-labelledby="reports">
      <h2 id="reports" className="type-h3 mb-2">
        Reports by learners
      </h2>
      <p className="flex flex-wrap gap-x-5 gap-y-1">
        <RouteLink to={link('open')}>{count(reports.open)} to answer</RouteLink>
        <RouteLink to={link('closed')}>{count(reports.closed)} answered</RouteLink>
      </p>
    </Card>
  )
}

function Openings({ openings }: Pick<CompanyDetails, 'openings'>) {
  return (
    <section aria-labelledby="openings" className="min-w-0">
      <h2 id="openings" className="type-h3 mb-2">
        Openings
      </h2>
      <Table
        isSlim
        caption="Openings, newest first"
        rows={openings}
        rowKey={({ openingId }) => openingId}
        empty={<p className="p-4 text-soft">No openings yet.</p>}
        columns={[
          { key: 'title', header: 'Opening', heading: true, written: true, cell: ({ title }) => title },
          { key: 'state', header: 'Status', cell: ({ state }) => <OpeningStateBadge state={state} /> },
          {
            key: 'introductions',
            header: 'Introductions',
            numeric: true,
            cell: ({ introductions }) => count(introductions),
          },
          { key: 'at', header: 'Written', cell: ({ createdAt }) => day(createdAt) },
        ]}
      />
    </section>
  )
}

const capitalize = (action: string) => action.charAt(0).toUpperCase() + action.slice(1)

function History({ found: { companyId, history } }: { found: CompanyDetails }) {
  const may = useMay()
  return (
    <section aria-labelledby="history" className="min-w-0">
      <h2 id="history" className="type-h3 mb-2">
        History
      </h2>
      <Table
        isSlim
        caption="What happened, newest first"
        rows={history}
        rowKey={({ entryId }) => entryId}
        empty={<p className="p-4 text-soft">Nothing has happened yet.</p>}
        columns={[
          { key: 'what', header: 'What', heading: true, written: true, cell: ({ action }) => capitalize(action) },
          {
            key: 'how',
            header: 'Details',
            className: 'sm:w-2/5',
            written: true,
            cell: ({ before, after }) => <Changes before={before} after={after} />,
          },
          { key: 'who', header: 'By', written: true, cell: ({ actor }) => actor ?? 'System' },
          { key: 'at', header: 'When', cell: ({ at }) => dayAndTime(at) },
        ]}
      />
      {may('audit:see') && (
        <p className="type-small mt-2">
          <RouteLink to={`/admin/audit?${new URLSearchParams({ subject: `company ${companyId}` })}`}>
            See all in the audit log
          </RouteLink>
        </p>
      )}
    </section>
  )
}
