import { z } from '../kit/zod.ts'
import { endpoint } from '../kit/endpoint.ts'
import { ChosenDate, Email, Instant, MobileNumber, optionalLine, personName, text } from '../kit/fields.ts'

/** One session on each of these days, from the booked date on. */
export const demoDays = 5

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

export const demoWindowDays = 30

export const demoScheduleOf = (date: string, time: string) => `${date} at ${time}`

export const DemoContact = z.strictObject({
  name: personName('your name', 200),
  email: Email,
  message: text('Tell us what you’re interested in', 2000),
  mbNumber: MobileNumber,
  demoDate: ChosenDate,
  demoTime: DemoSlot,
  demoSchedule: z.string().max(100),
  /** The page from which the form was opened, on our site or another, and the campaign in its address. */
  openedFrom: optionalLine(500).optional(),
  campaign: optionalLine(100).optional(),
})
export type DemoContact = z.infer<typeof DemoContact>

export const createContact = endpoint('POST /v1/course/createContact', {
  summary: 'Book a free demo; sending the same booking again changes nothing',
  access: 'public',
  limit: { times: 30, seconds: 900 },
  body: DemoContact,
  /** Paths of pages for the visitor who booked: to move or cancel, and the calendar file. */
  reply: z.object({ bookingPath: z.string(), calendarPath: z.string() }),
})

const bookingParams = z.strictObject({
  /** The number of the booking and our signature, from the link in the email. */
  token: z.string().regex(/^[\w.-]{1,100}$/, 'This link is incomplete. Open it from your email again.'),
})

/** A booking as its visitor sees it. */
export const MyDemo = z.object({
  name: z.string(),
  demoDate: z.iso.date(),
  demoTime: DemoSlot,
  state: z.enum(['booked', 'cancelled', 'over']),
  calendarPath: z.string(),
})
export type MyDemo = z.infer<typeof MyDemo>

export const getMyDemo = endpoint('GET /v1/demos/bookings/:token', {
  summary: 'Get your demo booking by the link in your email',
  access: 'public',
  params: bookingParams,
  reply: MyDemo,
})

export const DemoMove = z.strictObject({ demoDate: ChosenDate, demoTime: DemoSlot })

export const moveMyDemo = endpoint('PUT /v1/demos/bookings/:token', {
  summary: 'Move your demo booking to another free slot',
  access: 'public',
  limit: { times: 30, seconds: 900 },
  params: bookingParams,
  body: DemoMove,
  reply: MyDemo,
})

export const cancelMyDemo = endpoint('DELETE /v1/demos/bookings/:token', {
  summary: 'Cancel your demo booking; cancelling again changes nothing',
  access: 'public',
  limit: { times: 30, seconds: 900 },
  params: bookingParams,
  reply: MyDemo,
})

export const DemoDay = z.object({
  date: z.iso.date(),
  slots: z.array(DemoSlot),
})
export type DemoDay = z.infer<typeof DemoDay>

export const listDemoDays = endpoint('GET /v1/demos/days', {
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
