import { useEffect, useState } from 'react'
import { compareLines, pairRows, unifyRows } from '#web/kit/code/diff-rows.ts'
import { classes } from '#web/kit/layout/classes.ts'
import { differingPart } from './value-diff.rules.ts'

type ValueDiffProps = { expected: string; actual: string }

/** What a check expected and what it got, with the difference marked. */
export function ValueDiff({ expected, actual }: ValueDiffProps) {
  const isShort = !expected.includes('\n') && !actual.includes('\n')
  return isShort ? <ShortDiff expected={expected} actual={actual} /> : <LongDiff expected={expected} actual={actual} />
}

function ShortDiff({ expected, actual }: ValueDiffProps) {
  const [wanted, found] = differingPart(expected, actual)
  return (
    <dl className="exercise-values">
      <dt>Expected</dt>
      <dd>
        <Marked parts={wanted} className="exercise-wanted" />
      </dd>
      <dt>Your code</dt>
      <dd>
        <Marked parts={found} className="exercise-found" />
      </dd>
    </dl>
  )
}

const Marked = ({
  parts: [before, changed, after],
  className,
}: {
  parts: [string, string, string]
  className: string
}) => (
  <code>
    {before}
    {changed !== '' && <mark className={className}>{changed}</mark>}
    {after}
  </code>
)

type Row = { text: string; side: 'both' | 'expected' | 'actual' }
const labels = { both: '', expected: 'expected', actual: 'your code' }

function LongDiff({ expected, actual }: ValueDiffProps) {
  const rows = useRows(expected, actual)
  return (
    // A scrolling region must be focusable.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex, jsx-a11y/prefer-tag-over-role
    <div role="group" aria-label="Expected and actual value" tabIndex={0} className="exercise-diff">
      {rows.map(({ text, side }, index) => (
        <DiffRow
          // Rows never change their order.
          // oxlint-disable-next-line react/no-array-index-key
          key={index}
          text={text}
          side={side}
          // Once for lines that follow each other.
          isLabelled={rows[index - 1]?.side !== side}
        />
      ))}
    </div>
  )
}

const DiffRow = ({ text, side, isLabelled }: Row & { isLabelled: boolean }) => (
  <div className={classes(side === 'expected' && 'exercise-wanted', side === 'actual' && 'exercise-found')}>
    <span className={isLabelled ? undefined : 'text-transparent'}>{labels[side]}</span>
    <code>{text === '' ? '\n' : text}</code>
  </div>
)

function useRows(expected: string, actual: string): Row[] {
  const [left, right] = [expected.split('\n'), actual.split('\n')]
  const all: Row[] = [
    ...left.map((text) => ({ text, side: 'expected' as const })),
    ...right.map((text) => ({ text, side: 'actual' as const })),
  ]
  const [compared, setCompared] = useState<{ expected: string; actual: string; rows: Row[] } | null>(null)
  useEffect(() => {
    let isCurrent = true
    const compare = async () => {
      const [before, after] = [expected.split('\n'), actual.split('\n')]
      const rows = unifyRows(pairRows(await compareLines(before, after))).map(
        ({ left: old, right: now, isSame }): Row =>
          now === null
            ? { text: before[old! - 1]!, side: 'expected' }
            : { text: after[now - 1]!, side: isSame ? 'both' : 'actual' },
      )
      if (isCurrent) setCompared({ expected, actual, rows })
    }
    // Without the comparison both values are shown as they are.
    compare().catch(() => {})
    return () => void (isCurrent = false)
  }, [expected, actual])
  return compared?.expected === expected && compared.actual === actual ? compared.rows : all
}
