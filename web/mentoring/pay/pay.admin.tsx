import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { PayMonth, PayRate, PaySummary } from '#contract/mentoring/pay.ts'
import { May } from '#web/identity/index.ts'
import { useUrlState } from '#web/kit/api/url-state.ts'
import { day, rupees as formatRupees } from '#web/kit/format.ts'
import { Badge } from '#web/kit/layout/badge.tsx'
import { Button } from '#web/kit/layout/button.tsx'
import { PageHeader } from '#web/kit/layout/page-header.tsx'
import { RouteLink } from '#web/kit/layout/route-links.tsx'
import { ExportButton } from '#web/kit/lists/export-button.tsx'
import { Table } from '#web/kit/lists/table.tsx'
import { EmptyState } from '#web/kit/states/empty-state.tsx'
import { QueryView } from '#web/kit/states/query-view.tsx'
import { formatMonth } from '#web/membership/index.ts'
import { MonthSelect } from './month-select.tsx'
import { payMonth, payRates } from './pay.api.ts'
import { describeRate, describeWork, monthInUrl } from './pay.rules.ts'
import { RateDialog } from './pay-dialogs.tsx'

/** What each mentor earned in a month, and the rates. */
export function PayAdmin() {
  const { choice, change } = useUrlState(monthInUrl)
  const query = useQuery(payMonth(choice.month))
  const rates = useQuery(payRates)
  const [isSetting, setIsSetting] = useState(false)
  const found = query.data
  return (
    <>
      <PageHeader
        intro="Verdicts that weren’t taken back, second opinions too, and sessions that took place, by the rates of that month."
        back={{ to: '/admin/payments', label: 'Payments' }}
        actions={
          found && (
            <>
              <ExportButton list="mentor-pay" filter={{ month: found.month }} />
              <May do="payments:act">
                <Button onClick={() => setIsSetting(true)}>Set rates</Button>
              </May>
            </>
          )
        }
      />
      <QueryView query={query}>
        {(month) => (
          <div className="mb-8 grid grid-cols-1 gap-5">
            <MonthSelect
              month={month.month}
              first={month.firstMonth}
              last={month.currentMonth}
              onChange={(to) => change({ month: to })}
            />
            <Mentors month={month} />
          </div>
        )}
      </QueryView>
      <QueryView query={rates}>{(all) => <Rates rates={all} />}</QueryView>
      {isSetting && found && <RateDialog currentMonth={found.currentMonth} onClose={() => setIsSetting(false)} />}
    </>
  )
}

function Mentors({ month: { month, mentors, isOver } }: { month: PayMonth }) {
  return (
    <Table
      caption={`Mentors in ${formatMonth(month)}`}
      rows={mentors}
      rowKey={({ userId }) => userId}
      empty={
        <EmptyState title={`Nobody worked in ${formatMonth(month)}`}>
          Mentors appear here with their first verdict or session.
        </EmptyState>
      }
      columns={[
        {
          key: 'name',
          header: 'Mentor',
          heading: true,
          written: true,
          cell: ({ userId, name }) => (
            <RouteLink to={`/admin/payments/mentors/${userId}?month=${month}`}>{name}</RouteLink>
          ),
        },
        { key: 'work', header: 'Work', cell: describeWork },
        {
          key: 'rate',
          header: 'Rates',
          cell: ({ rate }) => (rate === null ? 'None yet' : rate === 'own' ? 'Own' : 'The school’s'),
        },
        { key: 'rupees', header: 'Earned', numeric: true, cell: amountOf },
        { key: 'state', header: 'State', cell: (mentor) => <State mentor={mentor} isOver={isOver} /> },
      ]}
    />
  )
}

const amountOf = ({ rupees, correctionRupees }: PaySummary) => (
  <>
    {formatRupees(rupees + correctionRupees)}
    {correctionRupees !== 0 && (
      <span className="type-small block text-soft">corrected by {formatRupees(correctionRupees)}</span>
    )}
  </>
)

function State({ mentor: { paidAt, rupees }, isOver }: { mentor: PaySummary; isOver: boolean }) {
  if (paidAt) return <Badge tone="good">Paid on {day(paidAt)}</Badge>
  if (rupees === 0) return <span className="text-soft">Nothing to pay</span>
  return isOver ? <Badge tone="waiting">To pay</Badge> : <Badge tone="plain">Not over yet</Badge>
}

const Rates = ({ rates }: { rates: PayRate[] }) => (
  <Table
    caption="Rates"
    showCaption
    isSlim
    rows={rates}
    rowKey={({ userId, fromMonth }) => `${userId} ${fromMonth}`}
    empty={<EmptyState title="No rates yet">Set what the school pays for a review, a session or a month.</EmptyState>}
    columns={[
      { key: 'name', header: 'For', heading: true, written: true, cell: ({ name }) => name },
      { key: 'from', header: 'From', cell: ({ fromMonth }) => formatMonth(fromMonth) },
      { key: 'rate', header: 'Rates', cell: describeRate },
      { key: 'by', header: 'Set by', cell: ({ setBy, setAt }) => `${setBy}, ${day(setAt)}` },
    ]}
  />
)
