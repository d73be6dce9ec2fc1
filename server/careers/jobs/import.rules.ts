import { JobDraft, jobColumns, parseMinYears, optionalJobColumns } from '#contract/careers/job-desk.ts'
import { dayOf } from '#contract/membership/statement-cells.ts'
import { truncate } from '#server/kit/truncate.ts'
import { invalid } from '#server/kit/errors.ts'
import { draftErrors, duplicateKey } from './rules.ts'

type Field = keyof JobDraft
const fields = Object.keys(jobColumns) as Field[]

export const maxJobs = 2000

// A column can have the template's or the API's name in any spelling: 'HR email', 'hr_email', 'hrEmail'.
const normalize = (name: string) => name.toLowerCase().replace(/[^a-z]/g, '')
const fieldByName = new Map(
  fields.flatMap((field) => [normalize(field), normalize(jobColumns[field])].map((name) => [name, field])),
)

/** The field of each column. */
export type Layout = (Field | undefined)[]

/** Reads the header line. Throws if a required column is missing. */
export function layoutOf(header: string[]): Layout {
  const layout = header.map((name) => fieldByName.get(normalize(name)))
  const missing = fields.filter((field) => !layout.includes(field) && !optionalJobColumns.includes(field))
  if (missing.length === fields.length - optionalJobColumns.length) {
    throw invalid({ file: 'The first line must contain the column names, as in the template.' })
  }
  if (missing.length > 0) {
    const names = missing.map((field) => jobColumns[field]).join(', ')
    throw invalid({
      file: `Add the missing ${missing.length === 1 ? 'column' : 'columns'} to the first line: ${names}`,
    })
  }
  return layout
}

export type ReadLine = {
  line: number
  title: string
  companyName: string
  draft: JobDraft | null
  problem: string | null
}

/** Reads one line as a job. A problem starts with the name of its column. */
export function readLine(row: string[], layout: Layout, { line, today }: { line: number; today: string }): ReadLine {
  const cells = cellsByField(row, layout)
  const summary = { line, title: truncate(cells.title, 160), companyName: truncate(cells.companyName, 160) }
  const checked = JobDraft.safeParse({ ...cells, ...datesIn(cells, today), minYears: yearsIn(cells) })
  if (!checked.success) return { ...summary, draft: null, problem: describeProblem(checked.error.issues[0]!) }
  const [error] = Object.entries(draftErrors(checked.data, today))
  if (error) return { ...summary, draft: null, problem: describeProblem({ path: [error[0]], message: error[1] }) }
  return { ...summary, draft: checked.data, problem: null }
}

function cellsByField(row: string[], layout: Layout): Record<Field, string> {
  const cells = Object.fromEntries(fields.map((field) => [field, ''])) as Record<Field, string>
  layout.forEach((field, index) => {
    if (field) cells[field] = (row[index] ?? '').trim()
  })
  return cells
}

/** Indian spreadsheets turn 2026-11-15 into 15-11-2026. Text that is no date stays for the error message. */
const datesIn = ({ postedDate, expiresOn }: Record<Field, string>, today: string) => ({
  postedDate: postedDate === '' ? today : (dayOf(postedDate) ?? postedDate),
  expiresOn: expiresOn === '' ? '' : (dayOf(expiresOn) ?? expiresOn),
})

const yearsIn = ({ minYears, experience }: Record<Field, string>) =>
  minYears === '' ? parseMinYears(experience) : minYears

function describeProblem({ path: [field], message }: { path: PropertyKey[]; message: string }): string {
  return `${jobColumns[field as Field]}: ${message}`
}

export type ClassifiedLine = ReadLine & { outcome: 'new' | 'exists' | 'wrong' }

/** A line is a duplicate of a stored job or of a line above. */
export function classifyLines(lines: ReadLine[], existing: Set<string>): ClassifiedLine[] {
  const seen = new Map<string, number>()
  return lines.map((read) => {
    if (!read.draft) return { ...read, outcome: 'wrong' }
    const key = duplicateKey(read.draft)
    if (existing.has(key)) return { ...read, outcome: 'exists', problem: 'Already posted' }
    const above = seen.get(key)
    if (above !== undefined) return { ...read, outcome: 'exists', problem: `Same as line ${above}` }
    seen.set(key, read.line)
    return { ...read, outcome: 'new' }
  })
}
