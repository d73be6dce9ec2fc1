import { day, rupees } from '#web/kit/format.ts'
import type { Membership } from '../membership.api.ts'

export type StateText = {
  title: string
  text: string
  /** Null while nothing is to be paid. */
  action: 'Subscribe Now' | 'Send payment details again' | null
}

/** The same words on every page. Nothing to pay while a payment is pending. */
export function stateText({ state, hasAccess, ends, payment, isConfirming }: Membership): StateText {
  if (state === 'pending') {
    const next = hasAccess ? 'Then we’ll add the days' : 'Your courses open right after'
    if (isConfirming && !payment) {
      return {
        title: 'We’re confirming your payment',
        text: `This usually takes a minute. ${next}. Please don’t pay again; we’ll notify you.`,
        action: null,
      }
    }
    return {
      title: 'We’re checking your payment',
      text: `This usually takes 5-10 minutes. ${next}. You can leave this page; we’ll notify you.`,
      action: null,
    }
  }
  if (state === 'rejected') {
    const amount = payment ? ` of ${rupees(payment.rupees)}` : ''
    return {
      title: `We couldn’t verify your payment${amount}`,
      text: payment?.reason ?? '',
      action: 'Send payment details again',
    }
  }
  const action = 'Subscribe Now'
  if (state === 'expired') {
    const ended = ends ? `It ended on ${day(ends)}. ` : ''
    return { title: 'Your subscription has expired', text: `${ended}Renew it to continue.`, action }
  }
  if (state === 'active') {
    return { title: 'Your courses are open', text: ends ? `Until ${day(ends)}.` : '', action: null }
  }
  return { title: 'You don’t have a subscription yet', text: 'Subscribe to open your courses.', action }
}
