import type { Db } from '#server/kit/db/db.ts'
import type { Tools } from '#server/kit/deps.ts'
import { orderOfPayment } from './store.ts'

export const askQueue = 'gateway-ask'
export type AskWork = { gatewayOrderId: string }

export const askLater = (db: Db, { jobs }: Pick<Tools, 'jobs'>, gatewayOrderId: string): Promise<void> =>
  jobs.add(db, askQueue, { gatewayOrderId } satisfies AskWork)

/** After an online refund was recorded, so that staff see whether the gateway has made it. */
export async function askAboutRefund(db: Db, tools: Pick<Tools, 'jobs'>, paymentId: number): Promise<void> {
  const gatewayOrderId = await orderOfPayment(db, paymentId)
  if (gatewayOrderId) await askLater(db, tools, gatewayOrderId)
}
