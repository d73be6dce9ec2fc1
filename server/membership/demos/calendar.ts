import type { DemoSlot } from '#contract/membership/demos.ts'
import { slotTimes } from './rules.ts'

export const demoDays = 5

type Booking = { id: number; demoDate: string; demoTime: DemoSlot; createdAt: Date }
type School = { name: string; supportEmail: string; publicUrl: string }

/** The five sessions of a demo as a calendar file (RFC 5545). */
export function demoCalendar(booking: Booking, school: School): string {
  const { start, end } = slotTimes(booking.demoDate, booking.demoTime)
  const title = `Free 5-day demo at ${school.name}`
  return calendarFile(school.name, [
    'BEGIN:VEVENT',
    // The same in every copy of the file: a calendar that gets it twice shows it once.
    `UID:demo-${booking.id}@${new URL(school.publicUrl).hostname}`,
    `DTSTAMP:${instant(booking.createdAt)}`,
    `DTSTART:${instant(start)}`,
    `DTEND:${instant(end)}`,
    `RRULE:FREQ=DAILY;COUNT=${demoDays}`,
    `SUMMARY:${text(title)}`,
    `DESCRIPTION:${text(`Daily, ${booking.demoTime} IST.\nQuestions: ${school.supportEmail}`)}`,
    `ORGANIZER;CN="${parameter(school.name)}":mailto:${encodeURI(school.supportEmail)}`,
    `URL:${school.publicUrl}/5day-demo`,
    'STATUS:CONFIRMED',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${text(title)}`,
    'TRIGGER:-PT30M',
    'END:VALARM',
    'END:VEVENT',
  ])
}

/** A file of these events, each line of it folded as the format asks. */
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
    .map((line) => `${folded(line)}\r\n`)
    .join('')

/** 20261116T113000Z */
export const instant = (moment: Date) => moment.toISOString().replace(/[-:]|\.\d+/g, '')

/** The format knows no other sign that ends a line; some readers do, so that none goes out. */
export const text = (value: string) =>
  value
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n|\r|\n/g, '\\n')
    .replace(/[\p{Cc}\u2028\u2029]/gu, ' ')

// Between quotes there is no way to write a quote or a break, so they go.
const parameter = (value: string) => value.replace(/["\p{Cc}\u2028\u2029]/gu, '')

const widest = 75

/** No line is longer than 75 octets; what is cut goes on after a space. A sign of several octets stays whole. */
function folded(line: string): string {
  let out = ''
  let width = 0
  for (const sign of line) {
    const size = Buffer.byteLength(sign)
    if (width + size > widest) {
      out += '\r\n '
      width = 1
    }
    out += sign
    width += size
  }
  return out
}
