import { formatDay, formatRupees, toSentence } from '#server/kit/india.ts'

type Paid = {
  amountPaise: number
  creditPaise: number
  transactionId: string | null
  typedTransactionId?: string | null
  reportedPaise?: number | null
  restPaise?: number
  waivedPaise?: number
}
/** Without an end if the payment covered no plan. */
type Verified = { endsAt: Date | null; number: string }

const courses = '/dashboard/my-courses'
// The payments are on the dashboard.
const link = '/dashboard'

export const describePayment = ({ amountPaise, transactionId }: Pick<Paid, 'amountPaise' | 'transactionId'>) =>
  `your payment of ${formatRupees(amountPaise)} (transaction ID ${transactionId})`

export const verifiedNotification = (paid: Paid, { endsAt, number }: Verified) => ({
  title:
    paid.amountPaise === 0
      ? `Renewed with ${formatRupees(paid.creditPaise)} credit`
      : `Payment received: ${formatRupees(paid.amountPaise)}`,
  body: `${describeDifference(paid)}${describeOpen(endsAt)}Receipt ${number}.`,
  link: endsAt ? courses : link,
})

export const verifiedEmail = (paid: Paid, { endsAt, number }: Verified, publicUrl: string) => ({
  subject: subjectOf(paid, endsAt),
  paragraphs: [
    `${paid.amountPaise === 0 ? `Your wallet credit of ${formatRupees(paid.creditPaise)} paid for your renewal` : `We’ve received ${describePayment(paid)}`}. ${describeCorrection(paid)}${describeDifference(paid)}${describeOpen(endsAt)}`.trim(),
    `Your receipt is ${number}. You can download it next to your payment: ${publicUrl}${link}`,
    endsAt ? `Start learning: ${publicUrl}${courses}` : `Choose a plan: ${publicUrl}${link}`,
  ],
})

const subjectOf = ({ amountPaise, restPaise }: Paid, endsAt: Date | null): string => {
  if (endsAt === null) return `Payment received: ${formatRupees(amountPaise)}${restPaise ? ' in your wallet' : ''}`
  return amountPaise === 0 ? 'Renewed: your courses are open' : 'Payment received: your courses are open'
}

const describeOpen = (endsAt: Date | null): string =>
  endsAt ? `Your courses are open until ${formatDay(endsAt)}. ` : 'It isn’t enough for a plan. '

const describeCorrection = ({ typedTransactionId }: Paid): string =>
  typedTransactionId ? `You typed ${typedTransactionId}, so we corrected the transaction ID. ` : ''

/** Said only if the payer reported another amount. */
const describeDifference = ({ amountPaise, reportedPaise = null, restPaise = 0, waivedPaise = 0 }: Paid): string => {
  const wallet = restPaise > 0 ? `We’ve added ${formatRupees(restPaise)} to your wallet. ` : ''
  if (reportedPaise === null || reportedPaise === amountPaise) return wallet
  const full = waivedPaise > 0 ? 'You don’t have to pay the rest. ' : ''
  return `You reported ${formatRupees(reportedPaise)}, and we received ${formatRupees(amountPaise)}. ${full}${wallet}`
}

export const rejectedNotification = (paid: Paid, reason: string) => ({
  title: `We couldn’t verify your payment of ${formatRupees(paid.amountPaise)}`,
  body: `${toSentence(reason)}${describeCredit(paid)}`,
  link,
})

export const reopenedNotification = (paid: Paid) => ({
  title: `We’re checking your payment of ${formatRupees(paid.amountPaise)} again`,
  body: 'We’ll let you know the result. You don’t have to do anything.',
  link,
})

/** The email about the rejection asked them to send the details again. */
export const reopenedEmail = (paid: Paid, publicUrl: string) => ({
  subject: 'We’re checking your payment again',
  paragraphs: [
    `We’re checking ${describePayment(paid)} again. You don’t have to do anything, and please don’t pay again.`,
    'We’ll email you the result.',
    `Your payments: ${publicUrl}${link}`,
  ],
})

export const recordedNotification = (paid: Paid) => ({
  title: `We’ve found your transfer of ${formatRupees(paid.amountPaise)}`,
  body: 'It was on our bank statement. We’ll check it and open your courses. You don’t have to do anything.',
  link,
})

export const rejectedEmail = (paid: Paid, reason: string, publicUrl: string) => ({
  subject: 'We couldn’t verify your payment',
  paragraphs: [
    `We couldn’t verify ${describePayment(paid)}.`,
    `${toSentence(reason)}${describeCredit(paid)}`,
    'If you’ve paid, you don’t have to pay again. Check the transaction ID in your UPI or bank app.',
    `Send your payment details again: ${publicUrl}${link}`,
  ],
})

/** The gateway returned the money before we could verify it. */
export const returnedEmail = (paid: Paid, reason: string, publicUrl: string) => ({
  subject: 'Your payment was returned',
  paragraphs: [
    `We haven’t verified ${describePayment(paid)}. ${toSentence(reason)}${describeCredit(paid)}`,
    'It can take a few working days until you see it on your account.',
    `To open your courses, pay again: ${publicUrl}${link}`,
  ],
})

const describeCredit = ({ creditPaise }: Paid) =>
  creditPaise === 0 ? '' : ` Your ${formatRupees(creditPaise)} credit is back in your wallet.`

export const referralNotification = (firstName: string, paise: number) => ({
  title: `You’ve earned ${formatRupees(paise)} credit`,
  body: `${firstName} joined with your code, and we’ve verified their first payment.`,
  link: '/dashboard/wallet-balance',
})
