import { Button } from '#web/kit/button.tsx'
import { rupees } from '#web/kit/format.ts'
import { Notice } from '#web/kit/notice.tsx'
import { paymentsWord, type Surprise, type Verb } from './desk.rules.ts'

export type Outcome = { verb: Verb; done: number; surprises: Surprise[] }

/** Says what became of each payment that did not go as asked: two of the staff may work on one list. */
export function OutcomeNotice({ outcome, onClose }: { outcome: Outcome; onClose: () => void }) {
  const { verb, done, surprises } = outcome
  const did = verb === 'verify' ? 'verified' : 'rejected'
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- <output> may hold only phrases
    <div role="status" className="mb-4">
      <Notice tone="waiting">
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
      </Notice>
    </div>
  )
}
