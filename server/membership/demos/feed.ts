import { type DemoSlot, demoSlots } from '#contract/membership/demos.ts'
import { calendarFile, demoDays, instant, text } from './calendar.ts'
import { slotTimes } from './rules.ts'

type Booked = { name: string; demoDate: string; demoTime: DemoSlot; createdAt: Date }
type School = { name: string; publicUrl: string }

/**
 * What staff subscribe to: one event for each slot that somebody has booked, on its five days, with the names. A feed
 * lies in other people's calendars, so it tells no address and no number.
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
  const address = `${publicUrl}/admin/request?tab=demos&day=${demoDate}`
  return [
    'BEGIN:VEVENT',
    // The day and the place of the slot among the seven: the same event however many book it.
    `UID:demos-${demoDate}-${demoSlots.indexOf(demoTime) + 1}@${new URL(publicUrl).hostname}`,
    `DTSTAMP:${instant(newest)}`,
    `DTSTART:${instant(start)}`,
    `DTEND:${instant(end)}`,
    `RRULE:FREQ=DAILY;COUNT=${demoDays}`,
    `SUMMARY:${text(`Free demo: ${people}`)}`,
    `DESCRIPTION:${text([`From ${demoDate}, each day ${demoTime} IST`, ...booked.map(({ name }) => name)].join('\n'))}`,
    `URL:${address}`,
    'STATUS:CONFIRMED',
    'END:VEVENT',
  ]
}
