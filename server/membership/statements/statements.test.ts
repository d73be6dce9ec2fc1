import { eq } from '#server/kit/db/orm.ts'
import { describe, expect, test } from 'vitest'
import { type Finding, getStatement, listStatementLines, listStatements } from '#contract/membership/statements.ts'
import {
  axis,
  choosing,
  hdfc,
  icici,
  matched,
  type Movement,
  sbi,
  sendStatement,
  untilState,
} from '#server/testing/membership/bank-statements.ts'
import { newTransactionId } from '#server/testing/makers.ts'
import { moneyDesk } from '#server/testing/membership/money.ts'
import { png } from '#server/testing/forms.ts'
import { files } from '#server/site/tables.ts'
import { fieldError } from '#server/testing/test-app.ts'
import { statements } from './tables.ts'

const desk = await moneyDesk()
await desk.registerJobs()
const admin = await desk.newActor('admin')

const day = new Date('2026-11-05T00:00:00Z')
const linesOf = (statementId: number, finding: Finding, query: object = {}) =>
  desk.load(admin, listStatementLines, { params: { statementId }, query: { finding, ...query } })
const newPayment = async (fields: Parameters<typeof desk.newPayment>[1] = {}) =>
  desk.newPayment((await desk.newActor('learner')).id, fields)

describe('known layouts', () => {
  const banks: [string, (movements: Movement[]) => string, (reference: string) => Partial<Movement>][] = [
    ['HDFC', hdfc, (reference) => ({ narration: 'UPI-RAVI KUMAR-RAVI@YBL-SBIN0001234', reference })],
    ['ICICI', icici, (reference) => ({ narration: `UPI/${reference}/Payment from Ph/ravi@ybl/SBI` })],
    ['SBI', sbi, (reference) => ({ narration: `BY TRANSFER-UPI/CR/${reference}/RAVI/SBIN/ravi@ybl/--` })],
    ['Axis', axis, (reference) => ({ narration: `UPI/P2A/${reference}/RAVI KUMAR/SBIN/Fee` })],
  ]
  test.each(banks)('%s: reads only credits', async (layout, write, reported) => {
    const payment = await newPayment({ rupees: 1499 })
    const statement = await matched(
      desk,
      admin,
      write([
        { day, rupees: '-1,499.00', narration: `UPI/${payment.transactionId}/REVERSAL` },
        { day, rupees: '1,499.00', narration: '', ...reported(payment.transactionId) },
        { day, rupees: '12,345.00', narration: 'CASH DEPOSIT, "MAIN" BRANCH' },
      ]),
    )
    expect(statement).toMatchObject({
      name: 'november.csv',
      layout,
      problem: null,
      counts: { exact: 1, unknown: 1, possible: 0, 'amount differs': 0, 'already used': 0 },
      exactRupees: 1499,
      uploadedBy: 'Meena Devi',
    })
    expect(statement.doneCount).toBe(statement.lineCount)
    expect((await linesOf(statement.statementId, 'exact')).items).toEqual([
      {
        line: expect.any(Number),
        paidOn: '2026-11-05',
        rupees: 1499,
        narration: reported(payment.transactionId).narration,
        reference: payment.transactionId,
        finding: 'exact',
        doubt: null,
        rounded: null,
        handling: null,
        note: '',
        payment: {
          paymentId: payment.id,
          transactionId: payment.transactionId,
          rupees: 1499,
          payer: 'Meena Devi',
          state: 'pending',
        },
        paidFor: null,
      },
    ])
    expect((await linesOf(statement.statementId, 'unknown')).items).toMatchObject([
      { narration: 'CASH DEPOSIT, "MAIN" BRANCH', rupees: 12_345, reference: null, payment: null },
    ])
  })
})

describe('encodings', () => {
  const narration = 'Fee – José’s share'
  test.each([['Windows', (text: string) => Buffer.from(text.replace('–', '\x96').replace('’', '\x92'), 'latin1')]])(
    'reads %s',
    async (_, encode) => {
      const statement = await matched(desk, admin, encode(icici([{ day, rupees: '399.00', narration }])))
      expect((await linesOf(statement.statementId, 'unknown')).items).toMatchObject([{ narration }])
    },
  )
})

describe('an unknown layout', () => {
  // A unique heading per test: the chosen columns are remembered.
  const own = (heading: string, reference: string) =>
    `My bank\n\nPosted,${heading},Money,Dr/Cr\n05-Nov-26,UPI/${reference}/RAVI,399.00,C\n06-Nov-26,Rent,900.00,D\n`
  const columns = { headerLine: 2, date: 0, narration: 1, reference: null, credit: 2 }

  test('asks for the columns and remembers them', async () => {
    const payment = await newPayment()
    const { body } = await sendStatement(desk, admin, own('What for', payment.transactionId))
    expect(body.data).toMatchObject({ state: 'needs columns', layout: null, lineCount: 0 })
    const { statementId } = body.data
    const shown = await desk.load(admin, getStatement, { params: { statementId } })
    expect(shown).toMatchObject({ columns: null })
    expect(shown.head.slice(0, 3)).toEqual([['My bank'], [''], ['Posted', 'What for', 'Money', 'Dr/Cr']])

    expect((await choosing(desk, admin, statementId, columns)).body.data.state).toBe('matching')
    const chosen = await untilState(desk, admin, statementId, 'matched')
    expect(chosen).toMatchObject({ layout: 'chosen', columns, lineCount: 2, counts: { exact: 1, unknown: 0 } })

    const again = await matched(desk, admin, `Another\nline\n${own(' WHAT FOR.', payment.transactionId)}`)
    expect(again).toMatchObject({ layout: 'chosen', columns: { ...columns, headerLine: 4 }, counts: { exact: 1 } })
  })

  test('allows new columns after a wrong choice', async () => {
    const { body } = await sendStatement(desk, admin, own('Purpose', newTransactionId()))
    const { statementId } = body.data
    await choosing(desk, admin, statementId, { ...columns, credit: 3 })
    expect((await untilState(desk, admin, statementId, 'failed')).problem).toMatch(/no incoming payments/)
    await choosing(desk, admin, statementId, columns)
    expect(await untilState(desk, admin, statementId, 'matched')).toMatchObject({
      problem: null,
      counts: { unknown: 1 },
    })
  })

  test.each([
    [{ headerLine: 0 }, 'headerLine'],
    [{ narration: 7 }, 'narration'],
    [{ credit: 0 }, 'credit'],
  ])('rejects missing columns: %j', async (wrong, field) => {
    const { body } = await sendStatement(desk, admin, own(`For ${field}`, newTransactionId()))
    const answer = await choosing(desk, admin, body.data.statementId, { ...columns, ...wrong })
    expect(answer).toMatchObject(fieldError(field))
  })
})

describe('invalid uploads', () => {
  test.each([
    ['a picture that is called .csv', png, 'This file type isn’t accepted. You can upload CSV, Excel or PDF.'],
    ['an empty file', Buffer.alloc(0), 'This file is empty'],
  ])('rejects %s and stores nothing', async (_, content, words) => {
    const before = [await desk.db.$count(statements), await desk.db.$count(files)]
    expect(await sendStatement(desk, admin, content)).toMatchObject(fieldError('statement', words))
    expect([await desk.db.$count(statements), await desk.db.$count(files)]).toEqual(before)
  })
})

test('fails with the row number for an unclosed quotation and stores no lines', async () => {
  const whole = icici([{ day, rupees: '399.00', narration: 'ONE' }])
    .split('\r\n')
    .slice(0, 6)
    .join('\r\n')
  const { body } = await sendStatement(desk, admin, `${whole}\r\n2,06/11/2026,06/11/2026,-,"UPI/4312`)
  const { statementId } = body.data
  const failed = await untilState(desk, admin, statementId, 'failed')
  expect(failed.problem).toMatch(/^A quotation mark in row 7 is never closed/)
  expect((await linesOf(statementId, 'unknown')).items).toEqual([])
})

test('pages through lines and statements, newest statement first', async () => {
  const movements = Array.from({ length: 5 }, (_, at) => ({ day, rupees: '10.00', narration: `LINE ${at}` }))
  const first = await matched(desk, admin, axis(movements))
  const second = await matched(desk, admin, icici(movements))
  const page = await linesOf(first.statementId, 'unknown', { size: 3 })
  expect(page.items.map(({ narration }: { narration: string }) => narration)).toEqual(['LINE 0', 'LINE 1', 'LINE 2'])
  const rest = await linesOf(first.statementId, 'unknown', { size: 3, after: page.next })
  expect(rest.items.map(({ narration }: { narration: string }) => narration)).toEqual(['LINE 3', 'LINE 4'])
  expect(rest.next).toBeNull()

  const listed = (query: Record<string, unknown>) => desk.load(admin, listStatements, { query })
  const newest = await listed({ size: 1 })
  expect(newest.items).toMatchObject([{ statementId: second.statementId, counts: { unknown: 5 } }])
  expect((await listed({ size: 1, after: newest.next })).items).toMatchObject([{ statementId: first.statementId }])
})

test('audits an upload and keeps its file private', async () => {
  const { body } = await sendStatement(desk, admin, axis([{ day, rupees: '10.00', narration: 'X' }]))
  const subject = `statement ${body.data.statementId}`
  expect(await desk.auditsOf(subject)).toMatchObject([
    { actorId: admin.id, action: 'statement uploaded', after: { name: 'november.csv', sha256: expect.any(String) } },
  ])
  const [row] = await desk.db
    .select({ isPublic: files.isPublic, ownerId: files.ownerId })
    .from(statements)
    .innerJoin(files, eq(files.id, statements.fileId))
    .where(eq(statements.id, body.data.statementId))
  expect(row).toEqual({ isPublic: false, ownerId: admin.id })
})
