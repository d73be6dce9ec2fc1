import type { ReactNode } from 'react'
import { rupees as format } from '#web/kit/format.ts'
import { Card } from '#web/kit/layout/card.tsx'

type OnlineDetailsProps = {
  rupees: number
  /** The same page for a transfer; null if there is no account to transfer to. */
  transferAddress: string | null
  children?: ReactNode
}

export function OnlineDetails({ rupees, transferAddress, children }: OnlineDetailsProps) {
  return (
    <Card as="section" aria-labelledby="pay">
      <h2 id="pay" className="type-h2">
        Pay {format(rupees)} online
      </h2>
      <ol className="mt-4 list-decimal space-y-1 pl-5">
        <li>Create your account.</li>
        <li>Pay by UPI, card or net banking on our payment partner’s secure page.</li>
        <li>Come back and start learning. Your courses open right away.</li>
      </ol>
      {children}
      {transferAddress && (
        <p className="mt-5 border-t border-line pt-4">
          <a href={transferAddress} className="link touch">
            Pay by UPI or bank transfer yourself
          </a>
          <span className="type-small block text-soft">
            You send us the transaction ID. We check it in 5-10 minutes.
          </span>
        </p>
      )}
    </Card>
  )
}
