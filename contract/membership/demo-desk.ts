import { z } from '../kit/zod.ts'
import { Done, endpoint } from '../kit/endpoint.ts'
import {
  CalendarDate,
  ChosenDate,
  ChosenIds,
  Email,
  Id,
  Instant,
  MobileNumber,
  MonthName,
  noDate,
  optionalLine,
  personName,
  text,
} from '../kit/fields.ts'
import { notAnEmail } from '../kit/messages.ts'
import { PageQuery, pageOf } from '../kit/paging.ts'
import { DemoBooking, DemoSlot } from './demos.ts'

/** The stages of a lead: booked, came (`attended`), joined (`registered`), or lost for one of several reasons. */
export const bookingStates = ['booked', 'attended', 'registered', 'no show', 'lost', 'cancelled'] as const
export const BookingState = z.enum(bookingStates)
export type BookingState = z.infer<typeof BookingState>

export const lostReasons = ['price', 'time', 'another school', 'no answer', 'something else'] as const
const LostReason = z.enum(lostReasons, 'Choose why')
export type LostReason = z.infer<typeof LostReason>

/** How staff heard of somebody who didn’t book on our website. */
export const leadSources = ['phone', 'walk-in', 'event', 'other'] as const
const LeadSource = z.enum(leadSources, 'Choose where they come from')

export const DeskBooking = DemoBooking.extend({
  /** Null for a lead without a demo. */
  demoDate: z.iso.date().nullable(),
  demoTime: DemoSlot.nullable(),
  state: BookingState,
  /** Empty unless lost. */
  lostReason: z.string(),
  /** A campaign, another site, or our website; or how staff heard of them. */
  source: z.string(),
  /** The page of our site where they opened the form. */
  openedFrom: z.string().nullable(),
  remindOn: z.iso.date().nullable(),
  lastNote: z.object({ text: z.string(), at: Instant, by: z.string() }).nullable(),
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
  /** Only those to follow up today or earlier. */
  due: z.stringbool().default(false),
})

export const listDemoDesk = endpoint('GET /v1/demos/desk', {
  summary: 'List leads with stage, last note, reminder and who follows up',
  access: 'people:see',
  query: PageQuery.extend(BookingFilter.shape),
  /** `openCount`: bookings without an outcome, whatever the filter; at most `maxCounted` + 1. */
  reply: pageOf(DeskBooking).extend({ openCount: z.number() }),
})

export const BookingChange = z.strictObject({
  state: BookingState.optional(),
  /** Required to lose somebody. */
  lostReason: LostReason.optional(),
  /** Added to the earlier ones. */
  note: text('Write what to remember', 1000).optional(),
  assigneeId: z.number().int().positive().nullable().optional(),
  /** When to follow up; null for never. */
  remindOn: ChosenDate.nullable().optional(),
})
export type BookingChange = z.infer<typeof BookingChange>

export const changeDemoBookings = endpoint('PATCH /v1/demos', {
  summary: 'Set the stage, reminder or assignee of one or more leads, or add a note',
  access: 'people:act',
  body: BookingChange.extend({ bookingIds: ChosenIds }),
  reply: z.array(DeskBooking),
})

export const NewLead = z.strictObject({
  name: personName('a name', 200),
  mbNumber: MobileNumber,
  email: z.union([z.literal(''), Email], notAnEmail),
  message: text('Enter what they’re interested in', 2000),
  source: LeadSource,
  remindOn: z.union([z.literal(''), ChosenDate], noDate),
})
export type NewLead = z.infer<typeof NewLead>

export const addLead = endpoint('POST /v1/demos/leads', {
  summary: 'Add somebody who called, came by or met us; you follow up',
  access: 'people:act',
  idempotent: true,
  body: NewLead,
  reply: DeskBooking,
})

export const LeadEvent = z.object({
  at: Instant,
  /** Null if it happened by itself. */
  by: z.string().nullable(),
  note: z.string().nullable(),
  state: BookingState.nullable(),
})

export const listLeadEvents = endpoint('GET /v1/demos/:bookingId/events', {
  summary: 'List the notes and stages of a lead, newest first',
  access: 'people:see',
  params: z.strictObject({ bookingId: Id }),
  reply: z.array(LeadEvent),
})

export const Conversion = z.object({
  month: MonthName,
  source: z.string(),
  leads: z.number(),
  came: z.number(),
  joined: z.number(),
})
export type Conversion = z.infer<typeof Conversion>

export const conversionMonths = 12

export const getConversion = endpoint('GET /v1/demos/conversion', {
  summary: 'Count the leads of the last twelve months, by month and source, and how many came and joined',
  access: 'people:see',
  reply: z.array(Conversion),
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
