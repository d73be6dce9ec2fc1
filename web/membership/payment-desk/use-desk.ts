import { useState } from 'react'
import { flushSync } from 'react-dom'
import type { Decision, PayerPayment } from '#contract/membership/payments.ts'
import { useSelection } from '#web/kit/lists/selection.ts'
import { toast } from '#web/kit/overlays/toast.ts'
import {
  countDone,
  ownPaymentText,
  formatPaymentCount,
  nextAfter,
  stepTo,
  unexpectedOutcomes,
  type Outcome,
  type Verb,
} from './desk.rules.ts'

/** `accept`: one payment, as received. `company`: that its receipt is issued to. */
type Asked = Verb | 'accept' | 'company'
type Confirming = { verb: Asked; payments: PayerPayment[] }

/** The state of the queue: selection, the payment with the keyboard focus, the open dialog and the last outcome. */
export function useDesk(payments: PayerPayment[]) {
  const ids = payments.map(({ paymentId }) => paymentId)
  const selection = useSelection(ids)
  const [currentId, setCurrentId] = useState<number | null>(null)
  const [confirming, setConfirming] = useState<Confirming | null>(null)
  const [outcome, setOutcome] = useState<Outcome | null>(null)

  // Nobody decides about their own money.
  const selected = payments.filter(({ paymentId, isOwn }) => selection.isSelected(paymentId) && !isOwn)
  const current = payments.find(({ paymentId }) => paymentId === currentId)

  const onDecided = (verb: Verb, decidedPayments: PayerPayment[], decisions: Decision[]) => {
    const done = countDone(decisions, verb)
    const unexpected = unexpectedOutcomes(decisions, decidedPayments)
    // Closing the dialog returns the focus to its row, which may be gone; so the dialog closes first.
    flushSync(() => {
      setConfirming(null)
      setOutcome(unexpected.length > 0 ? { verb, done, unexpected } : null)
    })
    if (done > 0) toast(`${formatPaymentCount(done)} ${verb === 'verify' ? 'verified' : 'rejected'}.`)
    const decidedIds = new Set(decidedPayments.map(({ paymentId }) => paymentId))
    if (unexpected.length === 0) focusPayment(nextAfter(ids, decidedIds, currentId))
  }

  return {
    selection,
    selected,
    current,
    setCurrentId,
    confirming,
    outcome,
    step: (by: 1 | -1) => focusPayment(stepTo(ids, currentId, by)),
    /** Without payments: the selected ones, or else the one with the keyboard focus. */
    confirm: (verb: Asked, payments = selected.length > 0 ? selected : current ? [current] : []) => {
      const decidable = payments.filter(({ isOwn }) => !isOwn)
      if (decidable.length > 0) setConfirming({ verb, payments: decidable })
      else if (payments.length > 0) toast(ownPaymentText, 'problem')
    },
    cancel: () => setConfirming(null),
    onDecided,
    dismissOutcome: () => setOutcome(null),
  }
}

export type Desk = ReturnType<typeof useDesk>

/** Focuses the payment's checkbox, whose label a screen reader announces. */
function focusPayment(paymentId: number | null) {
  const checkbox = document.querySelector<HTMLElement>(`[data-payment="${paymentId}"] input`)
  const target = checkbox ?? document.getElementById('main')
  target?.focus()
}
