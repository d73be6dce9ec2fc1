import type { Db } from '#server/kit/db/db.ts'
import type { Tools } from '#server/kit/deps.ts'
import type { Gateway } from '#server/kit/env.ts'
import { notFound } from '#server/kit/errors.ts'
import { openConnection } from '#server/site/index.ts'
import { unreachable } from './client.ts'

export type GatewayConfig = { keyId: string }

/** The gateway of the environment, or the one that staff entered, as it is now. Null: no online payments. */
export async function currentGateway(db: Db, tools: Pick<Tools, 'env' | 'keys'>): Promise<Gateway | null> {
  const { gateway, gatewayUrl: url } = tools.env
  if (gateway) return gateway
  const open = await openConnection<GatewayConfig>(db, tools, 'gateway')
  if (!open) return null
  const { keySecret, webhookSecret } = open.secrets ?? {}
  // APP_SECRET was replaced; the settings say so.
  if (keySecret === undefined || webhookSecret === undefined) throw unreachable()
  return { url, keyId: open.config.keyId, keySecret, webhookSecret }
}

export async function requireGateway(db: Db, tools: Pick<Tools, 'env' | 'keys'>): Promise<Gateway> {
  const gateway = await currentGateway(db, tools)
  if (!gateway) throw notFound('Online payment')
  return gateway
}
