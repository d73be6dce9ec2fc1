import { createHmac, randomBytes } from 'node:crypto'
import { dayMs } from '#contract/kit/durations.ts'
import { decrypt, deriveKey, encrypt } from '#server/kit/security/encryption.ts'
import type { EncryptionKeys } from '#server/kit/security/encryption-keys.ts'
import type { WebhookRow } from './tables.ts'

const second = 1000
const minute = 60 * second
const hour = 60 * minute
const day = 24 * hour

/** From one attempt to the next, as Standard Webhooks recommends: ten attempts in a little more than three days. */
const gaps = [5 * second, 5 * minute, 30 * minute, 2 * hour, 5 * hour, 10 * hour, 14 * hour, 20 * hour, 24 * hour]

/** When a delivery is tried again after so many attempts; null: never. `random` spreads retries after an outage. */
export function nextAttemptAt(attempts: number, now: Date, random = Math.random()): Date | null {
  const gap = gaps[attempts - 1]
  return gap === undefined ? null : new Date(now.getTime() + Math.round(gap * (1 + random / 10)))
}

/** Longer than one delivery is tried, so that never a single event decides. */
const maxFailingMs = 5 * day

type Failure = { status: number | null; failingSince: Date | null; now: Date }

/** Why an endpoint is switched off after this failure; null: it isn't. */
export function whyOff({ status, failingSince, now }: Failure): string | null {
  if (status === 410) return 'It answered 410 Gone'
  if (failingSince && now.getTime() - failingSince.getTime() > maxFailingMs) return 'Nothing was delivered for 5 days'
  return null
}

const prefix = 'whsec_'

/** 32 random bytes, as Standard Webhooks writes a secret. */
export const newSecret = (): string => `${prefix}${randomBytes(32).toString('base64')}`

export const newMessageId = (): string => `msg_${randomBytes(16).toString('base64url')}`

// Of a key that survives a change of APP_SECRET.
const key = ({ secondFactor }: EncryptionKeys) => deriveKey(secondFactor.toString('base64url'), 'webhook secrets')
const context = 'webhook secret'

export const encryptSecret = (keys: EncryptionKeys, secret: string) => encrypt(key(keys), context, secret)

/** Returns null if APP_SECRET changed without the previous one. */
export const decryptSecret = (keys: EncryptionKeys, encrypted: string) => decrypt(key(keys), context, encrypted)

/** After a rotation both secrets sign, so that the receiver can change over without missing anything. */
export const previousSecretMs = dayMs

type Signers = Pick<WebhookRow, 'encryptedSecret' | 'previousSecret' | 'previousUntil'>

/** The secrets that sign now. Returns null if they can't be decrypted. */
export function signingSecrets(keys: EncryptionKeys, signers: Signers, now: Date): string[] | null {
  const { encryptedSecret, previousSecret, previousUntil } = signers
  const secret = decryptSecret(keys, encryptedSecret)
  if (secret === null) return null
  const previous =
    previousSecret !== null && previousUntil !== null && previousUntil > now
      ? decryptSecret(keys, previousSecret)
      : null
  return previous === null ? [secret] : [secret, previous]
}

type Message = { id: string; at: Date; body: string }

/** The headers of Standard Webhooks 1.0: HMAC-SHA256 of `id.timestamp.body`. */
export function signedHeaders(secrets: string[], { id, at, body }: Message): Record<string, string> {
  const timestamp = String(Math.floor(at.getTime() / 1000))
  const sign = (secret: string) =>
    createHmac('sha256', Buffer.from(secret.slice(prefix.length), 'base64'))
      .update(`${id}.${timestamp}.${body}`)
      .digest('base64')
  return {
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': secrets.map((secret) => `v1,${sign(secret)}`).join(' '),
  }
}
