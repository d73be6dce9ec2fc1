import { useState } from 'react'
import type { Finding, Statement } from '#contract/membership/statements.ts'
import { count } from '#web/kit/format.ts'
import { Tabs } from '#web/kit/layout/tabs.tsx'
import { FindingLines } from './finding-lines.tsx'

const kinds: { finding: Finding; label: string; says: string }[] = [
  { finding: 'exact', label: 'Exact', says: 'Reference and amount agree with a payment.' },
  {
    finding: 'possible',
    label: 'Possible',
    says: 'The amount is right and the reference is one slip of the finger off. Open the payment and decide it there.',
  },
  {
    finding: 'amount differs',
    label: 'Amount differs',
    says: 'The reference is that of a payment, but another amount came. Open the payment and decide it there.',
  },
  {
    finding: 'already used',
    label: 'Already used',
    says: 'The payment was decided before, or an earlier line of this statement has paid it.',
  },
  { finding: 'unknown', label: 'Unknown', says: 'Nobody has told of these transfers.' },
]

/** What was found, kind by kind. */
export function Findings({ statement }: { statement: Statement }) {
  const [chosen, setChosen] = useState<string>('exact')
  return (
    <Tabs
      label="Findings"
      onChange={setChosen}
      tabs={kinds.map(({ finding, label, says }) => ({
        value: finding.replace(' ', '-'),
        label: `${label} (${count(statement.counts[finding])})`,
        // Asked for when it is looked at.
        content: chosen === finding.replace(' ', '-') && (
          <>
            <p className="mb-3 text-soft">{says}</p>
            <FindingLines statement={statement} finding={finding} caption={`${label} lines`} />
          </>
        ),
      }))}
    />
  )
}
