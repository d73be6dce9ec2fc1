import { useEffect, useRef } from 'react'
import { Button } from '#web/kit/layout/button.tsx'
import { rupees } from '#web/kit/format.ts'
import { Callout } from '#web/kit/layout/callout.tsx'
import { paymentsWord, type Surprise, type Verb } from './desk.rules.ts'

export type Outcome = { verb: Verb; done: number; surprises: Surprise[] }

/** Says what became of each payment that did not go as asked: two of the staff may work on one list. */
export function OutcomeNotification({ outcome, onClose }: { outcome: Outcome; onClose: () => void }) {
  const { verb, done, surprises } = outcome
  const did = verb === 'verify' ? 'verified' : 'rejected'
  const place = useRef<HTMLDivElement>(null)
  // The list may be scrolled far down, and the row that had the focus may be gone.
  useEffect(() => place.current?.focus(), [])
  return (
    <div ref={place} tabIndex={-1} className="mb-4 scroll-mt-4 outline-none">
      <Callout tone="waiting">
        <p>
          {done > 0 && `${paymentsWord(done)} ${did}. `}
          {paymentsWord(surprises.length)} went otherwise:
        </p>
        <ul className="mt-1 list-disc pl-5 font-normal">
          {surprises.map(({ paymentId, payer, rupees: paid, words }) => (
            <li key={paymentId}>
              {payer}, {rupees(paid)}: {words}.
            </li>
          ))}
        </ul>
        <Button size="small" className="mt-3" onClick={onClose}>
          Understood
        </Button>
      </Callout>
    </div>
  )
}
