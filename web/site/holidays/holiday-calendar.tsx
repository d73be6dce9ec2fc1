import { useState } from 'react'
import type { Holiday } from '#contract/site/holidays.ts'
import { May } from '#web/identity/index.ts'
import { plural } from '#web/kit/format.ts'
import { Button } from '#web/kit/layout/button.tsx'
import { type Column, Table } from '#web/kit/lists/table.tsx'
import { ConfirmDialog } from '#web/kit/overlays/confirm-dialog.tsx'
import { toast } from '#web/kit/overlays/toast.ts'
import { ChangeHolidayDialog } from './holiday-dialogs.tsx'
import { useRemoveHoliday } from './holidays.api.ts'
import { byYear, describeDays, lengthOf } from './holidays.rules.ts'

type HolidayCalendarProps = { holidays: Holiday[]; today: string }

/** The years from this one on; those before are folded. */
export function HolidayCalendar({ holidays, today }: HolidayCalendarProps) {
  const [open, setOpen] = useState<{ action: 'change' | 'remove'; holiday: Holiday } | null>(null)
  const onClose = () => setOpen(null)
  const years = byYear(holidays)
  const thisYear = Number(today.slice(0, 4))
  const table = ([year, rows]: (typeof years)[number]) => (
    <Table
      key={year}
      caption={`Holidays of ${year}`}
      showCaption={year >= thisYear}
      isSlim
      rows={rows}
      rowKey={({ holidayId }) => holidayId}
      columns={[...columns, { ...actions, cell: (holiday) => actionsOf(holiday, today, setOpen) }]}
    />
  )
  const past = years.filter(([year]) => year < thisYear)
  return (
    <div className="grid grid-cols-1 gap-6">
      {years.filter(([year]) => year >= thisYear).map(table)}
      {past.map((year) => (
        <details key={year[0]}>
          <summary className="type-label min-h-11 cursor-pointer py-2.5">
            {year[0]}: {plural(year[1].length, 'holiday')}
          </summary>
          {table(year)}
        </details>
      ))}
      {open?.action === 'change' && <ChangeHolidayDialog holiday={open.holiday} onClose={onClose} />}
      {open?.action === 'remove' && <RemoveHolidayDialog holiday={open.holiday} onClose={onClose} />}
    </div>
  )
}

const columns: Column<Holiday>[] = [
  { key: 'name', header: 'Holiday', heading: true, written: true, cell: ({ name }) => name },
  {
    key: 'days',
    header: 'Days',
    cell: (holiday) => (
      <>
        {describeDays(holiday)}
        {lengthOf(holiday) > 1 && <span className="text-soft"> ({lengthOf(holiday)} days)</span>}
      </>
    ),
  },
]

const actions = { key: 'actions', header: 'Actions', quiet: true }

type Open = (opened: { action: 'change' | 'remove'; holiday: Holiday }) => void

function actionsOf(holiday: Holiday, today: string, open: Open) {
  if (holiday.lastDay < today) return <span className="text-soft">Over</span>
  const name = <span className="sr-only"> {holiday.name}</span>
  return (
    <May do="site:act">
      <span className="inline-flex gap-1">
        <Button size="small" variant="quiet" onClick={() => open({ action: 'change', holiday })}>
          Change{name}
        </Button>
        {holiday.firstDay >= today && (
          <Button size="small" variant="quiet" onClick={() => open({ action: 'remove', holiday })}>
            Remove{name}
          </Button>
        )}
      </span>
    </May>
  )
}

function RemoveHolidayDialog({ holiday, onClose }: { holiday: Holiday; onClose: () => void }) {
  const remove = useRemoveHoliday()
  return (
    <ConfirmDialog
      title={`Remove ${holiday.name}?`}
      text={`${describeDays(holiday)} counts again in new promises. Weekly series get back the sessions that they left out.`}
      action="Remove holiday"
      onConfirm={async () => {
        await remove.mutateAsync({ params: { holidayId: holiday.holidayId } })
        toast(`${holiday.name} was removed.`)
      }}
      onClose={onClose}
    />
  )
}
