import { randomBytes, randomUUID } from 'node:crypto'
import { chooseColumns, type Finding, getStatement, uploadStatement } from '#contract/membership/statements.ts'
import { expect } from 'vitest'
import { statements, statementLines } from '#server/membership/statements/tables.ts'
import { insertFile } from '#server/site/index.ts'
import { formOf } from '../forms.ts'
import type { TestActor, TestAnswer, TestApp } from '../test-app.ts'
import { asCsv, asTsv, type BankName, bankTable, type Entry } from './statement-files.ts'

/** One line of an account: credits are positive, debits negative. */
export type Movement = { day: Date; rupees: string; narration: string; reference?: string }

const toEntry = ({ day, rupees, narration, reference = '' }: Movement): Entry => ({
  day: day.toISOString().slice(0, 10),
  paise: Math.round(Number(rupees.replaceAll(',', '')) * 100),
  narration,
  reference,
})

const tableOf = (bank: BankName, movements: Movement[]) => bankTable(bank, movements.map(toEntry))

export const hdfc = (movements: Movement[]): string => asCsv(tableOf('HDFC', movements)).toString()
export const icici = (movements: Movement[]): string => asCsv(tableOf('ICICI', movements)).toString()
/** Its Excel export is text with tabs. */
export const sbi = (movements: Movement[]): string => asTsv(tableOf('SBI', movements)).toString()
export const axis = (movements: Movement[]): string => asCsv(tableOf('Axis', movements)).toString()

export const sendStatement = (
  app: TestApp,
  actor: TestActor,
  content: string | Buffer,
  fields: Record<string, string> = {},
): Promise<TestAnswer> =>
  app.call(actor, uploadStatement, { body: formOf(fields, 'statement', { name: 'november.csv', content }) })

/** Waits until the statement has this state. */
export async function untilState(app: TestApp, actor: TestActor, statementId: number, state: string) {
  const read = () => app.load(actor, getStatement, { params: { statementId } })
  await expect.poll(async () => (await read()).state, { interval: 200 }).toBe(state)
  return read()
}

export async function matched(app: TestApp, actor: TestActor, content: string | Buffer) {
  return untilState(app, actor, (await sendStatement(app, actor, content)).body.data.statementId, 'matched')
}

export const choosing = (app: TestApp, actor: TestActor, statementId: number, columns: object): Promise<TestAnswer> =>
  app.call(actor, chooseColumns, { params: { statementId }, body: columns })

/** A stored statement with one line. */
export async function newStatement(
  { db }: Pick<TestApp, 'db'>,
  uploadedBy: number,
  paymentId: number | null,
  state: 'matched' | 'needs columns' = 'matched',
  finding: Finding = 'exact',
): Promise<number> {
  const received = { id: randomUUID(), name: 'statement.csv', kind: 'text/plain', bytes: 1, sha256: randomBytes(32) }
  const { id: fileId } = await insertFile(db, received, uploadedBy)
  const head = [['Date', 'Text', 'Credit']]
  const totals = { counts: { [finding]: 1 }, exactPaise: finding === 'exact' ? 399_00 : 0 }
  const [row] = await db
    .insert(statements)
    .values({ fileId, name: 'statement.csv', head, state, lineCount: 1, totals, uploadedBy })
    .returning()
  const found = { amountPaise: 399_00, narration: 'UPI', finding, paymentId }
  await db.insert(statementLines).values({ statementId: row!.id, line: 1, ...found })
  return row!.id
}

/** A stored statement whose only line matches no payment. */
export const newUnknownLine = async (
  app: Pick<TestApp, 'db'>,
  uploadedBy: number,
  finding: 'unclear' | 'unknown' = 'unknown',
) => ({ statementId: await newStatement(app, uploadedBy, null, 'matched', finding), line: 1 })
