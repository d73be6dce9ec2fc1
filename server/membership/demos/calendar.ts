import { demoDays } from '#contract/membership/demos.ts'
import { slotTimes } from './rules.ts'
import type { DemoBookingRow } from '../tables.ts'

type Booking = Pick<DemoBookingRow, 'id' | 'demoDate' | 'demoTime' | 'state' | 'changes' | 'changedAt'>
type School = { name: string; supportEmail: string; publicUrl: string }

/** The five sessions of a demo as a calendar file (RFC 5545). */
export function demoCalendar(booking: Booking, school: School): string {
  const { start, end } = slotTimes(booking.demoDate, booking.demoTime)
  const title = `Free 5-day demo at ${school.name}`
  return calendarFile(school.name, [
    'BEGIN:VEVENT',
    // The same in every copy, so that a calendar shows it once.
    `UID:demo-${booking.id}@${new URL(school.publicUrl).hostname}`,
    `DTSTAMP:${instant(booking.changedAt)}`,
    // A later version replaces an earlier one in the calendar.
    `SEQUENCE:${booking.changes}`,
    `DTSTART:${instant(start)}`,
    `DTEND:${instant(end)}`,
    `RRULE:FREQ=DAILY;COUNT=${demoDays}`,
    `SUMMARY:${text(title)}`,
    `DESCRIPTION:${text(`Daily, ${booking.demoTime} IST.\nQuestions: ${school.supportEmail}`)}`,
    `ORGANIZER;CN="${parameter(school.name)}":mailto:${encodeURI(school.supportEmail)}`,
    `URL:${school.publicUrl}/5day-demo`,
    ...(booking.state === 'cancelled' ? ['STATUS:CANCELLED'] : ['STATUS:CONFIRMED', ...reminder(title)]),
    'END:VEVENT',
  ])
}

const reminder = (title: string) => [
  'BEGIN:VALARM',
  'ACTION:DISPLAY',
  `DESCRIPTION:${text(title)}`,
  'TRIGGER:-PT30M',
  'END:VALARM',
]

export const calendarFile = (school: string, events: string[]): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${text(school)}//Free demo//EN`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...events,
    'END:VCALENDAR',
  ]
    .map((line) => `${fold(line)}\r\n`)
    .join('')

/** 20261116T113000Z */
export const instant = (moment: Date) => moment.toISOString().replace(/[-:]|\.\d+/g, '')

/** Other line separators are removed because some calendar apps break lines at them. */
export const text = (value: string) =>
  value
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n|\r|\n/g, '\\n')
    .replace(/[\p{Cc}\u2028\u2029]/gu, ' ')

// Quotes and line breaks can't be escaped in a parameter.
const parameter = (value: string) => value.replace(/["\p{Cc}\u2028\u2029]/gu, '')

const maxOctets = 75

/** RFC 5545: lines have at most 75 octets and continue after a space. A character is never split. */
function fold(line: string): string {
  let out = ''
  let width = 0
  for (const character of line) {
    const size = Buffer.byteLength(character)
    if (width + size > maxOctets) {
      out += '\r\n '
      width = 1
    }
    out += character
    width += size
  }
  return out
}
