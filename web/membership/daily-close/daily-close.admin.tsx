import { useQuery } from '@tanstack/react-query'
import { useId, type ReactNode } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router'
import type { DayReport } from '#contract/membership/daily-close.ts'
import { z } from '#contract/kit/zod.ts'
import { Input } from '#web/kit/forms/field.tsx'
import { useNow } from '#web/kit/duration.ts'
import { count, dateParts, day as formatDay, indiaDate, rupees } from '#web/kit/format.ts'
import { ChevronLeft, ChevronRight } from '#web/kit/icons.tsx'
import { Badge } from '#web/kit/layout/badge.tsx'
import { buttonClass } from '#web/kit/layout/button.tsx'
import { Card } from '#web/kit/layout/card.tsx'
import { classes } from '#web/kit/layout/classes.ts'
import { RouteLink } from '#web/kit/layout/route-links.tsx'
import { PageHeader } from '#web/kit/layout/page-header.tsx'
import { QueryView } from '#web/kit/states/query-view.tsx'
import { StaleWarning } from '../stale-warning.tsx'
import { CloseCard } from './close-card.tsx'
import { dayReport } from './daily-close.api.ts'
import { addressOf, dayAfter } from './daily-close.rules.ts'
import { DayFigures } from './day-figures.tsx'
import { Problems } from './problems.tsx'

export function DailyCloseAdmin() {
  const [params] = useSearchParams()
  const day = z.iso.date().catch('').parse(params.get('day'))
  const query = useQuery(dayReport(day))
  const now = useNow(60_000)
  const today = query.data?.today ?? indiaDate(now)
  return (
    <>
      <PageHeader
        intro="What came in, what’s waiting and what doesn’t add up."
        back={{ to: '/admin/payments', label: 'Payments' }}
      />
      {query.data && <StaleWarning query={query} />}
      <DayChoice day={day || today} today={today} />
      <QueryView query={query}>{(report) => <Report report={report} isLoading={query.isPlaceholderData} />}</QueryView>
    </>
  )
}

function Report({ report, isLoading }: { report: DayReport; isLoading: boolean }) {
  return (
    <div
      aria-busy={isLoading}
      className={classes(
        'grid grid-cols-1 items-start gap-5 lg:grid-cols-[minmax(0,5fr)_minmax(0,3fr)]',
        isLoading && 'opacity-60',
      )}
    >
      <div className="grid min-w-0 gap-5">
        <DayFigures money={report.money} />
        <Problems problems={report.problems} />
      </div>
      <div className="grid min-w-0 gap-5">
        <CloseCard key={report.day} report={report} />
        <Waiting report={report} />
        <LastDays report={report} />
      </div>
    </div>
  )
}

function DayChoice({ day, today }: { day: string; today: string }) {
  const navigate = useNavigate()
  const arrow = buttonClass({ className: 'px-2.5' })
  return (
    <div className="mb-5 flex flex-wrap items-center gap-3">
      <Link to={addressOf(dayAfter(day, -1), today)} aria-label="Previous day" className={arrow}>
        <ChevronLeft aria-hidden="true" className="size-5" />
      </Link>
      <h2 className="type-h3 min-w-30 text-center">{day === today ? 'Today' : formatDay(day)}</h2>
      {day < today ? (
        <Link to={addressOf(dayAfter(day, 1), today)} aria-label="Next day" className={arrow}>
          <ChevronRight aria-hidden="true" className="size-5" />
        </Link>
      ) : (
        <span aria-hidden="true" className={classes(arrow, 'opacity-40')}>
          <ChevronRight className="size-5" />
        </span>
      )}
      <div className="w-44">
        <Input
          type="date"
          aria-label="Day"
          value={day}
          max={today}
          onChange={({ target }) => {
            if (target.value) void navigate(addressOf(target.value, today))
          }}
        />
      </div>
      {day !== today && <RouteLink to={addressOf(today, today)}>Today</RouteLink>}
    </div>
  )
}

function Section({ title, note, children }: { title: string; note?: string; children: ReactNode }) {
  const heading = useId()
  return (
    <Card as="section" aria-labelledby={heading}>
      <h2 id={heading} className="type-h3">
        {title}
      </h2>
      {note && <p className="type-small mt-0.5 text-soft">{note}</p>}
      {children}
    </Card>
  )
}

const ageNames = { today: 'Reported today', '1 day': '1 day', '2-3 days': '2 to 3 days', older: 'Longer' }

function Waiting({ report: { waiting, today } }: { report: DayReport }) {
  const spans = {
    today: `from=${today}`,
    '1 day': `from=${dayAfter(today, -1)}&until=${dayAfter(today, -1)}`,
    '2-3 days': `from=${dayAfter(today, -3)}&until=${dayAfter(today, -2)}`,
    older: `until=${dayAfter(today, -4)}`,
  }
  const total = waiting.reduce((sum, { payments }) => sum + payments, 0)
  return (
    <Section
      title="Waiting now"
      note={
        total === 0 ? 'No payment is waiting to be verified.' : 'Payments to verify, by how long they’ve been waiting.'
      }
    >
      {total > 0 && (
        <ul className="mt-3 grid divide-y divide-line">
          {waiting.map(({ age, payments, rupees: amount }) => (
            <li key={age} className="flex min-h-11 items-center justify-between gap-3 py-1.5">
              {payments > 0 ? (
                <RouteLink to={`/admin/payments?${spans[age]}`}>{ageNames[age]}</RouteLink>
              ) : (
                <span className="text-soft">{ageNames[age]}</span>
              )}
              <span className={classes('tabular-nums', payments === 0 && 'text-soft')}>
                {count(payments)}
                {payments > 0 && <span className="text-soft"> · {rupees(amount)}</span>}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Section>
  )
}

const dayStates = {
  closed: { tone: 'good', label: 'Closed' },
  open: { tone: 'waiting', label: 'Not closed' },
  empty: { tone: 'plain', label: 'No payments' },
} as const

function LastDays({ report: { days, day: shown, today } }: { report: DayReport }) {
  return (
    <Section title="Last 7 days">
      <ul className="mt-3 grid divide-y divide-line">
        {days.map(({ day, state }) => {
          const { weekday, day: date, month } = dateParts(day)
          return (
            <li key={day} className="flex min-h-10 items-center justify-between gap-3 py-1">
              <Link
                to={addressOf(day, today)}
                aria-current={day === shown ? 'date' : undefined}
                className={classes(
                  'link pointer-coarse:inline-flex pointer-coarse:min-h-11 pointer-coarse:items-center',
                  day === shown && 'font-semibold',
                )}
              >
                {weekday} {date} {month}
              </Link>
              <Badge tone={dayStates[state].tone}>{dayStates[state].label}</Badge>
            </li>
          )
        })}
      </ul>
    </Section>
  )
}
