import { Email, line, MobileNumber } from '#contract/kit/fields.ts'
import { truncate } from '#server/kit/truncate.ts'
import { invalid } from '#server/kit/http/errors.ts'

/** So many are stored in one sitting; a longer file is cut in two. */
const mostLines = 5000
const mostDays = 730

export type Newcomer = { firstName: string; lastName: string; email: string; phone: string; days: number }

/** One line of the file: who it is about, or what is wrong with it. */
export type ReadLine = { line: number; name: string; email: string } & (
  | { newcomer: Newcomer; problem: null }
  | { newcomer: null; problem: string }
)

const columns = {
  name: /^(full|learner)?name$/,
  email: /^(e?email)(id|address)?$/,
  phone: /^(phone|mobile|contact)(no|number)?$/,
  days: /^days(ofaccess)?$/,
}
type Column = keyof typeof columns
type Places = Record<Column, number>

/** Where each column stands: by its name in the first line, in any order. */
function placesOf(header: string[]): Places {
  const names = header.map((cell) => cell.toLowerCase().replace(/[^a-z]/g, ''))
  const place = (column: Column) => names.findIndex((name) => columns[column].test(name))
  const places = { name: place('name'), email: place('email'), phone: place('phone'), days: place('days') }
  if (places.name < 0 || places.email < 0) {
    throw invalid({ file: 'The first line has to name the columns: name, email, phone, days' })
  }
  return places
}

/** Reads all lines. A person who stands in the file twice is new once. */
export function readPeople(rows: Iterable<string[]>): ReadLine[] {
  let places: Places | null = null
  let line = 0
  const read: ReadLine[] = []
  const firstLineOf = new Map<string, number>()
  for (const row of rows) {
    line += 1
    if (row.every((cell) => cell.trim() === '')) continue
    if (!places) {
      places = placesOf(row)
      continue
    }
    if (read.length === mostLines)
      throw invalid({ file: `At most 5,000 people at once. Cut the file after line ${line - 1}.` })
    const told = readLine(row, places, line)
    const before = firstLineOf.get(told.email)
    read.push(before && told.newcomer ? wrong(told, `This email is in line ${before} already`) : told)
    if (!before) firstLineOf.set(told.email, line)
  }
  if (read.length === 0) throw invalid({ file: 'There is nobody in this file' })
  return read
}

const wrong = ({ line, name, email }: Omit<ReadLine, 'newcomer' | 'problem'>, problem: string): ReadLine => ({
  line,
  name,
  email,
  newcomer: null,
  problem,
})

const Name = line('a name', 100)
// Excel writes ="98…" so that digits stay text.
const plain = (cell = '') => cell.trim().replace(/^="(.*)"$/, '$1')

function readLine(row: string[], places: Places, line: number): ReadLine {
  const cell = (column: Column) => (places[column] < 0 ? '' : plain(row[places[column]]))
  const shown = { line, name: truncate(cell('name'), 100), email: truncate(cell('email'), 254).toLowerCase() }
  const name = Name.safeParse(cell('name').replace(/\s+/g, ' '))
  if (!name.success) return wrong(shown, name.error.issues[0]!.message)
  const email = Email.safeParse(cell('email'))
  if (!email.success)
    return wrong(shown, cell('email') ? `"${shown.email}" is not an email address` : 'Enter an email address')
  const phone = cell('phone') === '' ? '' : MobileNumber.safeParse(cell('phone')).data
  if (phone === undefined) return wrong(shown, 'The phone number should have 10 digits and start with 6, 7, 8 or 9')
  const days = cell('days') === '' ? 0 : daysOf(cell('days'))
  if (days === null) return wrong(shown, `Days should be a whole number from 0 to ${mostDays}`)
  const [firstName = '', ...others] = name.data.split(' ')
  const newcomer = { firstName, lastName: others.join(' '), email: email.data, phone, days }
  return { ...shown, email: email.data, newcomer, problem: null }
}

const daysOf = (typed: string): number | null =>
  /^\d{1,3}$/.test(typed) && Number(typed) <= mostDays ? Number(typed) : null
