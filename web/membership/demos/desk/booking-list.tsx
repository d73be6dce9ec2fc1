import type { ReactNode } from 'react'
import { type BookingState, bookingStates, type DeskBooking } from '#contract/membership/demo-desk.ts'
import { SelectRow, SelectionBar } from '#web/kit/lists/selection-bar.tsx'
import { useSelection } from '#web/kit/lists/selection.ts'
import { StateSelect } from '#web/kit/lists/state-select.tsx'
import { Table } from '#web/kit/lists/table.tsx'
import { toast } from '#web/kit/overlays/toast.ts'
import { useChangeDemos } from '../demos.api.ts'
import { Assignee, Outcome, Visitor, When, Wish } from './booking-cells.tsx'
import { BookingNote } from './booking-note.tsx'
import { bookingStateNames } from './booking-state.tsx'
import { bookingsWord } from './desk.rules.ts'

type BookingListProps = {
  caption: string
  bookings: DeskBooking[]
  withDay: boolean
  /** Instead of bookings, when there are none. */
  empty: ReactNode
}

const states = bookingStates.map((value) => ({ value, label: bookingStateNames[value] }))

export function BookingList({ caption, bookings, withDay, empty }: BookingListProps) {
  const selection = useSelection(bookings.map(({ bookingId }) => bookingId))
  const changing = useChangeDemos({ isQuiet: true })
  const move = async (state: BookingState) => {
    const changed = await changing.mutateAsync({ bookingIds: selection.selected, state })
    selection.clear()
    toast(`${bookingsWord(changed.length)}: ${bookingStateNames[state]}.`)
  }
  return (
    <>
      {bookings.length > 0 && (
        <SelectionBar selection={selection}>
          <StateSelect
            states={states.slice(1).concat(states[0]!)}
            what={bookingsWord(selection.selected.length)}
            consequence="Nobody is told of it. You can set another state at any time."
            move={move}
          />
        </SelectionBar>
      )}
      <Table
        caption={caption}
        rows={bookings}
        rowKey={({ bookingId }) => bookingId}
        className="[&_tbody_tr:has(input:checked)]:bg-indigo-tint"
        empty={empty}
        columns={[
          {
            key: 'choose',
            header: <span className="sr-only">Choose</span>,
            className: 'sm:w-10 sm:pr-0',
            cell: ({ bookingId, name }) => <SelectRow selection={selection} id={bookingId} name={name} />,
          },
          {
            key: 'name',
            header: 'Visitor',
            heading: true,
            written: true,
            // An ordinary address stays in one line.
            className: 'sm:min-w-48',
            cell: (booking) => <Visitor booking={booking} />,
          },
          { key: 'when', header: 'When', cell: (booking) => <When booking={booking} withDay={withDay} /> },
          {
            key: 'outcome',
            header: 'How it went',
            className: 'sm:min-w-72',
            cell: (booking) => <Outcome booking={booking} />,
          },
          {
            key: 'assignee',
            header: 'Looked after by',
            className: 'sm:min-w-44',
            cell: (booking) => <Assignee booking={booking} />,
          },
          {
            key: 'note',
            header: 'Interests and note',
            written: true,
            cell: (booking) => (
              <>
                <Wish booking={booking} />
                <BookingNote booking={booking} />
              </>
            ),
          },
        ]}
      />
    </>
  )
}
