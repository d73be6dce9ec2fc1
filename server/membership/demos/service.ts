import type { DemoContact, DemoDay } from '#contract/membership/demos.ts'
import type { Db } from '#server/kit/db/db.ts'
import type { Tools } from '#server/kit/deps.ts'
import { conflict } from '#server/kit/errors.ts'
import { consumeRateLimit } from '#server/kit/http/rate-limit.ts'
import { indiaDate } from '#server/kit/india.ts'
import { sendEmail } from '#server/notifications/index.ts'
import { readSettings } from '#server/site/index.ts'
import { demoBookedEmail } from '../texts.ts'
import { demoCalendar } from './calendar.ts'
import { sourceOf } from './leads.rules.ts'
import { bookingLinks } from './links.ts'
import {
  alreadyBookedText,
  assertBookable,
  assertScheduleMatches,
  assertSlotFree,
  bookableDays,
  demoWindow,
  isSameBooking,
  lastDayOf,
} from './rules.ts'
import { countBookings, findActiveBooking, insertBooking, lockSlot, lockVisitor, slotCounts } from './store.ts'
import type { BookedDemo } from './tables.ts'

export async function freeDays(db: Db, now: Date): Promise<DemoDay[]> {
  const window = demoWindow(now)
  const [counts, { demoSlotCapacity }] = await Promise.all([
    slotCounts(db, window[0]!, window.at(-1)!),
    readSettings(db),
  ])
  return bookableDays(now, counts, demoSlotCapacity)
}

/** One active demo per person. Bookings of the same slot wait for its lock, so that it is never overbooked. */
export async function book(db: Db, tools: Tools, contact: DemoContact) {
  assertScheduleMatches(contact)
  const { booking, isAnother } = await db.transaction(async (db) => {
    await lockSlot(db, contact)
    await lockVisitor(db, contact)
    const active = await findActiveBooking(db, contact, indiaDate(tools.clock()))
    if (active && isSameBooking(active, contact)) return { booking: active, isAnother: false }
    if (active) {
      await sendLinkAgain(db, tools, active)
      return { booking: active, isAnother: true }
    }
    assertBookable(contact, tools.clock())
    const settings = await readSettings(db)
    assertSlotFree(await countBookings(db, contact), settings.demoSlotCapacity)
    const { mbNumber: mobile, demoSchedule: _, openedFrom, campaign, ...fields } = contact
    const source = sourceOf({ openedFrom, campaign }, tools.env.publicUrl)
    const booking = { ...(await insertBooking(db, { ...fields, ...source, mobile })), ...slotOf(contact) }
    await emailVisitor(db, tools, booking, demoBookedEmail)
    return { booking, isAnother: false }
  })
  // Only now, so that the email with the link is sent.
  if (isAnother) throw conflict(alreadyBookedText, { email: alreadyBookedText })
  return bookingLinks(tools, booking.id)
}

const slotOf = ({ demoDate, demoTime }: DemoContact) => ({ demoDate, demoTime })

/** Few, so that nobody can fill another person's mailbox. */
const emailsPerDay = { times: 2, seconds: 24 * 60 * 60 }

async function sendLinkAgain(db: Db, tools: Tools, booking: BookedDemo) {
  const wait = await consumeRateLimit(db, `demo link ${booking.id}`, emailsPerDay)
  if (wait === 0) await emailVisitor(db, tools, booking, demoBookedEmail)
}

type Texts = typeof demoBookedEmail

/** With the sessions for their calendar. */
export async function emailVisitor(db: Db, tools: Tools, booking: BookedDemo, textsOf: Texts): Promise<void> {
  const settings = await readSettings(db)
  const { publicUrl } = tools.env
  const changeUrl = `${publicUrl}${bookingLinks(tools, booking.id).bookingPath}`
  const content = demoCalendar(booking, { ...settings, publicUrl })
  await sendEmail(db, tools, {
    to: booking.email,
    name: booking.name,
    ...textsOf({ ...booking, lastDay: lastDayOf(booking.demoDate), school: settings.name, publicUrl, changeUrl }),
    attachments: [{ name: 'free-demo.ics', kind: 'text/calendar; charset=utf-8; method=PUBLISH', content }],
  })
}
