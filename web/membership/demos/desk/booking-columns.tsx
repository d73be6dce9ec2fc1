import { useState } from 'react'
import type { BookingState, DeskBooking } from '#contract/membership/demo-desk.ts'
import { AssigneeSelect, useMay } from '#web/identity/index.ts'
import { Input } from '#web/kit/forms/field.tsx'
import { Badge } from '#web/kit/layout/badge.tsx'
import { Button } from '#web/kit/layout/button.tsx'
import { useNow } from '#web/kit/duration.ts'
import { day, dayAndTime, indiaDate } from '#web/kit/format.ts'
import { Mail, Phone } from '#web/kit/icons.tsx'
import { PersonName } from '#web/kit/layout/person-name.tsx'
import type { Column } from '#web/kit/lists/table.tsx'
import { toast } from '#web/kit/overlays/toast.ts'
import { useChangeDemos } from '../demos.api.ts'
import { BookingStateBadge, bookingStateLabels } from './booking-state.tsx'
import { LeadNotes } from './lead-history.tsx'
import { LostDialog } from './lost-dialog.tsx'
import { sourceLabel } from './sources.ts'

type Cell = { booking: DeskBooking }

function Visitor({ booking: { name, email, mbNumber, hasAccount, source, openedFrom } }: Cell) {
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
      {email && (
        <a
          href={`mailto:${email}`}
          className="link type-small inline-flex items-center gap-1.5 font-normal break-all pointer-coarse:min-h-11"
        >
          <Mail aria-hidden="true" className="size-3.5 shrink-0" />
          {email}
        </a>
      )}
      <span className="type-small font-normal text-soft" title={openedFrom ? `From the page ${openedFrom}` : undefined}>
        {sourceLabel(source)}
      </span>
      {hasAccount && <span className="type-small font-normal text-soft">Has an account</span>}
    </div>
  )
}

function When({ booking: { demoDate, demoTime, createdAt }, withDay }: Cell & { withDay: boolean }) {
  if (demoDate === null) return <span className="text-soft">No demo</span>
  return (
    <div className="whitespace-nowrap tabular-nums" title={`Booked ${dayAndTime(createdAt)}`}>
      {withDay && <span className="block font-semibold">{day(demoDate)}</span>}
      {demoTime}
    </div>
  )
}

const outcomes = ['attended', 'no show', 'registered'] as const

/** Sets the stage with one click; a second click on the same one undoes it. */
function Stage({ booking }: Cell) {
  const { bookingId, name, state, lostReason, demoDate } = booking
  const change = useChangeDemos()
  const [isLosing, setIsLosing] = useState(false)
  const mayAct = useMay()('people:act')
  // On its day the server decides by the time.
  const today = indiaDate(useNow(60_000))
  const isAhead = demoDate !== null && demoDate > today
  const setState = (to: BookingState) =>
    change.mutate(
      { bookingIds: [bookingId], state: to },
      { onSuccess: () => toast(`${name}: ${bookingStateLabels[to]}.`) },
    )
  return (
    <div className="grid justify-items-start gap-1.5">
      <BookingStateBadge state={state} lostReason={lostReason} />
      <div className={state === 'cancelled' || !mayAct ? 'hidden' : 'flex flex-wrap gap-1.5'}>
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
        <Button
          size="small"
          variant={state === 'lost' ? 'primary' : 'secondary'}
          aria-pressed={state === 'lost'}
          disabled={change.isPending}
          onClick={() => (state === 'lost' ? setState('booked') : setIsLosing(true))}
        >
          Lost<span className="sr-only"> ({name})</span>
        </Button>
      </div>
      {isLosing && <LostDialog booking={booking} onClose={() => setIsLosing(false)} />}
    </div>
  )
}

function FollowUp({ booking: { bookingId, name, assignee, remindOn, state } }: Cell) {
  const change = useChangeDemos()
  const mayAct = useMay()('people:act')
  const today = indiaDate(useNow(60_000))
  const isDue = remindOn !== null && remindOn <= today
  const due = isDue && <Badge tone="waiting">{remindOn === today ? 'Today' : `Since ${day(remindOn)}`}</Badge>
  if (!mayAct)
    return (
      <p>
        {assignee?.name ?? 'Nobody'}
        {remindOn && <span className="block text-soft">{day(remindOn)}</span>} {due}
      </p>
    )
  return (
    <div className="grid gap-1.5">
      <AssigneeSelect
        aria-label={`Who follows up ${name}`}
        className="min-h-9! py-1!"
        assignee={assignee}
        permissions={['people:act']}
        disabled={change.isPending}
        onAssign={(assigneeId) => change.mutate({ bookingIds: [bookingId], assigneeId })}
      />
      {!closedStates.has(state) && (
        <Input
          type="date"
          aria-label={`Follow up ${name} on`}
          className="min-h-9! py-1!"
          min={today}
          key={remindOn}
          defaultValue={remindOn ?? ''}
          disabled={change.isPending}
          onChange={({ target }) => {
            // While a year is typed, its first digits are one long ago.
            if (target.value === '' || target.value >= today)
              change.mutate({ bookingIds: [bookingId], remindOn: target.value || null })
          }}
        />
      )}
      {due && <div>{due}</div>}
    </div>
  )
}

const closedStates = new Set<BookingState>(['registered', 'lost', 'cancelled'])

export const bookingColumns = ({ withDay }: { withDay: boolean }): Column<DeskBooking>[] => [
  {
    key: 'name',
    header: 'Lead',
    heading: true,
    written: true,
    // Wide enough for most email addresses on one line.
    className: 'sm:min-w-48',
    cell: (booking) => <Visitor booking={booking} />,
  },
  {
    key: 'wish',
    header: 'Wants',
    written: true,
    cell: (booking) => (
      <>
        <When booking={booking} withDay={withDay} />
        <p className="mt-1 line-clamp-3 wrap-anywhere whitespace-pre-line">{booking.message}</p>
      </>
    ),
  },
  { key: 'stage', header: 'Stage', className: 'sm:min-w-64', cell: (booking) => <Stage booking={booking} /> },
  { key: 'followUp', header: 'Follow-up', className: 'sm:min-w-44', cell: (booking) => <FollowUp booking={booking} /> },
  { key: 'note', header: 'Last note', written: true, cell: (booking) => <LeadNotes booking={booking} /> },
]
