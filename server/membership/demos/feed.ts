import { demoDays, type DemoSlot, demoSlots } from '#contract/membership/demos.ts'
import { calendarFile, instant, text } from './calendar.ts'
import { slotTimes } from './rules.ts'

type Booked = { name: string; demoDate: string; demoTime: DemoSlot; createdAt: Date }
type School = { name: string; publicUrl: string }

/**
 * The calendar that staff subscribe to: one event per booked slot, with the names. It has no email addresses or phone
 * numbers because feeds end up in other people's calendars.
 */
export function demoFeed(bookings: Booked[], school: School): string {
  const groups = Map.groupBy(bookings, ({ demoDate, demoTime }) => `${demoDate} ${demoTime}`)
  return calendarFile(school.name, [
    `X-WR-CALNAME:${text(`Free demos at ${school.name}`)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    'X-PUBLISHED-TTL:PT1H',
    ...[...groups.values()].flatMap((booked) => eventOf(booked, school)),
  ])
}

function eventOf(booked: Booked[], { publicUrl }: School): string[] {
  const { demoDate, demoTime } = booked[0]!
  const { start, end } = slotTimes(demoDate, demoTime)
  const newest = new Date(Math.max(...booked.map(({ createdAt }) => createdAt.getTime())))
  const people = booked.length === 1 ? booked[0]!.name : `${booked.length} people`
  const url = `${publicUrl}/admin/request?tab=demos&day=${demoDate}`
  return [
    'BEGIN:VEVENT',
    // The same event however many people book the slot.
    `UID:demos-${demoDate}-${demoSlots.indexOf(demoTime) + 1}@${new URL(publicUrl).hostname}`,
    `DTSTAMP:${instant(newest)}`,
    `DTSTART:${instant(start)}`,
    `DTEND:${instant(end)}`,
    `RRULE:FREQ=DAILY;COUNT=${demoDays}`,
    `SUMMARY:${text(`Free demo: ${people}`)}`,
    `DESCRIPTION:${text([`From ${demoDate}, each day ${demoTime} IST`, ...booked.map(({ name }) => name)].join('\n'))}`,
    `URL:${url}`,
    'STATUS:CONFIRMED',
    'END:VEVENT',
  ]
}
