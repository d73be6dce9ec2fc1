/** A row of two texts side by side; null where one side has nothing. Lines are counted from 1. */
export type DiffRow = { left: number | null; right: number | null; isSame: boolean }

/** A run of lines that came from a comparison. */
export type Change = { count: number; added: boolean; removed: boolean }

/** Compares two texts line by line. Texts that differ too much to be worth it count as wholly different. */
export async function compareLines(before: string[], after: string[]): Promise<Change[]> {
  const { diffArrays } = await import('diff/lib/diff/array.js')
  const changes = diffArrays(before, after, { timeout: 1500 })
  const all = [
    { count: before.length, added: false, removed: true },
    { count: after.length, added: true, removed: false },
  ]
  return (changes ?? all).map(({ count, added, removed }) => ({ count, added, removed }))
}

/** Puts what was removed beside what was added in its place. */
export function pairRows(changes: Change[]): DiffRow[] {
  const rows: DiffRow[] = []
  let [left, right] = [0, 0]
  let waiting: number[] = []
  const flush = () => {
    rows.push(...waiting.map((line) => ({ left: line, right: null, isSame: false })))
    waiting = []
  }
  for (const { count, added, removed } of changes) {
    if (!added) flush()
    for (let step = 0; step < count; step += 1) {
      if (removed) waiting.push((left += 1))
      else if (added) rows.push({ left: waiting.shift() ?? null, right: (right += 1), isSame: false })
      else rows.push({ left: (left += 1), right: (right += 1), isSame: true })
    }
  }
  flush()
  return rows
}

/** The same rows under one another: within a change first all that went, then all that came. */
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

/** Folds what did not change, but for a few lines around each change and around each row that must be seen. */
export function foldRows(rows: DiffRow[], mustShow: (row: DiffRow) => boolean, around = 3): RowGroup[] {
  const isNear = new Uint8Array(rows.length)
  rows.forEach((row, index) => {
    if (!row.isSame || mustShow(row)) isNear.fill(1, Math.max(0, index - around), index + around + 1)
  })
  const groups: RowGroup[] = []
  rows.forEach((row, index) => {
    const isFolded = isNear[index] === 0
    const last = groups.at(-1)
    if (last?.isFolded === isFolded) last.rows.push(row)
    else groups.push({ rows: [row], isFolded })
  })
  // A fold takes a line itself; hiding fewer than four gains nothing.
  return groups.map((group) => (group.rows.length < 4 ? { ...group, isFolded: false } : group))
}

export const countChanges = (rows: DiffRow[]) => ({
  added: rows.filter((row) => !row.isSame && row.right !== null).length,
  removed: rows.filter((row) => !row.isSame && row.left !== null).length,
})
