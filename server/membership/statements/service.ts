import { buffer } from 'node:stream/consumers'
import type { Statement, StatementColumns } from '#contract/membership/statements.ts'
import { audit } from '#server/identity/index.ts'
import type { Db } from '#server/kit/db/db.ts'
import type { Deps } from '#server/kit/deps.ts'
import { invalid, notFound } from '#server/kit/http/errors.ts'
import type { ReceivedFile } from '#server/kit/uploads/receive-upload.ts'
import { insertFile } from '#server/site/index.ts'
import { deleteLines } from './lines.store.ts'
import { headerKey, knownColumns, type KnownColumns } from './layouts.ts'
import { readHead } from './reading.ts'
import { checkColumns, refuseToChoose, shownRows, startsVerifying } from './rules.ts'
import { insertStatement, lockStatement, profileOf, saveProfile, setStatement, statementShown } from './store.ts'

export const matchQueue = 'statement-matching'
export type MatchWork = { statementId: number }
export const verifyQueue = 'statement-verification'
export type VerifyWork = { statementId: number; actorId: number }

const subject = (statementId: number) => `statement ${statementId}`

/** Looks at the first rows only and answers; the rest is work for later. */
export async function upload(deps: Deps, actorId: number, [file]: ReceivedFile[]): Promise<Statement> {
  if (!file) throw invalid({ statement: 'Choose the bank statement' })
  const { rows } = readHead(await buffer(await deps.files.open(file.id)))
  return deps.db.transaction(async (db) => {
    await insertFile(db, file, actorId)
    const columns = await columnsOf(db, rows)
    const { id } = await insertStatement(db, {
      fileId: file.id,
      name: file.name,
      head: rows.slice(0, shownRows),
      columns,
      state: columns ? 'matching' : 'needs columns',
      uploadedBy: actorId,
      createdAt: deps.clock(),
    })
    const after = { name: file.name, sha256: file.sha256.toString('hex') }
    await audit(db, { actorId, action: 'statement uploaded', subject: subject(id), after })
    if (columns) await deps.jobs.add(db, matchQueue, { statementId: id } satisfies MatchWork)
    return shown(db, id)
  })
}

/** What somebody chose for such a header goes before what we think of it. */
async function columnsOf(db: Db, rows: string[][]): Promise<KnownColumns | null> {
  const chosen = await profileOf(db, rows.map(headerKey))
  return chosen ? { ...chosen, layout: 'chosen' } : knownColumns(rows)
}

export function choose(
  { db, jobs }: Pick<Deps, 'db' | 'jobs'>,
  actorId: number,
  statementId: number,
  columns: StatementColumns,
): Promise<Statement> {
  return db.transaction(async (db) => {
    const statement = await locked(db, statementId)
    refuseToChoose(statement.state)
    await saveProfile(db, checkColumns(statement.head, columns), columns)
    await deleteLines(db, statementId)
    const anew = { state: 'matching', error: null, lineCount: 0, doneCount: 0 } as const
    await setStatement(db, statementId, { ...anew, columns: { ...columns, layout: 'chosen' } })
    const change = { before: statement.columns, after: columns }
    await audit(db, { actorId, action: 'statement columns chosen', subject: subject(statementId), ...change })
    await jobs.add(db, matchQueue, { statementId } satisfies MatchWork)
    return shown(db, statementId)
  })
}

/** Starts the verifying of the exact ones, once: whoever presses again is told how far it is. */
export function startVerifying(
  { db, jobs }: Pick<Deps, 'db' | 'jobs'>,
  actorId: number,
  statementId: number,
): Promise<Statement> {
  return db.transaction(async (db) => {
    const { state } = await locked(db, statementId)
    const { counts } = await shown(db, statementId)
    if (startsVerifying(state, counts.exact)) {
      await setStatement(db, statementId, { state: 'verifying', doneCount: 0 })
      await jobs.add(db, verifyQueue, { statementId, actorId } satisfies VerifyWork)
    }
    return shown(db, statementId)
  })
}

async function locked(db: Db, statementId: number) {
  const statement = await lockStatement(db, statementId)
  if (!statement) throw notFound('The statement')
  return statement
}

async function shown(db: Db, statementId: number): Promise<Statement> {
  const statement = await statementShown(db, statementId)
  if (!statement) throw notFound('The statement')
  return statement.shown
}
