import { dayMs } from '#contract/kit/durations.ts'
import { demoScheduleOf } from '#contract/membership/demos.ts'
import { z } from '#contract/kit/zod.ts'
import {
  daysAfter,
  formatDate,
  formatDay,
  formatRupees,
  formatTime,
  indiaDate,
  startOfDay,
  toSentence,
} from '#server/kit/india.ts'
import { kind, Moment } from '#server/notifications/index.ts'

// The texts about payments are in `payments/texts.ts`, those about refunds in `refunds/texts.ts`.

/** Has the subscription, and the payments with their receipts. */
export const dashboard = '/dashboard'
export const coursesPage = '/dashboard/my-courses'

const Transfer = z.object({ amountPaise: z.number(), transactionId: z.string().nullable() })

export const describePayment = ({ amountPaise, transactionId }: z.infer<typeof Transfer>) =>
  `your payment of ${formatRupees(amountPaise)} (transaction ID ${transactionId})`

export const registered = kind('registered', {
  data: Transfer.extend({ school: z.string() }),
  notification: () => ({
    title: 'We’re checking your payment',
    body: 'This usually takes 5-10 minutes. Then your courses open. Please don’t pay again.',
    link: dashboard,
  }),
  email: ({ school, ...transfer }, publicUrl) => ({
    subject: `Welcome to ${school}`,
    paragraphs: [
      'Your account is ready.',
      `We’re checking ${describePayment(transfer)}, which usually takes 5-10 minutes. Please don’t pay again. We’ll email you when your courses are open.`,
      `Log in: ${publicUrl}/login`,
    ],
  }),
})

export const registeredOnline = kind('registered online', {
  data: z.object({ school: z.string() }),
  notification: ({ school }) => ({
    title: `Welcome to ${school}`,
    body: 'Your courses open as soon as your payment arrives.',
    link: dashboard,
  }),
  email: ({ school }, publicUrl) => ({
    subject: `Welcome to ${school}`,
    paragraphs: [
      'Your account is ready.',
      'Your courses open as soon as your payment arrives. If you couldn’t finish it, log in and pay from your dashboard.',
      `Log in: ${publicUrl}/login`,
    ],
  }),
})

const countDays = (days: number) => (days === 1 ? '1 day' : `${days} days`)

export const accessGranted = kind('access granted', {
  data: z.object({ days: z.number(), reason: z.string(), endsAt: Moment }),
  notification: ({ days, reason, endsAt }) => ({
    title: `We’ve added ${countDays(days)} to your access`,
    body: `${toSentence(reason)} Your courses are open until ${formatDay(endsAt)}.`,
    link: coursesPage,
  }),
  email: ({ days, reason, endsAt }, publicUrl) => ({
    subject: `Added: ${countDays(days)} of access`,
    paragraphs: [
      `We’ve added ${countDays(days)} to your access. ${toSentence(reason)}`,
      `Your courses are open until ${formatDay(endsAt)}. Start learning: ${publicUrl}${coursesPage}`,
    ],
  }),
})

const TakenBack = z.object({ startsAt: Moment, endsAt: Moment, reason: z.string(), isOver: z.boolean() })
type TakenBack = z.infer<typeof TakenBack>

const countTaken = ({ startsAt, endsAt }: TakenBack) =>
  countDays(Math.max(1, Math.round((startsAt.getTime() - endsAt.getTime()) / dayMs)))
const describeNewEnd = ({ endsAt, isOver }: TakenBack) =>
  isOver ? 'Your access ends now.' : `Your courses are open until ${formatDay(endsAt)}.`

export const accessTakenBack = kind('access taken back', {
  data: TakenBack,
  notification: (taken) => ({
    title: `We’ve taken back ${countTaken(taken)} of access`,
    body: `We had given them by mistake. ${toSentence(taken.reason)} ${describeNewEnd(taken)}`,
    link: dashboard,
  }),
  email: (taken, publicUrl) => ({
    subject: `Correction: ${countTaken(taken)} of access taken back`,
    paragraphs: [
      `We gave you ${countTaken(taken)} of access by mistake, and have taken them back. We’re sorry. Reason: ${toSentence(taken.reason)}`,
      `${describeNewEnd(taken)} Days that you paid for aren’t affected. Your access: ${publicUrl}${dashboard}`,
    ],
  }),
})

/** `daysLeft`: on India's calendar; null if access has ended already. */
// An end at midnight belongs to the day before.
const lastDayOf = (endsAt: Date) => indiaDate(new Date(endsAt.getTime() - 1))

const Ending = z.object({ endsAt: Moment, daysLeft: z.number().nullable() })

/** ends tomorrow, 16 Nov 2026, at 5:30 PM IST */
export function describeEnd({ endsAt, daysLeft }: z.infer<typeof Ending>): string {
  const lastDay = lastDayOf(endsAt)
  const isMidnight = lastDay !== indiaDate(endsAt)
  const at = `${formatDate(lastDay)}, at ${isMidnight ? 'midnight' : `${formatTime(endsAt)} IST`}`
  if (daysLeft === null) return `ended on ${at}`
  if (daysLeft === 0) return `ends today, ${at}`
  return daysLeft === 1 ? `ends tomorrow, ${at}` : `ends in ${daysLeft} days, on ${at}`
}

/** The end of the day on which the days left are right. */
const reminderEnd = ({ endsAt, daysLeft }: z.infer<typeof Ending>) =>
  startOfDay(daysAfter(lastDayOf(endsAt), daysLeft === null ? 3 : 1 - daysLeft))

const describeRenewal = (isPending: boolean) =>
  isPending
    ? 'We’re checking your payment, so there’s nothing to do. We’ll add your days when it’s verified.'
    : 'Renew to keep learning. We add new days to the ones you have left, and you keep all your work.'

export const accessReminder = kind('access reminder', {
  data: Ending.extend({ isPending: z.boolean() }),
  notification: ({ isPending, ...ending }) => ({
    title: `Your subscription ${describeEnd(ending)}`,
    body: describeRenewal(isPending),
    link: dashboard,
  }),
  email: ({ isPending, ...ending }, publicUrl) => ({
    // Without the date and time, to stay short.
    subject: `Your subscription ${describeEnd(ending).split(',')[0]}`,
    paragraphs: [
      `Your subscription ${describeEnd(ending)}.`,
      describeRenewal(isPending),
      ...(isPending ? [] : [`Renew: ${publicUrl}${dashboard}`]),
      `Nothing is charged automatically. You can turn off these reminders under “Your subscription”: ${publicUrl}${dashboard}`,
    ],
  }),
  preference: 'reminders',
  push: { preference: 'access', until: reminderEnd },
})

const Slot = z.object({ demoDate: z.string(), demoTime: z.string() })
const describeSlot = ({ demoDate, demoTime }: z.infer<typeof Slot>) => demoScheduleOf(formatDate(demoDate), demoTime)
const demoDesk = (demoDate: string | null) => (demoDate ? `/admin/leads?day=${demoDate}` : '/admin/leads?show=all')

type Demo = z.infer<typeof Slot> & {
  lastDay: string
  mobile: string
  school: string
  publicUrl: string
  changeUrl: string
}

const describeDemo = ({ demoDate, lastDay, demoTime }: Demo) =>
  `${formatDate(demoDate)} to ${formatDate(lastDay)}, ${demoTime} IST each day`

export const demoBookedEmail = (demo: Demo) => ({
  subject: `Booked: your free demo starts on ${formatDate(demo.demoDate)}`,
  paragraphs: [
    `Your free 5-day demo at ${demo.school} is booked: ${describeDemo(demo)}.`,
    'Open the attached file to add the five sessions to your calendar, with a reminder 30 minutes before each.',
    `Before the first session we’ll email you or call ${demo.mobile} with the details to join.`,
    `Move or cancel your demo: ${demo.changeUrl}`,
  ],
})

export const demoMovedEmail = (demo: Demo) => ({
  subject: `Moved: your free demo starts on ${formatDate(demo.demoDate)}`,
  paragraphs: [
    `We’ve moved your free demo to ${describeDemo(demo)}.`,
    'Open the attached file to update your calendar.',
    `Move or cancel your demo: ${demo.changeUrl}`,
  ],
})

export const demoCancelledEmail = (demo: Demo) => ({
  subject: 'Cancelled: your free demo',
  paragraphs: [
    `We’ve cancelled your free demo of ${describeDemo(demo)}.`,
    'Open the attached file to remove it from your calendar.',
    `You can book another one any time: ${demo.publicUrl}/5day-demo`,
  ],
})

/** For the staff member who is assigned to the booking. */
export const demoChanged = kind('demo changed by visitor', {
  data: Slot.extend({ name: z.string(), before: Slot, isCancelled: z.boolean() }),
  notification: ({ name, before, isCancelled, ...after }) => ({
    title: `${name} ${isCancelled ? 'cancelled' : 'moved'} their demo`,
    body: isCancelled ? describeSlot(before) : `From ${describeSlot(before)} to ${describeSlot(after)}`,
    link: demoDesk(after.demoDate),
  }),
})

/** `name`, date and time are those of the first booking. */
export const demosAssigned = kind('demos assigned', {
  data: z.object({
    name: z.string(),
    demoDate: z.string().nullable(),
    demoTime: z.string().nullable(),
    bookings: z.number(),
    by: z.string(),
  }),
  notification: ({ name, demoDate, demoTime, bookings, by }) => ({
    title: `${by} assigned you ${bookings === 1 ? 'a demo booking' : `${bookings} demo bookings`}`,
    body: bookings === 1 ? [name, ...(demoDate ? [formatDate(demoDate), demoTime] : [])].join(', ') : '',
    link: demoDesk(demoDate),
  }),
})

export const gatewayNow = (keyId: string) => `Payments now go to the account with the key ID ${keyId}.`
