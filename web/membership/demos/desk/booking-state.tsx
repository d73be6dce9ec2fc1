import type { BookingState } from '#contract/membership/demo-desk.ts'
import { CalendarClock, CalendarX, GraduationCap } from '#web/kit/icons.tsx'
import { Badge, type BadgeTone } from '#web/kit/layout/badge.tsx'

export const bookingStateLabels: Record<BookingState, string> = {
  attended: 'Attended',
  'no show': 'No show',
  registered: 'Registered',
  booked: 'Booked',
  cancelled: 'Cancelled',
}

const tones: Record<BookingState, BadgeTone> = {
  booked: 'plain',
  attended: 'good',
  'no show': 'bad',
  registered: 'new',
  cancelled: 'plain',
}
const icons = { booked: CalendarClock, cancelled: CalendarX, registered: GraduationCap }

export function BookingStateBadge({ state }: { state: BookingState }) {
  return (
    <Badge tone={tones[state]} {...(state in icons && { icon: icons[state as keyof typeof icons] })}>
      {bookingStateLabels[state]}
    </Badge>
  )
}
