import { JobDraft, jobColumns, leastYears, optionalJobColumns } from '#contract/careers/job-desk.ts'
import { dayOf } from '#contract/membership/statement-cells.ts'
import { truncate } from '#server/kit/truncate.ts'
import { invalid } from '#server/kit/http/errors.ts'
import { sameness, wrongDays } from './desk.rules.ts'

type Field = keyof JobDraft
const fields = Object.keys(jobColumns) as Field[]

/** So many are read at once: more are several files. */
export const mostJobs = 2000

// A column may be called as in the template or as in the API, however it is spelt: 'HR email', 'hr_email', 'hrEmail'.
const bare = (name: string) => name.toLowerCase().replace(/[^a-z]/g, '')
const known = new Map(fields.flatMap((field) => [bare(field), bare(jobColumns[field])].map((name) => [name, field])))

/** Which field each column holds. */
export type Layout = (Field | undefined)[]

/** Reads the line that names the columns; refuses one in which something is missing. */
export function layoutOf(header: string[]): Layout {
  const layout = header.map((name) => known.get(bare(name)))
  const missing = fields.filter((field) => !layout.includes(field) && !optionalJobColumns.includes(field))
  if (missing.length === fields.length - optionalJobColumns.length) {
    throw invalid({ file: 'The first line must name the columns, as in the template' })
  }
  if (missing.length > 0) {
    const names = missing.map((field) => jobColumns[field]).join(', ')
    throw invalid({ file: `The first line does not name ${missing.length === 1 ? 'this column' : 'these'}: ${names}` })
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

/** Reads one line as a job. What is wrong is told with the name of its column. */
export function readLine(row: string[], layout: Layout, { line, today }: { line: number; today: string }): ReadLine {
  const given = givenIn(row, layout)
  const named = { line, title: truncate(given.title, 160), companyName: truncate(given.companyName, 160) }
  const checked = JobDraft.safeParse({ ...given, ...daysIn(given, today), minYears: yearsIn(given) })
  if (!checked.success) return { ...named, draft: null, problem: told(checked.error.issues[0]!) }
  const [wrong] = Object.entries(wrongDays(checked.data, today))
  if (wrong) return { ...named, draft: null, problem: told({ path: [wrong[0]], message: wrong[1] }) }
  return { ...named, draft: checked.data, problem: null }
}

function givenIn(row: string[], layout: Layout): Record<Field, string> {
  const given = Object.fromEntries(fields.map((field) => [field, ''])) as Record<Field, string>
  layout.forEach((field, at) => {
    if (field) given[field] = (row[at] ?? '').trim()
  })
  return given
}

/** A spreadsheet in India writes 15-11-2026 for what was typed as 2026-11-15. What is no day is told as it is. */
const daysIn = ({ postedDate, expiresOn }: Record<Field, string>, today: string) => ({
  postedDate: postedDate === '' ? today : (dayOf(postedDate) ?? postedDate),
  expiresOn: expiresOn === '' ? '' : (dayOf(expiresOn) ?? expiresOn),
})

const yearsIn = ({ minYears, experience }: Record<Field, string>) =>
  minYears === '' ? leastYears(experience) : minYears

function told({ path: [field], message }: { path: PropertyKey[]; message: string }): string {
  return `${jobColumns[field as Field]}: ${message}`
}

export type Sorted = ReadLine & { outcome: 'new' | 'exists' | 'wrong' }

/** Which lines are new, and which we have already, from before or from a line above. */
export function sortLines(lines: ReadLine[], known: Set<string>): Sorted[] {
  const seen = new Map<string, number>()
  return lines.map((read) => {
    if (!read.draft) return { ...read, outcome: 'wrong' }
    const same = sameness(read.draft)
    if (known.has(same)) return { ...read, outcome: 'exists', problem: 'We have this job already' }
    const above = seen.get(same)
    if (above !== undefined) return { ...read, outcome: 'exists', problem: `The same as line ${above}` }
    seen.set(same, read.line)
    return { ...read, outcome: 'new' }
  })
}
