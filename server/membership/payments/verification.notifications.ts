import { indiaDate } from '#server/kit/india.ts'
import { inWords } from '../demos/rules.ts'
import { asSentence, rupeesText } from './rules.ts'

type Payer = { firstName: string }
type Paid = { amountPaise: number; creditPaise: number; transactionId: string }

/** The day of this moment, as it is read in India. */
export const dayInWords = (moment: Date): string => inWords(indiaDate(moment))

const link = '/dashboard/my-courses'

export function verifiedNotification(paid: Paid, { endsAt, number }: { endsAt: Date; number: string }) {
  return {
    title: `Your payment of ${rupeesText(paid.amountPaise)} is verified`,
    body: `Your courses are open until ${dayInWords(endsAt)}. Receipt ${number}.`,
    link,
  }
}

type Verified = { endsAt: Date; number: string; schoolName: string; publicUrl: string }

export function verifiedEmail({ firstName }: Payer, paid: Paid, { endsAt, number, schoolName, publicUrl }: Verified) {
  return {
    subject: `Your courses at ${schoolName} are open until ${dayInWords(endsAt)}`,
    text: [
      `Hello ${firstName},`,
      `your payment of ${rupeesText(paid.amountPaise)} (transaction ID ${paid.transactionId}) is verified. Your courses are open until ${dayInWords(endsAt)}.`,
      `Your receipt has the number ${number}; you can download it beside the payment.`,
      `Go on learning: ${publicUrl}${link}`,
    ].join('\n\n'),
  }
}

export function rejectedNotification(paid: Paid, reason: string) {
  return {
    title: `Your payment of ${rupeesText(paid.amountPaise)} could not be verified`,
    body: `${asSentence(reason)}${creditWords(paid)}`,
    link,
  }
}

type Rejected = { reason: string; supportEmail: string; publicUrl: string }

export function rejectedEmail({ firstName }: Payer, paid: Paid, { reason, supportEmail, publicUrl }: Rejected) {
  return {
    subject: 'Your payment could not be verified',
    text: [
      `Hello ${firstName},`,
      `your payment of ${rupeesText(paid.amountPaise)} (transaction ID ${paid.transactionId}) could not be verified: ${asSentence(reason)}${creditWords(paid)}`,
      `Check the transaction ID and send it again: ${publicUrl}${link}`,
      `Questions: ${supportEmail}`,
    ].join('\n\n'),
  }
}

const creditWords = ({ creditPaise }: Paid) =>
  creditPaise === 0 ? '' : ` The ${rupeesText(creditPaise)} of credit you used is back.`

export const referralNotification = (firstName: string, paise: number) => ({
  title: `${rupeesText(paise)} of credit for you`,
  body: `${firstName} joined with your code, and the first payment is verified.`,
  link: '/dashboard/wallet-balance',
})
