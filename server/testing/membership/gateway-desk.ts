import { afterAll, expect } from 'vitest'
import { type Checkout, createOrder } from '#contract/membership/gateway.ts'
import { eq } from '#server/kit/db/orm.ts'
import { askAbout } from '#server/membership/gateway/asking.service.ts'
import { gatewayOrders } from '#server/membership/gateway/tables.ts'
import { payments } from '#server/membership/tables.ts'
import { credit } from '#server/wallet/index.ts'
import type { TestActor } from '../test-app.ts'
import { startGateway } from './gateway-simulator.ts'
import { moneyDesk } from './money.ts'

/** The app with helpers for payments, and a gateway for online ones. */
export async function gatewayDesk() {
  const gateway = await startGateway()
  afterAll(gateway.close)
  const desk = await moneyDesk({ gateway: gateway.config })
  const { db, deps, app } = desk

  /** Returns the gateway's ID of the order. */
  async function order(learner: { token: string }, body: object = {}): Promise<string> {
    const { fields }: Checkout = await desk.load(learner, createOrder, { body: { amount: '399', ...body } })
    return fields['order_id']!
  }

  const ofLearner = (learner: { id: number }) =>
    db.select().from(payments).where(eq(payments.personId, learner.id)).orderBy(payments.id)

  async function stateOf(gatewayOrderId: string) {
    const [row] = await db.select().from(gatewayOrders).where(eq(gatewayOrders.gatewayOrderId, gatewayOrderId))
    return row!.state
  }

  async function learnerWith(creditRupees: number): Promise<TestActor> {
    const learner = await desk.newActor('learner')
    await credit(db, learner.id, creditRupees * 100, { reason: 'A gift', dedupeKey: `gift ${learner.id}` })
    return learner
  }

  return {
    ...desk,
    gateway,
    order,
    ofLearner,
    stateOf,
    learnerWith,
    statesOf: async (learner: { id: number }) => (await ofLearner(learner)).map(({ state }) => state),
    /** Asks the gateway now, as the job does. */
    ask: (gatewayOrderId: string) => askAbout(db, deps, gatewayOrderId),
    /** Delivers an event; returns the HTTP status. */
    send: async ({ payload, headers }: ReturnType<typeof gateway.eventOf>) =>
      (await app.inject({ method: 'POST', url: '/gateway/events', payload, headers })).statusCode,
    untilPaid: async (gatewayOrderId: string) => {
      await expect.poll(() => stateOf(gatewayOrderId), { timeout: 60_000, interval: 20 }).toBe('paid')
    },
  }
}
