import type { Statement, StatementColumns } from '#contract/membership/statements.ts'
import { audit } from '#server/identity/index.ts'
import type { Db } from '#server/kit/db/db.ts'
import type { Tools } from '#server/kit/deps.ts'
import { AppError, invalid, notFound } from '#server/kit/errors.ts'
import type { ReceivedFile } from '#server/kit/uploads/receive-upload.ts'
import { deleteFiles, insertFile } from '#server/site/index.ts'
import { refuse } from './files/refusals.ts'
import { workerTask } from '#server/kit/workers/task.ts'
import { deleteLines, settledLines } from './lines.store.ts'
import { headerKey, knownColumns, type KnownColumns } from './layouts.ts'
import { checkColumns, assertColumnsChangeable, previewRows, shouldStartVerifying } from './rules.ts'
import {
  insertStatement,
  lockStatement,
  lockStatementOfFile,
  profileOf,
  saveProfile,
  setStatement,
  statementDetails,
  unverifiedOf,
} from './store.ts'
import type { StatementRow } from './tables.ts'

export const matchQueue = 'statement-matching'
export const readQueue = 'statement-reading'
export type MatchWork = { statementId: number }
export const verifyQueue = 'statement-verification'
export type VerifyWork = { statementId: number; actorId: number }

const subject = (statementId: number) => `statement ${statementId}`

type Upload = { file: ReceivedFile | undefined; password: string; waitMs?: number }
type Uploaded = { statement: Statement; isKnown: boolean }

/**
 * Reads the first rows only; a job does the rest. A workbook that takes longer is read by a job too. The same file is one
 * statement: it is matched again, because payments may have been reported since.
 */
export async function upload(
  db: Db,
  tools: Tools,
  actorId: number,
  { file, password, waitMs = quickMs }: Upload,
): Promise<Uploaded> {
  if (!file) throw invalid({ statement: 'Choose a bank statement' })
  const known = await db.transaction((db) => matchAgain(db, tools, actorId, file))
  if (known) return known
  const read = await readUpload(tools, file, password, waitMs)
  return db.transaction(async (db) => {
    // Somebody may have uploaded it meanwhile.
    const known = await matchAgain(db, tools, actorId, file)
    if (known) return known
    await insertFile(db, file, actorId)
    const { id } = await insertStatement(db, {
      fileId: file.id,
      name: file.name,
      sha256: file.sha256,
      head: [],
      state: 'reading',
      uploadedBy: actorId,
      createdAt: tools.clock(),
    })
    const after = { name: file.name, sha256: file.sha256.toString('hex') }
    await audit(db, { actorId, action: 'statement uploaded', subject: subject(id), after })
    if (read) await startMatching(db, tools, { id, fileId: file.id, name: file.name, uploadedBy: actorId }, read)
    else await tools.jobs.add(db, readQueue, { statementId: id } satisfies MatchWork)
    return { statement: await viewOf(db, id), isKnown: false }
  })
}

/** Null if nobody has uploaded this file yet. */
async function matchAgain(db: Db, tools: Tools, actorId: number, file: ReceivedFile): Promise<Uploaded | null> {
  const known = await lockStatementOfFile(db, file.sha256)
  if (!known) return null
  const { id, state } = known
  if (known.columns && (state === 'matched' || state === 'done' || state === 'failed')) {
    await setStatement(db, id, { state: 'matching', error: null, doneCount: 0 })
    await audit(db, { actorId, action: 'statement uploaded again', subject: subject(id) })
    await tools.jobs.add(db, matchQueue, { statementId: id } satisfies MatchWork)
  } else if (state === 'failed') {
    // Without columns it couldn't be read, perhaps because we were busy.
    await setStatement(db, id, { state: 'reading', error: null })
    await tools.jobs.add(db, readQueue, { statementId: id } satisfies MatchWork)
  }
  await file.discard()
  return { statement: await viewOf(db, id), isKnown: true }
}

type Read = Awaited<ReturnType<typeof runReading>>

/** Stores the table that was read from a workbook or PDF instead of the file, and starts the matching. */
export async function startMatching(
  db: Db,
  tools: Pick<Tools, 'jobs'>,
  { id, fileId, name, uploadedBy }: Pick<StatementRow, 'id' | 'fileId' | 'name' | 'uploadedBy'>,
  { stored, rows, format, doubts }: Read,
): Promise<void> {
  const table = stored && { ...stored, sha256: Buffer.from(stored.sha256), name: `${name}.csv`, kind: 'text/plain' }
  if (table) await insertFile(db, table, uploadedBy)
  const columns = await columnsOf(db, rows)
  await setStatement(db, id, {
    fileId: table?.id ?? fileId,
    format,
    doubts,
    head: rows.slice(0, previewRows),
    columns,
    state: columns ? 'matching' : 'needs columns',
  })
  if (table) await deleteFiles(db, [fileId])
  if (columns) await tools.jobs.add(db, matchQueue, { statementId: id } satisfies MatchWork)
}

// Somebody waits for the answer.
const quickMs = 4_000
const pdfMs = { maxWaitMs: 20_000, timeoutMs: 30_000 }

/**
 * Null if it takes too long to wait for. A PDF isn't read later, because its password isn't kept; one that takes that long
 * has too many pages or is made to be slow.
 */
async function readUpload(tools: Tools, file: ReceivedFile, password: string, waitMs: number): Promise<Read | null> {
  const isPdf = file.kind === 'application/pdf'
  const limits = isPdf ? pdfMs : { maxWaitMs: waitMs, timeoutMs: waitMs }
  return runReading(tools, file.id, password, limits).catch((error: unknown) => {
    const isSlow = error instanceof AppError && (error.code === 'too_large' || error.code === 'unreachable')
    if (!isSlow) throw error
    if (isPdf && error.code === 'too_large') throw refuse('slowFile')
    if (isPdf) throw error
    return null
  })
}

type Limits = { isBackground: true } | { maxWaitMs: number; timeoutMs: number }

export const runReading = ({ workers }: Pick<Tools, 'workers'>, fileId: string, password: string, limits: Limits) =>
  workers.runApart(storeTableTask, [fileId, password], limits)

/** Columns chosen by staff come before the known layouts. */
async function columnsOf(db: Db, rows: string[][]): Promise<KnownColumns | null> {
  const chosen = await profileOf(db, rows.map(headerKey))
  return chosen ? { ...chosen, layout: 'chosen' } : knownColumns(rows)
}

export function chooseColumns(
  db: Db,
  { jobs }: Tools,
  actorId: number,
  statementId: number,
  columns: StatementColumns,
): Promise<Statement> {
  return db.transaction(async (db) => {
    const statement = await lockExisting(db, statementId)
    assertColumnsChangeable(statement.state, (await settledLines(db, statementId)).length > 0)
    await saveProfile(db, checkColumns(statement.head, columns), columns)
    await deleteLines(db, statementId)
    const reset = { state: 'matching', error: null, lineCount: 0, doneCount: 0, totals: null, reading: null } as const
    await setStatement(db, statementId, { ...reset, columns: { ...columns, layout: 'chosen' } })
    const change = { before: statement.columns, after: columns }
    await audit(db, { actorId, action: 'statement columns chosen', subject: subject(statementId), ...change })
    await jobs.add(db, matchQueue, { statementId } satisfies MatchWork)
    return viewOf(db, statementId)
  })
}

/** Starts the verification once; a second call only returns the progress. */
export function startVerifying(db: Db, { jobs }: Tools, actorId: number, statementId: number): Promise<Statement> {
  return db.transaction(async (db) => {
    const { state } = await lockExisting(db, statementId)
    const unverified = await unverifiedOf(db, statementId)
    if (shouldStartVerifying(state, unverified.payments)) {
      await setStatement(db, statementId, { state: 'verifying', doneCount: 0 })
      await jobs.add(db, verifyQueue, { statementId, actorId } satisfies VerifyWork)
    }
    return viewOf(db, statementId)
  })
}

async function lockExisting(db: Db, statementId: number) {
  const statement = await lockStatement(db, statementId)
  if (!statement) throw notFound('This statement')
  return statement
}

async function viewOf(db: Db, statementId: number): Promise<Statement> {
  const statement = await statementDetails(db, statementId)
  if (!statement) throw notFound('This statement')
  return statement.view
}

const storeTableTask = workerTask<typeof import('./files/table.ts').storeTable>(
  new URL('./files/table.ts', import.meta.url),
  'storeTable',
)
