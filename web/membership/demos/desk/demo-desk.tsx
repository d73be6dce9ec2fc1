import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import { May, useMay } from '#web/identity/index.ts'
import { useUrlState } from '#web/kit/api/url-state.ts'
import { DeskFilterBar } from '#web/kit/desk/desk-filter-bar.tsx'
import { DeskList } from '#web/kit/desk/desk-list.tsx'
import { Field, Select } from '#web/kit/forms/field.tsx'
import { day as formatDay } from '#web/kit/format.ts'
import { Button } from '#web/kit/layout/button.tsx'
import { ExportButton } from '#web/kit/lists/export-button.tsx'
import { EmptyState } from '#web/kit/states/empty-state.tsx'
import { QueryView } from '#web/kit/states/query-view.tsx'
import { Skeleton } from '#web/kit/states/skeleton.tsx'
import { inlineErrors } from '#web/kit/api/query.ts'
import { demoMonth, demoQuery, deskDemos, useChangeDemos } from '../demos.api.ts'
import { bookingColumns } from './booking-columns.tsx'
import { bookingStateLabels, movableLabels } from './booking-state.tsx'
import { demoDeskUrl, type DemoFilter, type Show, type Day } from './desk.rules.ts'
import { Conversion } from './conversion.tsx'
import { FeedButton } from './feed-dialog.tsx'
import { MonthCalendar } from './month-calendar.tsx'
import { Badge } from '#web/kit/layout/badge.tsx'
import { NewLeadButton } from './new-lead-dialog.tsx'
import { OccupancyBar } from './occupancy-bar.tsx'

type PartProps = { filter: DemoFilter; onChange: (change: Partial<DemoFilter>) => void }

export function DemoDesk() {
  const { choice: filter, change } = useUrlState(demoDeskUrl)
  const isDay = filter.show === 'day'
  // A search covers all days, because the day is what staff don't know.
  const onChange = useCallback(
    (edit: Partial<DemoFilter>) => change({ ...edit, ...(edit.search && isDay && { show: 'all' as const }) }),
    [change, isDay],
  )
  return (
    <>
      <DeskFilterBar
        label="Leads"
        searchLabel="Search name, email or phone"
        filter={filter}
        states={bookingStateLabels}
        onChange={onChange}
        actions={
          <>
            <May do="people:act">
              <NewLeadButton />
            </May>
            <FeedButton month={filter.month} />
            <ExportButton list="demos" filter={demoQuery(filter)} />
          </>
        }
      >
        <Field label="Show">
          <Select value={filter.show} onChange={({ target }) => change({ show: target.value as Show })}>
            <option value="all">All leads</option>
            <option value="due">To follow up</option>
            <option value="upcoming">Upcoming demos</option>
            <option value="day">By day</option>
          </Select>
        </Field>
      </DeskFilterBar>
      {isDay && <Days filter={filter} onChange={change} />}
      <Bookings filter={filter} onChange={change} />
      <Conversion />
    </>
  )
}

function Days({ filter: { month, day }, onChange }: PartProps) {
  const query = useQuery(demoMonth(month))
  // The selected day may be in another month than the one shown.
  const selected = useQuery(demoMonth(day.slice(0, 7)))
  const slots = selected.data?.days.find(({ date }) => date === day)?.slots
  return (
    <div className="mb-6 grid items-start gap-5 lg:grid-cols-[minmax(0,26rem)_1fr]">
      <QueryView query={query} skeleton={<Skeleton className="h-90 w-full rounded-card" />}>
        {({ days, capacity }) => (
          <MonthCalendar
            month={month}
            days={days}
            capacity={capacity}
            selected={day}
            onMonth={(to) => onChange({ month: to })}
            onSelect={(date) => onChange({ day: date, month: date.slice(0, 7) })}
          />
        )}
      </QueryView>
      {slots && <DaySlots date={day} slots={slots} capacity={selected.data!.capacity} />}
    </div>
  )
}

const headings = {
  due: 'To follow up today',
  upcoming: 'Upcoming demos',
  all: 'All leads, newest first',
}

const empty: Record<Show, string> = {
  day: 'No bookings on this day',
  due: 'Nobody to follow up today',
  upcoming: 'No upcoming demos',
  all: 'No leads yet',
}

function Bookings({ filter, onChange }: PartProps) {
  const { show, day, search, state, assignee } = filter
  const query = useInfiniteQuery(deskDemos(filter))
  const { mutateAsync } = useChangeDemos(inlineErrors)
  const mayAct = useMay()('people:act')
  const heading = show === 'day' ? `Bookings that start on ${formatDay(day)}` : headings[show]
  return (
    <section aria-labelledby="bookings">
      <h2 id="bookings" className="type-h3 mb-1">
        {heading}
      </h2>
      <DeskList
        caption={heading}
        noun="lead"
        query={query}
        idOf={({ bookingId }) => bookingId}
        nameOf={({ name }) => name}
        states={movableLabels}
        consequence="They aren’t notified. You can change the status again at any time."
        onMove={mayAct ? async (bookingIds, to) => (await mutateAsync({ bookingIds, state: to })).length : undefined}
        columns={bookingColumns({ withDay: show !== 'day' })}
        isFiltered={[search, state, assignee].some(Boolean)}
        onClear={() => onChange({ search: '', state: '', assignee: '' })}
        empty={
          <EmptyState
            title={empty[show]}
            level={3}
            action={
              show === 'day' && <Button onClick={() => onChange({ show: 'upcoming' })}>Show upcoming bookings</Button>
            }
          >
            Visitors book the free demo on our website, and you add those who call or come by. You’ll see here how to
            reach them and who follows up.
          </EmptyState>
        }
      />
    </section>
  )
}

type DaySlotsProps = { date: string; slots: Day['slots']; capacity: number }

function DaySlots({ date, slots, capacity }: DaySlotsProps) {
  return (
    <section aria-labelledby="slots" className="surface p-4 sm:p-5">
      <h2 id="slots" className="type-h3">
        {formatDay(date)}
      </h2>
      <ul className="mt-3 grid gap-x-8 gap-y-3.5 sm:grid-cols-2 lg:grid-cols-1 xl:grid-cols-2">
        {slots.map(({ demoTime, booked }) => (
          <li key={demoTime}>
            <p className="mb-1 flex flex-wrap items-baseline justify-between gap-x-3">
              <span className="font-medium whitespace-nowrap tabular-nums">{demoTime}</span>
              <span className="type-small text-soft tabular-nums">
                {booked} of {capacity} booked {booked >= capacity && <Badge tone="bad">Full</Badge>}
              </span>
            </p>
            <OccupancyBar booked={booked} capacity={capacity} />
          </li>
        ))}
      </ul>
    </section>
  )
}
