import { randomBytes, randomInt, randomUUID } from 'node:crypto'
import { createContact, demoScheduleOf } from '#contract/membership/demos.ts'
import { eq } from '#server/kit/db/orm.ts'
import { payments, statementLines, statements } from '#server/membership/tables.ts'
import { insertFile } from '#server/site/index.ts'
import { newEmail, newRegistration, newTransactionId } from '../makers.ts'
import { naming, onlyOwners, own, owned, type Rows, shared } from './row.ts'
import type { World } from './world.ts'

const renewal = () => ({ amount: '499', transactionId: newTransactionId() })

/** A picture to those who look at its first bytes. */
function screenshot(): FormData {
  const form = new FormData()
  form.append('image', new Blob([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')]), 'paid.png')
  return form
}

function bankStatement(): FormData {
  const form = new FormData()
  form.append('statement', new Blob(['Date,Narration,Credit\n01/11/2026,UPI,399.00\n']), 'november.csv')
  return form
}

/** In two days: a day that is always within the window. */
function demoContact() {
  const demoDate = new Date(Date.now() + 2 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10)
  const demoTime = '5:00 PM - 5:30 PM'
  return {
    name: 'Kavita',
    email: newEmail(),
    message: 'Web development',
    mbNumber: `9${String(randomInt(1_000_000_000)).padStart(9, '0')}`,
    demoDate,
    demoTime,
    demoSchedule: demoScheduleOf(demoDate, demoTime),
  }
}

/** The link of a visitor who just booked. */
async function bookedDemo({ call }: World) {
  const { body } = await call(null, createContact, { body: demoContact() })
  return { params: { token: (body.data.bookingPath as string).split('/').at(-1) } }
}

/** A statement whose one line is a payment of the owner's. */
async function newStatement({ db, admin, newPayment }: World, state: 'matched' | 'needs columns' = 'matched') {
  const received = { id: randomUUID(), name: 'statement.csv', kind: 'text/plain', bytes: 1, sha256: randomBytes(32) }
  const { id: fileId } = await insertFile(db, received, admin.id)
  const [row] = await db
    .insert(statements)
    .values({
      fileId,
      name: 'statement.csv',
      head: [['Date', 'Text', 'Credit']],
      state,
      lineCount: 1,
      uploadedBy: admin.id,
    })
    .returning()
  const found = { amountPaise: 399_00, narration: 'UPI', finding: 'exact', paymentId: await newPayment() } as const
  await db.insert(statementLines).values({ statementId: row!.id, line: 1, ...found })
  return { params: { statementId: row!.id } }
}
const columns = { headerLine: 0, date: 0, narration: 1, reference: null, credit: 2 }

/** Registering, paying, access and demo bookings. */
export const membership: Rows = {
  register: shared(() => ({ body: newRegistration() })),

  listMyPayments: own(),
  attachScreenshot: owned(onlyOwners, async ({ newPayment }) => ({
    params: { paymentId: await newPayment() },
    body: screenshot(),
  })),
  subscribeUser: [
    own(() => ({ body: renewal() }), { byNewcomers: true }),
    owned(naming, ({ owner }) => ({ body: { ...renewal(), userId: owner.id } }), {
      about: "with the owner's userId",
    }),
  ],
  listPayments: shared(),
  verifyPayments: shared(async ({ newPayment }) => ({ body: { paymentIds: [await newPayment()] } })),
  rejectPayments: shared(async ({ newPayment }) => ({
    body: { paymentIds: [await newPayment()], reason: 'Not found' },
  })),
  reopenPayment: shared(async ({ db, newPayment }) => {
    const paymentId = await newPayment()
    const rejected = { state: 'rejected', reason: 'Not found', decidedAt: new Date() } as const
    await db.update(payments).set(rejected).where(eq(payments.id, paymentId))
    return { params: { paymentId }, body: { reason: 'On the new statement' } }
  }),

  uploadStatement: shared(() => ({ body: bankStatement() })),
  listStatements: shared(),
  getStatement: shared((world) => newStatement(world)),
  chooseColumns: shared(async (world) => ({ ...(await newStatement(world, 'needs columns')), body: columns })),
  listStatementLines: shared(async (world) => ({ ...(await newStatement(world)), query: { finding: 'exact' } })),
  verifyStatement: shared((world) => newStatement(world)),

  grantAccess: shared(({ owner }) => ({ params: { userId: owner.id }, body: { days: 5, reason: 'Lost days' } })),
  getMySubscription: own(),
  getSubscriptionOf: shared(({ owner }) => ({ params: { userId: owner.id } })),
  setRenewal: own(() => ({ body: { isCancelled: true } }), { byNewcomers: true }),

  createContact: shared(() => ({ body: demoContact() })),
  listDemoDays: shared(),
  getMyDemo: shared(bookedDemo),
  moveMyDemo: shared(async (world) => {
    const { demoDate } = demoContact()
    return { ...(await bookedDemo(world)), body: { demoDate, demoTime: '8:00 PM - 8:30 PM' } }
  }),
  cancelMyDemo: shared(bookedDemo),
}
