import { beforeEach, expect, test } from 'vitest'
import { dayMs } from '#contract/kit/durations.ts'
import { listMyPayments, rejectPayments, subscribeUser, verifyPayments } from '#contract/membership/payments.ts'
import { eq } from '#server/kit/db/orm.ts'
import { writeSettings } from '#server/site/index.ts'
import { moneyDesk, outcomesOf } from '#server/testing/membership/money.ts'
import { credit } from '#server/wallet/index.ts'
import { fieldError } from '#server/testing/test-app.ts'
import { accessEntries, receiptCounters, receipts, remindersOff } from '../tables.ts'

const desk = await moneyDesk()
const admin = await desk.newActor('admin')
beforeEach(() => moveTo(noon))

const noon = new Date('2026-11-16T06:30:00Z')
const moveTo = (moment: Date) => void (desk.deps.clock = () => moment)
const daysAfter = (days: number, start = noon) => new Date(start.getTime() + days * dayMs)

test('opens the courses, issues a receipt and notifies the payer in the app and by email', async () => {
  const payer = await desk.newActor('learner')
  const payment = await desk.newPayment(payer.id)
  const answer = await desk.verify(admin, payment.id)
  expect(answer.body.data).toEqual([{ paymentId: payment.id, outcome: 'verified', state: 'verified' }])

  const traces = await desk.traces(payment, payer)
  expect(traces).toMatchObject({
    payment: { state: 'verified', decidedAt: noon, decidedBy: admin.id },
    access: [{ personId: payer.id, startsAt: noon, endsAt: daysAfter(30), reason: 'Payment of ₹399' }],
    receipts: [
      {
        number: expect.stringMatching(/^KT\/26-27\/\d{6}$/),
        issuedAt: noon,
        details: { payerName: 'Meena Devi', payerEmail: payer.email, paise: 399_00, days: 30, tax: null },
      },
    ],
    notifications: [{ title: 'Payment received: ₹399', body: expect.stringContaining('until 16 Dec 2026') }],
    emails: [{ subject: 'Payment received: your courses are open' }],
    audits: [{ actorId: admin.id, action: 'payment verified', before: { state: 'pending' }, after: { days: 30 } }],
  })
  expect(await desk.load(payer, listMyPayments)).toMatchObject({
    hasAccess: true,
    subscriptionEnds: daysAfter(30).toISOString(),
    payments: [
      {
        state: 'verified',
        planDays: 30,
        receiptNumber: traces.receipts[0]!.number,
        receiptUrl: expect.stringContaining(`/receipts/${payment.id}/`),
      },
    ],
  })
})

test('adds days to the end of access, or from now if it has ended', async () => {
  const payer = await desk.newActor('learner')
  const [first, second, third] = [
    await desk.newPayment(payer.id, { rupees: 199 }),
    await desk.newPayment(payer.id, { rupees: 499 }),
    await desk.newPayment(payer.id, { rupees: 699 }),
  ]
  await desk.verify(admin, first.id, second.id)
  expect((await desk.traces(second, payer)).access).toMatchObject([
    { startsAt: daysAfter(14), endsAt: daysAfter(14 + 42) },
  ])
  moveTo(daysAfter(100))
  await desk.verify(admin, third.id)
  expect((await desk.traces(third, payer)).access).toMatchObject([
    { startsAt: daysAfter(100), endsAt: daysAfter(100 + 63) },
  ])
})

test.each([
  ['2028-02-15T06:30:00Z', '29 Feb 2028', 'a day that is there every four years'],
  ['2026-12-17T18:30:00Z', '1 Jan 2027', 'the first of the next'],
])('says that 14 days from %s end on %s: %s', async (moment, day) => {
  moveTo(new Date(moment))
  const payer = await desk.newActor('learner')
  const payment = await desk.newPayment(payer.id, { rupees: 199 })
  await desk.verify(admin, payment.id)
  expect((await desk.traces(payment, payer)).emails).toMatchObject([{ text: expect.stringContaining(day) }])
})

test('restarts receipt numbers with the financial year, at midnight in India', async () => {
  const numbers: string[] = []
  for (const moment of ['2031-03-31T18:29:59Z', '2031-03-31T18:30:00Z', '2031-04-01T00:00:00Z']) {
    moveTo(new Date(moment))
    const payer = await desk.newActor('learner')
    const payment = await desk.newPayment(payer.id)
    await desk.verify(admin, payment.id)
    numbers.push((await desk.traces(payment, payer)).receipts[0]!.number)
  }
  expect(numbers).toEqual(['KT/30-31/000001', 'KT/31-32/000001', 'KT/31-32/000002'])
})

test('counts used credit towards the plan and prints it on the receipt', async () => {
  const payer = await desk.newActor('learner')
  const payment = await desk.newPayment(payer.id, { rupees: 599, creditRupees: 100 })
  await desk.verify(admin, payment.id)
  expect(await desk.traces(payment, payer)).toMatchObject({
    access: [{ endsAt: daysAfter(63), reason: 'Payment of ₹699' }],
    receipts: [{ details: { paise: 599_00, creditPaise: 100_00, days: 63 } }],
  })
})

test('keeps the details of its day on a receipt, with tax if there is a GSTIN', async () => {
  const tax = {
    gstin: '27ABCDE1234F1Z5',
    legalName: 'Kaushal',
    address: 'Pune',
    stateCode: '27',
    sac: '9992',
    percent: 18,
  }
  await writeSettings(desk.db, { tax }, admin.id)
  const payer = await desk.newActor('learner')
  const payment = await desk.newPayment(payer.id)
  await desk.verify(admin, payment.id)
  await writeSettings(desk.db, { tax: { ...tax, gstin: '' } }, admin.id)
  expect((await desk.traces(payment, payer)).receipts).toMatchObject([{ details: { tax } }])
})

test('credits the referrer for the first verified payment only', async () => {
  const { referrer, payer } = await desk.newReferral()
  const [first, second] = [await desk.newPayment(payer.id), await desk.newPayment(payer.id)]
  await desk.verify(admin, first.id)
  await desk.verify(admin, second.id)
  expect(await desk.walletOf(referrer.id)).toMatchObject([
    { amountPaise: 500_00, reason: 'Referral: Meena joined with your code', dedupeKey: `referral of ${payer.id}` },
  ])
  const earned = { title: 'You’ve earned ₹500 credit', link: '/dashboard/wallet-balance' }
  expect(await desk.notificationsOf(referrer)).toMatchObject([earned])
})

test('turns reminders on again', async () => {
  const payer = await desk.newActor('learner')
  await desk.db.insert(remindersOff).values({ personId: payer.id })
  await desk.verify(admin, (await desk.newPayment(payer.id)).id)
  expect(await desk.db.$count(remindersOff, eq(remindersOff.personId, payer.id))).toBe(0)
})

test('leaves a payment pending if no plan has its price', async () => {
  const payer = await desk.newActor('learner')
  const payment = await desk.newPayment(payer.id, { rupees: 123 })
  const before = await desk.traces(payment, payer)
  expect((await desk.verify(admin, payment.id)).body.data).toEqual([
    { paymentId: payment.id, outcome: 'no plan', state: 'pending' },
  ])
  expect(await desk.traces(payment, payer)).toEqual(before)
})

test('notifies the payer of the rejection reason and opens nothing', async () => {
  const payer = await desk.newActor('learner')
  const payment = await desk.newPayment(payer.id)
  const reason = 'No transfer with this transaction ID reached us.'
  const answer = await desk.reject(admin, reason, payment.id)
  expect(answer.body.data).toEqual([{ paymentId: payment.id, outcome: 'rejected', state: 'rejected' }])
  expect(await desk.traces(payment, payer)).toMatchObject({
    payment: { state: 'rejected', reason, decidedBy: admin.id },
    access: [],
    receipts: [],
    notifications: [{ title: 'We couldn’t verify your payment of ₹399', body: reason }],
    emails: [{ text: expect.stringContaining(reason) }],
    audits: [{ actorId: admin.id, action: 'payment rejected', after: { state: 'rejected', reason } }],
  })
})

test('does not decide a payment twice', async () => {
  const payer = await desk.newActor('learner')
  const [good, bad] = [await desk.newPayment(payer.id), await desk.newPayment(payer.id)]
  await desk.verify(admin, good.id)
  await desk.reject(admin, 'Not ours', bad.id)
  const before = [await desk.traces(good, payer), await desk.traces(bad, payer)]
  const decidedBefore = [
    { paymentId: good.id, outcome: 'decided before', state: 'verified' },
    { paymentId: bad.id, outcome: 'decided before', state: 'rejected' },
  ]
  expect((await desk.verify(admin, good.id, bad.id)).body.data).toEqual(decidedBefore)
  expect((await desk.reject(admin, 'Again', good.id, bad.id)).body.data).toEqual(decidedBefore)
  expect([await desk.traces(good, payer), await desk.traces(bad, payer)]).toEqual(before)
})

test('rolls back a failing payment without a gap in numbers and continues with the others', async () => {
  const payers = [await desk.newActor('learner'), await desk.newActor('learner'), await desk.newActor('learner')]
  const rows = []
  for (const { id } of payers) rows.push(await desk.newPayment(id))
  const [, broken] = rows
  // As if the database refused at the very end: the receipt has its number by then.
  await desk.asOwner(`create function refuse_one() returns trigger language plpgsql as $$
    begin if new.subject = 'payment ${broken!.id}' then raise exception 'no'; end if; return new; end $$`)
  await desk.asOwner(`create trigger refuse_one before insert on audit_entries
    for each row execute function refuse_one()`)
  const before = await desk.traces(broken!, payers[1]!)
  const answer = await desk.verify(admin, 987_654, ...rows.map(({ id }) => id))
  expect(outcomesOf(answer)).toEqual(['not found', 'verified', 'failed', 'verified'])
  expect(await desk.traces(broken!, payers[1]!)).toEqual(before)
  await desk.asOwner('drop trigger refuse_one on audit_entries')
  expect(outcomesOf(await desk.verify(admin, broken!.id))).toEqual(['verified'])

  const issued = await desk.db.select().from(receipts).where(eq(receipts.financialYear, '26-27'))
  const [counter] = await desk.db.select().from(receiptCounters).where(eq(receiptCounters.financialYear, '26-27'))
  expect(counter!.last).toBe(issued.length)
})

test('decides a payment once if its ID is given twice', async () => {
  const payer = await desk.newActor('learner')
  const payment = await desk.newPayment(payer.id)
  expect(outcomesOf(await desk.verify(admin, payment.id, payment.id))).toEqual(['verified'])
  expect(await desk.db.$count(accessEntries, eq(accessEntries.paymentId, payment.id))).toBe(1)
})

test('returns used credit once with the rejection', async () => {
  const payer = await desk.newActor('learner')
  await credit(desk.db, payer.id, 100_00, { reason: 'A gift', dedupeKey: `gift to ${payer.id}` })
  const body = { amount: '199', transactionId: '431256789012', creditRupees: 60 }
  const { paymentId } = await desk.load(payer, subscribeUser, { body })
  await desk.reject(admin, 'Not found', paymentId)
  await desk.reject(admin, 'Not found', paymentId)
  expect((await desk.walletOf(payer.id)).map(({ amountPaise }) => amountPaise)).toEqual([100_00, -60_00, 60_00])
  const back = expect.objectContaining({ body: 'Not found. Your ₹60 credit is back in your wallet.' })
  expect(await desk.notificationsOf(payer)).toContainEqual(back)
})

test.each([
  [verifyPayments, { paymentIds: [] }, 'paymentIds'],
  [rejectPayments, { paymentIds: [1], reason: '  ' }, 'reason'],
])('rejects %o with %o', async (endpoint, body, field) => {
  expect(await desk.call(admin, endpoint, { body })).toMatchObject(fieldError(field))
})
