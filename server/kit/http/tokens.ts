import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/** An unguessable text of 256 bits, safe in an address or a header. */
export const newToken = () => randomBytes(32).toString('base64url')

/** What is stored of a token. The token has 256 random bits, so a fast hash cannot be searched back. */
export const hashToken = (token: string) => createHash('sha256').update(token).digest()

export const sign = (secret: string, text: string) => createHmac('sha256', secret).update(text).digest('base64url')

export function isSignedBy(secret: string, text: string, signature: string): boolean {
  const expected = Buffer.from(sign(secret, text))
  const given = Buffer.from(signature)
  return given.length === expected.length && timingSafeEqual(given, expected)
}
