import { z } from '../kit/zod.ts'
import { Done, endpoint } from '../kit/endpoint.ts'
import { Email, Instant, line, optionalLine } from '../kit/fields.ts'
import { PageQuery, pageOf } from '../kit/paging.ts'

/** The slots in India's time, to the letter. */
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

/** From today to so many days ahead. */
export const demoWindowDays = 30

export const demoScheduleOf = (date: string, time: string) => `${date} at ${time}`

/** An Indian mobile number: with or without +91, 91 or 0 before it, spaces and hyphens forgiven. Kept as +91 and ten digits. */
export const MobileNumber = z
  .string('Enter your mobile number')
  .max(30, 'At most 30 characters')
  .transform((typed) => typed.replace(/[\s()-]/g, '').replace(/^(\+91|0091|91(?=\d{10}$)|0)/, ''))
  .pipe(z.string().regex(/^[6-9]\d{9}$/, 'Enter a mobile number of 10 digits that starts with 6, 7, 8 or 9'))
  .transform((digits) => `+91${digits}`)

export const DemoContact = z.strictObject({
  name: line('Your name', 200),
  email: Email,
  message: z
    .string('Tell us what interests you')
    .trim()
    .min(1, 'Tell us what interests you')
    .max(2000, 'At most 2000 characters')
    // Lines may be broken; the other control characters have no meaning in a message.
    .regex(/^([\n\r\t]|\P{Cc})*$/u, 'Use ordinary characters only'),
  mbNumber: MobileNumber,
  demoDate: z.iso.date('Choose a date'),
  demoTime: DemoSlot,
  demoSchedule: z.string().max(100),
})
export type DemoContact = z.infer<typeof DemoContact>

export const createContact = endpoint({
  method: 'POST',
  path: '/v1/course/createContact',
  summary: 'Book a free demo; the same booking sent again is the same booking',
  access: 'public',
  limit: { times: 30, seconds: 900 },
  body: DemoContact,
  reply: Done,
})

export const DemoDay = z.object({
  date: z.iso.date(),
  /** The slots that can still be booked on this day. */
  slots: z.array(DemoSlot),
})
export type DemoDay = z.infer<typeof DemoDay>

export const listDemoDays = endpoint({
  method: 'GET',
  path: '/v1/demos/days',
  summary: 'The days of the window with the slots that are neither past nor full',
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

export const listDemoBookings = endpoint({
  method: 'GET',
  path: '/v1/demos',
  summary: 'The demo bookings, newest first',
  access: 'admin',
  query: PageQuery.extend({ search: optionalLine(100).optional() }),
  reply: pageOf(DemoBooking),
})
