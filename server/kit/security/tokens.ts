import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/** 256 random bits, safe in a URL or a header. */
export const newToken = () => randomBytes(32).toString('base64url')

/** Tokens are stored hashed. A fast hash is enough, because 256 random bits cannot be guessed. */
export const hashToken = (token: string) => createHash('sha256').update(token).digest()

export const sign = (secret: string, text: string) => createHmac('sha256', secret).update(text).digest('base64url')

export function isSignedBy(secret: string, text: string, signature: string): boolean {
  const expected = Buffer.from(sign(secret, text))
  const actual = Buffer.from(signature)
  return actual.length === expected.length && timingSafeEqual(actual, expected)
}

/** Opens one row for somebody without an account: its number and our signature. `what` keeps kinds of links apart. */
export const signedId = (secret: string, what: string, id: number): string => `${id}.${sign(secret, `${what} ${id}`)}`

/** The number in a token of `signedId`, or null for one that isn't ours. */
export function idOfSigned(secret: string, what: string, token: string): number | null {
  const [, id, signature] = /^(\d{1,15})\.([\w-]{43})$/.exec(token) ?? []
  if (id === undefined || signature === undefined) return null
  return isSignedBy(secret, `${what} ${Number(id)}`, signature) ? Number(id) : null
}
