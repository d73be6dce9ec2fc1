import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

const algorithm = 'aes-256-gcm'
const nonceBytes = 12
const tagBytes = 16

/** A key of its own for each use of the one secret: what leaks of one says nothing about another. */
export const deriveKey = (secret: string, use: string) => Buffer.from(hkdfSync('sha256', secret, '', use, 32))

/** Locks a text away. `place` says where it lies: carried to another row, it does not open. */
export function encrypt(key: Buffer, place: string, text: string): string {
  const nonce = randomBytes(nonceBytes)
  const cipher = createCipheriv(algorithm, key, nonce).setAAD(Buffer.from(place))
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url')
}

/** Answers null for what was sealed with another key or for another place, or was changed since. */
export function decrypt(key: Buffer, place: string, sealed: string): string | null {
  const bytes = Buffer.from(sealed, 'base64url')
  if (bytes.length < nonceBytes + tagBytes) return null
  const nonce = bytes.subarray(0, nonceBytes)
  const decipher = createDecipheriv(algorithm, key, nonce, { authTagLength: tagBytes }).setAAD(Buffer.from(place))
  decipher.setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes))
  try {
    return Buffer.concat([decipher.update(bytes.subarray(nonceBytes + tagBytes)), decipher.final()]).toString('utf8')
  } catch {
    return null
  }
}
