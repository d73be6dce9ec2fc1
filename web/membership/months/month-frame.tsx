import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { MonthName } from '#contract/kit/fields.ts'
import { Options, Select } from '#web/kit/forms/field.tsx'
import { ChevronLeft, ChevronRight } from '#web/kit/icons.tsx'
import { Button } from '#web/kit/layout/button.tsx'
import { PageHeader } from '#web/kit/layout/page-header.tsx'
import { Skeleton, SkeletonRows } from '#web/kit/states/skeleton.tsx'
import { addMonths, formatMonth, monthsBetween } from './months.rules.ts'

export const urlMonth = {
  read: (params: URLSearchParams) => ({ month: MonthName.catch('').parse(params.get('month') ?? '') }),
  write: ({ month }: { month: string }) => ({ month }),
}

type MonthHeaderProps = { view: View; month: string; intro: string; actions?: ReactNode }

/** The heading of each view of a month. `month`: empty until the current one is known. */
export function MonthHeader({ view, month, intro, actions }: MonthHeaderProps) {
  return (
    <>
      <PageHeader
        title={month === '' ? 'Accounts' : `Accounts, ${formatMonth(month)}`}
        intro={intro}
        back={{ to: '/admin/payments', label: 'Payments' }}
        actions={month !== '' && actions}
        className="mb-4! sm:mb-5!"
      />
      <Views current={view} month={month} />
    </>
  )
}

type View = 'month' | 'month/bank' | 'month/earned'

const views: [View, string][] = [
  ['month', 'By document'],
  ['month/bank', 'By bank date'],
  ['month/earned', 'Earned'],
]

const viewLook =
  'relative -mb-px flex min-h-11 items-center rounded-t-control border-b-3 border-transparent px-3 py-2 font-medium whitespace-nowrap text-soft outline-offset-[-2px] hover:text-ink aria-[current]:border-marigold aria-[current]:font-semibold aria-[current]:text-ink sm:px-4'

const Views = ({ current, month }: { current: View; month: string }) => (
  <nav aria-label="Views of the month" className="mb-5 flex gap-1 overflow-x-auto border-b border-line">
    {views.map(([view, label]) => (
      <Link
        key={view}
        to={`/admin/payments/${view}${month === '' ? '' : `?month=${month}`}`}
        aria-current={view === current ? 'page' : undefined}
        className={viewLook}
      >
        {label}
      </Link>
    ))}
  </nav>
)

type Months = { month: string; firstMonth: string; currentMonth: string }

export function MonthChoice({ months, onChange }: { months: Months; onChange: (month: string) => void }) {
  const { month, firstMonth, currentMonth } = months
  const step = (by: -1 | 1, label: string, icon: ReactNode) => {
    const to = addMonths(month, by)
    return (
      <Button
        aria-label={`${label} month`}
        disabled={to < firstMonth || to > currentMonth}
        onClick={() => onChange(to)}
        className="px-3!"
      >
        {icon}
      </Button>
    )
  }
  return (
    <div className="mb-5 flex flex-wrap items-center gap-2">
      {step(-1, 'Previous', <ChevronLeft aria-hidden="true" className="size-5" />)}
      <div className="min-w-0 flex-1 sm:max-w-52">
        <Select aria-label="Month" value={month} onChange={({ target }) => onChange(target.value)}>
          <Options of={monthsBetween(firstMonth, currentMonth).map((one) => [one, formatMonth(one)])} />
        </Select>
      </div>
      {step(1, 'Next', <ChevronRight aria-hidden="true" className="size-5" />)}
      {month === currentMonth && (
        <span className="type-small text-soft max-sm:w-full sm:ml-1">This month isn’t over yet.</span>
      )}
    </div>
  )
}

export function MonthSkeleton() {
  return (
    <div className="grid gap-5">
      <Skeleton className="h-11 w-72 max-w-full rounded-control" />
      <div className="surface grid gap-6 p-6 sm:grid-cols-3">
        {['received', 'returned', 'net'].map((name) => (
          <div key={name}>
            <Skeleton className="mb-3 h-4 w-24" />
            <Skeleton className="h-8 w-40" />
          </div>
        ))}
      </div>
      <Skeleton className="h-64 rounded-card" />
      <SkeletonRows count={4} />
    </div>
  )
}
