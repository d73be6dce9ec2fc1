import { useSyncExternalStore } from 'react'
import type { Payment } from '#contract/membership/payments.ts'

let shown: Payment | null = null
const listeners = new Set<() => void>()

function show(payment: Payment | null) {
  shown = payment
  for (const listener of listeners) listener()
}

/** Confirms a renewal. Outside of the page, because the page changes as soon as the payment is known. */
export const showRenewalDone = (payment: Payment) => show(payment)
export const closeRenewalDone = () => show(null)

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useRenewalDone = (): Payment | null => useSyncExternalStore(subscribe, () => shown)
