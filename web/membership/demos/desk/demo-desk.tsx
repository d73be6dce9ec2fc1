import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useUrlState } from '#web/kit/api/url-state.ts'
import { Button } from '#web/kit/layout/button.tsx'
import { classes } from '#web/kit/layout/classes.ts'
import { ExportButton } from '#web/kit/lists/export-button.tsx'
import { day as inWords } from '#web/kit/format.ts'
import { QueryView } from '#web/kit/states/query-view.tsx'
import { Skeleton } from '#web/kit/states/skeleton.tsx'
import { askedOf, demoMonth, demosOnDesk } from '../demos.api.ts'
import { BookingList } from './booking-list.tsx'
import { DaySlots } from './day-slots.tsx'
import { DemoFilterBar } from './demo-filter-bar.tsx'
import { demoDeskAddress, type DemoFilter } from './desk.rules.ts'
import { FeedButton } from './feed-dialog.tsx'
import { MonthCalendar } from './month-calendar.tsx'
import { NoBookings } from './no-bookings.tsx'

/** Who wants to be shown around, on which day, how to reach them, and how it went. For admins alone. */
export function DemoDesk() {
  const { choice: filter, change } = useUrlState(demoDeskAddress)
  return (
    <>
      <div className="mb-4 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <DemoFilterBar filter={filter} onChange={change} />
        <div className="flex flex-wrap gap-3 sm:ml-auto">
          <FeedButton month={filter.month} />
          <ExportButton list="demos" filter={askedOf(filter)} />
        </div>
      </div>
      {filter.show === 'day' && <Days filter={filter} onChange={change} />}
      <Bookings filter={filter} onChange={change} />
    </>
  )
}

type PartProps = { filter: DemoFilter; onChange: (changed: Partial<DemoFilter>) => void }

function Days({ filter, onChange }: PartProps) {
  const { month, day } = filter
  const query = useQuery(demoMonth(month))
  // The chosen day may lie in another month than the one that is leafed to.
  const ofDay = useQuery(demoMonth(day.slice(0, 7)))
  const slots = ofDay.data?.days.find(({ date }) => date === day)?.slots
  return (
    <div className="mb-6 grid items-start gap-5 lg:grid-cols-[minmax(0,26rem)_1fr]">
      <QueryView query={query} skeleton={<Skeleton className="h-90 w-full rounded-card" />}>
        {({ days, capacity }) => (
          <MonthCalendar
            month={month}
            days={days}
            capacity={capacity}
            chosen={day}
            onMonth={(to) => onChange({ month: to })}
            onChoose={(to) => onChange({ day: to, month: to.slice(0, 7) })}
          />
        )}
      </QueryView>
      {slots && <DaySlots date={day} slots={slots} capacity={ofDay.data!.capacity} />}
    </div>
  )
}

const headings = { coming: 'Bookings to come, soonest first', all: 'All bookings, newest first' }

function Bookings({ filter, onChange }: PartProps) {
  const query = useInfiniteQuery(demosOnDesk(filter))
  const heading = filter.show === 'day' ? `Bookings that start on ${inWords(filter.day)}` : headings[filter.show]
  return (
    <section aria-labelledby="bookings">
      <h2 id="bookings" className="type-h3 mb-1">
        {heading}
      </h2>
      <QueryView query={query}>
        {({ pages }) => (
          <div className={classes(query.isPlaceholderData && 'opacity-60')} aria-busy={query.isPlaceholderData}>
            <BookingList
              caption={heading}
              bookings={pages.flatMap(({ items }) => items)}
              withDay={filter.show !== 'day'}
              empty={<NoBookings filter={filter} onChange={onChange} />}
            />
            {query.hasNextPage && (
              <Button className="mt-4" busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
                Show more
              </Button>
            )}
          </div>
        )}
      </QueryView>
    </section>
  )
}
