const segmenter = new Intl.Segmenter('hi', { granularity: 'grapheme' })
const letters = (text) => [...segmenter.segment(text.normalize('NFC'))].map((part) => part.segment)

/** O(m × n) time, two rows of memory. */
export function editDistance(from, to) {
  const a = letters(from)
  const b = letters(to)
  let above = Array.from({ length: b.length + 1 }, (_, j) => j)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++)
      row[j] = Math.min(above[j - 1] + (a[i - 1] === b[j - 1] ? 0 : 1), above[j] + 1, row[j - 1] + 1)
    above = row
  }
  return above[b.length]
}

/** The edits themselves, found by walking back through the whole table. Ties: keep or replace, delete, insert. */
export function findEdits(from, to) {
  const a = letters(from)
  const b = letters(to)
  const table = Array.from({ length: a.length + 1 }, (_, i) => Array.from({ length: b.length + 1 }, (_, j) => (i === 0 ? j : i)))
  for (let i = 1; i <= a.length; i++)
    for (let j = 1; j <= b.length; j++)
      table[i][j] = Math.min(table[i - 1][j - 1] + (a[i - 1] === b[j - 1] ? 0 : 1), table[i - 1][j] + 1, table[i][j - 1] + 1)

  const edits = []
  let i = a.length
  let j = b.length
  while (i > 0 || j > 0) {
    const same = i > 0 && j > 0 && a[i - 1] === b[j - 1]
    if (i > 0 && j > 0 && table[i][j] === table[i - 1][j - 1] + (same ? 0 : 1))
      edits.push({ kind: same ? 'keep' : 'replace', from: a[--i], to: b[--j] })
    else if (i > 0 && table[i][j] === table[i - 1][j] + 1) edits.push({ kind: 'delete', from: a[--i] })
    else edits.push({ kind: 'insert', to: b[--j] })
  }
  return edits.reverse()
}
