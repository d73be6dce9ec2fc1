import { RefundMethod } from '#contract/membership/refunds.ts'
import { z } from '#contract/kit/zod.ts'
import { formatDate, formatDay, formatRupees, toSentence } from '#server/kit/india.ts'
import { kind, Moment } from '#server/notifications/index.ts'
import { dashboard } from '../texts.ts'

const Amount = z.object({ amountPaise: z.number(), creditPaise: z.number() })
const sum = ({ amountPaise, creditPaise }: z.infer<typeof Amount>) => formatRupees(amountPaise + creditPaise)

const Refund = Amount.extend({
  method: RefundMethod.nullable(),
  reference: z.string().nullable(),
  sentOn: z.string().nullable(),
  reason: z.string(),
  /** Of the credit note. */
  number: z.string(),
  /** Null if no days were taken away. */
  access: z.object({ endsAt: Moment, isNow: z.boolean() }).nullable(),
})
type Refund = z.infer<typeof Refund>

const methods: Record<RefundMethod, string> = {
  upi: 'by UPI',
  bank: 'by bank transfer',
  online: 'online',
  cash: 'in cash',
}

/** How it was transferred, so that they find it on their own statement. */
const describeTransfer = ({ method, reference, sentOn }: Refund): string => {
  if (!method) return ' to your account'
  const on = sentOn ? ` on ${formatDate(sentOn)}` : ''
  return `${on} ${methods[method]}${reference ? ` (reference ${reference})` : ''}`
}

const whatWentBack = (refund: Refund): string => {
  const { amountPaise, creditPaise } = refund
  return [
    amountPaise > 0 && `${formatRupees(amountPaise)}${describeTransfer(refund)}`,
    creditPaise > 0 && `${formatRupees(creditPaise)} to your wallet`,
  ]
    .filter(Boolean)
    .join(' and ')
}

const describeEnd = ({ access }: Refund): string[] => {
  if (access === null) return []
  return [access.isNow ? 'Your access ends today.' : `Your courses are now open until ${formatDay(access.endsAt)}.`]
}

export const paymentRefunded = kind('payment refunded', {
  data: Refund,
  notification: (refund) => ({
    title: `Refunded: ${sum(refund)}`,
    body: [toSentence(refund.reason), ...describeEnd(refund), `Credit note ${refund.number}.`].join(' '),
    link: dashboard,
  }),
  email: (refund, publicUrl) => ({
    subject: `Refund of ${sum(refund)}`,
    paragraphs: [
      `We’ve returned ${whatWentBack(refund)}. Reason: ${toSentence(refund.reason)}`,
      ...describeEnd(refund),
      `Your credit note is ${refund.number}. You can download it next to your payment.`,
      `Your payments: ${publicUrl}${dashboard}`,
    ],
  }),
})

const Reversal = Amount.extend({
  reason: z.string(),
  /** Of the debit note, and of the credit note that it cancels. */
  number: z.string(),
  cancelled: z.string(),
  endsAt: Moment.nullable(),
  /** Back in the wallet. */
  walletPaise: z.number(),
  owedPaise: z.number(),
})

const describeOwed = (owedPaise: number): string =>
  `You’ve already used ${formatRupees(owedPaise)} of it. We’ll take that from credit you get later.`

const describeReversal = ({ endsAt, walletPaise, owedPaise }: z.infer<typeof Reversal>): string[] => [
  ...(endsAt ? [`Your courses are now open until ${formatDay(endsAt)}.`] : []),
  ...(walletPaise > 0 ? [`${formatRupees(walletPaise)} is in your wallet.`] : []),
  ...(owedPaise > 0 ? [describeOwed(owedPaise)] : []),
]

export const refundReversed = kind('refund reversed', {
  data: Reversal,
  notification: (reversal) => ({
    title: `Refund of ${sum(reversal)} taken back`,
    body: [
      'We had recorded it by mistake.',
      toSentence(reversal.reason),
      ...describeReversal(reversal),
      `Debit note ${reversal.number}.`,
    ].join(' '),
    link: dashboard,
  }),
  email: (reversal, publicUrl) => {
    const outcome = describeReversal(reversal)
    return {
      subject: `Correction: no refund of ${sum(reversal)}`,
      paragraphs: [
        `We told you about a refund of ${sum(reversal)} that we had recorded by mistake. We’re sorry. Reason: ${toSentence(reversal.reason)}`,
        ...(outcome.length === 0 ? [] : [outcome.join(' ')]),
        `The debit note ${reversal.number} cancels the credit note ${reversal.cancelled}. You can download it next to your payment.`,
        `Your payments: ${publicUrl}${dashboard}`,
      ],
    }
  },
})

export const verificationUndone = kind('verification undone', {
  /** `number`: of the credit note that cancels the receipt. */
  data: z.object({ amountPaise: z.number(), reason: z.string(), number: z.string() }),
  notification: ({ amountPaise, reason }) => ({
    title: `We’re checking your payment of ${formatRupees(amountPaise)} again`,
    body: `We had confirmed it by mistake. ${toSentence(reason)} We’ll let you know the result.`,
    link: dashboard,
  }),
  email: ({ amountPaise, reason, number }, publicUrl) => ({
    subject: 'We’re checking your payment again',
    paragraphs: [
      `We confirmed your payment of ${formatRupees(amountPaise)} by mistake, and have taken that back. We’re sorry. Reason: ${toSentence(reason)}`,
      'Until we’ve checked it again, your access is what it was before. You don’t have to do anything.',
      `The credit note ${number} cancels the receipt. Your payments: ${publicUrl}${dashboard}`,
    ],
  }),
})

export const referralRestored = kind('referral credit restored', {
  data: z.object({ paise: z.number() }),
  notification: ({ paise }) => ({
    title: `${formatRupees(paise)} referral credit is back`,
    body: 'The payment of the friend who joined with your code wasn’t returned after all.',
    link: '/dashboard/wallet-balance',
  }),
})

export const referralTakenBack = kind('referral credit taken back', {
  data: z.object({ paise: z.number(), owedPaise: z.number() }),
  notification: ({ paise, owedPaise }) => ({
    title: `${formatRupees(paise)} referral credit was taken back`,
    body: `The payment of the friend who joined with your code was returned.${owedPaise === 0 ? '' : ` ${describeOwed(owedPaise)}`}`,
    link: '/dashboard/wallet-balance',
  }),
})
