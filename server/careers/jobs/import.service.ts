import { buffer } from 'node:stream/consumers'
import type { importJobs } from '#contract/careers/job-desk.ts'
import type { ReplyOf } from '#contract/kit/endpoint.ts'
import { audit } from '#server/identity/index.ts'
import { parseSpreadsheet } from '#server/kit/csv/parse.ts'
import type { Db } from '#server/kit/db/db.ts'
import type { Deps } from '#server/kit/deps.ts'
import { invalid } from '#server/kit/http/errors.ts'
import { indiaDate } from '#server/kit/india.ts'
import type { ReceivedFile } from '#server/kit/uploads/receive-upload.ts'
import { holdPosting, knownAmong, toRow } from './desk.store.ts'
import { layoutOf, mostJobs, readLine, type ReadLine, type Sorted, sortLines } from './import.rules.ts'
import { insertJobs } from './store.ts'

type Working = Pick<Deps, 'db' | 'clock' | 'files'>
type Report = ReplyOf<typeof importJobs>
type Asked = { actorId: number; file: ReceivedFile | undefined; confirm: boolean }

const shownLines = 200

/** Reads a file of jobs. Tried, it only says what would become of each line; confirmed, it posts those that are new. */
export async function importFrom(deps: Working, { actorId, file, confirm }: Asked): Promise<Report> {
  if (!file) throw invalid({ file: 'Choose a CSV file' })
  const lines = linesOf(await buffer(await deps.files.open(file.id)), indiaDate(deps.clock()))
  const report = await deps.db.transaction(async (db) => {
    // Confirmed twice at the same moment, the second finds what the first has posted.
    if (confirm) await holdPosting(db)
    const sorted = sortLines(lines, await knownAmong(db, linksOf(lines)))
    if (confirm) await postNew(db, actorId, sorted)
    return reportOf(sorted, confirm)
  })
  // It was read; nothing is to be found in it that is not a job by now.
  await file.discard()
  return report
}

/** Lines are counted as a spreadsheet counts them; empty ones are no jobs. */
function linesOf(bytes: Buffer, today: string): ReadLine[] {
  const rows = parseSpreadsheet(bytes, 'file')
  const first = rows.findIndex(isFilled)
  if (first < 0) throw invalid({ file: 'This file is empty' })
  const layout = layoutOf(rows[first]!)
  const filled = rows
    .map((row, at) => ({ row, line: at + 1 }))
    .filter(({ row, line }) => line > first + 1 && isFilled(row))
  if (filled.length === 0) throw invalid({ file: 'There is no job under the line that names the columns' })
  if (filled.length > mostJobs) throw invalid({ file: `At most ${mostJobs} jobs at once: split the file` })
  return filled.map(({ row, line }) => readLine(row, layout, { line, today }))
}

const isFilled = (row: string[]) => row.some((cell) => cell.trim() !== '')
const linksOf = (lines: ReadLine[]) => lines.flatMap(({ draft }) => (draft ? [draft.applyLink] : []))

async function postNew(db: Db, actorId: number, sorted: Sorted[]): Promise<void> {
  const wanted = sorted.flatMap(({ outcome, draft }) => (outcome === 'new' && draft ? [toRow(draft)] : []))
  if (wanted.length === 0) return
  const posted = await insertJobs(db, wanted)
  const after = posted.map(({ id, title, companyName }) => ({ jobId: id, title, companyName }))
  await audit(db, { actorId, action: 'jobs imported', subject: 'jobs', after })
}

function reportOf(sorted: Sorted[], isDone: boolean): Report {
  const count = (outcome: Sorted['outcome']) => sorted.filter((line) => line.outcome === outcome).length
  const [wrong, others] = [sorted.filter(isWrong), sorted.filter((line) => !isWrong(line))]
  return {
    new: count('new'),
    exists: count('exists'),
    wrong: count('wrong'),
    isDone,
    lines: [...wrong, ...others].slice(0, shownLines),
  }
}

const isWrong = ({ outcome }: Sorted) => outcome === 'wrong'
