import { day, rupees } from '#web/kit/format.ts'
import type { Membership } from '../membership.api.ts'

export type StateText = {
  title: string
  text: string
  /** Null while nothing is to be paid. */
  action: 'Subscribe Now' | 'Send payment details again' | null
  /** How long a payment usually takes to be confirmed; null if none is pending. */
  duration: 'a minute' | '5-10 minutes' | null
}

/** The same words on every page. Nothing to pay while a payment is pending. */
export function stateText({ state, hasAccess, ends, payment, isConfirming }: Membership): StateText {
  if (state === 'pending') {
    const next = hasAccess ? 'Then we’ll add the days' : 'Your courses open right after'
    if (isConfirming && !payment) {
      const duration = 'a minute'
      const text = `This usually takes ${duration}. ${next}. Please don’t pay again; we’ll notify you.`
      return { title: 'We’re confirming your payment', text, action: null, duration }
    }
    const duration = '5-10 minutes'
    const text = `This usually takes ${duration}. ${next}. You can leave this page; we’ll notify you.`
    return { title: 'We’re checking your payment', text, action: null, duration }
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
  if (state === 'expired') {
    const ended = ends ? `It ended on ${day(ends)}. ` : ''
    return { title: 'Your subscription has expired', text: `${ended}Renew it to continue.`, action, duration: null }
  }
  if (state === 'active') {
    return { title: 'Your courses are open', text: ends ? `Until ${day(ends)}.` : '', action: null, duration: null }
  }
  return { title: 'You don’t have a subscription yet', text: 'Subscribe to open your courses.', action, duration: null }
}
