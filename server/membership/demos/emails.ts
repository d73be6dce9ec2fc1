import { demoScheduleOf } from '#contract/membership/demos.ts'
import type { Settings } from '#contract/site/settings.ts'
import type { Tools } from '#server/kit/deps.ts'
import { formatDate } from '#server/kit/india.ts'
import type { EmailDraft } from '#server/kit/mailer.ts'
import { demoCalendar } from './calendar.ts'
import { bookingLinks } from './links.ts'
import { lastDayOf } from './rules.ts'
import type { DemoBookingRow } from './tables.ts'

type Sender = Pick<Tools, 'env' | 'secret'>
type Texts = { subject: string; paragraphs: string[] }

const sessions = ({ demoDate, demoTime }: DemoBookingRow) =>
  `${formatDate(demoDate)} to ${formatDate(lastDayOf(demoDate))}, ${demoTime} IST each day`

const toDraft = (booking: DemoBookingRow, settings: Settings, { env }: Sender, texts: Texts): EmailDraft => ({
  to: booking.email,
  name: booking.name,
  ...texts,
  attachments: [
    {
      name: 'free-demo.ics',
      kind: 'text/calendar; charset=utf-8; method=PUBLISH',
      content: demoCalendar(booking, { ...settings, publicUrl: env.publicUrl }),
    },
  ],
})

const changeLine = (booking: DemoBookingRow, sender: Sender) =>
  `Move or cancel your demo: ${sender.env.publicUrl}${bookingLinks(sender, booking.id).bookingPath}`

export const bookedEmail = (booking: DemoBookingRow, settings: Settings, sender: Sender): EmailDraft =>
  toDraft(booking, settings, sender, {
    subject: `Booked: your free demo starts on ${formatDate(booking.demoDate)}`,
    paragraphs: [
      `Your free 5-day demo at ${settings.name} is booked: ${sessions(booking)}.`,
      'Open the attached file to add the five sessions to your calendar, with a reminder 30 minutes before each.',
      `Before the first session we’ll email you or call ${booking.mobile} with the details to join.`,
      changeLine(booking, sender),
    ],
  })

export const movedEmail = (booking: DemoBookingRow, settings: Settings, sender: Sender): EmailDraft =>
  toDraft(booking, settings, sender, {
    subject: `Moved: your free demo starts on ${formatDate(booking.demoDate)}`,
    paragraphs: [
      `We’ve moved your free demo to ${sessions(booking)}.`,
      'Open the attached file to update your calendar.',
      changeLine(booking, sender),
    ],
  })

export const cancelledEmail = (booking: DemoBookingRow, settings: Settings, sender: Sender): EmailDraft =>
  toDraft(booking, settings, sender, {
    subject: 'Cancelled: your free demo',
    paragraphs: [
      `We’ve cancelled your free demo of ${sessions(booking)}.`,
      'Open the attached file to remove it from your calendar.',
      `You can book another one any time: ${sender.env.publicUrl}/5day-demo`,
    ],
  })

/** For the staff member who is assigned to the booking. */
export const changeNotification = (before: DemoBookingRow, after: DemoBookingRow) => {
  const link = `/admin/request?tab=demos&day=${after.demoDate}`
  const from = demoScheduleOf(formatDate(before.demoDate), before.demoTime)
  if (after.state === 'cancelled') return { title: `${after.name} cancelled their demo`, body: from, link }
  const to = demoScheduleOf(formatDate(after.demoDate), after.demoTime)
  return { title: `${after.name} moved their demo`, body: `From ${from} to ${to}`, link }
}
