import type { CalloutTone } from '#web/kit/layout/callout.tsx'

type Message = { tone: CalloutTone; title: string; text: string }

/** What the gateway's page led to, by `?payment=` in the address. Null without it, or if the state says it already. */
export function returnMessage(result: string | null, isConfirming: boolean): Message | null {
  if (result === 'received') {
    return {
      tone: 'good',
      title: 'We’ve received your payment',
      text: 'Thank you! You’ll find it under “Your payments” below.',
    }
  }
  if (result === 'cancelled' && !isConfirming) {
    return {
      tone: 'plain',
      title: 'You cancelled the payment',
      text: 'Nothing was charged. You can try again any time.',
    }
  }
  if (result === 'failed' && !isConfirming) {
    return {
      tone: 'problem',
      title: 'Your payment didn’t go through',
      text: 'Try again, or pay by UPI or bank transfer. If money has left your account, your bank returns it in 5-7 days.',
    }
  }
  return null
}
