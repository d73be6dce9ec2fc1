import type { Statement, StatementColumns } from '#contract/membership/statements.ts'
import { audit } from '#server/identity/index.ts'
import type { Db } from '#server/kit/db/db.ts'
import type { Tools } from '#server/kit/deps.ts'
import { AppError, invalid, notFound } from '#server/kit/http/errors.ts'
import type { ReceivedFile } from '#server/kit/uploads/receive-upload.ts'
import { insertFile } from '#server/site/index.ts'
import { refuse } from './files/refusals.ts'
import { storeTableTask } from './files/store-table-task.ts'
import { deleteLines } from './lines.store.ts'
import { headerKey, knownColumns, type KnownColumns } from './layouts.ts'
import { checkColumns, assertColumnsChangeable, previewRows, shouldStartVerifying } from './rules.ts'
import { insertStatement, lockStatement, profileOf, saveProfile, setStatement, statementDetails } from './store.ts'

export const matchQueue = 'statement-matching'
export type MatchWork = { statementId: number }
export const verifyQueue = 'statement-verification'
export type VerifyWork = { statementId: number; actorId: number }

const subject = (statementId: number) => `statement ${statementId}`

type Upload = { file: ReceivedFile | undefined; password: string }

/** Reads the first rows only; a job does the rest. */
export async function upload(db: Db, tools: Tools, actorId: number, { file, password }: Upload): Promise<Statement> {
  if (!file) throw invalid({ statement: 'Choose a bank statement' })
  const { stored, rows, format, doubts } = await readUpload(tools, file, password)
  return db.transaction(async (db) => {
    await insertFile(db, stored, actorId)
    const columns = await columnsOf(db, rows)
    const { id } = await insertStatement(db, {
      fileId: stored.id,
      name: file.name,
      format,
      doubts,
      head: rows.slice(0, previewRows),
      columns,
      state: columns ? 'matching' : 'needs columns',
      uploadedBy: actorId,
      createdAt: tools.clock(),
    })
    const after = { name: file.name, sha256: file.sha256.toString('hex') }
    await audit(db, { actorId, action: 'statement uploaded', subject: subject(id), after })
    if (columns) await tools.jobs.add(db, matchQueue, { statementId: id } satisfies MatchWork)
    return viewOf(db, id)
  })
}

async function readUpload({ workers }: Tools, file: ReceivedFile, password: string) {
  const { stored, ...read } = await workers.runApart(storeTableTask, [file.id, password]).catch((error: unknown) => {
    throw error instanceof AppError && error.code === 'too_large' ? refuse('slowFile') : error
  })
  if (stored === null) return { ...read, stored: file }
  await file.discard()
  const sha256 = Buffer.from(stored.sha256)
  return { ...read, stored: { ...stored, sha256, name: `${file.name}.csv`, kind: 'text/plain' } }
}

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
    assertColumnsChangeable(statement.state)
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
    const { counts } = await viewOf(db, statementId)
    if (shouldStartVerifying(state, counts.exact)) {
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
