import { pendingDurations, pendingTitles } from '#contract/membership/pending-text.ts'
import { day, rupees } from '#web/kit/format.ts'
import type { Membership } from '../membership.api.ts'

export type StateText = {
  title: string
  text: string
  /** Null while nothing is to be paid. */
  action: 'Subscribe Now' | 'Send payment details again' | null
  /** How long a payment usually takes to be confirmed; null if none is pending. */
  duration: string | null
}

/** The same words on every page. Nothing to pay while a payment is pending. */
export function stateText({ state, hasAccess, ends, payment, isConfirming, refundedRupees }: Membership): StateText {
  if (state === 'pending') {
    const kind = isConfirming && !payment ? 'confirming' : 'checking'
    const next = hasAccess ? 'Then we’ll add the days' : 'Your courses open right after'
    const duration = pendingDurations[kind]
    const text = `This usually takes ${duration}. ${next}. You can leave this page; we’ll notify you.`
    return { title: pendingTitles[kind], text, action: null, duration }
  }
  if (state === 'rejected') {
    const amount = payment ? ` of ${rupees(payment.rupees)}` : ''
    return {
      title: `We couldn’t verify your payment${amount}`,
      text: payment?.reason ?? '',
      action: 'Send payment details again',
      duration: null,
    }
  }
  const action = 'Subscribe Now'
  if (state === 'expired' && refundedRupees) {
    const ended = ends ? `Your access ended on ${day(ends)}. ` : ''
    const text = `${ended}You can subscribe again any time.`
    return { title: `We refunded your payment of ${rupees(refundedRupees)}`, text, action, duration: null }
  }
  if (state === 'expired') {
    const ended = ends ? `It ended on ${day(ends)}. ` : ''
    return { title: 'Your subscription has expired', text: `${ended}Renew it to continue.`, action, duration: null }
  }
  if (state === 'active') {
    return { title: 'Your courses are open', text: ends ? `Until ${day(ends)}.` : '', action: null, duration: null }
  }
  return { title: 'You don’t have a subscription yet', text: 'Subscribe to open your courses.', action, duration: null }
}

type ClosedText = {
  /** What they can do as soon as the payment is verified, as a sentence. */
  whenVerified: string
  otherwise: string
}

/** For something that is closed: nobody whose payment is pending reads that they need to pay. */
export function closedText(membership: Membership | undefined, { whenVerified, otherwise }: ClosedText): string {
  return membership?.state === 'pending' ? `${stateText(membership).title}. ${whenVerified}` : otherwise
}
