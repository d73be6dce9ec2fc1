import { dayMs as day } from '#contract/kit/durations.ts'
import { getSubscriptionOf, type Subscription } from '#contract/membership/access.ts'
import { grantAccess, takeBackAccess } from '#contract/membership/grants.ts'
import { createCoupon, discountOf, type NewCoupon } from '#contract/membership/coupons.ts'
import { type Checkout, createOrder } from '#contract/membership/gateway.ts'
import { reopenPayment, subscribeUser, verifyPayments } from '#contract/membership/payments.ts'
import { adjustWallet, getWallet } from '#contract/wallet/ledger.ts'
import { and, asc, gt, inArray } from '#server/kit/db/orm.ts'
import { indiaDate } from '#server/kit/india.ts'
import { askAboutDueOrders } from '#server/membership/gateway/asking.service.ts'
import { type PaymentRow, payments } from '#server/membership/tables.ts'
import { referrals } from '#server/wallet/tables.ts'
import { newTransactionId } from '../makers.ts'
import type { TestActor } from '../test-app.ts'
import { newCoupon } from './coupons.ts'
import type { Act } from './acts.ts'
import { gatewayDesk } from './gateway-desk.ts'

/** `orders`: the gateway's IDs. `captured`: the gateway's payments. */
export type School = { learners: TestActor[]; coupons: NewCoupon[]; orders: string[]; captured: string[] }

const states = {
  verify: 'pending',
  correct: 'pending',
  accept: 'pending',
  short: 'pending',
  reject: 'pending',
  reopen: 'rejected',
  undo: 'verified',
  refund: 'verified',
  payout: 'verified',
  reverse: 'verified',
  replace: 'verified',
}

/** Learners who pay and staff who decide, for random histories. */
export async function historyDesk() {
  const desk = await gatewayDesk()
  const { db } = desk
  const admin = await desk.newActor('admin')
  await desk.chargeTax()

  /** The first referred the others: credit moves between them. */
  async function newSchool(): Promise<School> {
    const learners: TestActor[] = []
    for (let at = 0; at < 3; at++) learners.push(await desk.newActor('learner'))
    const [first, ...friends] = learners
    await db.insert(referrals).values(friends.map(({ id }) => ({ personId: id, referrerId: first!.id })))
    const coupons = [
      newCoupon({ percent: 25, offRupees: null, maxUses: 2, maxUsesPerPerson: 1 }),
      newCoupon({ offRupees: 100, maxUses: 3, maxUsesPerPerson: 2 }),
    ]
    for (const body of coupons) await desk.call(admin, createCoupon, { body })
    const school = { learners, coupons, orders: [], captured: [] }
    // Only a referrer who paid gets credit.
    await perform(school, { kind: 'pay', who: 0, plan: '399', credit: 0, coupon: null })
    await perform(school, { kind: 'verify', of: 0 })
    return school
  }
  const done: Record<string, number> = {}
  const count = (kind: string) => {
    done[kind] = (done[kind] ?? 0) + 1
  }

  const paymentsOf = (learners: TestActor[]) => {
    const ids = learners.map(({ id }) => id)
    return db.select().from(payments).where(inArray(payments.personId, ids)).orderBy(asc(payments.id))
  }

  /** Reports a transfer, in another spelling, that somebody has reported before. */
  async function claim(learner: TestActor, learners: TestActor[], of: number): Promise<number> {
    const reported = (await paymentsOf(learners)).filter(({ transactionId }) => transactionId !== null)
    const { transactionId, amountPaise } = reported[of % reported.length]!
    const body = { amount: String(amountPaise / 100), transactionId: `UPI/0000${transactionId}` }
    const { http } = await desk.call(learner, subscribeUser, { body })
    if (http === 409) count('refused claim')
    return http
  }

  type Capture = Extract<Act, { kind: 'capture' }>

  /** The gateway receives money, and its events arrive twice at the same time. */
  async function capture({ learners, orders, captured }: School, { at, part, isTyped, of }: Capture): Promise<number> {
    const orderId = orders.at(-1 - (at % Math.max(1, orders.length)))
    if (!orderId) return 409
    if ((await desk.stateOf(orderId)) === 'expired') count('late capture')
    const typed = (await paymentsOf(learners)).filter(({ transactionId }) => /^\d{12}$/.test(transactionId ?? ''))
    const rrn = isTyped ? typed[of % typed.length]!.transactionId! : newTransactionId()
    const rupees = Math.floor((desk.gateway.orders.get(orderId)!.amount * part) / 100)
    const paid = desk.gateway.pay(orderId, { rupees, rrn })
    paid.created_at = Math.floor(desk.deps.clock().getTime() / 1000) + captured.length
    const event = desk.gateway.eventOf(paid)
    await Promise.all([desk.send(event), desk.send(event)])
    await Promise.all([desk.ask(orderId), desk.ask(orderId)])
    captured.push(paid.id)
    return 200
  }

  function wait(days: number) {
    const now = desk.deps.clock().getTime()
    desk.deps.clock = () => new Date(now + days * day)
    return 200
  }

  /** Performs one act. Refusals are part of the history; what matters is what they leave behind. */
  async function perform(school: School, one: Act): Promise<number> {
    const http = await carryOut(school, one)
    // The database's clock has reported it, which is another one.
    const now = desk.deps.clock()
    const isNew = and(
      inArray(
        payments.personId,
        school.learners.map(({ id }) => id),
      ),
      gt(payments.createdAt, now),
    )
    if (['pay', 'claim', 'capture'].includes(one.kind)) await db.update(payments).set({ createdAt: now }).where(isNew)
    return http
  }

  async function carryOut(school: School, one: Act): Promise<number> {
    const { learners, coupons } = school
    if (one.kind === 'wait') return wait(one.days)
    if (one.kind === 'expire') {
      wait(2)
      await askAboutDueOrders(db, desk.deps)
      return 200
    }
    if (one.kind === 'capture') return capture(school, one)
    if ('who' in one) {
      const learner = learners[one.who % learners.length]!
      const params = { userId: learner.id }
      if (one.kind === 'grant')
        return (await desk.call(admin, grantAccess, { params, body: { days: one.days, reason: 'A gift' } })).http
      if (one.kind === 'take back') {
        const { entries }: Subscription = await desk.load(admin, getSubscriptionOf, { params })
        const given = entries.findLast(({ grantId }) => grantId !== null)
        if (!given) return 409
        const body = { reason: 'A mistake' }
        return (await desk.call(admin, takeBackAccess, { params: { grantId: given.grantId! }, body })).http
      }
      if (one.kind === 'adjust')
        return (await desk.call(admin, adjustWallet, { params, body: { rupees: one.rupees, reason: 'A gift' } })).http
      if (one.kind === 'claim') return claim(learner, learners, one.of)
      const coupon = one.coupon === null ? null : coupons[one.coupon]!
      const off = coupon
        ? discountOf({ ...coupon, offPaise: (coupon.offRupees ?? 0) * 100 }, Number(one.plan) * 100)!
        : 0
      const price = Number(one.plan) - off / 100
      const { balanceRupees } = await desk.load(learner, getWallet)
      const creditRupees = Math.min(one.credit, price, Math.floor(balanceRupees))
      const isFree = creditRupees === price
      const used = coupon && { coupon: coupon.code }
      if (one.kind === 'order') {
        const order = { amount: one.plan, creditRupees, ...used }
        const { http, body } = await desk.call(learner, createOrder, { body: order })
        if (http === 200) school.orders.push((body.data as Checkout).fields['order_id']!)
        return http
      }
      const body = { amount: one.plan, creditRupees, ...used, ...(!isFree && { transactionId: newTransactionId() }) }
      const { http } = await desk.call(learner, subscribeUser, { body })
      if (coupon && http === 200) count('coupon')
      return http
    }
    const paid = await paymentsOf(learners)
    // Mostly one that this can happen to, because refusals are less interesting.
    const isFitting = ({ state, restPaise, refundedPaise }: PaymentRow) =>
      state === states[one.kind] &&
      (one.kind !== 'payout' || restPaise > 0) &&
      (one.kind !== 'reverse' || refundedPaise > 0)
    const fitting = paid.filter((payment) => isFitting(payment) || one.of === 4)
    const payment = fitting.at(-1 - (one.of % Math.max(1, fitting.length)))
    if (!payment) return 409
    if (one.kind === 'payout') {
      const walletRupees = Math.floor(payment.restPaise * one.share) / 100
      return (await desk.refund(admin, payment.id, { walletRupees })).http
    }
    if (one.kind === 'correct') {
      const other = paid.find(({ id, transactionId }) => one.isTaken && id !== payment.id && transactionId)
      const transactionId = other?.transactionId ?? newTransactionId()
      const { http } = await desk.call(admin, verifyPayments, { body: { paymentIds: [payment.id], transactionId } })
      if (http === 409 && other) count('refused correction')
      return http
    }
    if (one.kind === 'short') {
      const receivedRupees = Math.max(1, payment.amountPaise / 100 - one.missing)
      return (await desk.accept(admin, payment.id, { receivedRupees, isFull: true, reason: 'A fee' })).http
    }
    if (one.kind === 'replace') return (await desk.replaceReceipt(admin, payment.id, one.gstin)).http
    if (one.kind === 'reverse') return (await desk.reverse(admin, payment.id)).http
    if (one.kind === 'verify') return (await desk.verify(admin, payment.id)).http
    if (one.kind === 'reject') return (await desk.reject(admin, 'Not on the statement', payment.id)).http
    if (one.kind === 'undo') return (await desk.undo(admin, payment.id)).http
    if (one.kind === 'accept') {
      const back = one.isBack ? { restTo: 'payer' as const, method: 'cash' as const } : {}
      return (await desk.accept(admin, payment.id, { receivedRupees: one.rupees, ...back })).http
    }
    if (one.kind === 'reopen')
      return (await desk.call(admin, reopenPayment, { params: { paymentId: payment.id }, body: { reason: 'It came' } }))
        .http
    const part = (paise: number) => Math.floor((paise * one.share) / 100)
    const [rupees, creditRupees] = [part(payment.amountPaise - payment.restPaise), part(payment.creditPaise)]
    const sentOn = indiaDate(new Date(desk.deps.clock().getTime() - one.ago * day))
    return (await desk.refund(admin, payment.id, { rupees, creditRupees, days: one.days, sentOn, endsNow: true })).http
  }

  /** `done`: how often each kind of act succeeded. */
  return { desk, admin, newSchool, perform, paymentsOf, done, count }
}
