import { useState } from 'react'
import { flushSync } from 'react-dom'
import type { Decision, PayerPayment } from '#contract/membership/payments.ts'
import { toast } from '#web/kit/overlays/toast.ts'
import { doneIn, firstOf, leftAfter, paymentsWord, stepTo, surprisesIn, toggled, type Verb } from './desk.rules.ts'
import type { Outcome } from './outcome.tsx'

type Asking = { verb: Verb; payments: PayerPayment[] }

/** What is chosen, which payment the keyboard is at, what is asked before it happens, and how it ended. */
export function useDesk(rows: PayerPayment[]) {
  const [chosenIds, setChosenIds] = useState<ReadonlySet<number>>(new Set())
  const [currentId, setCurrentId] = useState<number | null>(null)
  const [asking, setAsking] = useState<Asking | null>(null)
  const [outcome, setOutcome] = useState<Outcome | null>(null)

  const ids = rows.map(({ paymentId }) => paymentId)
  // What a colleague has decided meanwhile is no longer listed, nor chosen.
  const chosen = rows.filter(({ paymentId }) => chosenIds.has(paymentId))
  const current = rows.find(({ paymentId }) => paymentId === currentId)

  const decided = (verb: Verb, payments: PayerPayment[], decisions: Decision[]) => {
    const gone = new Set(payments.map(({ paymentId }) => paymentId))
    const done = doneIn(decisions, verb)
    const surprises = surprisesIn(decisions, payments)
    // The dialog gives the focus back first; the place it came from may be gone by then.
    flushSync(() => {
      setAsking(null)
      setChosenIds((before) => new Set([...before].filter((paymentId) => !gone.has(paymentId))))
      setOutcome(surprises.length > 0 ? { verb, done, surprises } : null)
    })
    if (done > 0) toast(`${paymentsWord(done)} ${verb === 'verify' ? 'verified' : 'rejected'}.`)
    if (surprises.length === 0) focusPayment(leftAfter(ids, gone, currentId))
  }

  return {
    chosen,
    current,
    asking,
    outcome,
    isChosen: (paymentId: number) => chosenIds.has(paymentId),
    toggle: (paymentId: number) => setChosenIds((before) => toggled(before, paymentId)),
    chooseAll: () => setChosenIds(firstOf(ids)),
    chooseNone: () => setChosenIds(new Set()),
    noteCurrent: setCurrentId,
    step: (by: 1 | -1) => focusPayment(stepTo(ids, currentId, by)),
    /** About what is chosen, or else the payment that the keyboard is at. */
    ask: (verb: Verb, payments = chosen.length > 0 ? chosen : current ? [current] : []) =>
      payments.length > 0 && setAsking({ verb, payments }),
    stopAsking: () => setAsking(null),
    decided,
    forgetOutcome: () => setOutcome(null),
  }
}

export type Desk = ReturnType<typeof useDesk>

/** The keyboard is where the focus is: on the box of a payment, which a screen reader names. */
function focusPayment(paymentId: number | null) {
  const box = document.querySelector<HTMLElement>(`[data-payment="${paymentId}"]`)
  const place = box ?? document.getElementById('main')
  place?.focus()
}
