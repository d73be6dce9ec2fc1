import { useEffect, useRef } from 'react'
import { Button } from '#web/kit/layout/button.tsx'
import { rupees } from '#web/kit/format.ts'
import { Callout } from '#web/kit/layout/callout.tsx'
import { formatPaymentCount, type Outcome } from './desk.rules.ts'

/** Lists the payments that had another outcome, for example because a colleague decided them first. */
export function OutcomeReport({ outcome, onClose }: { outcome: Outcome; onClose: () => void }) {
  const { verb, done, unexpected } = outcome
  const verbed = verb === 'verify' ? 'verified' : 'rejected'
  const report = useRef<HTMLDivElement>(null)
  // The list may be scrolled far down, and the row that had the focus may be gone.
  useEffect(() => report.current?.focus(), [])
  return (
    <div ref={report} tabIndex={-1} className="mb-4 scroll-mt-4 outline-none">
      <Callout tone="waiting">
        <p>
          {done > 0 && `${formatPaymentCount(done)} ${verbed}. `}
          {formatPaymentCount(unexpected.length)} could not be {verbed}:
        </p>
        <ul className="mt-1 list-disc pl-5 font-normal">
          {unexpected.map(({ paymentId, payer, rupees: amount, text }) => (
            <li key={paymentId}>
              {payer}, {rupees(amount)}: {text}.
            </li>
          ))}
        </ul>
        <Button size="small" className="mt-3" onClick={onClose}>
          OK
        </Button>
      </Callout>
    </div>
  )
}
