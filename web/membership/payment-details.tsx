import type { Site } from '#contract/site/settings.ts'
import { Card } from '#web/kit/card.tsx'
import { CopyButton } from '#web/kit/copy-button.tsx'
import { Tabs } from '#web/kit/tabs.tsx'

type Detail = { label: string; value: string }

/** Where to pay, one copy button per detail. */
export function PaymentDetails({ payee }: { payee: Site['payee'] }) {
  const account = { label: 'Account Name', value: payee.accountName }
  const bank: Detail[] = [
    account,
    { label: 'Account Number', value: payee.accountNumber },
    { label: 'IFSC', value: payee.ifsc },
    { label: 'Bank Name', value: payee.bankName },
  ]
  return (
    <Card as="section" aria-labelledby="pay">
      <h2 id="pay" className="type-h2">
        1. Pay
      </h2>
      <Tabs
        label="How to pay"
        className="mt-4"
        tabs={[
          {
            value: 'upi',
            label: 'UPI Payment',
            content: <Details of={[account, { label: 'UPI ID', value: payee.upiId }]} />,
          },
          { value: 'bank', label: 'Bank Transfer', content: <Details of={bank} /> },
        ]}
      />
    </Card>
  )
}

function Details({ of }: { of: Detail[] }) {
  return (
    <dl className="divide-y divide-line">
      {of.map(({ label, value }) => (
        <div key={label} className="flex items-center justify-between gap-4 py-3">
          <div className="min-w-0">
            <dt className="type-small text-soft">{label}</dt>
            <dd className="font-semibold break-all">{value}</dd>
          </div>
          <CopyButton label={label} value={value} />
        </div>
      ))}
    </dl>
  )
}
