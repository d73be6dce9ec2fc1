import { scryptSync, timingSafeEqual } from 'node:crypto'

/**
 * Whether this is the password of a stored hash such as scrypt$1024$salt$…
 * argon2id needs a package with machine code; scrypt is a part of Node, and the second choice of OWASP.
 */
export function verify(stored: string, password: string): boolean {
  const [, cost, salt, hash] = stored.split('$')
  const expected = Buffer.from(hash!, 'base64url')
  return timingSafeEqual(scryptSync(password, salt!, expected.length, { N: Number(cost) }), expected)
}
