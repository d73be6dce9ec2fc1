import { useEffect, useState, type ReactNode, useCallback } from 'react'
import { classes } from '../layout/classes.ts'
import { count } from '../format.ts'
import { ChevronsUpDown } from '../icons.tsx'
import {
  compareLines,
  countChanges,
  foldRows,
  linesOf,
  pairRows,
  unifyRows,
  type DiffRow,
  type RowGroup,
} from './diff-rows.ts'
import { DiffLine, type DiffSides } from './diff-line.tsx'
import { onLineKeys } from './line-number.tsx'
import { useLines } from './use-lines.ts'

import './diff.css'

type DiffViewProps = {
  fileName: string
  before: string
  after: string
  /** Makes the line numbers of the newer text buttons. */
  onLine?: ((line: number) => void) | undefined
  notesBefore: ReadonlyMap<number, ReactNode>
  notesAfter: ReadonlyMap<number, ReactNode>
  className?: string
}

/** Side by side on a wide screen, else unified. */
export function DiffView({ fileName, before, after, onLine, notesBefore, notesAfter, className }: DiffViewProps) {
  const left = useLines(before, fileName)
  const right = useLines(after, fileName)
  const rows = useRows(before, after)
  const { ref, isWide } = useIsWide(736)
  const sides = { left, right, notesBefore, notesAfter, onLine, isWide, firstLine: 0 }
  return (
    // The line buttons take the focus; without them, the scrolling frame.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      ref={ref}
      aria-label={`${fileName}, compared`}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      onKeyDown={onLineKeys}
      className={classes('code-frame diff', isWide && 'diff-wide', className)}
    >
      {rows ? <Rows rows={rows} sides={sides} /> : <p className="p-4 font-sans text-soft">Comparing…</p>}
    </section>
  )
}

function useRows(before: string, after: string): DiffRow[] | null {
  const [compared, setCompared] = useState<{ before: string; after: string; rows: DiffRow[] } | null>(null)
  useEffect(() => {
    let isCurrent = true
    void compareLines(linesOf(before), linesOf(after)).then((changes) => {
      if (isCurrent) setCompared({ before, after, rows: pairRows(changes) })
    })
    return () => void (isCurrent = false)
  }, [before, after])
  return compared?.before === before && compared.after === after ? compared.rows : null
}

function Rows({ rows, sides }: { rows: DiffRow[]; sides: DiffSides }) {
  const [opened, setOpened] = useState<ReadonlySet<number>>(new Set())
  const { notesBefore, notesAfter, isWide } = sides
  const { added, removed } = countChanges(rows)
  const hasNote = ({ left, right }: DiffRow) => notesBefore.has(left ?? 0) || notesAfter.has(right ?? 0)
  const groups = foldRows(isWide ? rows : unifyRows(rows), hasNote)
  const isOpen = ({ rows: [first], isFolded }: RowGroup) => !isFolded || opened.has(keyOf(first!))
  // The first visible line number is in the tab order.
  const firstLine =
    groups
      .filter(isOpen)
      .flatMap((group) => group.rows)
      .find((row) => row.right)?.right ?? 0
  if (added + removed === 0) return <p className="p-4 font-sans text-soft">No changes in this file.</p>
  return (
    <div className="py-2">
      <p className="sr-only">{`${added} lines added, ${removed} removed`}</p>
      {groups.map((group) => {
        const start = keyOf(group.rows[0]!)
        if (!isOpen(group))
          return <Fold key={start} lines={group.rows.length} onOpen={() => setOpened(new Set(opened).add(start))} />
        return group.rows.map((row) => <DiffLine key={keyOf(row)} row={row} sides={{ ...sides, firstLine }} />)
      })}
    </div>
  )
}

/** Right lines count up, and left ones between them; both together never repeat. */
const keyOf = ({ left, right }: DiffRow) => (right ?? 0) * 2_000_000 + (left ?? 0)

function Fold({ lines, onOpen }: { lines: number; onOpen: () => void }) {
  return (
    <button type="button" onClick={onOpen} className="diff-fold">
      <ChevronsUpDown aria-hidden="true" className="size-4" />
      Show {count(lines)} unchanged lines
    </button>
  )
}

/** Whether an element has at least this width in pixels. */
function useIsWide(minWidth: number) {
  const [isWide, setIsWide] = useState(false)
  const ref = useCallback(
    (element: HTMLElement | null) => {
      if (!element) return
      const observer = new ResizeObserver(([entry]) => setIsWide((entry?.contentRect.width ?? 0) >= minWidth))
      observer.observe(element)
      return () => observer.disconnect()
    },
    [minWidth],
  )
  return { ref, isWide }
}
