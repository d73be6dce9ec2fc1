import { formatDay } from '#server/kit/india.ts'
import { toSentence } from '../payments/rules.ts'

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
