import { useQuery } from '@tanstack/react-query'
import type { Site } from '#contract/site/settings.ts'
import { rupees } from '#web/kit/format.ts'
import { WaysToPay } from '../registration/payment-details.tsx'
import { qrPath } from '#web/kit/layout/qr.ts'
import { upiLink } from '../registration/upi.ts'

type RenewalTransferProps = { school: Site; price: number; discount: number; credit: number }

export function RenewalTransfer({ school, price, discount, credit }: RenewalTransferProps) {
  const amount = price - discount - credit
  const reductions = [discount > 0 && `${rupees(discount)} coupon`, credit > 0 && `${rupees(credit)} credit`].filter(
    Boolean,
  )
  const link = upiLink({ payee: school.payee, rupees: amount, note: `Renewal at ${school.name}` })
  const qr = useQuery({ queryKey: ['qr', link], queryFn: () => qrPath(link), staleTime: Number.POSITIVE_INFINITY })
  return (
    <section aria-label="Where to pay" className="min-w-0 rounded-control border border-line p-4">
      <p aria-live="polite">
        <span className="block font-semibold">Transfer {rupees(amount)}</span>
        {reductions.length > 0 && (
          <span className="type-small text-soft">
            {rupees(price)} minus {reductions.join(' and ')}
          </span>
        )}
      </p>
      <WaysToPay payee={school.payee} rupees={amount} link={link} qr={qr.data ?? null} />
      {school.asksForState && (
        <a
          href="/dashboard/settings#invoices"
          target="_blank"
          className="link type-small mt-3 block w-fit"
          rel="noreferrer"
        >
          I need a GST invoice for my company
        </a>
      )}
    </section>
  )
}
