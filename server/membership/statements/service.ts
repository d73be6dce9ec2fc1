import { buffer } from 'node:stream/consumers'
import type { Statement, StatementColumns } from '#contract/membership/statements.ts'
import { audit } from '#server/identity/index.ts'
import type { Db } from '#server/kit/db/db.ts'
import type { Tools } from '#server/kit/deps.ts'
import { invalid, notFound } from '#server/kit/http/errors.ts'
import type { ReceivedFile } from '#server/kit/uploads/receive-upload.ts'
import { insertFile } from '#server/site/index.ts'
import { deleteLines } from './lines.store.ts'
import { headerKey, knownColumns, type KnownColumns } from './layouts.ts'
import { readHead } from './reading.ts'
import { checkColumns, assertColumnsChangeable, previewRows, shouldStartVerifying } from './rules.ts'
import { insertStatement, lockStatement, profileOf, saveProfile, setStatement, statementDetails } from './store.ts'

export const matchQueue = 'statement-matching'
export type MatchWork = { statementId: number }
export const verifyQueue = 'statement-verification'
export type VerifyWork = { statementId: number; actorId: number }

const subject = (statementId: number) => `statement ${statementId}`

/** Reads the first rows only; a job does the rest. */
export async function upload(db: Db, tools: Tools, actorId: number, [file]: ReceivedFile[]): Promise<Statement> {
  if (!file) throw invalid({ statement: 'Choose a bank statement' })
  const { rows } = readHead(await buffer(await tools.files.open(file.id)))
  return db.transaction(async (db) => {
    await insertFile(db, file, actorId)
    const columns = await columnsOf(db, rows)
    const { id } = await insertStatement(db, {
      fileId: file.id,
      name: file.name,
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
    const reset = { state: 'matching', error: null, lineCount: 0, doneCount: 0, totals: null } as const
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
