import { useState } from 'react'
import type { GstFormat } from '#contract/membership/gst.ts'
import { Problem } from '#web/kit/forms/field.tsx'
import { Button } from '#web/kit/layout/button.tsx'
import { Card } from '#web/kit/layout/card.tsx'
import { lazyPart } from '#web/kit/lazy-component.ts'
import { useGstFile } from './gst.api.ts'

// Needed once a month.
const GstTables = lazyPart(() => import('./gst-tables.tsx'), 'GstTables')

/** The GSTR-1 summary of a month: its files, and its tables when asked for. */
export function GstReturnCard({ month }: { month: string }) {
  const [isOpen, setIsOpen] = useState(false)
  const file = useGstFile()
  const get = (format: GstFormat, label: string) => (
    <Button busy={file.isPending && file.variables.format === format} onClick={() => file.mutate({ month, format })}>
      {label}
    </Button>
  )
  return (
    <>
      <Card as="section" aria-labelledby="gst-return" className="grid gap-4">
        <div className="max-w-2xl">
          <h2 id="gst-return" className="type-h3">
            GST return
          </h2>
          <p className="mt-1.5 text-soft">
            The figures for GSTR-1, by document date. When an invoice replaces a receipt of an earlier month, the credit
            note and the new invoice are both documents of this month, so nothing has to be amended.
          </p>
        </div>
        <div className="flex flex-wrap gap-3">
          <Button aria-expanded={isOpen} aria-controls="gst-tables" onClick={() => setIsOpen(!isOpen)}>
            {isOpen ? 'Hide the tables' : 'Show the tables'}
          </Button>
          {get('csv', 'GSTR-1 as CSV')}
          {get('json', 'GSTR-1 as JSON')}
        </div>
        <Problem text={file.error?.message} />
      </Card>
      <div id="gst-tables" hidden={!isOpen}>
        {isOpen && <GstTables month={month} />}
      </div>
    </>
  )
}
