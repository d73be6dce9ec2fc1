import { CalendarClock, GraduationCap } from 'lucide-react'
import type { BookingState } from '#contract/membership/demo-desk.ts'
import { Badge, type BadgeTone } from '#web/kit/layout/badge.tsx'

export const bookingStateNames: Record<BookingState, string> = {
  booked: 'Booked',
  attended: 'Attended',
  'no show': 'No show',
  registered: 'Registered',
}

const tones: Record<BookingState, BadgeTone> = {
  booked: 'plain',
  attended: 'good',
  'no show': 'bad',
  registered: 'new',
}
const icons = { booked: CalendarClock, registered: GraduationCap }

export function BookingStateBadge({ state }: { state: BookingState }) {
  return (
    <Badge tone={tones[state]} {...(state in icons && { icon: icons[state as keyof typeof icons] })}>
      {bookingStateNames[state]}
    </Badge>
  )
}
