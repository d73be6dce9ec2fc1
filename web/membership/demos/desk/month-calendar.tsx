import { ChevronLeft, ChevronRight } from 'lucide-react'
import { Button } from '#web/kit/layout/button.tsx'
import { classes } from '#web/kit/layout/classes.ts'
import { day as inWords, indiaDate } from '#web/kit/format.ts'
import { useNow } from '#web/kit/duration.ts'
import { bookedOn, bookingsWord, type Day, isFull, monthAfter, monthInWords, placesBefore } from './desk.rules.ts'
import { FullnessBar } from './fullness-bar.tsx'

type MonthCalendarProps = {
  month: string
  days: Day[]
  capacity: number
  chosen: string
  onMonth: (month: string) => void
  onChoose: (date: string) => void
}

/** A month at a glance: each day a button that says how much is booked. */
export function MonthCalendar({ month, days, capacity, chosen, onMonth, onChoose }: MonthCalendarProps) {
  const today = indiaDate(useNow(60_000))
  return (
    <section aria-label="Calendar" className="surface p-3 sm:p-4">
      <div className="mb-2 flex items-center justify-between gap-2">
        <Turn label="The month before" onClick={() => onMonth(monthAfter(month, -1))} icon={ChevronLeft} />
        <h2 aria-live="polite" className="type-h3">
          {monthInWords(month)}
        </h2>
        <Turn label="The month after" onClick={() => onMonth(monthAfter(month, 1))} icon={ChevronRight} />
      </div>
      <div aria-hidden="true" className="type-small grid grid-cols-7 pb-1 text-center text-soft">
        {['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'].map((name) => (
          <span key={name}>{name}</span>
        ))}
      </div>
      <ol className="grid grid-cols-7 gap-1">
        {Array.from({ length: placesBefore(days[0]?.date ?? `${month}-01`) }, (_, place) => (
          <li key={`before ${place}`} aria-hidden="true" />
        ))}
        {days.map((day) => (
          <li key={day.date}>
            <DayButton
              day={day}
              capacity={capacity}
              isToday={day.date === today}
              isChosen={day.date === chosen}
              onChoose={() => onChoose(day.date)}
            />
          </li>
        ))}
      </ol>
      <p className="type-small mt-3 text-soft">
        A booking is for five days from its first. The days count where it starts.
      </p>
    </section>
  )
}

function Turn({ label, onClick, icon: Icon }: { label: string; onClick: () => void; icon: typeof ChevronLeft }) {
  return (
    <Button variant="quiet" aria-label={label} title={label} className="size-10 px-0!" onClick={onClick}>
      <Icon aria-hidden="true" className="size-5" />
    </Button>
  )
}

type DayButtonProps = { day: Day; capacity: number; isToday: boolean; isChosen: boolean; onChoose: () => void }

function DayButton({ day, capacity, isToday, isChosen, onChoose }: DayButtonProps) {
  const booked = bookedOn(day)
  const told = isFull(day, capacity) ? 'full' : booked === 0 ? 'nothing booked' : bookingsWord(booked)
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      onClick={onChoose}
      className={classes(
        'grid min-h-13 w-full content-between rounded-control border p-1 text-left text-sm',
        isChosen ? 'border-indigo bg-indigo-tint' : 'border-line hover:border-edge hover:bg-haze',
      )}
    >
      <span className="sr-only">{`${inWords(day.date)}${isToday ? ', today' : ''}: ${told}`}</span>
      <span aria-hidden="true" className="flex items-baseline justify-between gap-1">
        <span className={classes('tabular-nums', isToday && 'font-bold underline underline-offset-3')}>
          {Number(day.date.slice(8))}
        </span>
        {booked > 0 && <span className="text-xs font-semibold tabular-nums">{booked}</span>}
      </span>
      {booked > 0 && <FullnessBar booked={booked} capacity={capacity * day.slots.length} />}
    </button>
  )
}
