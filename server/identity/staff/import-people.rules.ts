import { Email, MobileNumber, personName } from '#contract/kit/fields.ts'
import { truncate } from '#server/kit/truncate.ts'
import { invalid } from '#server/kit/errors.ts'

const maxLines = 5000
const maxDays = 730

export type Newcomer = { firstName: string; lastName: string; email: string; phone: string; days: number }

export type ReadLine = { line: number; name: string; email: string } & (
  | { newcomer: Newcomer; problem: null }
  | { newcomer: null; problem: string }
)

const columns = {
  name: /^(full|learner)?name$/,
  email: /^e?mail(id|address)?$/,
  phone: /^(phone|mobile|contact)(no|number)?$/,
  days: /^days(ofaccess)?$/,
}
type Column = keyof typeof columns
type Positions = Record<Column, number>

/** Columns may come in any order; the first line names them. */
function columnPositions(header: string[]): Positions {
  const names = header.map((cell) => cell.toLowerCase().replace(/[^a-z]/g, ''))
  const position = (column: Column) => names.findIndex((name) => columns[column].test(name))
  const positions = {
    name: position('name'),
    email: position('email'),
    phone: position('phone'),
    days: position('days'),
  }
  if (positions.name < 0 || positions.email < 0) {
    throw invalid({ file: 'The first line must name the columns: name, email, phone, days' })
  }
  return positions
}

/** A second line with the same email is a problem, not a new person. */
export function readPeople(rows: Iterable<string[]>): ReadLine[] {
  let positions: Positions | null = null
  let line = 0
  const read: ReadLine[] = []
  const firstLineOf = new Map<string, number>()
  for (const row of rows) {
    line += 1
    if (row.every((cell) => cell.trim() === '')) continue
    if (!positions) {
      positions = columnPositions(row)
      continue
    }
    if (read.length === maxLines)
      throw invalid({ file: `You can import 5,000 people at once. Split the file after line ${line - 1}.` })
    const current = readLine(row, positions, line)
    const earlier = firstLineOf.get(current.email)
    read.push(earlier && current.newcomer ? wrong(current, `This email is already in line ${earlier}`) : current)
    if (!earlier) firstLineOf.set(current.email, line)
  }
  if (read.length === 0) throw invalid({ file: 'This file has no people in it' })
  return read
}

const wrong = ({ line, name, email }: Omit<ReadLine, 'newcomer' | 'problem'>, problem: string): ReadLine => ({
  line,
  name,
  email,
  newcomer: null,
  problem,
})

const Name = personName('a name', 100)
// Excel writes ="98…" so that digits stay text.
const plain = (cell = '') => cell.trim().replace(/^="(.*)"$/, '$1')

function readLine(row: string[], positions: Positions, line: number): ReadLine {
  const cell = (column: Column) => (positions[column] < 0 ? '' : plain(row[positions[column]]))
  const shown = { line, name: truncate(cell('name'), 100), email: truncate(cell('email'), 254).toLowerCase() }
  const name = Name.safeParse(cell('name').replace(/\s+/g, ' '))
  if (!name.success) return wrong(shown, name.error.issues[0]!.message)
  const email = Email.safeParse(cell('email'))
  if (!email.success)
    return wrong(shown, cell('email') ? `“${shown.email}” isn’t an email address` : 'Enter an email address')
  const phone = cell('phone') === '' ? '' : MobileNumber.safeParse(cell('phone')).data
  if (phone === undefined) return wrong(shown, 'Enter a 10-digit phone number that starts with 6, 7, 8 or 9')
  const days = cell('days') === '' ? 0 : daysOf(cell('days'))
  if (days === null) return wrong(shown, `Enter a whole number of days from 0 to ${maxDays}`)
  const [firstName = '', ...others] = name.data.split(' ')
  const newcomer = { firstName, lastName: others.join(' '), email: email.data, phone, days }
  return { ...shown, email: email.data, newcomer, problem: null }
}

const daysOf = (typed: string): number | null =>
  /^\d{1,3}$/.test(typed) && Number(typed) <= maxDays ? Number(typed) : null
