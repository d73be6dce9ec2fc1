import { z } from '#contract/kit/zod.ts'
import { formatDay, formatRupees, toSentence } from '#server/kit/india.ts'
import { kind, Moment } from '#server/notifications/index.ts'
import { coursesPage, dashboard, describePayment } from '../texts.ts'

const Paid = z.object({ amountPaise: z.number(), creditPaise: z.number(), transactionId: z.string().nullable() })
type Paid = z.infer<typeof Paid>

const next = 'This usually takes 5-10 minutes. Then we’ll add your days. Please don’t pay again.'

export const renewalReported = kind('renewal reported', {
  data: Paid,
  notification: () => ({ title: 'We’re checking your payment', body: next, link: dashboard }),
  email: (paid, publicUrl) => ({
    subject: `We’re checking your payment of ${formatRupees(paid.amountPaise)}`,
    paragraphs: [
      `Thank you! We’re checking ${describePayment(paid)}.${paid.creditPaise === 0 ? '' : ` You also used ${formatRupees(paid.creditPaise)} of your wallet credit.`}`,
      next,
      `Your payments: ${publicUrl}${dashboard}`,
    ],
  }),
})

/** For those who check payments. Without the payer: it may show on a lock screen. */
export const paymentWaiting = kind('payment waiting', {
  data: z.object({ paymentId: z.number(), amountPaise: z.number() }),
  notification: ({ amountPaise }) => ({
    title: `A payment of ${formatRupees(amountPaise)} is waiting`,
    body: 'Check it and verify it. The learner expects it within 5-10 minutes.',
    link: '/admin/payments',
  }),
  push: { preference: 'payments' },
})

const Verified = Paid.extend({
  typedTransactionId: z.string().nullish(),
  reportedPaise: z.number().nullish(),
  restPaise: z.number().optional(),
  waivedPaise: z.number().optional(),
  /** None if the payment covered no plan. */
  endsAt: Moment.nullable(),
  /** Of the receipt. */
  number: z.string(),
})
type Verified = z.infer<typeof Verified>

export const paymentVerified = kind('payment verified', {
  data: Verified,
  notification: (paid) => ({
    title:
      paid.amountPaise === 0
        ? `Renewed with ${formatRupees(paid.creditPaise)} credit`
        : `Payment received: ${formatRupees(paid.amountPaise)}`,
    body: `${describeDifference(paid)}${describeOpen(paid)}Receipt ${paid.number}.`,
    link: paid.endsAt ? coursesPage : dashboard,
  }),
  email: (paid, publicUrl) => ({
    subject: verifiedSubject(paid),
    paragraphs: [
      `${paid.amountPaise === 0 ? `Your wallet credit of ${formatRupees(paid.creditPaise)} paid for your renewal` : `We’ve received ${describePayment(paid)}`}. ${describeCorrection(paid)}${describeDifference(paid)}${describeOpen(paid)}`.trim(),
      `Your receipt is ${paid.number}. You can download it next to your payment: ${publicUrl}${dashboard}`,
      paid.endsAt ? `Start learning: ${publicUrl}${coursesPage}` : `Choose a plan: ${publicUrl}${dashboard}`,
    ],
  }),
})

const verifiedSubject = ({ amountPaise, restPaise, endsAt }: Verified): string => {
  if (endsAt === null) return `Payment received: ${formatRupees(amountPaise)}${restPaise ? ' in your wallet' : ''}`
  return amountPaise === 0 ? 'Renewed: your courses are open' : 'Payment received: your courses are open'
}

const describeOpen = ({ endsAt }: Verified): string =>
  endsAt ? `Your courses are open until ${formatDay(endsAt)}. ` : 'It isn’t enough for a plan. '

const describeCorrection = ({ typedTransactionId }: Verified): string =>
  typedTransactionId ? `You typed ${typedTransactionId}, so we corrected the transaction ID. ` : ''

/** Said only if the payer reported another amount. */
const describeDifference = ({ amountPaise, reportedPaise, restPaise = 0, waivedPaise = 0 }: Verified): string => {
  const wallet = restPaise > 0 ? `We’ve added ${formatRupees(restPaise)} to your wallet. ` : ''
  if (typeof reportedPaise !== 'number' || reportedPaise === amountPaise) return wallet
  const full = waivedPaise > 0 ? 'You don’t have to pay the rest. ' : ''
  return `You reported ${formatRupees(reportedPaise)}, and we received ${formatRupees(amountPaise)}. ${full}${wallet}`
}

const describeCredit = ({ creditPaise }: Paid) =>
  creditPaise === 0 ? '' : ` Your ${formatRupees(creditPaise)} credit is back in your wallet.`

export const paymentRejected = kind('payment rejected', {
  /** `isReturned`: the gateway returned the money before we could verify it. */
  data: Paid.extend({ reason: z.string(), isReturned: z.boolean() }),
  notification: ({ reason, ...paid }) => ({
    title: `We couldn’t verify your payment of ${formatRupees(paid.amountPaise)}`,
    body: `${toSentence(reason)}${describeCredit(paid)}`,
    link: dashboard,
  }),
  email: ({ reason, isReturned, ...paid }, publicUrl) =>
    isReturned
      ? {
          subject: 'Your payment was returned',
          paragraphs: [
            `We haven’t verified ${describePayment(paid)}. ${toSentence(reason)}${describeCredit(paid)}`,
            'It can take a few working days until you see it on your account.',
            `To open your courses, pay again: ${publicUrl}${dashboard}`,
          ],
        }
      : {
          subject: 'We couldn’t verify your payment',
          paragraphs: [
            `We couldn’t verify ${describePayment(paid)}.`,
            `${toSentence(reason)}${describeCredit(paid)}`,
            'If you’ve paid, you don’t have to pay again. Check the transaction ID in your UPI or bank app.',
            `Send your payment details again: ${publicUrl}${dashboard}`,
          ],
        },
})

/** The email about the rejection asked them to send the details again. */
export const paymentReopened = kind('payment reopened', {
  data: Paid,
  notification: ({ amountPaise }) => ({
    title: `We’re checking your payment of ${formatRupees(amountPaise)} again`,
    body: 'We’ll let you know the result. You don’t have to do anything.',
    link: dashboard,
  }),
  email: (paid, publicUrl) => ({
    subject: 'We’re checking your payment again',
    paragraphs: [
      `We’re checking ${describePayment(paid)} again. You don’t have to do anything, and please don’t pay again.`,
      'We’ll email you the result.',
      `Your payments: ${publicUrl}${dashboard}`,
    ],
  }),
})

export const paymentFound = kind('payment found on statement', {
  data: z.object({ amountPaise: z.number() }),
  notification: ({ amountPaise }) => ({
    title: `We’ve found your transfer of ${formatRupees(amountPaise)}`,
    body: 'It was on our bank statement. We’ll check it and open your courses. You don’t have to do anything.',
    link: dashboard,
  }),
})

export const paymentHeld = kind('online payment held', {
  data: z.object({ amountPaise: z.number() }),
  notification: ({ amountPaise }) => ({
    title: `We’ve received your payment of ${formatRupees(amountPaise)}`,
    body: 'It doesn’t match what you chose, so we’re checking it. You don’t have to do anything.',
    link: dashboard,
  }),
})

/** For admins. */
export const onlinePaymentProblem = kind('online payment problem', {
  data: z.object({ amountPaise: z.number(), problem: z.string() }),
  notification: ({ amountPaise, problem }) => ({
    title: `Check an online payment of ${formatRupees(amountPaise)}`,
    body: problem,
    link: '/admin/payments',
  }),
})

export const referralEarned = kind('referral credit', {
  data: z.object({ firstName: z.string(), paise: z.number() }),
  notification: ({ firstName, paise }) => ({
    title: `You’ve earned ${formatRupees(paise)} credit`,
    body: `${firstName} joined with your code, and we’ve verified their first payment.`,
    link: '/dashboard/wallet-balance',
  }),
})
