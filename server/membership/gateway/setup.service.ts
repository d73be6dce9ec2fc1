import type { ReplyOf } from '#contract/kit/endpoint.ts'
import type { GatewayDraft, GatewayKeys, getGateway, testGateway } from '#contract/site/gateway.ts'
import type { Db } from '#server/kit/db/db.ts'
import type { Tools } from '#server/kit/deps.ts'
import type { Env } from '#server/kit/env.ts'
import { conflict, invalid } from '#server/kit/errors.ts'
import { changeConnection, type Confirmed, openConnection, savedConnection, savedSecret } from '#server/site/index.ts'
import { gatewayNow } from '../texts.ts'
import { tryKeys } from './client.ts'
import type { GatewayConfig } from './current.service.ts'
import { keyReport, missingKeySecret, secretsFor } from './setup.rules.ts'
import { lastEventAt } from './store.ts'

const name = 'gateway'

export async function gatewayStatus(db: Db, tools: Tools): Promise<ReplyOf<typeof getGateway>> {
  const { gateway, publicUrl } = tools.env
  const received = await lastEventAt(db)
  const common = { webhookUrl: `${publicUrl}/gateway/events`, lastEventAt: received && received.toISOString() }
  if (gateway) return { isFixed: true, keyId: gateway.keyId, secrets: null, isReadable: true, ...common }
  const [row, open] = await Promise.all([savedConnection(db, name), openConnection<GatewayConfig>(db, tools, name)])
  return {
    isFixed: false,
    keyId: open?.config.keyId ?? null,
    secrets: row && savedSecret(row),
    isReadable: !open || open.secrets !== null,
    ...common,
  }
}

function assertChangeable({ gateway }: Env) {
  if (gateway) throw conflict('GATEWAY_KEY_ID on our server sets the payment gateway, so it can’t be changed here.')
}

export async function setGateway(
  db: Db,
  tools: Tools,
  { draft, ...confirmed }: Confirmed & { draft: GatewayDraft },
): Promise<void> {
  assertChangeable(tools.env)
  await changeConnection(db, tools, {
    ...confirmed,
    name,
    next: (before) => {
      const saved = before && { config: before.config as GatewayConfig, secrets: before.secrets }
      const { secrets, missing } = secretsFor(draft, saved)
      if (missing) throw invalid(missing)
      return { config: { keyId: draft.keyId }, secrets, told: gatewayNow(draft.keyId) }
    },
  })
}

export async function dropGateway(db: Db, tools: Tools, confirmed: Confirmed): Promise<void> {
  assertChangeable(tools.env)
  await changeConnection(db, tools, { ...confirmed, name, next: () => null })
}

/** Asks the gateway with what is in the form. Nothing of it is saved. */
export async function tryGateway(db: Db, tools: Tools, keys: GatewayKeys): Promise<ReplyOf<typeof testGateway>> {
  assertChangeable(tools.env)
  const saved = await openConnection<GatewayConfig>(db, tools, name)
  const { keySecret } = secretsFor(keys, saved).secrets
  if (!keySecret) throw invalid(missingKeySecret)
  const answer = await tryKeys({ url: tools.env.gatewayUrl, keyId: keys.keyId, keySecret })
  return { works: answer === 'accepted', report: keyReport(answer, keys.keyId) }
}
