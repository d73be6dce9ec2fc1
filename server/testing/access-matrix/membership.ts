import { randomInt } from 'node:crypto'
import { dayMs } from '#contract/kit/durations.ts'
import { createContact, demoScheduleOf, demoSlots } from '#contract/membership/demos.ts'
import { verifyPayments } from '#contract/membership/payments.ts'
import { grantAccess } from '#contract/membership/grants.ts'
import { desc, eq } from '#server/kit/db/orm.ts'
import { accessGrants, payments, receipts, refunds } from '#server/membership/tables.ts'
import { readSettings, writeSettings } from '#server/site/index.ts'
import { gatewayOrders, gatewayPayments } from '#server/membership/gateway/tables.ts'
import { refundPayment } from '#contract/membership/refunds.ts'
import { type Coupon, createCoupon } from '#contract/membership/coupons.ts'
import { type DayReport, getDay } from '#contract/membership/daily-close.ts'
import { saveMyInvoiceDetails } from '#contract/membership/invoices.ts'
import { newCoupon } from '../membership/coupons.ts'
import { newStatement, newUnknownLine } from '../membership/bank-statements.ts'
import { formOf, pngStart } from '../forms.ts'
import { newEmail, newRegistration, newTransactionId } from '../makers.ts'
import { naming, onlyOwners, own, owned, type Rows, shared } from './row.ts'
import type { World } from './world.ts'

const renewal = () => ({ amount: '499', transactionId: newTransactionId() })

const bankStatement = { name: 'november.csv', content: 'Date,Narration,Credit\n01/11/2026,UPI,399.00\n' }

let contacts = 0

/** Two days ahead, which is always within the window. A slot has seven places. */
function demoContact() {
  const demoDate = new Date(Date.now() + 2 * dayMs).toISOString().slice(0, 10)
  const demoTime = demoSlots[contacts++ % demoSlots.length]!
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

const aStatement = async (world: World, state?: 'matched' | 'needs columns') => ({
  params: { statementId: await newStatement(world, world.admin.id, await world.newPayment(), state) },
})
async function aCoupon({ call, admin }: World): Promise<Coupon> {
  const { body } = await call(admin, createCoupon, { body: newCoupon() })
  return body.data as Coupon
}

async function aSeenDay({ call, admin }: World) {
  const { body } = await call(admin, getDay)
  const { day, version } = body.data as DayReport
  return { day, version }
}

function onlineRegistration() {
  const { transactionId: _, ...registration } = newRegistration()
  return registration
}

async function aProblem({ db, owner }: World): Promise<string> {
  const gatewayOrderId = `order_${randomInt(2 ** 47)}`
  const order = {
    personId: owner.id,
    gatewayOrderId,
    amountPaise: 399_00,
    state: 'paid',
    createdAt: new Date(),
  } as const
  const [{ id: orderId } = { id: 0 }] = await db.insert(gatewayOrders).values(order).returning()
  const id = `pay_${randomInt(2 ** 47)}`
  const problem = 'The account was deleted'
  await db.insert(gatewayPayments).values({ id, orderId, receivedPaise: 399_00, receivedAt: new Date(), problem })
  return id
}

const aLine = async (world: World, finding: 'unclear' | 'unknown') => ({
  params: await newUnknownLine(world, world.admin.id, finding),
})
const columns = { headerLine: 0, date: 0, narration: 1, reference: null, credit: 2 }

/** Days for the owner. */
async function aGrant({ call, admin, owner, db }: World) {
  await call(admin, grantAccess, { params: { userId: owner.id }, body: { days: 5, reason: 'Lost days' } })
  const [grant] = await db.select().from(accessGrants).orderBy(desc(accessGrants.id)).limit(1)
  return grant!.id
}

async function verifiedPayment({ call, admin, newPayment }: World) {
  const paymentId = await newPayment()
  await call(admin, verifyPayments, { body: { paymentIds: [paymentId] } })
  return paymentId
}

/** A verified payment with the number of its receipt. */
async function aReceipt(world: World) {
  const paymentId = await verifiedPayment(world)
  const [receipt] = await world.db.select().from(receipts).where(eq(receipts.paymentId, paymentId))
  return { params: { paymentId }, body: { legalName: `Acme ${paymentId}`, receiptNumber: receipt!.number } }
}

/** Registering, paying, access and demo bookings. */
export const membership: Rows = {
  register: shared(() => ({ body: newRegistration() })),

  listMyPayments: own(),
  attachScreenshot: owned(onlyOwners, async ({ newPayment }) => ({
    params: { paymentId: await newPayment() },
    body: formOf({}, 'image', { name: 'paid.png', content: pngStart }),
  })),
  subscribeUser: [
    own(() => ({ body: renewal() }), { byNewcomers: true }),
    owned(naming, ({ owner }) => ({ body: { ...renewal(), userId: owner.id } }), { about: "with the owner's userId" }),
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

  acceptPayment: shared(async ({ newPayment }) => ({
    params: { paymentId: await newPayment() },
    body: { receivedRupees: 199 },
  })),
  getRefundable: shared(async (world) => ({ params: { paymentId: await verifiedPayment(world) } })),
  undoVerification: shared(async (world) => ({
    params: { paymentId: await verifiedPayment(world) },
    body: { reason: 'The wrong row' },
  })),
  refundPayment: shared(async (world) => ({
    params: { paymentId: await verifiedPayment(world) },
    body: { rupees: 10, days: 0, method: 'cash', reason: 'They moved away' },
  })),
  getMyInvoiceDetails: own(async ({ call }, actor) => {
    await call(actor, saveMyInvoiceDetails, { body: { legalName: `Company of ${actor!.id}` } })
    return {}
  }),
  saveMyInvoiceDetails: own(() => ({ body: { legalName: 'Acme Private Limited' } }), { byNewcomers: true }),
  removeMyInvoiceDetails: own(),
  requestInvoice: owned(onlyOwners, aReceipt),
  getInvoiceOf: shared(async (world) => ({ params: { paymentId: await verifiedPayment(world) } })),
  correctInvoice: shared(aReceipt),
  reverseRefund: shared(async (world) => {
    const params = { paymentId: await verifiedPayment(world) }
    const body = { rupees: 10, days: 0, method: 'cash', reason: 'They moved away' }
    await world.call(world.admin, refundPayment, { params, body })
    const [refund] = await world.db.select().from(refunds).where(eq(refunds.paymentId, params.paymentId))
    return { params: { ...params, refundId: refund!.id }, body: { reason: 'Not sent' } }
  }),

  registerOnline: shared(() => ({ body: onlineRegistration() })),
  createOrder: own(() => ({ body: { amount: '499' } }), { byNewcomers: true }),
  listGatewayProblems: shared(),
  resolveGatewayProblem: shared(async (world) => ({
    body: { gatewayPaymentId: await aProblem(world), resolution: 'Refunded' },
  })),

  getMonth: shared(),
  getMonthBank: shared(),
  getMonthEarned: shared(),
  listMonthDocuments: shared(),
  listMonthEarned: shared(),
  listMonthMovements: shared(),
  getGstReturn: shared(() => ({ query: { month: new Date().toISOString().slice(0, 7) } })),
  makeGstFile: shared(async ({ db }) => {
    const { tax } = await readSettings(db)
    await writeSettings(db, { tax: { ...tax, gstin: '27AAPFU0939F1ZV', stateCode: '27' } }, null)
    return { body: { month: new Date().toISOString().slice(0, 7), format: 'json' } }
  }),
  makeMonthFile: shared(() => ({ body: { month: new Date().toISOString().slice(0, 7) } })),
  makeDocumentsFile: shared(async (world) => {
    const [issued] = await world.db
      .select()
      .from(receipts)
      .where(eq(receipts.paymentId, await verifiedPayment(world)))
    return { body: { series: 'receipts', from: issued!.number, until: issued!.number } }
  }),

  listCoupons: shared(),
  createCoupon: shared(() => ({ body: newCoupon() })),
  endCoupon: shared(async (world) => ({ params: { couponId: (await aCoupon(world)).couponId } })),
  checkCoupon: shared(async (world) => ({ body: { code: (await aCoupon(world)).code, amount: '399' } })),
  checkMyCoupon: own(async (world) => ({ body: { code: (await aCoupon(world)).code, amount: '399' } }), {
    byNewcomers: true,
  }),

  getDay: shared(),
  closeDay: shared(async (world) => ({ body: await aSeenDay(world) })),

  uploadStatement: shared(() => ({ body: formOf({}, 'statement', bankStatement) })),
  listStatements: shared(),
  getStatement: shared((world) => aStatement(world)),
  chooseColumns: shared(async (world) => ({ ...(await aStatement(world, 'needs columns')), body: columns })),
  listStatementLines: shared(async (world) => ({ ...(await aStatement(world)), query: { finding: 'exact' } })),
  confirmStatementLine: shared((world) => aLine(world, 'unclear')),
  handleStatementLine: shared(async (world) => ({ ...(await aLine(world, 'unknown')), body: { handling: 'ignored' } })),
  assignStatementLine: shared(
    async (world) => ({ ...(await aLine(world, 'unknown')), body: { userId: world.owner.id } }),
    { about: "with the owner's userId" },
  ),
  findPayers: shared(() => ({ query: { search: 'Meena' } })),
  listMissingPayments: shared((world) => aStatement(world)),
  verifyStatement: shared((world) => aStatement(world)),

  previewGrant: shared(({ owner }) => ({ query: { userIds: String(owner.id) } })),
  grantAccessToMany: shared(({ owner }) => ({ body: { userIds: [owner.id], days: 5, reason: 'Lost days' } })),
  grantAccess: shared(({ owner }) => ({ params: { userId: owner.id }, body: { days: 5, reason: 'Lost days' } })),
  previewTakeBack: shared(async (world) => ({ params: { grantId: await aGrant(world) } })),
  takeBackAccess: shared(
    async (world) => ({
      params: { grantId: await aGrant(world) },
      body: { reason: 'A mistake', userId: world.owner.id },
    }),
    { about: "with the owner's userId" },
  ),
  getMySubscription: own(),
  getSubscriptionOf: shared(({ owner }) => ({ params: { userId: owner.id } })),
  setReminders: own(() => ({ body: { hasReminders: false } }), { byNewcomers: true }),

  createContact: shared(() => ({ body: demoContact() })),
  listDemoDays: shared(),
  getMyDemo: shared(bookedDemo),
  moveMyDemo: shared(async (world) => {
    const { demoDate } = demoContact()
    return { ...(await bookedDemo(world)), body: { demoDate, demoTime: '8:00 PM - 8:30 PM' } }
  }),
  cancelMyDemo: shared(bookedDemo),
}
