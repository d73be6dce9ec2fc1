import { scan, type Token } from './javascript/scan.ts'

export type RowCell = { text: string; isDifferent: boolean }
export type ComparedRow = {
  /** From 1. */
  number: number
  /** Null: there is no such row. */
  expected: RowCell[] | null
  actual: RowCell[] | null
}
export type RowsDifference = {
  columns: string[]
  /** Columns that only one of them has. */
  missing: string[]
  extra: string[]
  counts: { expected: number; actual: number }
  /** Only those that differ. */
  rows: ComparedRow[]
}

type Row = Map<string, string>

/** Compares the rows of two results of a query, as `show` writes them; null if they aren't rows. */
export function compareRows(expected: string, actual: string): RowsDifference | null {
  const [wanted, found] = [rowsIn(expected), rowsIn(actual)]
  if (!wanted || !found || wanted.length + found.length === 0) return null
  const columnsOf = (rows: readonly Row[]) => [...new Set(rows.flatMap((row) => [...row.keys()]))]
  const [wantedColumns, foundColumns] = [columnsOf(wanted), columnsOf(found)]
  const columns = [...new Set([...wantedColumns, ...foundColumns])]
  const rows: ComparedRow[] = []
  for (let index = 0; index < Math.max(wanted.length, found.length); index += 1) {
    const [left, right] = [wanted[index], found[index]]
    const cells = (own: Row | undefined, other: Row | undefined) =>
      own
        ? columns.map((name) => ({ text: own.get(name) ?? '', isDifferent: own.get(name) !== other?.get(name) }))
        : null
    const row = { number: index + 1, expected: cells(left, right), actual: cells(right, left) }
    if (!row.expected || !row.actual || row.expected.some(({ isDifferent }) => isDifferent)) rows.push(row)
  }
  return {
    columns,
    missing: found.length > 0 ? wantedColumns.filter((name) => !foundColumns.includes(name)) : [],
    extra: wanted.length > 0 ? foundColumns.filter((name) => !wantedColumns.includes(name)) : [],
    counts: { expected: wanted.length, actual: found.length },
    rows,
  }
}

/** `[{ title: 'Godan', copies: 3 }, …]` */
function rowsIn(text: string): Row[] | null {
  const { tokens } = scan(text)
  if (tokens[0]?.text !== '[' || tokens.at(-1)?.text !== ']') return null
  const rows: Row[] = []
  let at = 1
  while (at < tokens.length - 1) {
    if (tokens[at]!.text !== '{') return null
    const end = rowIn(text, tokens, at, rows)
    if (end === null) return null
    at = tokens[end]?.text === ',' ? end + 1 : end
  }
  return rows
}

/** Returns the index after the row. */
function rowIn(text: string, tokens: readonly Token[], start: number, rows: Row[]): number | null {
  const row: Row = new Map()
  let at = start + 1
  while (at < tokens.length && tokens[at]!.text !== '}') {
    const name = tokens[at]!
    if (tokens[at + 1]?.text !== ':') return null
    const first = tokens[at + 2]!
    let depth = 0
    at += 2
    for (; at < tokens.length; at += 1) {
      const sign = tokens[at]!.text
      if (depth === 0 && (sign === ',' || sign === '}')) break
      if (/^[[{(]$/.test(sign)) depth += 1
      if (/^[\]})]$/.test(sign)) depth -= 1
    }
    row.set(unquoted(name.text), unquoted(text.slice(first.start, tokens[at - 1]!.end)))
    if (tokens[at]?.text === ',') at += 1
  }
  rows.push(row)
  return at + 1
}

const unquoted = (text: string) =>
  /^'[^']*'$/.test(text)
    ? text.slice(1, -1).replaceAll('\\\\', '\\')
    : /^"(?:[^"\\]|\\.)*"$/.test(text)
      ? (JSON.parse(text) as string)
      : text
