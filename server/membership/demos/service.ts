import type { DemoContact, DemoDay } from '#contract/membership/demos.ts'
import type { Settings } from '#contract/site/settings.ts'
import type { Db } from '#server/kit/db/db.ts'
import type { Tools } from '#server/kit/deps.ts'
import { daysAfter, formatDate, indiaDate } from '#server/kit/india.ts'
import { sendEmail } from '#server/notifications/index.ts'
import { readSettings } from '#server/site/index.ts'
import { demoCalendar, demoDays } from './calendar.ts'
import {
  bookableDays,
  demoWindow,
  assertSlotFree,
  assertFewUpcomingDemos,
  assertScheduleMatches,
  assertBookable,
} from './rules.ts'
import {
  countBookings,
  findBooking,
  countUpcomingDemos,
  insertBooking,
  lockSlot,
  lockVisitor,
  slotCounts,
} from './store.ts'
import type { DemoBookingRow } from '../tables.ts'

export async function freeDays(db: Db, now: Date): Promise<DemoDay[]> {
  const window = demoWindow(now)
  const [counts, { demoSlotCapacity }] = await Promise.all([
    slotCounts(db, window[0]!, window.at(-1)!),
    readSettings(db),
  ])
  return bookableDays(now, counts, demoSlotCapacity)
}

/** Bookings of the same slot wait for its lock, so that it is never overbooked. */
export function book(db: Db, tools: Tools, contact: DemoContact): Promise<null> {
  assertScheduleMatches(contact)
  return db.transaction(async (db) => {
    await lockSlot(db, contact)
    // The same form sent again after a lost response.
    if (await findBooking(db, contact.email, contact)) return null
    assertBookable(contact, tools.clock())
    const settings = await readSettings(db)
    await lockVisitor(db, contact.email)
    assertFewUpcomingDemos(await countUpcomingDemos(db, contact.email, indiaDate(tools.clock())), settings)
    assertSlotFree(await countBookings(db, contact), settings.demoSlotCapacity)
    const { mbNumber: mobile, demoSchedule: _, ...booking } = contact
    await sendConfirmation(db, tools, await insertBooking(db, { ...booking, mobile }), settings)
    return null
  })
}

async function sendConfirmation(db: Db, tools: Tools, booking: DemoBookingRow, settings: Settings) {
  const { name, email, mobile, demoDate, demoTime } = booking
  const lastDay = daysAfter(demoDate, demoDays - 1)
  await sendEmail(db, tools, {
    to: email,
    name,
    subject: `Booked: your free demo starts on ${formatDate(demoDate)}`,
    paragraphs: [
      `Your free 5-day demo at ${settings.name} is booked: ${formatDate(demoDate)} to ${formatDate(lastDay)}, ${demoTime} IST each day.`,
      'Open the attached file to add the five sessions to your calendar, with a reminder 30 minutes before each.',
      `Before the first session we’ll email you or call ${mobile} with the details to join.`,
      'Need another time? Just let us know.',
    ],
    attachments: [
      {
        name: 'free-demo.ics',
        kind: 'text/calendar; charset=utf-8; method=PUBLISH',
        content: demoCalendar(booking, { ...settings, publicUrl: tools.env.publicUrl }),
      },
    ],
  })
}
