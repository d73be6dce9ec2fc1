export type Cell = string | number | boolean | null

/** Without this mark Excel doesn't recognise UTF-8 and shows Devanagari as garbage. */
export const byteOrderMark = '\ufeff'

// Spreadsheets run a cell that starts like this as a formula, also with full-width characters. Leading apostrophes
// count too, so that the one we add can be told from one that someone typed.
const formula = /^'*[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20]/
// Stricter than RFC 4180: a program that expects another separator must not find the start of a cell inside this one.
const needsQuotes = /[",;|\t\r\n]|^\s|\s$/

/** One line of CSV. An apostrophe before a formula makes spreadsheets show it as text instead of running it. */
export const csvLine = (cells: readonly Cell[]): string => `${cells.map(formatCell).join(',')}\r\n`

/** Removes the apostrophe that `csvLine` added. */
export const unescapeCell = (cell: string): string =>
  cell.startsWith("'") && formula.test(cell) ? cell.slice(1) : cell

function formatCell(cell: Cell): string {
  if (cell === null) return ''
  if (typeof cell === 'boolean') return cell ? 'yes' : 'no'
  if (typeof cell === 'number') return String(cell)
  const escaped = formula.test(cell) ? `'${cell}` : cell
  return needsQuotes.test(escaped) ? `"${escaped.replaceAll('"', '""')}"` : escaped
}
