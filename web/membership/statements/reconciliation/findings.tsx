import { useState } from 'react'
import type { Finding, Statement } from '#contract/membership/statements.ts'
import { count } from '#web/kit/format.ts'
import { Tabs } from '#web/kit/layout/tabs.tsx'
import { FindingLines } from './finding-lines.tsx'

const kinds: { finding: Finding; label: string; text: string }[] = [
  { finding: 'exact', label: 'Exact', text: 'The reference and the amount match a payment.' },
  {
    finding: 'possible',
    label: 'Possible',
    text: 'The amount matches and the reference differs by one typing mistake. Open the payment to decide.',
  },
  {
    finding: 'amount differs',
    label: 'Amount differs',
    text: 'The reference matches a payment, but the amount differs. Open the payment to decide.',
  },
  {
    finding: 'already used',
    label: 'Already used',
    text: 'The payment is already decided, or an earlier line of this statement matches it.',
  },
  { finding: 'unknown', label: 'Unknown', text: 'No learner has reported these transfers.' },
]

export function Findings({ statement }: { statement: Statement }) {
  const [chosen, setChosen] = useState<string>('exact')
  return (
    <Tabs
      label="Findings"
      onChange={setChosen}
      tabs={kinds.map(({ finding, label, text }) => ({
        value: finding.replace(' ', '-'),
        label: `${label} (${count(statement.counts[finding])})`,
        // Loaded when the tab is opened.
        content: chosen === finding.replace(' ', '-') && (
          <>
            <p className="mb-3 text-soft">{text}</p>
            <FindingLines statement={statement} finding={finding} caption={`${label} lines`} />
          </>
        ),
      }))}
    />
  )
}
