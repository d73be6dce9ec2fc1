import { demoDays, type DemoSlot, demoSlots } from '#contract/membership/demos.ts'
import { type CalendarEvent, formatCalendar } from '#server/kit/calendar.ts'
import { slotTimes } from './rules.ts'

type Booked = { name: string; demoDate: string; demoTime: DemoSlot; createdAt: Date }
type School = { name: string; publicUrl: string }

/**
 * The calendar that staff subscribe to: one event per booked slot, with the names. It has no email addresses or phone
 * numbers because feeds end up in other people's calendars.
 */
export function demoFeed(bookings: Booked[], school: School): string {
  const groups = Map.groupBy(bookings, ({ demoDate, demoTime }) => `${demoDate} ${demoTime}`)
  return formatCalendar({
    product: [school.name, 'Free demo'],
    name: `Free demos at ${school.name}`,
    events: [...groups.values()].map((booked) => eventOf(booked, school)),
  })
}

function eventOf(booked: Booked[], { publicUrl }: School): CalendarEvent {
  const { demoDate, demoTime } = booked[0]!
  const people = booked.length === 1 ? booked[0]!.name : `${booked.length} people`
  return {
    when: slotTimes(demoDate, demoTime),
    // The same event however many people book the slot.
    uid: `demos-${demoDate}-${demoSlots.indexOf(demoTime) + 1}@${new URL(publicUrl).hostname}`,
    changedAt: new Date(Math.max(...booked.map(({ createdAt }) => createdAt.getTime()))),
    rule: `FREQ=DAILY;COUNT=${demoDays}`,
    summary: `Free demo: ${people}`,
    description: [`From ${demoDate}, each day ${demoTime} IST`, ...booked.map(({ name }) => name)].join('\n'),
    url: `${publicUrl}/admin/leads?day=${demoDate}`,
  }
}
