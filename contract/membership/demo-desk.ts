import { z } from '../kit/zod.ts'
import { Done, endpoint } from '../kit/endpoint.ts'
import { CalendarDate, ChosenIds, Instant, optionalLine, optionalText, MonthName } from '../kit/fields.ts'
import { PageQuery, pageOf } from '../kit/paging.ts'
import { DemoBooking, DemoSlot } from './demos.ts'

export const bookingStates = ['booked', 'attended', 'no show', 'registered', 'cancelled'] as const
export const BookingState = z.enum(bookingStates)
export type BookingState = z.infer<typeof BookingState>

export const DeskBooking = DemoBooking.extend({
  state: BookingState,
  note: z.string(),
  assignee: z.object({ userId: z.number(), name: z.string() }).nullable(),
  /** Whether an account with this email exists. */
  hasAccount: z.boolean(),
})
export type DeskBooking = z.infer<typeof DeskBooking>

export const BookingFilter = z.strictObject({
  search: optionalLine(100).optional(),
  date: CalendarDate().optional(),
  state: BookingState.optional(),
  assignee: z.enum(['me', 'unassigned']).optional(),
  /** Only future demos, soonest first; otherwise all, newest booking first. */
  upcoming: z.stringbool().default(false),
})

export const listDemoDesk = endpoint('GET /v1/demos/desk', {
  summary: 'List demo bookings with state, note and assignee',
  access: 'people:see',
  query: PageQuery.extend(BookingFilter.shape),
  /** `openCount`: bookings without an outcome, whatever the filter; at most `maxCounted` + 1. */
  reply: pageOf(DeskBooking).extend({ openCount: z.number() }),
})

export const BookingChange = z.strictObject({
  state: BookingState.optional(),
  note: optionalText(1000).optional(),
  assigneeId: z.number().int().positive().nullable().optional(),
})
export type BookingChange = z.infer<typeof BookingChange>

export const changeDemoBookings = endpoint('PATCH /v1/demos', {
  summary: 'Set the state, assignee or note of one or more bookings',
  access: 'people:act',
  body: BookingChange.extend({ bookingIds: ChosenIds }),
  reply: z.array(DeskBooking),
})

export const getDemoCalendar = endpoint('GET /v1/demos/calendar', {
  summary: 'Get the number of bookings per slot for a month',
  access: 'people:see',
  query: z.strictObject({
    month: MonthName,
  }),
  reply: z.object({
    capacity: z.number(),
    /** When the caller created a calendar link. The link itself is not stored. */
    feedSince: Instant.nullable(),
    days: z.array(
      z.object({ date: z.iso.date(), slots: z.array(z.object({ demoTime: DemoSlot, booked: z.number() })) }),
    ),
  }),
})

export const createDemoFeed = endpoint('POST /v1/demos/feed', {
  summary: 'Create your calendar link to the demo bookings; it replaces the previous one',
  access: 'people:act',
  reply: z.object({ url: z.string() }),
})

export const revokeDemoFeed = endpoint('DELETE /v1/demos/feed', {
  summary: 'Revoke your calendar link',
  access: 'people:act',
  reply: Done,
})
