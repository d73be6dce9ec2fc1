export type CalendarEvent = {
  /** The same in every copy, so that a calendar shows it once. */
  uid: string
  changedAt: Date
  /** A later version replaces an earlier one in the calendar. */
  sequence?: number
  /** Moments, or a whole day. */
  when: { start: Date; end: Date } | { day: string }
  /** A repetition such as FREQ=DAILY;COUNT=5. */
  rule?: string
  summary: string
  description: string
  organizer?: { name: string; email: string }
  url: string
  isCancelled?: boolean
  reminderMinutes?: number
}

type Calendar = {
  /** Who made the file: the school and what it is about. */
  product: [string, string]
  /** The name of a calendar to subscribe to. Without one, it is a file to open once. */
  name?: string
  events: CalendarEvent[]
}

/** A calendar file (RFC 5545). */
export const formatCalendar = ({ product, name, events }: Calendar): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${product.map(text).join('//')}//EN`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...(name === undefined
      ? []
      : [`X-WR-CALNAME:${text(name)}`, 'REFRESH-INTERVAL;VALUE=DURATION:PT1H', 'X-PUBLISHED-TTL:PT1H']),
    ...events.flatMap(formatEvent),
    'END:VCALENDAR',
  ]
    .map((line) => `${fold(line)}\r\n`)
    .join('')

const formatEvent = ({ sequence, rule, organizer, isCancelled = false, reminderMinutes, ...event }: CalendarEvent) => [
  'BEGIN:VEVENT',
  `UID:${event.uid}`,
  `DTSTAMP:${instant(event.changedAt)}`,
  ...(sequence === undefined ? [] : [`SEQUENCE:${sequence}`]),
  ...timesOf(event.when),
  ...(rule === undefined ? [] : [`RRULE:${rule}`]),
  `SUMMARY:${text(event.summary)}`,
  `DESCRIPTION:${text(event.description)}`,
  ...(organizer ? [`ORGANIZER;CN="${parameter(organizer.name)}":mailto:${encodeURI(organizer.email)}`] : []),
  `URL:${event.url}`,
  `STATUS:${isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
  ...(isCancelled || reminderMinutes === undefined ? [] : reminder(event.summary, reminderMinutes)),
  'END:VEVENT',
]

/** A whole day makes nobody busy. */
const timesOf = (when: CalendarEvent['when']) =>
  'day' in when
    ? [`DTSTART;VALUE=DATE:${when.day.replaceAll('-', '')}`, 'TRANSP:TRANSPARENT']
    : [`DTSTART:${instant(when.start)}`, `DTEND:${instant(when.end)}`]

const reminder = (summary: string, minutes: number) => [
  'BEGIN:VALARM',
  'ACTION:DISPLAY',
  `DESCRIPTION:${text(summary)}`,
  `TRIGGER:-PT${minutes}M`,
  'END:VALARM',
]

/** 20261116T113000Z */
const instant = (moment: Date) => moment.toISOString().replace(/[-:]|\.\d+/g, '')

/** Other line separators are removed because some calendar apps break lines at them. */
const text = (value: string) =>
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
