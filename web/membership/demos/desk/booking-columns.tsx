import type { BookingState, DeskBooking } from '#contract/membership/demo-desk.ts'
import { AssigneeSelect } from '#web/identity/index.ts'
import { Button } from '#web/kit/layout/button.tsx'
import { useNow } from '#web/kit/duration.ts'
import { day, dayAndTime, indiaDate } from '#web/kit/format.ts'
import { Mail, Phone } from '#web/kit/icons.tsx'
import { PersonName } from '#web/kit/layout/person-name.tsx'
import type { Column } from '#web/kit/lists/table.tsx'
import { toast } from '#web/kit/overlays/toast.ts'
import { useChangeDemos } from '../demos.api.ts'
import { BookingNote } from './booking-note.tsx'
import { BookingStateBadge, bookingStateLabels } from './booking-state.tsx'

type Cell = { booking: DeskBooking }

function Visitor({ booking: { name, email, mbNumber, hasAccount } }: Cell) {
  return (
    <div className="grid min-w-0 gap-0.5">
      <span className="wrap-anywhere">
        <PersonName>{name}</PersonName>
      </span>
      <a
        href={`tel:${mbNumber}`}
        className="link type-small inline-flex items-center gap-1.5 font-normal whitespace-nowrap pointer-coarse:min-h-11"
      >
        <Phone aria-hidden="true" className="size-3.5" />
        {mbNumber}
      </a>
      <a
        href={`mailto:${email}`}
        className="link type-small inline-flex items-center gap-1.5 font-normal break-all pointer-coarse:min-h-11"
      >
        <Mail aria-hidden="true" className="size-3.5 shrink-0" />
        {email}
      </a>
      {hasAccount && <span className="type-small font-normal text-soft">Has an account</span>}
    </div>
  )
}

function When({ booking: { demoDate, demoTime, createdAt }, withDay }: Cell & { withDay: boolean }) {
  return (
    <div className="whitespace-nowrap tabular-nums" title={`Booked ${dayAndTime(createdAt)}`}>
      {withDay && <span className="block font-semibold">{day(demoDate)}</span>}
      {demoTime}
    </div>
  )
}

const outcomes = ['attended', 'no show', 'registered'] as const

/** Sets the outcome with one click; a second click on the same one undoes it. */
function Outcome({ booking: { bookingId, name, state, demoDate } }: Cell) {
  const change = useChangeDemos()
  // On its day the server decides by the time.
  const isAhead = demoDate > indiaDate(useNow(60_000))
  const setState = (to: BookingState) =>
    change.mutate(
      { bookingIds: [bookingId], state: to },
      { onSuccess: () => toast(`${name}: ${bookingStateLabels[to]}.`) },
    )
  return (
    <div className="grid justify-items-start gap-1.5">
      <BookingStateBadge state={state} />
      <div className={state === 'cancelled' ? 'hidden' : 'flex flex-wrap gap-1.5'}>
        {outcomes.map((outcome) => (
          <Button
            key={outcome}
            size="small"
            variant={state === outcome ? 'primary' : 'secondary'}
            aria-pressed={state === outcome}
            disabled={change.isPending || (isAhead && outcome !== 'registered')}
            title={isAhead && outcome !== 'registered' ? `The demo is on ${day(demoDate)}` : undefined}
            onClick={() => setState(state === outcome ? 'booked' : outcome)}
          >
            {bookingStateLabels[outcome]}
            <span className="sr-only"> ({name})</span>
          </Button>
        ))}
      </div>
    </div>
  )
}

function Assignee({ booking: { bookingId, name, assignee } }: Cell) {
  const change = useChangeDemos()
  return (
    <AssigneeSelect
      aria-label={`Assignee for ${name}`}
      className="min-h-9! py-1!"
      assignee={assignee}
      permissions={['people:act']}
      disabled={change.isPending}
      onAssign={(assigneeId) => change.mutate({ bookingIds: [bookingId], assigneeId })}
    />
  )
}

export const bookingColumns = ({ withDay }: { withDay: boolean }): Column<DeskBooking>[] => [
  {
    key: 'name',
    header: 'Visitor',
    heading: true,
    written: true,
    // Wide enough for most email addresses on one line.
    className: 'sm:min-w-48',
    cell: (booking) => <Visitor booking={booking} />,
  },
  { key: 'when', header: 'When', cell: (booking) => <When booking={booking} withDay={withDay} /> },
  {
    key: 'outcome',
    header: 'Outcome',
    className: 'sm:min-w-72',
    cell: (booking) => <Outcome booking={booking} />,
  },
  {
    key: 'assignee',
    header: 'Assignee',
    className: 'sm:min-w-44',
    cell: (booking) => <Assignee booking={booking} />,
  },
  {
    key: 'note',
    header: 'Interests and note',
    written: true,
    cell: (booking) => (
      <>
        <p className="line-clamp-4 wrap-anywhere whitespace-pre-line">{booking.message}</p>
        <BookingNote booking={booking} />
      </>
    ),
  },
]
