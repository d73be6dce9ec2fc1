/** What may stand in a cell; a moment or a list is made into words by who knows what it means. */
export type Cell = string | number | boolean | null

/** Excel takes a text for UTF-8 only with this mark before it; without it Devanagari turns into signs. */
export const byteOrderMark = '\ufeff'

// A spreadsheet takes a cell that begins so for a formula and runs it, also in the wide signs of East Asian keyboards.
// Apostrophes before it count too, so that the one we add is told from those that somebody typed.
const formula = /^'*[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20]/
// More than RFC 4180 asks for: what reads with another separator must not find a cell's beginning inside of one.
const needsQuotes = /[",;|\t\r\n]|^\s|\s$/

/** One line of CSV. What people typed is never run: the apostrophe says that the rest is text. */
export const csvLine = (cells: readonly Cell[]): string => `${cells.map(toCell).join(',')}\r\n`

/** What was typed into a cell that `csvLine` wrote: without the apostrophe, where it was added. */
export const typedIn = (cell: string): string => (cell.startsWith("'") && formula.test(cell) ? cell.slice(1) : cell)

function toCell(cell: Cell): string {
  if (cell === null) return ''
  if (typeof cell === 'boolean') return cell ? 'yes' : 'no'
  if (typeof cell === 'number') return String(cell)
  const harmless = formula.test(cell) ? `'${cell}` : cell
  return needsQuotes.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}
