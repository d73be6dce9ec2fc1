import { z } from '../kit/zod.ts'
import { Done, endpoint } from '../kit/endpoint.ts'
import { CalendarDate, Email, Instant, line, MobileNumber, text } from '../kit/fields.ts'

/** The spec's slots, in India time. */
export const demoSlots = [
  '5:00 AM - 7:30 AM',
  '5:00 PM - 5:30 PM',
  '5:30 PM - 6:00 PM',
  '8:00 PM - 8:30 PM',
  '8:30 PM - 9:00 PM',
  '9:00 PM - 9:30 PM',
  '9:30 PM - 10:00 PM',
] as const
export const DemoSlot = z.enum(demoSlots, 'Choose a time slot')
export type DemoSlot = z.infer<typeof DemoSlot>

/** Per visitor, so that nobody fills the slots. */
export const maxUpcomingDemos = 3

export const demoWindowDays = 30

export const demoScheduleOf = (date: string, time: string) => `${date} at ${time}`

export const DemoContact = z.strictObject({
  name: line('your name', 200),
  email: Email,
  message: text('Tell us what you’re interested in', 2000),
  mbNumber: MobileNumber,
  demoDate: CalendarDate('Choose a date'),
  demoTime: DemoSlot,
  demoSchedule: z.string().max(100),
})
export type DemoContact = z.infer<typeof DemoContact>

export const createContact = endpoint({
  method: 'POST',
  path: '/v1/course/createContact',
  summary: 'Book a free demo; sending the same booking again changes nothing',
  access: 'public',
  limit: { times: 30, seconds: 900 },
  body: DemoContact,
  reply: Done,
})

export const DemoDay = z.object({
  date: z.iso.date(),
  slots: z.array(DemoSlot),
})
export type DemoDay = z.infer<typeof DemoDay>

export const listDemoDays = endpoint({
  method: 'GET',
  path: '/v1/demos/days',
  summary: 'List the days with free demo slots',
  access: 'public',
  reply: z.array(DemoDay),
})

export const DemoBooking = z.object({
  bookingId: z.number(),
  name: z.string(),
  email: z.string(),
  mbNumber: z.string(),
  message: z.string(),
  demoDate: z.iso.date(),
  demoTime: DemoSlot,
  createdAt: Instant,
})
export type DemoBooking = z.infer<typeof DemoBooking>
