import { Mail, Phone } from 'lucide-react'
import type { BookingState, DeskBooking } from '#contract/membership/demo-desk.ts'
import { AssigneeSelect } from '#web/identity/index.ts'
import { Button } from '#web/kit/layout/button.tsx'
import { day, dayAndTime } from '#web/kit/format.ts'
import { PersonName } from '#web/kit/layout/person-name.tsx'
import { toast } from '#web/kit/overlays/toast.ts'
import { useChangeDemos } from '../demos.api.ts'
import { bookingStateNames, BookingStateBadge } from './booking-state.tsx'

type Cell = { booking: DeskBooking }

/** Who comes, and how to reach them. */
export function Visitor({ booking: { name, email, mbNumber, hasAccount } }: Cell) {
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

export function When({ booking: { demoDate, demoTime, createdAt }, withDay }: Cell & { withDay: boolean }) {
  return (
    <div className="whitespace-nowrap tabular-nums" title={`Booked ${dayAndTime(createdAt)}`}>
      {withDay && <span className="block font-semibold">{day(demoDate)}</span>}
      {demoTime}
    </div>
  )
}

export const Wish = ({ booking: { message } }: Cell) => (
  <p className="line-clamp-4 wrap-anywhere whitespace-pre-line">{message}</p>
)

const outcomes = ['attended', 'no show', 'registered'] as const

/** One press says how it went; the same again takes it back. */
export function Outcome({ booking: { bookingId, name, state } }: Cell) {
  const changing = useChangeDemos()
  const set = (to: BookingState) =>
    changing.mutate(
      { bookingIds: [bookingId], state: to },
      { onSuccess: () => toast(`${name}: ${bookingStateNames[to]}.`) },
    )
  return (
    <div className="grid justify-items-start gap-1.5">
      <BookingStateBadge state={state} />
      <div className="flex flex-wrap gap-1.5">
        {outcomes.map((outcome) => (
          <Button
            key={outcome}
            size="small"
            variant={state === outcome ? 'primary' : 'secondary'}
            aria-pressed={state === outcome}
            disabled={changing.isPending}
            onClick={() => set(state === outcome ? 'booked' : outcome)}
          >
            {bookingStateNames[outcome]}
            <span className="sr-only"> ({name})</span>
          </Button>
        ))}
      </div>
    </div>
  )
}

export function Assignee({ booking: { bookingId, name, assignee } }: Cell) {
  const changing = useChangeDemos()
  return (
    <AssigneeSelect
      aria-label={`Who looks after ${name}`}
      className="min-h-9! py-1!"
      assignee={assignee}
      access="admin"
      disabled={changing.isPending}
      onAssign={(assigneeId) => changing.mutate({ bookingIds: [bookingId], assigneeId })}
    />
  )
}
