import { Button } from '#web/kit/layout/button.tsx'
import { classes } from '#web/kit/layout/classes.ts'
import { day as formatDay, indiaDate, plural } from '#web/kit/format.ts'
import { useNow } from '#web/kit/duration.ts'
import { ChevronLeft, ChevronRight } from '#web/kit/icons.tsx'
import { addMonths, bookedOn, type Day, formatMonth, isFull, leadingBlanks } from './desk.rules.ts'
import { OccupancyBar } from './occupancy-bar.tsx'

type MonthCalendarProps = {
  month: string
  days: Day[]
  capacity: number
  selected: string
  onMonth: (month: string) => void
  onSelect: (date: string) => void
}

export function MonthCalendar({ month, days, capacity, selected, onMonth, onSelect }: MonthCalendarProps) {
  const today = indiaDate(useNow(60_000))
  return (
    <section aria-label="Calendar" className="surface p-3 sm:p-4">
      <div className="mb-2 flex items-center justify-between gap-2">
        <MonthButton label="Previous month" onClick={() => onMonth(addMonths(month, -1))} icon={ChevronLeft} />
        <h2 aria-live="polite" className="type-h3">
          {formatMonth(month)}
        </h2>
        <MonthButton label="Next month" onClick={() => onMonth(addMonths(month, 1))} icon={ChevronRight} />
      </div>
      <div aria-hidden="true" className="type-small grid grid-cols-7 pb-1 text-center text-soft">
        {['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'].map((name) => (
          <span key={name}>{name}</span>
        ))}
      </div>
      <ol className="grid grid-cols-7 gap-1">
        {Array.from({ length: leadingBlanks(days[0]?.date ?? `${month}-01`) }, (_, blank) => (
          <li key={`blank ${blank}`} aria-hidden="true" />
        ))}
        {days.map((day) => (
          <li key={day.date}>
            <DayButton
              day={day}
              capacity={capacity}
              isToday={day.date === today}
              isSelected={day.date === selected}
              onSelect={() => onSelect(day.date)}
            />
          </li>
        ))}
      </ol>
      <p className="type-small mt-3 text-soft">Each booking lasts five days and is counted on its first day.</p>
    </section>
  )
}

function MonthButton({ label, onClick, icon: Icon }: { label: string; onClick: () => void; icon: typeof ChevronLeft }) {
  return (
    <Button variant="quiet" aria-label={label} title={label} className="size-10 px-0!" onClick={onClick}>
      <Icon aria-hidden="true" className="size-5" />
    </Button>
  )
}

type DayButtonProps = { day: Day; capacity: number; isToday: boolean; isSelected: boolean; onSelect: () => void }

function DayButton({ day, capacity, isToday, isSelected, onSelect }: DayButtonProps) {
  const booked = bookedOn(day)
  const status = isFull(day, capacity) ? 'full' : booked === 0 ? 'no bookings' : plural(booked, 'booking')
  return (
    <button
      type="button"
      aria-pressed={isSelected}
      onClick={onSelect}
      className={classes(
        'grid min-h-13 w-full content-between rounded-control border p-1 text-left text-sm',
        isSelected ? 'border-indigo bg-indigo-tint' : 'border-line hover:border-edge hover:bg-haze',
      )}
    >
      <span className="sr-only">{`${formatDay(day.date)}${isToday ? ', today' : ''}: ${status}`}</span>
      <span aria-hidden="true" className="flex items-baseline justify-between gap-1">
        <span className={classes('tabular-nums', isToday && 'font-bold underline underline-offset-3')}>
          {Number(day.date.slice(8))}
        </span>
        {booked > 0 && <span className="text-xs font-semibold tabular-nums">{booked}</span>}
      </span>
      {booked > 0 && <OccupancyBar booked={booked} capacity={capacity * day.slots.length} />}
    </button>
  )
}
