import { useState } from 'react'
import { Button } from '#web/kit/layout/button.tsx'
import { Card } from '#web/kit/layout/card.tsx'
import { lazyPart } from '#web/kit/lazy-component.ts'

// Opened by few visits.
const InvoiceDetailsDialog = lazyPart(() => import('./invoice-details.tsx'), 'InvoiceDetailsDialog')

export function InvoiceDetailsCard() {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <Card as="section" aria-labelledby="invoices" className="flex flex-wrap items-center justify-between gap-4">
      <div className="min-w-0 max-w-xl">
        <h2 id="invoices" className="type-h3 scroll-mt-24">
          Invoices for a company
        </h2>
        <p className="mt-1.5 text-soft">Have your receipts issued to your company, with its name and GSTIN.</p>
      </div>
      <Button onClick={() => setIsOpen(true)}>Invoice details</Button>
      {isOpen && <InvoiceDetailsDialog onClose={() => setIsOpen(false)} />}
    </Card>
  )
}
