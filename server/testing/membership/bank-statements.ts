import { randomBytes, randomUUID } from 'node:crypto'
import { chooseColumns, type Finding, getStatement, uploadStatement } from '#contract/membership/statements.ts'
import { expect } from 'vitest'
import { statementLines, statements } from '#server/membership/tables.ts'
import { insertFile } from '#server/site/index.ts'
import { formOf } from '../forms.ts'
import type { TestActor, TestAnswer, TestApp } from '../test-app.ts'

/** One line of an account: credits are positive, debits negative. */
export type Movement = { day: Date; rupees: string; narration: string; reference?: string }

const two = (number: number) => String(number).padStart(2, '0')
const dd = (day: Date) => two(day.getUTCDate())
const mm = (day: Date) => two(day.getUTCMonth() + 1)
const yyyy = (day: Date) => String(day.getUTCFullYear())
const monthName = new Intl.DateTimeFormat('en', { month: 'short', timeZone: 'UTC' })
const mmm = (day: Date) => monthName.format(day)

const quoted = (cell: string) => (/[",\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)
const csv = (rows: string[][], separator = ',') => rows.map((row) => `${row.map(quoted).join(separator)}\r\n`).join('')
const out = (rupees: string) => (rupees.startsWith('-') ? rupees.slice(1) : '')
const into = (rupees: string) => (rupees.startsWith('-') ? '' : rupees)

/** Rows of stars, zero-padded references, and a summary with totals in the amount columns. */
export const hdfc = (movements: Movement[]): string =>
  csv([
    ['HDFC BANK Ltd.', '', '', '', 'Page No .: 1', '', 'Statement of accounts'],
    ['MR. KAUSHAL TECHBRIDGE', '', '', '', 'Account No :50200012345678', '', ''],
    ['From : 01/11/2026  To : 30/11/2026', '', '', '', '', '', ''],
    Array<string>(7).fill('********'),
    ['Date', 'Narration', 'Chq./Ref.No.', 'Value Dt', 'Withdrawal Amt.', 'Deposit Amt.', 'Closing Balance'],
    Array<string>(7).fill('********'),
    ...movements.map(({ day, rupees, narration, reference = '' }) => {
      const date = `${dd(day)}/${mm(day)}/${yyyy(day).slice(2)}`
      return [date, narration, reference.padStart(16, '0'), date, out(rupees), into(rupees), '1,23,456.78']
    }),
    [],
    ['STATEMENT SUMMARY  :-', '', '', '', '', '', ''],
    ['Opening Balance', '', 'Dr Count', 'Cr Count', 'Debits', 'Credits', 'Closing Bal'],
    ['1,00,000.00', '', '12', '188', '5,000.00', '75,012.00', '1,70,012.00'],
    ['Generated On: 30-Nov-2026 10:22:33'],
  ])

export const icici = (movements: Movement[]): string =>
  csv([
    ['DETAILED STATEMENT'],
    ['Account Number', '', '123405001234 ( INR )  - KAUSHAL TECHBRIDGE'],
    ['Transaction Date from', '', '01/11/2026', 'to', '30/11/2026'],
    [],
    [
      'S No.',
      'Value Date',
      'Transaction Date',
      'Cheque Number',
      'Transaction Remarks',
      'Withdrawal Amount (INR )',
      'Deposit Amount (INR )',
      'Balance (INR )',
    ],
    ...movements.map(({ day, rupees, narration, reference = '-' }, at) => {
      const date = `${dd(day)}/${mm(day)}/${yyyy(day)}`
      const [went, came] = [out(rupees) || '0.00', into(rupees) || '0.00']
      return [String(at + 1), date, date, reference, narration, went, came, '1,23,456.78']
    }),
    [],
    ['Legends Used in Account Statement'],
    ['1. UPI - Unified Payments Interface'],
  ])

/** Its Excel export is text with tabs. */
export const sbi = (movements: Movement[]): string =>
  csv(
    [
      ['Account Name       :', 'KAUSHAL TECHBRIDGE'],
      ['Account Number     :', '_00000031234567890'],
      ['Start Date         :', '1 Nov 2026'],
      [],
      ['Txn Date', 'Value Date', 'Description', 'Ref No./Cheque No.', '        Debit', 'Credit', 'Balance'],
      ...movements.map(({ day, rupees, narration, reference = 'TRANSFER FROM 4897694162090' }) => {
        const date = `${day.getUTCDate()} ${mmm(day)} ${yyyy(day)}`
        return [date, date, narration, reference, out(rupees) || ' ', into(rupees) || ' ', '1,23,456.78']
      }),
      ['**This is a computer generated statement and does not require a signature.'],
    ],
    '\t',
  )

export const axis = (movements: Movement[]): string =>
  csv([
    ['Name :- KAUSHAL TECHBRIDGE'],
    ['Statement of Account No - 923010012345678 for the period (From : 01-11-2026 To : 30-11-2026)'],
    [],
    ['Tran Date', 'CHQNO', 'PARTICULARS', 'DR', 'CR', 'BAL', 'SOL'],
    ...movements.map(({ day, rupees, narration, reference = '-' }) => {
      const date = `${dd(day)}-${mm(day)}-${yyyy(day)}`
      return [date, reference, narration, out(rupees) || ' ', into(rupees) || ' ', '123456.78', '1234']
    }),
    ['TRANSACTION TOTAL', '', '', '5,000.00', '75,012.00', '', ''],
    ['CLOSING BALANCE', '', '', '', '1,70,012.00', '', ''],
  ])

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
  await expect.poll(async () => (await read()).state, { timeout: 60_000, interval: 50 }).toBe(state)
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
