import type { RefundMethod } from '#contract/membership/refunds.ts'
import { formatDate, formatDay, formatRupees, toSentence } from '#server/kit/india.ts'

type Returned = {
  amountPaise: number
  creditPaise: number
  method?: RefundMethod | null
  reference?: string | null
  sentOn?: string | null
}
type Outcome = { reason: string; number: string; access: string }

// The payments with their receipts and credit notes are on the dashboard.
const link = '/dashboard'

const methods: Record<RefundMethod, string> = {
  upi: 'by UPI',
  bank: 'by bank transfer',
  online: 'online',
  cash: 'in cash',
}

/** How it was transferred, so that they find it on their own statement. */
const describeTransfer = ({ method, reference, sentOn }: Returned): string => {
  if (!method) return ' to your account'
  const on = sentOn ? ` on ${formatDate(sentOn)}` : ''
  return `${on} ${methods[method]}${reference ? ` (reference ${reference})` : ''}`
}

const whatWentBack = (returned: Returned): string => {
  const { amountPaise, creditPaise } = returned
  return [
    amountPaise > 0 && `${formatRupees(amountPaise)}${describeTransfer(returned)}`,
    creditPaise > 0 && `${formatRupees(creditPaise)} to your wallet`,
  ]
    .filter(Boolean)
    .join(' and ')
}

export const refundNotification = (returned: Returned, { reason, number, access }: Outcome) => ({
  title: `Refunded: ${formatRupees(returned.amountPaise + returned.creditPaise)}`,
  body: `${toSentence(reason)}${access} Credit note ${number}.`,
  link,
})

export const refundEmail = (returned: Returned, { reason, number, access }: Outcome, publicUrl: string) => ({
  subject: `Refund of ${formatRupees(returned.amountPaise + returned.creditPaise)}`,
  paragraphs: [
    `We’ve returned ${whatWentBack(returned)}. Reason: ${toSentence(reason)}`,
    ...(access === '' ? [] : [access.trim()]),
    `Your credit note is ${number}. You can download it next to your payment.`,
    `Your payments: ${publicUrl}${link}`,
  ],
})

type Reversed = {
  reason: string
  number: string
  cancelled: string
  endsAt: Date | null
  /** Back in the wallet. */
  walletPaise: number
  owedPaise: number
}

const describeReversal = ({ endsAt, walletPaise, owedPaise }: Reversed): string =>
  [
    endsAt && ` Your courses are now open until ${formatDay(endsAt)}.`,
    walletPaise > 0 && ` ${formatRupees(walletPaise)} is in your wallet.`,
    owedPaise > 0 && describeOwed(owedPaise),
  ]
    .filter(Boolean)
    .join('')

export const reversalNotification = ({ amountPaise, creditPaise }: Returned, outcome: Reversed) => ({
  title: `Refund of ${formatRupees(amountPaise + creditPaise)} taken back`,
  body: `We had recorded it by mistake. ${toSentence(outcome.reason)}${describeReversal(outcome)} Debit note ${outcome.number}.`,
  link,
})

export const reversalEmail = ({ amountPaise, creditPaise }: Returned, outcome: Reversed, publicUrl: string) => ({
  subject: `Correction: no refund of ${formatRupees(amountPaise + creditPaise)}`,
  paragraphs: [
    `We told you about a refund of ${formatRupees(amountPaise + creditPaise)} that we had recorded by mistake. We’re sorry. Reason: ${toSentence(outcome.reason)}`,
    ...(describeReversal(outcome) === '' ? [] : [describeReversal(outcome).trim()]),
    `The debit note ${outcome.number} cancels the credit note ${outcome.cancelled}. You can download it next to your payment.`,
    `Your payments: ${publicUrl}${link}`,
  ],
})

export const undoNotification = (paise: number, reason: string) => ({
  title: `We’re checking your payment of ${formatRupees(paise)} again`,
  body: `We had confirmed it by mistake. ${toSentence(reason)} We’ll let you know the result.`,
  link,
})

export const undoEmail = (paise: number, { reason, number }: Omit<Outcome, 'access'>, publicUrl: string) => ({
  subject: 'We’re checking your payment again',
  paragraphs: [
    `We confirmed your payment of ${formatRupees(paise)} by mistake, and have taken that back. We’re sorry. Reason: ${toSentence(reason)}`,
    'Until we’ve checked it again, your access is what it was before. You don’t have to do anything.',
    `The credit note ${number} cancels the receipt. Your payments: ${publicUrl}${link}`,
  ],
})

export const restoredNotification = (paise: number) => ({
  title: `${formatRupees(paise)} referral credit is back`,
  body: 'The payment of the friend who joined with your code wasn’t returned after all.',
  link: '/dashboard/wallet-balance',
})

export const takenBackNotification = (paise: number, owedPaise: number) => ({
  title: `${formatRupees(paise)} referral credit was taken back`,
  body: `The payment of the friend who joined with your code was returned.${describeOwed(owedPaise)}`,
  link: '/dashboard/wallet-balance',
})

const describeOwed = (owedPaise: number): string =>
  owedPaise === 0
    ? ''
    : ` You’ve already used ${formatRupees(owedPaise)} of it. We’ll take that from credit you get later.`
