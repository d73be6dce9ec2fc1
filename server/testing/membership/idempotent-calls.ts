import { getSubscriptionOf } from '#contract/membership/access.ts'
import { grantAccess } from '#contract/membership/grants.ts'
import { getInvoiceOf } from '#contract/membership/invoices.ts'
import { getDay } from '#contract/membership/daily-close.ts'
import { getRefundable } from '#contract/membership/refunds.ts'
import { newEmail, newTransactionId } from '../makers.ts'
import type { TestActor } from '../test-app.ts'
import { formOf } from '../forms.ts'
import { newCoupon } from './coupons.ts'
import { axis, newStatement, newUnknownLine } from './bank-statements.ts'
import { newPaidMentor } from '../mentoring/pay.ts'
import type { moneyDesk } from './money.ts'

export type Input = { params?: Record<string, unknown>; body?: object }
export type Call = {
  /** An actor that may make this call, if the role alone is not enough. */
  who?: () => Promise<TestActor>
  /** New input for each call. */
  fresh: () => Promise<Input>
  /** Input that fails after the transaction has started. */
  failing?: () => Promise<Input>
}

const lead = { name: 'Ramesh', mbNumber: '98111 22233', message: 'For his daughter', source: 'phone', remindOn: '' }

/** The idempotent calls that move money, and those before somebody pays. */
export function moneyCalls(desk: Awaited<ReturnType<typeof moneyDesk>>): Record<string, Call> {
  const newLearnerId = async () => (await desk.newActor('learner')).id
  const newPaymentId = async () => (await desk.newPayment(await newLearnerId())).id

  async function newVerifiedId() {
    const paymentId = await newPaymentId()
    await desk.verify(await desk.newActor('admin'), paymentId)
    return paymentId
  }

  async function aReceipt(payerId: number) {
    const { id: paymentId } = await desk.newPayment(payerId)
    const admin = await desk.newActor('admin')
    await desk.verify(admin, paymentId)
    const { receiptNumber } = await desk.load(admin, getInvoiceOf, { params: { paymentId } })
    return { params: { paymentId }, body: { legalName: 'Acme Private Limited', receiptNumber } }
  }
  let payer: TestActor

  return {
    requestInvoice: {
      who: async () => (payer = await desk.newActor('learner')),
      fresh: () => aReceipt(payer.id),
    },
    correctInvoice: { fresh: async () => aReceipt(await newLearnerId()) },
    subscribeUser: {
      fresh: async () => ({ body: { amount: '499', transactionId: newTransactionId() } }),
      failing: async () => ({ body: { amount: '499', transactionId: newTransactionId(), creditRupees: 400 } }),
    },
    addLead: { fresh: async () => ({ body: { ...lead, email: newEmail() } }) },
    correctPay: {
      fresh: async () => ({
        params: { userId: await newPaidMentor(desk) },
        body: { month: '2026-10', rupees: 100, reason: 'A talk' },
      }),
    },
    verifyPayments: { fresh: async () => ({ body: { paymentIds: [await newPaymentId(), await newPaymentId()] } }) },
    rejectPayments: { fresh: async () => ({ body: { paymentIds: [await newPaymentId()], reason: 'Not found' } }) },
    reopenPayment: {
      fresh: async () => {
        const paymentId = await newPaymentId()
        await desk.reject(await desk.newActor('admin'), 'Not found', paymentId)
        return { params: { paymentId }, body: { reason: 'On the next statement' } }
      },
    },
    acceptPayment: {
      fresh: async () => ({ params: { paymentId: await newPaymentId() }, body: { receivedRupees: 199 } }),
    },
    undoVerification: {
      fresh: async () => ({ params: { paymentId: await newVerifiedId() }, body: { reason: 'The wrong row' } }),
    },
    refundPayment: {
      fresh: async () => ({
        params: { paymentId: await newVerifiedId() },
        body: { rupees: 10, days: 0, method: 'cash', reason: 'They moved away' },
      }),
    },
    reverseRefund: {
      fresh: async () => {
        const paymentId = await newVerifiedId()
        const admin = await desk.newActor('admin')
        await desk.refund(admin, paymentId, { rupees: 10 })
        const { refunds } = await desk.load(admin, getRefundable, { params: { paymentId } })
        return { params: { paymentId, refundId: refunds[0]!.refundId }, body: { reason: 'Not sent' } }
      },
    },
    grantAccess: {
      fresh: async () => ({ params: { userId: await newLearnerId() }, body: { days: 5, reason: 'Lost days' } }),
    },
    grantAccessToMany: {
      fresh: async () => ({
        body: { userIds: [await newLearnerId(), await newLearnerId()], days: 5, reason: 'Lost days' },
      }),
    },
    takeBackAccess: {
      fresh: async () => {
        const params = { userId: await newLearnerId() }
        const admin = await desk.newActor('admin')
        await desk.call(admin, grantAccess, { params, body: { days: 5, reason: 'Lost days' } })
        const { entries } = await desk.load(admin, getSubscriptionOf, { params })
        return { params: { grantId: entries[0]!.grantId }, body: { reason: 'A mistake' } }
      },
    },
    adjustWallet: {
      fresh: async () => ({ params: { userId: await newLearnerId() }, body: { rupees: 50, reason: 'A prize' } }),
      failing: async () => ({ params: { userId: await newLearnerId() }, body: { rupees: -50, reason: 'Too much' } }),
    },
    uploadStatement: {
      fresh: async () => {
        const movement = { day: new Date('2026-11-05'), rupees: '10.00', narration: `UPI/P2A/${newTransactionId()}` }
        return { body: formOf({}, 'statement', { name: 'november.csv', content: axis([movement]) }) }
      },
    },
    verifyStatement: {
      fresh: async () => ({
        params: { statementId: await newStatement(desk, await newLearnerId(), await newPaymentId()) },
      }),
    },
    closeDay: {
      fresh: async () => {
        const { day, version } = await desk.load(await desk.newActor('admin'), getDay)
        return { body: { day, version } }
      },
      failing: async () => ({ body: { day: '2026-01-01', version: '0'.repeat(64) } }),
    },
    createCoupon: { fresh: async () => ({ body: newCoupon() }) },
    confirmStatementLine: {
      fresh: async () => ({ params: await newUnknownLine(desk, await newLearnerId(), 'unclear') }),
    },
    assignStatementLine: {
      fresh: async () => ({
        params: await newUnknownLine(desk, await newLearnerId()),
        body: { userId: await newLearnerId() },
      }),
    },
  }
}
