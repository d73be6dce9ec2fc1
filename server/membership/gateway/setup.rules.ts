import type { GatewayDraft } from '#contract/site/gateway.ts'
import type { KeyAnswer } from './client.ts'

type Saved = { config: { keyId: string }; secrets: Record<string, string> | null }

export const missingKeySecret = { keySecret: 'Enter the secret of this key' }
const missingWebhookSecret = { webhookSecret: 'Enter the webhook secret that you chose at the gateway' }

/** The secrets that are used: those typed, or those saved. A key secret belongs to its key ID. */
export function secretsFor({ keyId, keySecret, webhookSecret }: GatewayDraft, saved: Saved | null) {
  const before = saved?.secrets ?? {}
  const secrets = {
    keySecret: keySecret ?? (saved?.config.keyId === keyId ? (before['keySecret'] ?? '') : ''),
    webhookSecret: webhookSecret ?? before['webhookSecret'] ?? '',
  }
  const missing = {
    ...(secrets.keySecret === '' && missingKeySecret),
    ...(secrets.webhookSecret === '' && missingWebhookSecret),
  }
  return { secrets, missing: Object.keys(missing).length > 0 ? (missing as Record<string, string>) : null }
}

const reports: Record<KeyAnswer, (keyId: string) => string> = {
  accepted: (keyId) =>
    keyId.startsWith('rzp_test')
      ? 'The gateway accepts these keys. They are test keys: no real money is paid with them.'
      : 'The gateway accepts these keys.',
  refused: () => 'The gateway refused the key ID or the key secret. Copy both again from the gateway.',
  unreachable: () => 'The gateway didn’t answer. Try again in a minute.',
}

export const keyReport = (answer: KeyAnswer, keyId: string): string => reports[answer](keyId)
