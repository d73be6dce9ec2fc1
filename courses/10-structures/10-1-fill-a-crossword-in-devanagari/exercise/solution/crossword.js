const segmenter = new Intl.Segmenter('hi', { granularity: 'grapheme' })
export const letters = (text) => [...segmenter.segment(text.normalize('NFC'))].map((part) => part.segment)

/** All runs of at least two free cells, across and then down. */
export function findSlots(grid) {
  const rows = grid.map((row) => [...row])
  const slots = []
  const collect = (cells) => {
    let run = []
    for (const cell of [...cells, null]) {
      if (cell && rows[cell[0]][cell[1]] === '.') run.push(cell)
      else {
        if (run.length > 1) slots.push(run)
        run = []
      }
    }
  }
  rows.forEach((row, r) => collect(row.map((_, c) => [r, c])))
  rows[0]?.forEach((_, c) => collect(rows.map((_, r) => [r, c])))
  return slots
}

/** Fills the grid so that every slot is a different word. Returns rows of letters and the number of tries, or null. */
export function fillCrossword(grid, words) {
  const byLength = Map.groupBy([...new Set(words)].map((word) => ({ word, letters: letters(word) })), (entry) => entry.letters.length)
  const board = grid.map((row) => [...row].map((cell) => (cell === '.' ? null : '#')))
  const slots = findSlots(grid)
  const open = new Set(slots)
  const used = new Set()
  let tries = 0

  const fitting = (slot) =>
    (byLength.get(slot.length) ?? []).filter(({ word, letters: list }) =>
      !used.has(word) && slot.every(([r, c], i) => board[r][c] === null || board[r][c] === list[i]))

  function solve() {
    if (open.size === 0) return true
    // The slot with the fewest candidates: a dead end shows at once.
    let slot = null
    let candidates = null
    for (const other of slots) {
      if (!open.has(other)) continue
      const list = fitting(other)
      if (!candidates || list.length < candidates.length) [slot, candidates] = [other, list]
    }
    open.delete(slot)
    for (const { word, letters: list } of candidates) {
      tries++
      const changed = slot.filter(([r, c]) => board[r][c] === null)
      slot.forEach(([r, c], i) => (board[r][c] = list[i]))
      used.add(word)
      if (solve()) return true
      used.delete(word)
      for (const [r, c] of changed) board[r][c] = null
    }
    open.add(slot)
    return false
  }
  return solve() ? { rows: board, tries } : null
}
