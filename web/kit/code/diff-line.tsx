import type { ReactNode } from 'react'
import { classes } from '../layout/classes.ts'
import { CodeText } from './code-text.tsx'
import type { DiffRow } from './diff-rows.ts'
import { commentLabel, LineNumber } from './line-number.tsx'
import type { Token } from '#contract/kit/code/tokens.ts'

export type DiffSides = {
  left: Token[][]
  right: Token[][]
  notesBefore: ReadonlyMap<number, ReactNode>
  notesAfter: ReadonlyMap<number, ReactNode>
  onLine: ((line: number) => void) | undefined
  isWide: boolean
  /** The line number in the tab order. */
  firstLine: number
}

/** Both sides on a wide screen, else the one with content. */
export function DiffLine({ row, sides }: { row: DiffRow; sides: DiffSides }) {
  const noteBefore = row.left === null ? null : sides.notesBefore.get(row.left)
  const noteAfter = row.right === null ? null : sides.notesAfter.get(row.right)
  return (
    <>
      {sides.isWide ? <Pair row={row} sides={sides} /> : <Single row={row} sides={sides} />}
      {(noteBefore || noteAfter) && (
        <div className="diff-row">
          {(noteBefore || sides.isWide) && <div className="code-note">{noteBefore}</div>}
          {(noteAfter || sides.isWide) && <div className="code-note">{noteAfter}</div>}
        </div>
      )}
    </>
  )
}

function Pair({ row, sides }: { row: DiffRow; sides: DiffSides }) {
  return (
    <div className="diff-row">
      {row.left === null ? <div className="diff-gap" /> : <Old line={row.left} isSame={row.isSame} sides={sides} />}
      {row.right === null ? <div className="diff-gap" /> : <New line={row.right} row={row} sides={sides} />}
    </div>
  )
}

function Single({ row, sides }: { row: DiffRow; sides: DiffSides }) {
  return (
    <div className="diff-row">
      {row.right === null ? (
        <Old line={row.left ?? 0} isSame={false} sides={sides} />
      ) : (
        <New line={row.right} row={row} sides={sides} />
      )}
    </div>
  )
}

type Side = { line: number; sides: DiffSides }

function Old({ line, isSame, sides }: Side & { isSame: boolean }) {
  return (
    <div className={classes('code-line', !isSame && 'diff-removed')}>
      <LineNumber line={line} />
      <Sign isSame={isSame} sign="−" label="Removed: " />
      <CodeText tokens={sides.left[line - 1] ?? []} />
    </div>
  )
}

function New({ line, row, sides }: Side & { row: DiffRow }) {
  return (
    <div className={classes('code-line', !row.isSame && 'diff-added')}>
      <LineNumber line={line} label={commentLabel(line)} isFirst={line === sides.firstLine} onChoose={sides.onLine} />
      <Sign isSame={row.isSame} sign="+" label="Added: " />
      <CodeText tokens={sides.right[line - 1] ?? []} />
    </div>
  )
}

/** A sign besides the colour, with a label for screen readers; not copied with the code. */
function Sign({ isSame, sign, label }: { isSame: boolean; sign: string; label: string }) {
  return (
    <span className="diff-sign" data-sign={isSame ? ' ' : sign}>
      {!isSame && <span className="sr-only">{label}</span>}
    </span>
  )
}
