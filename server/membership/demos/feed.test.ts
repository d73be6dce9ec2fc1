import { expect, test } from 'vitest'
import { demoFeed } from './feed.ts'

const school = { name: 'Kaushal Techbridge', publicUrl: 'https://kaushal.example' }
const booking = {
  name: 'Asha Kumari',
  demoDate: '2026-11-16',
  demoTime: '5:00 PM - 5:30 PM' as const,
  createdAt: new Date('2026-11-15T06:00:01.234Z'),
}
/** Undoes the folding and reads the lines. */
const linesOf = (file: string) => file.replaceAll('\r\n ', '').split('\r\n')

test('has one event per slot, on its five days, with the names', () => {
  const later = { ...booking, name: 'Ravi, the; second', createdAt: new Date('2026-11-15T07:00:00Z') }
  expect(linesOf(demoFeed([booking, later], school))).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Kaushal Techbridge//Free demo//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'X-WR-CALNAME:Free demos at Kaushal Techbridge',
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    'X-PUBLISHED-TTL:PT1H',
    'BEGIN:VEVENT',
    'UID:demos-2026-11-16-2@kaushal.example',
    'DTSTAMP:20261115T070000Z',
    'DTSTART:20261116T113000Z',
    'DTEND:20261116T120000Z',
    'RRULE:FREQ=DAILY;COUNT=5',
    'SUMMARY:Free demo: 2 people',
    'DESCRIPTION:From 2026-11-16\\, each day 5:00 PM - 5:30 PM IST\\nAsha Kumari\\nRavi\\, the\\; second',
    'URL:https://kaushal.example/admin/leads?day=2026-11-16',
    'STATUS:CONFIRMED',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ])
})

test('keeps the UID of a slot’s event when more people book', () => {
  const slots = [
    booking,
    { ...booking, demoDate: '2026-11-17' },
    { ...booking, demoTime: '5:30 PM - 6:00 PM' as const },
  ]
  const names = (file: string) => linesOf(file).filter((line) => line.startsWith('UID:'))
  expect(new Set(names(demoFeed(slots, school))).size).toBe(3)
  expect(names(demoFeed([...slots, ...slots], school))).toEqual(names(demoFeed(slots, school)))
})
