import type { ConnectionKey } from '#contract/site/setting-names.ts'
import { decrypt, deriveKey, encrypt } from '#server/kit/security/encryption.ts'
import type { EncryptionKeys } from '#server/kit/security/encryption-keys.ts'

// Of a key that survives a change of APP_SECRET.
const keyOf = ({ secondFactor }: EncryptionKeys) => deriveKey(secondFactor.toString('base64url'), 'connections')

export const encryptSecrets = (keys: EncryptionKeys, name: ConnectionKey, secrets: Record<string, string>): string =>
  encrypt(keyOf(keys), name, JSON.stringify(secrets))

/** Returns null if APP_SECRET changed without the previous one. */
export function decryptSecrets(
  keys: EncryptionKeys,
  name: ConnectionKey,
  encrypted: string,
): Record<string, string> | null {
  const text = decrypt(keyOf(keys), name, encrypted)
  return text === null ? null : (JSON.parse(text) as Record<string, string>)
}
