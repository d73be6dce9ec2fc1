import type { Db } from '#server/kit/db/db.ts'
import type { Tools } from '#server/kit/deps.ts'
import { AppError } from '#server/kit/errors.ts'
import { applyCaptured } from './applying.service.ts'
import { capturedPayments } from './client.ts'
import { currentGateway } from './current.service.ts'
import { nextAskAt } from './rules.ts'
import { dueOrders, orderByGatewayId, setAsked } from './store.ts'
import type { GatewayOrderRow } from './tables.ts'

/**
 * Asks the gateway what was paid for an order and books it. Events and browsers only say when to ask, so it doesn't
 * matter what they claim, or in which order and how often they do.
 */
export async function askAbout(db: Db, tools: Tools, gatewayOrderId: string, timeoutMs?: number): Promise<void> {
  const order = await orderByGatewayId(db, gatewayOrderId)
  if (order) await ask(db, tools, order, timeoutMs)
}

async function ask(db: Db, tools: Tools, order: GatewayOrderRow, timeoutMs?: number): Promise<void> {
  const gateway = await currentGateway(db, tools)
  if (!gateway) return
  const captured = await capturedPayments(gateway, order.gatewayOrderId, timeoutMs)
  for (const payment of captured) await applyCaptured(db, tools, order, payment)
  const askedAt = tools.clock()
  const askAt = nextAskAt(order.createdAt, askedAt)
  await setAsked(db, order.id, { askedAt, askAt, state: askAt ? 'created' : 'expired' })
}

const ordersPerRun = 200

/** Asks about the orders that nobody has said anything about. If the gateway is down, the next run continues. */
export async function askAboutDueOrders(db: Db, tools: Tools): Promise<void> {
  const failures: unknown[] = []
  for (const order of await dueOrders(db, tools.clock(), ordersPerRun)) {
    try {
      await ask(db, tools, order)
    } catch (error) {
      failures.push(error)
      if (error instanceof AppError && error.code === 'unreachable') break
    }
  }
  if (failures.length > 0) throw failures[0]
}
