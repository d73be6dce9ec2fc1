export type Person = { issuer: string; subject: string; email?: string }
type Key = JsonWebKey & { kid?: string }

/** What `verify` of node:crypto does, with the functions that a page has too. */
async function isSigned(head: string, payload: string, signature: string, jwk: Key): Promise<boolean> {
  const algorithm = { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' }
  const key = await crypto.subtle.importKey('jwk', jwk, algorithm, false, ['verify'])
  const bytes = Uint8Array.from(fromBase64Url(signature), (letter) => letter.charCodeAt(0))
  return crypto.subtle.verify(algorithm, key, bytes, new TextEncoder().encode(`${head}.${payload}`))
}

const fromBase64Url = (text: string) => atob(text.replaceAll('-', '+').replaceAll('_', '/'))
const decode = (part: string) => JSON.parse(fromBase64Url(part))

/** Checks an ID token and returns the person. Throws an error that names the reason. `now` is in seconds. */
export async function verifyIdToken(
  token: string,
  jwks: { keys: Key[] },
  expected: { issuer: string; clientId: string; nonce: string },
  now = Date.now() / 1000,
): Promise<Person> {
  const [head, payload, signature, ...more] = token.split('.')
  if (!head || !payload || !signature || more.length > 0) throw new Error('Not a signed token')
  const { alg, kid } = decode(head)
  if (alg !== 'RS256') throw new Error(`Unexpected algorithm ${alg}`) // we decide, not the token
  const jwk = jwks.keys.find((key) => key.kid === kid && key.kty === 'RSA')
  if (!jwk) throw new Error('Unknown key')
  if (!(await isSigned(head, payload, signature, jwk))) throw new Error('The signature is wrong')
  const claims = decode(payload)
  if (claims.iss !== expected.issuer) throw new Error('The issuer is wrong')
  if (![claims.aud].flat().includes(expected.clientId)) throw new Error('The token is for another app')
  if (typeof claims.exp !== 'number' || claims.exp < now - 30) throw new Error('The token has expired')
  if (claims.nonce !== expected.nonce) throw new Error('The nonce does not match')
  return { issuer: claims.iss, subject: claims.sub, email: claims.email }
}
