import { expect, test } from 'vitest'
import { demoCalendar } from './calendar.ts'

const booking = {
  id: 42,
  demoDate: '2026-11-16',
  demoTime: '5:00 PM - 5:30 PM' as const,
  state: 'booked' as const,
  changes: 2,
  changedAt: new Date('2026-11-15T06:00:01.234Z'),
}
const school = {
  name: 'Kaushal Techbridge',
  supportEmail: 'support@kaushal.example',
  publicUrl: 'https://kaushal.example',
}

/** Undoes the folding and reads the lines. */
const linesOf = (file: string) => file.replaceAll('\r\n ', '').split('\r\n')

test('has one event that repeats for five days, in UTC, with a reminder', () => {
  const lines = linesOf(demoCalendar(booking, school))
  expect(lines).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Kaushal Techbridge//Free demo//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    'UID:demo-42@kaushal.example',
    'DTSTAMP:20261115T060001Z',
    'SEQUENCE:2',
    'DTSTART:20261116T113000Z',
    'DTEND:20261116T120000Z',
    'RRULE:FREQ=DAILY;COUNT=5',
    'SUMMARY:Free 5-day demo at Kaushal Techbridge',
    'DESCRIPTION:Daily\\, 5:00 PM - 5:30 PM IST.\\nQuestions: support@kaushal.example',
    'ORGANIZER;CN="Kaushal Techbridge":mailto:support@kaushal.example',
    'URL:https://kaushal.example/5day-demo',
    'STATUS:CONFIRMED',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    'DESCRIPTION:Free 5-day demo at Kaushal Techbridge',
    'TRIGGER:-PT30M',
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ])
})

test('a cancelled demo is cancelled in the calendar too, without a reminder', () => {
  const lines = linesOf(demoCalendar({ ...booking, state: 'cancelled' }, school))
  expect(lines).toContain('STATUS:CANCELLED')
  expect(lines).toContain('UID:demo-42@kaushal.example')
  expect(lines).not.toContain('BEGIN:VALARM')
})

test('starts the early slot on the day before in UTC', () => {
  const lines = linesOf(demoCalendar({ ...booking, demoTime: '5:00 AM - 7:30 AM' }, school))
  expect(lines).toContain('DTSTART:20261115T233000Z')
  expect(lines).toContain('DTEND:20261116T020000Z')
})

test('folds lines at 75 octets without splitting a character', () => {
  const name = 'கௌசல் தொழில்நுட்பப் பாலம் 🌉 '.repeat(8).trim()
  const file = demoCalendar(booking, { ...school, name })
  for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
  expect(file).not.toContain('\uFFFD')
  expect(linesOf(file)).toContain(`SUMMARY:Free 5-day demo at ${name}`)
})

test('keeps a line of 75 octets and folds one of 76', () => {
  const longest = 75 - 'SUMMARY:Free 5-day demo at '.length
  const summaryOf = (name: string) =>
    /SUMMARY:.*\r\n(?: .*\r\n)*/.exec(demoCalendar(booking, { ...school, name }))![0].split('\r\n')
  expect(summaryOf('a'.repeat(longest))).toHaveLength(2)
  expect(summaryOf('a'.repeat(longest + 1))).toEqual([expect.any(String), ' a', ''])
})

test('escapes special characters and line breaks', () => {
  const name = 'A;B,C\\D "E"\r\nEND:VEVENT'
  const lines = linesOf(demoCalendar(booking, { ...school, name, supportEmail: 'a@b.c\r\nX:1' }))
  expect(lines).toContain('SUMMARY:Free 5-day demo at A\\;B\\,C\\\\D "E"\\nEND:VEVENT')
  expect(lines).toContain('ORGANIZER;CN="A;B,C\\D EEND:VEVENT":mailto:a@b.c%0D%0AX:1')
  expect(lines.filter((line) => line === 'END:VEVENT')).toHaveLength(1)
})
