export const print = (text: string) => void process.stdout.write(`${text}\n`)

/** A Markdown table with aligned columns, numbers to the right. */
export function table(head: string[], rows: string[][]): string {
  const all = [head, ...rows]
  const widths = head.map((_, column) => Math.max(...all.map((row) => row[column]!.length)))
  const isNumber = head.map((_, column) => rows.every((row) => /^[\d.,–-]/.test(row[column]!)))
  const toLine = (row: string[]) =>
    `| ${row.map((cell, column) => (isNumber[column] ? cell.padStart(widths[column]!) : cell.padEnd(widths[column]!))).join(' | ')} |`
  const rule = `|${widths.map((width, column) => '-'.repeat(width + 1) + (isNumber[column] ? ':' : '-')).join('|')}|`
  return [toLine(head), rule, ...rows.map(toLine)].join('\n')
}
