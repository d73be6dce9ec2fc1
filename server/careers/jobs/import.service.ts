import { buffer } from 'node:stream/consumers'
import type * as contract from '#contract/careers/job-desk.ts'
import type { ReplyOf } from '#contract/kit/endpoint.ts'
import { audit } from '#server/identity/index.ts'
import { spreadsheetTask } from '#server/kit/csv/parse-task.ts'
import type { Db } from '#server/kit/db/db.ts'
import type { Tools } from '#server/kit/deps.ts'
import { invalid, emptyFile } from '#server/kit/errors.ts'
import { indiaDate } from '#server/kit/india.ts'
import type { ReceivedFile } from '#server/kit/uploads/receive-upload.ts'
import { existingKeys, lockPosting, toRow } from './desk.store.ts'
import { type ClassifiedLine, classifyLines, layoutOf, maxJobs, readLine, type ReadLine } from './import.rules.ts'
import { insertJobs } from './store.ts'

type Report = ReplyOf<typeof contract.importJobs>
type Input = { actorId: number; file: ReceivedFile | undefined; confirm: boolean }

const maxShownLines = 200

/** Checks a CSV file of jobs. Posts the new ones only if `confirm` is true. */
export async function importJobs(
  db: Db,
  { files, clock, workers }: Tools,
  { actorId, file, confirm }: Input,
): Promise<Report> {
  if (!file) throw invalid({ file: 'Choose a CSV file' })
  const rows = await workers.run(spreadsheetTask, [await buffer(await files.open(file.id)), 'file'])
  const lines = linesOf(rows, indiaDate(clock()))
  const report = await db.transaction(async (db) => {
    // A second confirmation at the same time waits and finds the jobs of the first.
    if (confirm) await lockPosting(db)
    const classified = classifyLines(lines, await existingKeys(db, linksOf(lines)))
    if (confirm) await postNew(db, actorId, classified)
    return reportOf(classified, confirm)
  })
  await file.discard()
  return report
}

/** Line numbers match the spreadsheet; empty lines are skipped. */
function linesOf(rows: string[][], today: string): ReadLine[] {
  const first = rows.findIndex(isFilled)
  if (first < 0) throw emptyFile('file')
  const layout = layoutOf(rows[first]!)
  const filled = rows
    .map((row, index) => ({ row, line: index + 1 }))
    .filter(({ row, line }) => line > first + 1 && isFilled(row))
  if (filled.length === 0) throw invalid({ file: 'Add at least one job under the column names.' })
  if (filled.length > maxJobs) throw invalid({ file: `At most ${maxJobs} jobs at a time. Split the file.` })
  return filled.map(({ row, line }) => readLine(row, layout, { line, today }))
}

const isFilled = (row: string[]) => row.some((cell) => cell.trim() !== '')
const linksOf = (lines: ReadLine[]) => lines.flatMap(({ draft }) => (draft ? [draft.applyLink] : []))

async function postNew(db: Db, actorId: number, lines: ClassifiedLine[]): Promise<void> {
  const rows = lines.flatMap(({ outcome, draft }) => (outcome === 'new' && draft ? [toRow(draft)] : []))
  if (rows.length === 0) return
  const posted = await insertJobs(db, rows)
  const after = posted.map(({ id, title, companyName }) => ({ jobId: id, title, companyName }))
  await audit(db, { actorId, action: 'jobs imported', subject: 'jobs', after })
}

function reportOf(lines: ClassifiedLine[], isDone: boolean): Report {
  const count = (outcome: ClassifiedLine['outcome']) => lines.filter((line) => line.outcome === outcome).length
  const [wrong, others] = [lines.filter(isWrong), lines.filter((line) => !isWrong(line))]
  return {
    new: count('new'),
    exists: count('exists'),
    wrong: count('wrong'),
    isDone,
    lines: [...wrong, ...others].slice(0, maxShownLines),
  }
}

const isWrong = ({ outcome }: ClassifiedLine) => outcome === 'wrong'
