import { createHmac, randomBytes } from 'node:crypto'
import { dayMs } from '#contract/kit/durations.ts'
import { decrypt, deriveKey, encrypt } from '#server/kit/security/encryption.ts'
import type { EncryptionKeys } from '#server/kit/security/encryption-keys.ts'
import type { WebhookRow } from './tables.ts'

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
