/** Line numbers from 1; null where one side has no line. */
export type DiffRow = { left: number | null; right: number | null; isSame: boolean }

/** A run of lines from a comparison. */
export type Change = { count: number; added: boolean; removed: boolean }

export const linesOf = (text: string) => (text === '' ? [] : text.replace(/\n$/, '').split('\n'))

/** Line by line. When the comparison takes too long, the texts count as entirely different. */
export async function compareLines(before: string[], after: string[], timeoutMs = 1500): Promise<Change[]> {
  const { diffArrays } = await import('diff/lib/diff/array.js')
  const changes = diffArrays(before, after, { timeout: timeoutMs })
  const all = [
    { count: before.length, added: false, removed: true },
    { count: after.length, added: true, removed: false },
  ]
  return (changes ?? all).map(({ count, added, removed }) => ({ count, added, removed }))
}

/** Puts removed lines next to the lines that replaced them. */
export function pairRows(changes: Change[]): DiffRow[] {
  const rows: DiffRow[] = []
  let [left, right] = [0, 0]
  let pending: number[] = []
  const flush = () => {
    rows.push(...pending.map((line) => ({ left: line, right: null, isSame: false })))
    pending = []
  }
  for (const { count, added, removed } of changes) {
    if (!added) flush()
    for (let step = 0; step < count; step += 1) {
      if (removed) pending.push((left += 1))
      else if (added) rows.push({ left: pending.shift() ?? null, right: (right += 1), isSame: false })
      else rows.push({ left: (left += 1), right: (right += 1), isSame: true })
    }
  }
  flush()
  return rows
}

/** One column: within a change first the removed lines, then the added ones. */
export function unifyRows(rows: DiffRow[]): DiffRow[] {
  const unified: DiffRow[] = []
  let added: DiffRow[] = []
  for (const row of rows) {
    if (row.isSame) {
      unified.push(...added, row)
      added = []
      continue
    }
    if (row.left !== null) unified.push({ left: row.left, right: null, isSame: false })
    if (row.right !== null) added.push({ left: null, right: row.right, isSame: false })
  }
  return [...unified, ...added]
}

export type RowGroup = { rows: DiffRow[]; isFolded: boolean }

/** Folds unchanged rows, except for some context around changes and around rows that must be shown. */
export function foldRows(rows: DiffRow[], mustShow: (row: DiffRow) => boolean, context = 3): RowGroup[] {
  const isNear = new Uint8Array(rows.length)
  rows.forEach((row, index) => {
    if (!row.isSame || mustShow(row)) isNear.fill(1, Math.max(0, index - context), index + context + 1)
  })
  const groups: RowGroup[] = []
  rows.forEach((row, index) => {
    const isFolded = isNear[index] === 0
    const last = groups.at(-1)
    if (last?.isFolded === isFolded) last.rows.push(row)
    else groups.push({ rows: [row], isFolded })
  })
  // A fold takes a line itself, so hiding fewer than four saves nothing.
  return groups.map((group) => (group.rows.length < 4 ? { ...group, isFolded: false } : group))
}

export const countChanges = (rows: DiffRow[]) => ({
  added: rows.filter((row) => !row.isSame && row.right !== null).length,
  removed: rows.filter((row) => !row.isSame && row.left !== null).length,
})
