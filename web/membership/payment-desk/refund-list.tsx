import type { Refund } from '#contract/membership/refunds.ts'
import { day, rupees } from '#web/kit/format.ts'
import { Button } from '#web/kit/layout/button.tsx'

const methods = { upi: 'UPI', bank: 'bank transfer', online: 'online refund', cash: 'cash' }

type RefundListProps = { refunds: Refund[]; onReverse: (refund: Refund) => void }

/** What went back of a payment, newest first. */
export function RefundList({ refunds, onReverse }: RefundListProps) {
  return (
    <ul aria-label="What went back" className="grid gap-2 rounded-control bg-haze px-4 py-3">
      {refunds.map((refund) => (
        <li key={refund.refundId} className="type-small">
          {describe(refund)}{' '}
          <a href={refund.creditNoteUrl} target="_blank" rel="noreferrer" className="link whitespace-nowrap">
            {refund.creditNoteNumber}
            <span className="sr-only">, PDF {refund.kind === 'reversal' ? 'debit' : 'credit'} note</span>
          </a>
          {refund.reversedBy && ` Reversed by ${refund.reversedBy}.`}
          {refund.kind === 'refund' && !refund.reversedBy && (
            <Button variant="quiet" size="small" className="ml-2" onClick={() => onReverse(refund)}>
              Reverse<span className="sr-only"> {refund.creditNoteNumber}</span>
            </Button>
          )}
          <span className="block text-soft">{refund.reason}</span>
        </li>
      ))}
    </ul>
  )
}

function describe({ kind, rupees: amount, creditRupees, method, reference, sentOn, at }: Refund): string {
  if (kind === 'replacement') return `${day(at)}: an invoice for a company replaced the receipt.`
  if (kind === 'undo') return `${day(at)}: a verification was undone.`
  if (kind === 'reversal') return `${day(at)}: a refund of ${rupees(-amount - creditRupees)} was reversed.`
  const transfer = amount > 0 ? `${rupees(amount)} by ${methods[method!]}${reference ? ` (${reference})` : ''}` : null
  const credit = creditRupees > 0 ? `${rupees(creditRupees)} to the wallet` : null
  return `${day(sentOn ?? at)}: ${[transfer, credit].filter(Boolean).join(' and ')}.`
}
