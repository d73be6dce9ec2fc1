import type { DemoContact, DemoDay } from '#contract/membership/demos.ts'
import type { Settings } from '#contract/site/settings.ts'
import type { Db } from '#server/kit/db/db.ts'
import type { Deps } from '#server/kit/deps.ts'
import { indiaDate } from '#server/kit/india.ts'
import { sendEmail } from '#server/notifications/index.ts'
import { readSettings } from '#server/site/index.ts'
import { demoCalendar, demoDays } from './calendar.ts'
import {
  bookableDays,
  daysAfter,
  demoWindow,
  inWords,
  refuseFullSlot,
  refuseManyDemos,
  refuseOtherSchedule,
  refuseOutsideWindow,
} from './rules.ts'
import { bookedIn, bookingOf, demosToCome, insertBooking, lockSlot, lockVisitor, slotCounts } from './store.ts'
import type { DemoBookingRow } from '../tables.ts'

export async function freeDays({ db, clock }: Deps): Promise<DemoDay[]> {
  const now = clock()
  const window = demoWindow(now)
  const [counts, { demoSlotCapacity }] = await Promise.all([
    slotCounts(db, window[0]!, window.at(-1)!),
    readSettings(db),
  ])
  return bookableDays(now, counts, demoSlotCapacity)
}

/**
 * Books a place and writes the email, or does neither. Whoever books the same slot at the same moment waits for the
 * lock, so that places are counted one after the other and never given twice.
 */
export function book(deps: Deps, contact: DemoContact): Promise<null> {
  refuseOtherSchedule(contact)
  return deps.db.transaction(async (db) => {
    await lockSlot(db, contact)
    // On a lossy line the answer may get lost and the form be sent again: that is the same booking.
    if (await bookingOf(db, contact.email, contact)) return null
    refuseOutsideWindow(contact, deps.clock())
    const settings = await readSettings(db)
    await lockVisitor(db, contact.email)
    refuseManyDemos(await demosToCome(db, contact.email, indiaDate(deps.clock())), settings)
    refuseFullSlot(await bookedIn(db, contact), settings.demoSlotCapacity)
    const { mbNumber: mobile, demoSchedule: _, ...booking } = contact
    await confirm(deps, db, await insertBooking(db, { ...booking, mobile }), settings)
    return null
  })
}

async function confirm({ jobs, env }: Deps, db: Db, booking: DemoBookingRow, settings: Settings) {
  const { name, email, mobile, demoDate, demoTime } = booking
  const { supportEmail, supportPhone } = settings
  const lastDay = daysAfter(demoDate, demoDays - 1)
  await sendEmail(jobs, db, {
    to: email,
    subject: `Your free demo starts on ${inWords(demoDate)}`,
    text: [
      `Hello ${name},`,
      `your free 5-day demo at ${settings.name} is booked: from ${inWords(demoDate)} to ${inWords(lastDay)}, each day ${demoTime} IST.`,
      'The attached file puts the five sessions into your calendar and reminds you 30 minutes before each.',
      `Before the first one we write to you, or call ${mobile}, with the way to join. If the time does not suit you after all, tell us: ${supportEmail}, ${supportPhone}.`,
    ].join('\n\n'),
    attachments: [
      {
        name: 'free-demo.ics',
        kind: 'text/calendar; charset=utf-8; method=PUBLISH',
        content: demoCalendar(booking, { name: settings.name, supportEmail, publicUrl: env.publicUrl }),
      },
    ],
  })
}
