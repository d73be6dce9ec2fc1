import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  listPayments,
  type PayerPayment,
  reopenPayment,
  subscribeUser,
  verifyPayments,
} from '#contract/membership/payments.ts'
import { canonicalReference, compactReference } from '#contract/membership/reference.ts'
import { register } from '#contract/membership/registration.ts'
import { eq, inArray, sql } from '#server/kit/db/orm.ts'
import { newRegistration, newTransactionId } from '#server/testing/makers.ts'
import { moneyDesk, outcomesOf } from '#server/testing/membership/money.ts'
import { apiError, fieldError } from '#server/testing/test-app.ts'
import { accessEntries, payments } from '../tables.ts'

const desk = await moneyDesk()
const admin = await desk.newActor('admin')

const spellingsOf = (number: string) => [
  number,
  `0000${number}`,
  `IMPS${number}`,
  `UPI0${number}`,
  `RRN0${number}`,
  `UTR0${number}`,
  `UPI Ref No. ${number}`,
]

test('credits one transfer once, in seven spellings by fourteen people at the same time', async () => {
  const number = newTransactionId()
  const learners = await Promise.all(spellingsOf(number).map(() => desk.newActor('learner')))
  const answers = await Promise.all([
    ...spellingsOf(number).map((transactionId, at) =>
      desk.call(learners[at]!, subscribeUser, { body: { amount: '399', transactionId } }),
    ),
    ...spellingsOf(number).map((transactionId) =>
      desk.call(null, register, { body: newRegistration({ transactionId }) }),
    ),
  ])
  expect(answers.filter(({ body }) => body.status === 1)).toHaveLength(1)
  expect(answers.filter(({ http }) => http === 409)).toHaveLength(13)

  const stored = await desk.db.select().from(payments).where(eq(payments.reference, number))
  expect(stored).toHaveLength(1)
  const decided = await Promise.all(stored.concat(stored).map(({ id }) => desk.verify(admin, id)))
  expect(decided.flatMap(outcomesOf).toSorted()).toEqual(['decided before', 'verified'])
  const ids = stored.map(({ id }) => id)
  expect(await desk.db.$count(accessEntries, inArray(accessEntries.paymentId, ids))).toBe(1)
})

test('the database refuses a second spelling, no matter who writes it', async () => {
  const [one, other] = [await desk.newActor('learner'), await desk.newActor('learner')]
  const { transactionId } = await desk.newPayment(one.id)
  await expect(desk.newPayment(other.id, { transactionId: `UPI0${transactionId}` })).rejects.toMatchObject({
    cause: { constraint: 'payments_reference_key' },
  })
})

test('the database and the contract have the same canonical form', async () => {
  const part = fc.constantFrom('UPI', 'IMPS', 'NEFT', 'RTGS', 'RRN', 'UTR', 'REF', 'TXN', 'TRN', 'TRANSACTION', 'P2A')
  const rest = fc.constantFrom('ID', 'NO', '0', '00', 'HDFC', 'N', '431256789012', '52024111512')
  const typed = fc.array(fc.oneof(part, rest), { minLength: 1, maxLength: 6 }).map((parts) => parts.join(''))
  const samples = [...fc.sample(typed, 500), ...fc.sample(fc.stringMatching(/^[0UTRN1]{1,22}$/), 200)]
  const { rows } = await desk.db.execute<{ typed: string; canonical: string }>(
    sql`select typed, canonical_reference(typed) as canonical from unnest(${sql.param(samples)}::text[]) typed`,
  )
  for (const { typed, canonical } of rows) expect([typed, canonical]).toEqual([typed, canonicalReference(typed)])
  expect(compactReference('0000-०१')).toBe('000001')
})

const find = async (search: string, state = 'pending'): Promise<PayerPayment> =>
  (await desk.call(admin, listPayments, { query: { search, state } })).body.data.items[0]

test('marks possible twins in the queue with the reason', async () => {
  const [asha, ravi] = [await desk.newActor('learner'), await desk.newActor('learner')]
  const number = newTransactionId()
  const typo = `${number.slice(0, 11)}${(Number(number[11]) + 1) % 10}`
  const one = await desk.newPayment(asha.id, { transactionId: number })
  const mistyped = await desk.newPayment(ravi.id, { transactionId: typo })
  const prefixed = await desk.newPayment(ravi.id, { transactionId: `AXIS${number}`, rupees: 499 })
  const repeated = await desk.newPayment(asha.id)
  expect((await find(number)).twins).toMatchObject([
    { paymentId: mistyped.id, reason: 'similar reference', state: 'pending', transactionId: typo },
    { paymentId: prefixed.id, reason: 'same digits' },
    { paymentId: repeated.id, reason: 'same payer and amount' },
  ])
  await desk.reject(admin, 'Not found', repeated.id)
  const again = await desk.newPayment(asha.id, { transactionId: `UTR0${repeated.transactionId}` })
  expect((await find(`UTR0${repeated.transactionId}`)).twins).toMatchObject([
    { paymentId: one.id, reason: 'same payer and amount' },
    { paymentId: repeated.id, reason: 'same reference', state: 'rejected' },
  ])
  expect((await find(`upi ${repeated.transactionId}`)).paymentId).toBe(again.id)
})

test('a rejected payment can be reopened with a reason, unless the transfer was reported again', async () => {
  const payer = await desk.newActor('learner')
  const payment = await desk.newPayment(payer.id)
  const reopen = (paymentId: number) =>
    desk.call(admin, reopenPayment, { params: { paymentId }, body: { reason: 'On the new statement' } })
  expect(await reopen(payment.id)).toMatchObject({ http: 409, body: { message: expect.stringContaining('pending') } })
  await desk.reject(admin, 'Not found', payment.id)
  expect((await reopen(payment.id)).body.data).toMatchObject({ state: 'pending', reason: null })
  const traces = await desk.traces(payment, payer)
  expect(traces.notifications.at(-1)?.title).toBe('We’re checking your payment of ₹399 again')
  expect(traces.emails.at(-1)).toMatchObject({
    subject: 'We’re checking your payment again',
    text: expect.stringContaining('You don’t have to do anything, and please don’t pay again.'),
  })
  expect(traces.audits.at(-1)).toMatchObject({
    action: 'payment reopened',
    before: { state: 'rejected', reason: 'Not found' },
    after: { state: 'pending', reason: 'On the new statement' },
  })

  await desk.reject(admin, 'Not found', payment.id)
  await desk.call(payer, subscribeUser, { body: { amount: '399', transactionId: payment.transactionId } })
  expect(await reopen(payment.id)).toMatchObject({ http: 409, body: { message: expect.stringContaining('again') } })
  expect((await reopen(999_999)).http).toBe(404)
})

test('a reopened payment uses its credit again, and returns it again', async () => {
  const payer = await desk.newActor('learner')
  const { credit, balanceOf } = await import('#server/wallet/index.ts')
  await credit(desk.db, payer.id, 100_00, { reason: 'A gift', dedupeKey: `gift to ${payer.id}` })
  const renewal = { amount: '499', transactionId: newTransactionId(), creditRupees: 100 }
  const { paymentId } = (await desk.call(payer, subscribeUser, { body: renewal })).body.data
  const reopen = () => desk.call(admin, reopenPayment, { params: { paymentId }, body: { reason: 'A mistake' } })
  const balances: number[] = []
  for (const step of [() => desk.reject(admin, 'No', paymentId), reopen, () => desk.reject(admin, 'No', paymentId)]) {
    expect((await step()).http).toBe(200)
    balances.push(await balanceOf(desk.db, payer.id))
  }
  expect(balances).toEqual([100_00, 0, 100_00])

  const { spend } = await import('#server/wallet/index.ts')
  await spend(desk.db, payer.id, 70_00, { reason: 'Used elsewhere', dedupeKey: `elsewhere ${payer.id}` })
  expect(await reopen()).toMatchObject(apiError(409, 'Meena Devi has only ₹30 left in their wallet. This needs ₹100.'))
})

const correct = (paymentIds: number[], transactionId: string) =>
  desk.call(admin, verifyPayments, { body: { paymentIds, transactionId } })

test('corrects a mistyped reference while verifying, and keeps what was typed', async () => {
  const payer = await desk.newActor('learner')
  const payment = await desk.newPayment(payer.id)
  const typed = payment.transactionId
  const bank = newTransactionId()
  expect((await correct([payment.id], `UPI Ref No. ${bank}`)).body.data[0]).toMatchObject({ outcome: 'verified' })

  const traces = await desk.traces(payment, payer)
  expect(traces.payment).toMatchObject({ transactionId: bank, reference: bank, typedTransactionId: typed })
  expect(traces.receipts[0]!.details).toMatchObject({ transactionId: bank, typedTransactionId: typed })
  expect(traces.emails.at(-1)!.text).toContain(`(transaction ID ${bank}). You typed ${typed}, so we corrected`)
  expect(traces.audits.find(({ action }) => action === 'payment reference corrected')).toMatchObject({
    before: { transactionId: typed },
    after: { transactionId: bank },
  })
  expect(await find(typed, 'verified')).toMatchObject({ transactionId: bank, typedTransactionId: typed })
  const again = { body: newRegistration({ transactionId: bank }) }
  expect((await desk.call(null, register, again)).http).toBe(409)
  for (const kind of ['payments', 'documents']) {
    const rows = await desk.exported(admin, kind, kind === 'payments' ? { state: 'verified', search: typed } : {})
    expect(rows.filter((row) => row['Transaction ID'] === bank)).toMatchObject([{ 'Typed by the payer': typed }])
  }

  // Correcting it back after the verification was undone leaves nothing corrected.
  await desk.undo(admin, payment.id)
  expect(outcomesOf(await correct([payment.id], typed))).toEqual(['verified'])
  expect((await desk.traces(payment, payer)).payment).toMatchObject({ transactionId: typed, typedTransactionId: null })
})

test('refuses a correction to a reference that another payment has, beside the field', async () => {
  const [one, other] = [await desk.newActor('learner'), await desk.newActor('learner')]
  const [mistyped, right] = [await desk.newPayment(one.id), await desk.newPayment(other.id)]
  const message = 'Meena Devi’s pending payment already has this transaction ID'
  expect(await correct([mistyped.id], `IMPS${right.transactionId}`)).toMatchObject(
    fieldError('transactionId', message, 409),
  )
  expect(await correct([mistyped.id, right.id], newTransactionId())).toMatchObject(
    apiError(400, 'Correct transaction IDs one by one'),
  )
  expect(await correct([mistyped.id], '12345')).toMatchObject(fieldError('transactionId'))
  expect((await desk.traces(mistyped, one)).payment).toEqual(mistyped)
  // A rejected payment doesn't use its reference.
  await desk.reject(admin, 'Not theirs', right.id)
  expect(outcomesOf(await correct([mistyped.id], right.transactionId))).toEqual(['verified'])
})
