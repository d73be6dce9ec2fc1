import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import type { Finding, Statement } from '#contract/membership/statements.ts'
import { cappedCount, count, day } from '#web/kit/format.ts'
import { Tabs } from '#web/kit/layout/tabs.tsx'
import { missingPayments } from '../statements.api.ts'
import { FindingLines } from './finding-lines.tsx'
import { MissingPayments } from './missing-payments.tsx'

type Kind = {
  finding: Finding
  label: string
  text: string
  isRare?: boolean
  /** Nothing to do; after the others, because the last tabs may be outside the screen. */
  isSettled?: boolean
}

const kinds: Kind[] = [
  { finding: 'exact', label: 'Exact', text: 'The reference and the amount match a payment.' },
  {
    finding: 'unclear',
    label: 'Unclear',
    text: 'We couldn’t read these lines of the PDF with certainty. Compare them with the file before you confirm them.',
    isRare: true,
  },
  {
    finding: 'rejected but received',
    label: 'Rejected, but received',
    text: 'You rejected these payments, but the money has arrived. Reopen a payment to verify it.',
    isRare: true,
  },
  {
    finding: 'possible',
    label: 'Possible',
    text: 'The amount matches and the reference is almost the same. Open the payment to correct the reference and verify it.',
  },
  {
    finding: 'amount differs',
    label: 'Amount differs',
    text: 'The reference matches a payment, but the amount differs. Open the payment to decide.',
  },
  { finding: 'unknown', label: 'Unknown', text: 'No learner has reported these transfers.' },
  {
    finding: 'duplicate',
    label: 'Duplicate',
    text: 'An earlier line of this statement is the same.',
    isRare: true,
    isSettled: true,
  },
  {
    finding: 'already used',
    label: 'Already used',
    text: 'These credits have paid for somebody already.',
    isRare: true,
    isSettled: true,
  },
]

const missing = 'missing'

/** Findings that are rare have a tab only if there are lines. */
export function Findings({ statement }: { statement: Statement }) {
  const { counts, reading } = statement
  const shown = kinds.filter(({ finding, isRare }) => !isRare || counts[finding] > 0)
  const [params] = useSearchParams()
  // The daily close links to a finding.
  const linked = shown.find(({ finding }) => finding === params.get('finding')?.replaceAll('-', ' '))
  const filled = shown.find(({ finding }) => counts[finding] > 0)
  const [chosen, setChosen] = useState<string>((linked ?? filled ?? shown[0]!).finding)
  const { data } = useInfiniteQuery(missingPayments(statement.statementId, statement.state))
  const total = data?.pages[0]?.total
  const tabOf = ({ finding, label, text }: Kind) => ({
    value: finding.replaceAll(' ', '-'),
    label: `${label} (${count(counts[finding])})`,
    // Loaded when the tab is opened.
    content: chosen === finding && (
      <>
        <p className="mb-3 text-soft">{text}</p>
        <FindingLines statement={statement} finding={finding} caption={`${label} lines`} />
      </>
    ),
  })
  return (
    <Tabs
      label="Findings"
      defaultValue={chosen.replaceAll(' ', '-')}
      onChange={(value) => setChosen(value.replaceAll('-', ' '))}
      tabs={[
        ...shown.filter(({ isSettled }) => !isSettled).map(tabOf),
        {
          value: missing,
          label: total === undefined ? 'Not on this statement' : `Not on this statement (${cappedCount(total)})`,
          content: chosen === missing && (
            <>
              <p className="mb-3 text-soft">
                Learners reported these payments{reading && describeDays(reading)}, but no statement has them yet. A
                transfer can arrive a day later.
              </p>
              <MissingPayments statement={statement} />
            </>
          ),
        },
        ...shown.filter(({ isSettled }) => isSettled).map(tabOf),
      ]}
    />
  )
}

function describeDays({ from, to }: NonNullable<Statement['reading']>): string {
  if (!from || !to) return ''
  return from === to ? ` on ${day(from)}` : ` from ${day(from)} to ${day(to)}`
}
