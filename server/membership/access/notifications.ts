import { formatDay, toSentence } from '#server/kit/india.ts'

type Granted = { days: number; reason: string; endsAt: Date }

const link = '/dashboard/my-courses'
const countDays = (days: number) => (days === 1 ? '1 day' : `${days} days`)

export const grantedNotification = ({ days, reason, endsAt }: Granted) => ({
  title: `We’ve added ${countDays(days)} to your access`,
  body: `${toSentence(reason)} Your courses are open until ${formatDay(endsAt)}.`,
  link,
})

export const grantedEmail = ({ days, reason, endsAt }: Granted, publicUrl: string) => ({
  subject: `Added: ${countDays(days)} of access`,
  paragraphs: [
    `We’ve added ${countDays(days)} to your access. ${toSentence(reason)}`,
    `Your courses are open until ${formatDay(endsAt)}. Start learning: ${publicUrl}${link}`,
  ],
})

type TakenBack = { startsAt: Date; endsAt: Date; reason: string; isOver: boolean }

const dayMs = 24 * 60 * 60 * 1000
const countTaken = ({ startsAt, endsAt }: TakenBack) =>
  countDays(Math.max(1, Math.round((startsAt.getTime() - endsAt.getTime()) / dayMs)))
const describeEnd = ({ endsAt, isOver }: TakenBack) =>
  isOver ? 'Your access ends now.' : `Your courses are open until ${formatDay(endsAt)}.`

export const takenBackNotification = (taken: TakenBack) => ({
  title: `We’ve taken back ${countTaken(taken)} of access`,
  body: `We had given them by mistake. ${toSentence(taken.reason)} ${describeEnd(taken)}`,
  link: '/dashboard',
})

export const takenBackEmail = (taken: TakenBack, publicUrl: string) => ({
  subject: `Correction: ${countTaken(taken)} of access taken back`,
  paragraphs: [
    `We gave you ${countTaken(taken)} of access by mistake, and have taken them back. We’re sorry. Reason: ${toSentence(taken.reason)}`,
    `${describeEnd(taken)} Days that you paid for aren’t affected. Your access: ${publicUrl}/dashboard`,
  ],
})
