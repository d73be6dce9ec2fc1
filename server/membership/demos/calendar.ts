import { demoDays } from '#contract/membership/demos.ts'
import { formatCalendar } from '#server/kit/calendar.ts'
import { slotTimes } from './rules.ts'
import type { BookedDemo } from './tables.ts'

type Booking = Pick<BookedDemo, 'id' | 'demoDate' | 'demoTime' | 'state' | 'changes' | 'changedAt'>
type School = { name: string; supportEmail: string; publicUrl: string }

/** The five sessions of a demo as a calendar file. */
export const demoCalendar = (booking: Booking, school: School): string =>
  formatCalendar({
    product: [school.name, 'Free demo'],
    events: [
      {
        when: slotTimes(booking.demoDate, booking.demoTime),
        uid: `demo-${booking.id}@${new URL(school.publicUrl).hostname}`,
        changedAt: booking.changedAt,
        sequence: booking.changes,
        rule: `FREQ=DAILY;COUNT=${demoDays}`,
        summary: `Free 5-day demo at ${school.name}`,
        description: `Daily, ${booking.demoTime} IST.\nQuestions: ${school.supportEmail}`,
        organizer: { name: school.name, email: school.supportEmail },
        url: `${school.publicUrl}/5day-demo`,
        isCancelled: booking.state === 'cancelled',
        reminderMinutes: 30,
      },
    ],
  })
