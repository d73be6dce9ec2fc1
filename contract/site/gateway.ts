import { Confirmation } from '../identity/second-factor.ts'
import { endpoint } from '../kit/endpoint.ts'
import { atMost, Instant } from '../kit/fields.ts'
import { z } from '../kit/zod.ts'
import { SavedSecret } from './email-server.ts'

const secret = (missing: string) => z.string(missing).trim().min(1, missing).max(200, atMost(200))
const noKeyId = 'Enter the key ID, for example rzp_live_abc'

export const GatewayKeys = z.strictObject({
  keyId: z
    .string(noKeyId)
    .trim()
    .regex(/^\w{1,64}$/, noKeyId),
  /** Missing: the saved one stays. */
  keySecret: secret('Enter the key secret').optional(),
})
export type GatewayKeys = z.infer<typeof GatewayKeys>

export const GatewayDraft = GatewayKeys.extend({
  /** Missing: the saved one stays. */
  webhookSecret: secret('Enter the webhook secret').min(16, 'Use at least 16 characters').optional(),
})
export type GatewayDraft = z.infer<typeof GatewayDraft>

export const getGateway = endpoint('GET /v1/settings/gateway', {
  summary: 'How online payments are taken, without the secrets',
  access: 'site:see',
  reply: z.object({
    /** Set by GATEWAY_KEY_ID: it can’t be changed here. */
    isFixed: z.boolean(),
    /** Null: there are no online payments. */
    keyId: z.string().nullable(),
    /** Null if there are none, or they are set by GATEWAY_KEY_SECRET. */
    secrets: SavedSecret.nullable(),
    /** False if APP_SECRET was replaced: then the secrets must be entered again. */
    isReadable: z.boolean(),
    /** Where the gateway posts its events. */
    webhookUrl: z.string(),
    lastEventAt: Instant.nullable(),
  }),
})

export const saveGateway = endpoint('PUT /v1/settings/gateway', {
  summary: 'Set the payment gateway; needs the password again, and a code if two-step verification is on',
  access: 'payee:act',
  body: GatewayDraft.extend(Confirmation.shape),
  reply: z.null(),
})

export const removeGateway = endpoint('POST /v1/settings/gateway/remove', {
  summary: 'Stop taking online payments; needs the same as setting the gateway',
  access: 'payee:act',
  body: Confirmation,
  reply: z.null(),
})

export const testGateway = endpoint('POST /v1/settings/gateway/test', {
  summary: 'Ask the gateway whether it accepts these keys; nothing is saved',
  access: 'payee:act',
  limit: { times: 10, seconds: 600 },
  timeoutSeconds: 15,
  body: GatewayKeys,
  reply: z.object({ works: z.boolean(), report: z.string() }),
})
