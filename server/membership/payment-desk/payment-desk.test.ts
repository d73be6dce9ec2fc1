import { randomBytes, randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { listPayments, type PayerPayment, reopenPayment } from '#contract/membership/payments.ts'
import { people } from '#server/identity/tables.ts'
import { eq } from '#server/kit/db/orm.ts'
import { insertFile } from '#server/site/index.ts'
import { newTransactionId } from '#server/testing/makers.ts'
import { moneyDesk } from '#server/testing/membership/money.ts'
import { payments } from '../tables.ts'

const desk = await moneyDesk()
const admin = await desk.newActor('admin')

type Listed = { items: PayerPayment[]; next: string | null; pending: number }
const list = (query: object = {}): Promise<Listed> => desk.load(admin, listPayments, { query })

async function newPayer(firstName: string, lastName = '') {
  const payer = await desk.newActor('learner')
  await desk.db.update(people).set({ firstName, lastName }).where(eq(people.id, payer.id))
  return payer
}

async function giveScreenshot(paymentId: number, ownerId: number, sha256: Buffer) {
  const received = { id: randomUUID(), name: 'paid.png', kind: 'image/png', bytes: 1, sha256 }
  const { id: screenshotId } = await insertFile(desk.db, received, ownerId)
  await desk.db.update(payments).set({ screenshotId }).where(eq(payments.id, paymentId))
}

const idsOf = ({ items }: Listed) => items.map(({ paymentId }) => paymentId)

test('lists pending payments oldest first and decided ones newest first', async () => {
  const payer = await newPayer('Kavya')
  const ids: number[] = []
  for (let count = 0; count < 5; count++) ids.push((await desk.newPayment(payer.id)).id)
  const search = { search: payer.email, size: 2 }
  const first = await list(search)
  const second = await list({ ...search, after: first.next })
  const third = await list({ ...search, after: second.next })
  expect([first, second, third].flatMap(idsOf)).toEqual(ids)
  expect(third.next).toBeNull()

  const [one, two, three, four, five] = ids as [number, number, number, number, number]
  for (const id of [four, one, five, two, three]) await desk.verify(admin, id)
  expect(await list(search)).toMatchObject({ items: [], next: null })
  const decided = await list({ ...search, state: 'verified' })
  const older = await list({ ...search, state: 'verified', after: decided.next })
  expect([decided, older].flatMap(idsOf)).toEqual([three, two, five, one])
})

test('shows the payer, the plan and the decision of each payment', async () => {
  const payer = await newPayer('Farhana', 'Begum')
  const payment = await desk.newPayment(payer.id, { rupees: 99, creditRupees: 100 })
  const shown = async (state: string) => (await list({ search: payment.transactionId, state })).items
  expect(await shown('pending')).toMatchObject([
    {
      paymentId: payment.id,
      payer: { userId: payer.id, name: 'Farhana Begum', email: payer.email },
      rupees: 99,
      creditRupees: 100,
      planDays: 14,
      decidedAt: null,
      decidedBy: null,
      receiptNumber: null,
      isOwn: false,
      twins: [],
    },
  ])
  await desk.verify(admin, payment.id)
  expect(await shown('verified')).toMatchObject([
    { decidedAt: expect.any(String), decidedBy: 'Meena Devi', receiptNumber: expect.stringMatching(/^KT/) },
  ])
  expect(await shown('rejected')).toEqual([])
})

test.each([
  ['a part of the name, in any case', 'gurleen kaur'],
  ['a part of the email', 'EMAIL'],
  ['the transaction id in another spelling', 'REFERENCE'],
])('finds a payment by %s', async (_how, typed) => {
  const payer = await newPayer('Gurleen', 'Kaur Sandhu')
  const transactionId = newTransactionId()
  const payment = await desk.newPayment(payer.id, { transactionId })
  const spelt = { EMAIL: payer.email.toUpperCase().slice(2, 14), REFERENCE: transactionId.replace(/(.{4})/g, '$1 -') }
  const found = await list({ search: spelt[typed as keyof typeof spelt] ?? typed, size: 100 })
  expect(idsOf(found)).toContain(payment.id)
  for (const { payer } of found.items) expect(payer.name).toBe('Gurleen Kaur Sandhu')
})

test.each(['%', "' or 1=1 --"])('searches %s literally', async (search) => {
  await desk.newPayment((await newPayer('Ordinary')).id)
  expect((await list({ search })).items).toEqual([])
})

test('finds a pending payment by the name and address its payer has now, also after it was reopened', async () => {
  const payer = await newPayer('Yashodhara', 'Bhattacharya')
  const { id } = await desk.newPayment(payer.id)
  const found = async (search: string) => idsOf(await list({ search })).includes(id)
  expect([await found('yashodhara bhatta'), await found(payer.email.slice(0, 12))]).toEqual([true, true])
  await desk.db.update(people).set({ lastName: 'Mukhopadhyay' }).where(eq(people.id, payer.id))
  expect([await found('Bhattacharya'), await found('Mukhopadhyay')]).toEqual([false, true])
  await desk.reject(admin, 'Not found', id)
  expect(await found('Mukhopadhyay')).toBe(false)
  await desk.load(admin, reopenPayment, { params: { paymentId: id }, body: { reason: 'On the statement' } })
  expect(await found('Mukhopadhyay')).toBe(true)
})

test('marks payments with the same screenshot', async () => {
  const [asha, ravi, other] = [await newPayer('Asha'), await newPayer('Ravi'), await newPayer('Tsering')]
  const [mine, mineAgain] = [await desk.newPayment(asha.id), await desk.newPayment(asha.id)]
  const [his, honest] = [await desk.newPayment(ravi.id), await desk.newPayment(other.id)]
  const picture = randomBytes(32)
  for (const { id, personId } of [mine, mineAgain, his]) await giveScreenshot(id, personId, picture)
  await giveScreenshot(honest.id, other.id, randomBytes(32))
  await desk.reject(admin, 'Not found', mine.id)
  const twinsOf = async ({ transactionId }: { transactionId: string }) =>
    (await list({ search: transactionId })).items[0]!.twins.map(({ paymentId, payer, reason }) => [
      paymentId,
      payer,
      reason,
    ])
  expect(await twinsOf(mineAgain)).toEqual([
    [mine.id, 'Asha', 'same screenshot'],
    [his.id, 'Ravi', 'same screenshot'],
  ])
  expect(await twinsOf(honest)).toEqual([])
})

test('filters by method and by day in India, with totals of all pages', async () => {
  const payer = await newPayer('Totals')
  const decided = async (at: string, fields: Partial<typeof payments.$inferInsert> = {}) => {
    const { id } = await desk.newPayment(payer.id)
    const row = { state: 'verified', decidedAt: new Date(at), ...fields } as const
    await desk.db.update(payments).set(row).where(eq(payments.id, id))
    return id
  }
  // The first minute of 10 November in India is still the 9th in UTC.
  const first = await decided('2025-11-09T18:31:00Z')
  const last = await decided('2025-11-11T18:29:00Z', { method: 'bank', amountPaise: 499_50, creditPaise: 100_00 })
  await decided('2025-11-09T18:29:00Z')
  await decided('2025-11-11T18:31:00Z')
  const range = { state: 'verified', search: payer.email, from: '2025-11-10', until: '2025-11-11' }
  const page = (await desk.call(admin, listPayments, { query: { ...range, size: 1 } })).body.data
  expect([idsOf(page), page.totals]).toMatchObject([
    [last],
    { payments: 2, rupees: 898.5, creditRupees: 100, refundedRupees: 0 },
  ])
  expect(idsOf(await list({ ...range, method: 'upi' }))).toEqual([first])
  expect(idsOf(await list({ ...range, method: 'credit' }))).toEqual([])
})

test('finds a reference with one mistyped digit or two swapped ones, wherever the mistake is', async () => {
  const digits = '593817264058'.split('')
  const mistyped = digits.map((digit, at) => digits.with(at, digit === '9' ? '1' : '9').join(''))
  const swapped = digits.slice(1).map((digit, at) =>
    digits
      .with(at, digit)
      .with(at + 1, digits[at]!)
      .join(''),
  )
  const right = await desk.newPayment((await newPayer('Nisha')).id, { rupees: 377, transactionId: digits.join('') })
  const other = await desk.newPayment((await newPayer('Omar')).id, { rupees: 377 })
  for (const transactionId of [...mistyped, ...swapped]) {
    await desk.db.update(payments).set({ transactionId }).where(eq(payments.id, other.id))
    const [listed] = (await list({ search: right.transactionId })).items
    expect([transactionId, listed!.twins]).toMatchObject([
      transactionId,
      [{ paymentId: other.id, reason: 'similar reference' }],
    ])
  }
})
