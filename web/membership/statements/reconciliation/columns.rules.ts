import { dayOf, paiseOf } from '#contract/membership/statement-cells.ts'
import type { StatementColumns } from '#contract/membership/statements.ts'

type Head = string[][]
export type Role = 'date' | 'narration' | 'reference' | 'credit'
/** What is chosen so far. */
export type Choice = { headerLine: number } & Record<Role, number | null>

const words: Record<Role, RegExp> = {
  date: /date|\bdt\b/i,
  narration: /narration|description|particular|remark|detail/i,
  reference: /ref|utr|rrn|ch(e)?q/i,
  credit: /credit|deposit|money in|\bcr\b|amount|amt/i,
}

const filledIn = (row: string[]) => row.filter((cell) => cell.trim() !== '').length

/** What the headings themselves suggest: a start, which staff look at and correct. */
export function guess(head: Head): Choice {
  const fits = (row: string[]) => Object.values(words).filter((word) => row.some((cell) => word.test(cell))).length
  const scores = head.map((row) => (filledIn(row) < 2 ? 0 : fits(row)))
  const headerLine = Math.max(0, scores.indexOf(Math.max(...scores)))
  const taken = new Set<number>()
  const place = (role: Role) => {
    const at = (head[headerLine] ?? []).findIndex((cell, index) => !taken.has(index) && words[role].test(cell))
    if (at >= 0) taken.add(at)
    return at < 0 ? null : at
  }
  const date = place('date') ?? datedColumn(head, headerLine)
  // The money last: "Amount" is only meant where no other heading says it better.
  return { headerLine, date, narration: place('narration'), reference: place('reference'), credit: place('credit') }
}

/** Days are told by their look, whatever the heading calls them. */
function datedColumn(head: Head, headerLine: number): number | null {
  const below = head.slice(headerLine + 1).find((row) => row.some((cell) => dayOf(cell) !== null))
  return below?.findIndex((cell) => dayOf(cell) !== null) ?? null
}

/** How the columns are called to choose among them. */
export function columnNames(head: Head, headerLine: number): string[] {
  const width = Math.max(0, ...head.map((row) => row.length))
  return Array.from({ length: width }, (_, at) => {
    const name = head[headerLine]?.[at]?.trim()
    return name ? `${at + 1}: ${name}` : `Column ${at + 1}`
  })
}

/** How the lines are called to choose the one with the headings. */
export const lineNames = (head: Head): string[] =>
  head.map((row, at) => `${at + 1}: ${row.filter(Boolean).slice(0, 3).join(', ').slice(0, 50) || 'empty'}`)

export type ReadLine = { line: number; day: string | null; paise: number | null; narration: string; reference: string }

/** The lines under the header as they would be read; empty ones are left out. */
export function readLines(head: Head, choice: Choice): ReadLine[] {
  const cell = (row: string[], at: number | null) => (at === null ? '' : (row[at] ?? '').trim())
  return head.flatMap((row, at) => {
    if (at <= choice.headerLine || filledIn(row) === 0) return []
    const day = dayOf(cell(row, choice.date))
    const paise = paiseOf(cell(row, choice.credit))
    const [narration, reference] = [cell(row, choice.narration), cell(row, choice.reference)]
    return [{ line: at + 1, day, paise, narration, reference }]
  })
}

export type Check = { role: Role; isGood: boolean; says: string }

const linesWord = (count: number) => (count === 1 ? '1 line' : `${count} lines`)

/** What is found in the chosen columns, said beside each while it is chosen. */
export function checksOf(head: Head, choice: Choice): Check[] {
  const lines = readLines(head, choice)
  const bringing = lines.filter(({ paise }) => (paise ?? 0) > 0)
  const dated = lines.filter(({ day }) => day !== null).length
  const told = lines.filter(({ narration }) => narration !== '').length
  const referred = lines.filter(({ reference }) => /\d/.test(reference)).length
  const check = (role: Role, isGood: boolean, says: string) => (choice[role] === null ? [] : [{ role, isGood, says }])
  return [
    ...check('date', dated > 0, dated > 0 ? `${linesWord(dated)} with a date` : 'No date is found in this column'),
    ...check('narration', told > 0, told > 0 ? `${linesWord(told)} with words` : 'This column is empty'),
    ...check(
      'reference',
      referred > 0,
      referred > 0 ? `${linesWord(referred)} with a number` : 'No number is found in this column',
    ),
    ...check('credit', bringing.length > 0, moneyWords(lines.length, bringing.length)),
  ]
}

const moneyWords = (lines: number, bringing: number) =>
  bringing > 0 ? `${linesWord(bringing)} of ${lines} with an amount` : 'No amount is found in this column'

export type Problems = Partial<Record<Role, string>>

/** Why the choice cannot be sent yet, by field. */
export function problemsOf({ date, narration, reference, credit }: Choice): Problems {
  if (credit !== null && [date, narration, reference].includes(credit)) {
    return { credit: 'Money comes in a column of its own' }
  }
  return {
    ...(date === null && { date: 'Choose the column of the date' }),
    ...(narration === null && { narration: 'Choose the column of the narration' }),
    ...(credit === null && { credit: 'Choose the column of the money that came in' }),
  }
}

/** The choice as it is sent, or null while something is missing. */
export function columnsOf(choice: Choice): StatementColumns | null {
  const { date, narration, credit } = choice
  if (date === null || narration === null || credit === null) return null
  return Object.keys(problemsOf(choice)).length > 0 ? null : { ...choice, date, narration, credit }
}
