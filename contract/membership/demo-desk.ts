import { z } from '../kit/zod.ts'
import { Done, endpoint } from '../kit/endpoint.ts'
import { Id, Instant, optionalLine, optionalText } from '../kit/fields.ts'
import { PageQuery, pageOf } from '../kit/paging.ts'
import { DemoBooking, DemoSlot } from './demos.ts'

export const bookingStates = ['booked', 'attended', 'no show', 'registered'] as const
export const BookingState = z.enum(bookingStates)
export type BookingState = z.infer<typeof BookingState>

export const DeskBooking = DemoBooking.extend({
  state: BookingState,
  note: z.string(),
  assignee: z.object({ userId: z.number(), name: z.string() }).nullable(),
  /** Whether an account has this email by now. */
  hasAccount: z.boolean(),
})
export type DeskBooking = z.infer<typeof DeskBooking>

export const BookingFilter = z.strictObject({
  search: optionalLine(100).optional(),
  date: z.iso.date('Enter a date').optional(),
  state: BookingState.optional(),
  assignee: z.enum(['me', 'nobody']).optional(),
  /** Those to come, soonest first; without it all, newest booking first. */
  upcoming: z.stringbool().default(false),
})

export const listDemoDesk = endpoint({
  method: 'GET',
  path: '/v1/demos/desk',
  summary: 'The demo bookings with how they stand',
  access: 'admin',
  query: PageQuery.extend(BookingFilter.shape),
  /** `waiting` is how many are to come, or over without a word on how it went, whatever the filter shows. */
  reply: pageOf(DeskBooking).extend({ waiting: z.number() }),
})

export const BookingChange = z.strictObject({
  state: BookingState.optional(),
  note: optionalText(1000).optional(),
  assigneeId: z.number().int().positive().nullable().optional(),
})
export type BookingChange = z.infer<typeof BookingChange>

export const changeDemoBookings = endpoint({
  method: 'PATCH',
  path: '/v1/demos',
  summary: 'Say how bookings went, who looks after them, or note something; one or many',
  access: 'admin',
  body: BookingChange.extend({ bookingIds: z.array(Id).min(1, 'Choose at least one').max(100, 'At most 100 at once') }),
  reply: z.array(DeskBooking),
})

export const getDemoCalendar = endpoint({
  method: 'GET',
  path: '/v1/demos/calendar',
  summary: 'How full each slot of each day of a month is',
  access: 'admin',
  query: z.strictObject({ month: z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'Enter a month such as 2026-11') }),
  reply: z.object({
    capacity: z.number(),
    /** Since when I have an address for calendar apps; the address itself is known to nobody but who copied it. */
    feedSince: Instant.nullable(),
    days: z.array(
      z.object({ date: z.iso.date(), slots: z.array(z.object({ demoTime: DemoSlot, booked: z.number() })) }),
    ),
  }),
})

export const makeDemoFeed = endpoint({
  method: 'POST',
  path: '/v1/demos/feed',
  summary: 'An address for calendar apps that shows the demo bookings; a new one ends the old one',
  access: 'admin',
  reply: z.object({ url: z.string() }),
})

export const endDemoFeed = endpoint({
  method: 'DELETE',
  path: '/v1/demos/feed',
  summary: 'End my calendar address',
  access: 'admin',
  reply: Done,
})
