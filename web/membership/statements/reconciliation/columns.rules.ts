import { dayOf, paiseOf } from '#contract/membership/statement-cells.ts'
import type { StatementColumns } from '#contract/membership/statements.ts'

type Head = string[][]
export type Role = 'date' | 'narration' | 'reference' | 'credit'
export type Choice = { headerLine: number } & Record<Role, number | null>

const headingPatterns: Record<Role, RegExp> = {
  date: /date|\bdt\b/i,
  narration: /narration|description|particular|remark|detail/i,
  reference: /ref|utr|rrn|ch(e)?q/i,
  credit: /credit|deposit|money in|\bcr\b|amount|amt/i,
}

const countFilled = (row: string[]) => row.filter((cell) => cell.trim() !== '').length

/** The columns that the headings suggest; staff can correct them. */
export function guessColumns(head: Head): Choice {
  const countMatches = (row: string[]) =>
    Object.values(headingPatterns).filter((pattern) => row.some((cell) => pattern.test(cell))).length
  const scores = head.map((row) => (countFilled(row) < 2 ? 0 : countMatches(row)))
  const headerLine = Math.max(0, scores.indexOf(Math.max(...scores)))
  const taken = new Set<number>()
  const find = (role: Role) => {
    const at = (head[headerLine] ?? []).findIndex(
      (cell, index) => !taken.has(index) && headingPatterns[role].test(cell),
    )
    if (at >= 0) taken.add(at)
    return at < 0 ? null : at
  }
  const date = find('date') ?? findDateColumn(head, headerLine)
  // Credit comes last, because "Amount" is only its fallback.
  return { headerLine, date, narration: find('narration'), reference: find('reference'), credit: find('credit') }
}

/** Finds the date column by its content. */
function findDateColumn(head: Head, headerLine: number): number | null {
  const below = head.slice(headerLine + 1).find((row) => row.some((cell) => dayOf(cell) !== null))
  return below?.findIndex((cell) => dayOf(cell) !== null) ?? null
}

export function columnNames(head: Head, headerLine: number): string[] {
  const width = Math.max(0, ...head.map((row) => row.length))
  return Array.from({ length: width }, (_, at) => {
    const name = head[headerLine]?.[at]?.trim()
    return name ? `${at + 1}: ${name}` : `Column ${at + 1}`
  })
}

export const lineNames = (head: Head): string[] =>
  head.map((row, at) => `${at + 1}: ${row.filter(Boolean).slice(0, 3).join(', ').slice(0, 50) || 'empty'}`)

export type ReadLine = { line: number; day: string | null; paise: number | null; narration: string; reference: string }

/** The non-empty lines under the header, as the server will read them. */
export function readLines(head: Head, choice: Choice): ReadLine[] {
  const cell = (row: string[], at: number | null) => (at === null ? '' : (row[at] ?? '').trim())
  return head.flatMap((row, at) => {
    if (at <= choice.headerLine || countFilled(row) === 0) return []
    const day = dayOf(cell(row, choice.date))
    const paise = paiseOf(cell(row, choice.credit))
    const [narration, reference] = [cell(row, choice.narration), cell(row, choice.reference)]
    return [{ line: at + 1, day, paise, narration, reference }]
  })
}

export type Check = { role: Role; isGood: boolean; text: string }

const formatLineCount = (count: number) => (count === 1 ? '1 line' : `${count} lines`)

export function checksOf(head: Head, choice: Choice): Check[] {
  const lines = readLines(head, choice)
  const credits = lines.filter(({ paise }) => (paise ?? 0) > 0)
  const dates = lines.filter(({ day }) => day !== null).length
  const narrations = lines.filter(({ narration }) => narration !== '').length
  const references = lines.filter(({ reference }) => /\d/.test(reference)).length
  const check = (role: Role, isGood: boolean, text: string) => (choice[role] === null ? [] : [{ role, isGood, text }])
  return [
    ...check('date', dates > 0, dates > 0 ? `${formatLineCount(dates)} with a date` : 'No dates in this column'),
    ...check(
      'narration',
      narrations > 0,
      narrations > 0 ? `${formatLineCount(narrations)} with text` : 'This column is empty',
    ),
    ...check(
      'reference',
      references > 0,
      references > 0 ? `${formatLineCount(references)} with a number` : 'No numbers in this column',
    ),
    ...check('credit', credits.length > 0, describeCredits(lines.length, credits.length)),
  ]
}

const describeCredits = (lines: number, credits: number) =>
  credits > 0 ? `${formatLineCount(credits)} of ${lines} with an amount` : 'No amounts in this column'

export type Problems = Partial<Record<Role, string>>

export function problemsOf({ date, narration, reference, credit }: Choice): Problems {
  if (credit !== null && [date, narration, reference].includes(credit)) {
    return { credit: 'The amount needs its own column' }
  }
  return {
    ...(date === null && { date: 'Choose the date column' }),
    ...(narration === null && { narration: 'Choose the narration column' }),
    ...(credit === null && { credit: 'Choose the column with the amount received' }),
  }
}

/** Null while the choice is incomplete. */
export function columnsOf(choice: Choice): StatementColumns | null {
  const { date, narration, credit } = choice
  if (date === null || narration === null || credit === null) return null
  return Object.keys(problemsOf(choice)).length > 0 ? null : { ...choice, date, narration, credit }
}
