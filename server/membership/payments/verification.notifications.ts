import { emailText } from '#server/kit/email-text.ts'
import { formatDay } from '#server/kit/india.ts'
import { formatRupees, toSentence } from './rules.ts'

type Payer = { firstName: string }
type Paid = { amountPaise: number; creditPaise: number; transactionId: string }
type School = { name: string; supportEmail: string; supportPhone: string }
type Verified = { endsAt: Date; number: string }

const link = '/dashboard/my-courses'

const describePayment = ({ amountPaise, transactionId }: Paid) =>
  `your payment of ${formatRupees(amountPaise)} (transaction ID ${transactionId})`

export const verifiedNotification = (paid: Paid, { endsAt, number }: Verified) => ({
  title: `Payment received: ${formatRupees(paid.amountPaise)}`,
  body: `Your courses are open until ${formatDay(endsAt)}. Receipt ${number}.`,
  link,
})

export const verifiedEmail = (
  { firstName }: Payer,
  paid: Paid,
  { endsAt, number, school, publicUrl }: Verified & { school: School; publicUrl: string },
) => ({
  subject: 'Payment received: your courses are open',
  text: emailText(
    firstName,
    [
      `We’ve received ${describePayment(paid)}. Your courses are open until ${formatDay(endsAt)}.`,
      `Your receipt is ${number}. You can download it next to your payment.`,
      `Start learning: ${publicUrl}${link}`,
    ],
    school,
  ),
})

export const rejectedNotification = (paid: Paid, reason: string) => ({
  title: `We couldn’t verify your payment of ${formatRupees(paid.amountPaise)}`,
  body: `${toSentence(reason)}${describeCredit(paid)}`,
  link,
})

export const rejectedEmail = (
  { firstName }: Payer,
  paid: Paid,
  { reason, school, publicUrl }: { reason: string; school: School; publicUrl: string },
) => ({
  subject: 'We couldn’t verify your payment',
  text: emailText(
    firstName,
    [
      `We couldn’t verify ${describePayment(paid)}.`,
      `${toSentence(reason)}${describeCredit(paid)}`,
      `Please check the transaction ID and send it again: ${publicUrl}${link}`,
    ],
    school,
  ),
})

const describeCredit = ({ creditPaise }: Paid) =>
  creditPaise === 0 ? '' : ` Your ${formatRupees(creditPaise)} credit is back in your wallet.`

export const referralNotification = (firstName: string, paise: number) => ({
  title: `You’ve earned ${formatRupees(paise)} credit`,
  body: `${firstName} joined with your code, and we’ve verified their first payment.`,
  link: '/dashboard/wallet-balance',
})
