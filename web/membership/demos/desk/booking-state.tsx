import type { BookingState, LostReason } from '#contract/membership/demo-desk.ts'
import { CalendarClock, GraduationCap } from '#web/kit/icons.tsx'
import { CalendarX } from '#web/kit/staff-icons.tsx'
import { Badge, type BadgeTone } from '#web/kit/layout/badge.tsx'

/** Stages that staff set for several leads at once; each lost one has a reason of its own. */
export const movableLabels = {
  booked: 'Booked',
  attended: 'Came',
  registered: 'Joined',
  'no show': 'Didn’t come',
} satisfies Partial<Record<BookingState, string>>

export const bookingStateLabels: Record<BookingState, string> = {
  ...movableLabels,
  lost: 'Lost',
  cancelled: 'Cancelled',
}

export const lostLabels: Record<LostReason, string> = {
  price: 'Too expensive',
  time: 'No time',
  'another school': 'Chose another school',
  'no answer': 'Doesn’t answer',
  'something else': 'Something else',
}

const tones: Record<BookingState, BadgeTone> = {
  booked: 'plain',
  attended: 'good',
  'no show': 'bad',
  registered: 'new',
  lost: 'bad',
  cancelled: 'plain',
}
const icons = { booked: CalendarClock, cancelled: CalendarX, registered: GraduationCap }

type Props = { state: BookingState; lostReason?: string }

export function BookingStateBadge({ state, lostReason = '' }: Props) {
  const why = lostReason in lostLabels ? `: ${lostLabels[lostReason as LostReason].toLowerCase()}` : ''
  return (
    <Badge tone={tones[state]} {...(state in icons && { icon: icons[state as keyof typeof icons] })}>
      {bookingStateLabels[state]}
      {why}
    </Badge>
  )
}
