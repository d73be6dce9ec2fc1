import type { Refund } from '#contract/membership/refunds.ts'
import { day, rupees } from '#web/kit/format.ts'

const methods = { upi: 'UPI', bank: 'bank transfer', online: 'online refund', cash: 'cash' }

/** What went back of a payment, newest first. */
export function RefundList({ refunds }: { refunds: Refund[] }) {
  return (
    <ul aria-label="What went back" className="grid gap-2 rounded-control bg-haze px-4 py-3">
      {refunds.map((refund) => (
        <li key={refund.refundId} className="type-small">
          {describe(refund)}{' '}
          <a href={refund.creditNoteUrl} target="_blank" rel="noreferrer" className="link whitespace-nowrap">
            {refund.creditNoteNumber}
            <span className="sr-only">, PDF credit note</span>
          </a>
          <span className="block text-soft">{refund.reason}</span>
        </li>
      ))}
    </ul>
  )
}

function describe({ kind, rupees: amount, creditRupees, method, reference, at }: Refund): string {
  if (kind === 'undo') return `${day(at)}: a verification was undone.`
  const transfer = amount > 0 ? `${rupees(amount)} by ${methods[method!]}${reference ? ` (${reference})` : ''}` : null
  const credit = creditRupees > 0 ? `${rupees(creditRupees)} to the wallet` : null
  return `${day(at)}: ${[transfer, credit].filter(Boolean).join(' and ')}.`
}
