import type { ReactNode } from 'react'
import { classes } from '../layout/classes.ts'
import { CodeText } from './code-text.tsx'
import type { DiffRow } from './diff-rows.ts'
import { commentLabel, LineNumber } from './line-number.tsx'
import type { Token } from './tokens.ts'

export type DiffSides = {
  left: Token[][]
  right: Token[][]
  notesBefore: ReadonlyMap<number, ReactNode>
  notesAfter: ReadonlyMap<number, ReactNode>
  onLine: ((line: number) => void) | undefined
  isWide: boolean
  /** The number that the tab key reaches. */
  firstLine: number
}

/** A row of the comparison: both sides where there is room for them, else the one that has something to show. */
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
      <Sign isSame={isSame} sign="−" says="Removed: " />
      <CodeText tokens={sides.left[line - 1] ?? []} />
    </div>
  )
}

function New({ line, row, sides }: Side & { row: DiffRow }) {
  return (
    <div className={classes('code-line', !row.isSame && 'diff-added')}>
      <LineNumber line={line} label={commentLabel(line)} isFirst={line === sides.firstLine} onChoose={sides.onLine} />
      <Sign isSame={row.isSame} sign="+" says="Added: " />
      <CodeText tokens={sides.right[line - 1] ?? []} />
    </div>
  )
}

/** Said as a sign as well as by colour, and in words to who does not see either. Not copied with the code. */
function Sign({ isSame, sign, says }: { isSame: boolean; sign: string; says: string }) {
  return (
    <span className="diff-sign" data-sign={isSame ? ' ' : sign}>
      {!isSame && <span className="sr-only">{says}</span>}
    </span>
  )
}
