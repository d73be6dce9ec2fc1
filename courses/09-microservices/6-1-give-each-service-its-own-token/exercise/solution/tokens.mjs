import { generateKeyPairSync, sign, verify as verifySignature } from 'node:crypto'

const encode = (value) => Buffer.from(JSON.stringify(value)).toString('base64url')
class Refused extends Error {}

function parse(text) {
  try {
    const value = JSON.parse(Buffer.from(text, 'base64url').toString('utf8'))
    if (value === null || typeof value !== 'object') throw new Refused('Not an object')
    return value
  } catch {
    throw new Refused('Not a token')
  }
}
const scopes = (text) => new Set(typeof text === 'string' ? text.split(' ').filter(Boolean) : [])

/** Signature, issuer and time: what must be true for everybody. */
function open(token, keys, { issuer, now }) {
  const parts = typeof token === 'string' ? token.split('.') : []
  if (parts.length !== 3) throw new Refused('Not a token')
  const header = parse(parts[0])
  if (header.alg !== 'EdDSA') throw new Refused('Wrong algorithm') // we decide, not the token
  if (!Object.hasOwn(keys, header.kid)) throw new Refused('Unknown key')
  if (!verifySignature(null, Buffer.from(`${parts[0]}.${parts[1]}`), keys[header.kid], Buffer.from(parts[2], 'base64url'))) throw new Refused('Wrong signature')
  const claims = parse(parts[1])
  if (claims.iss !== issuer) throw new Refused('Wrong issuer')
  if (!Number.isInteger(claims.exp) || claims.exp <= now) throw new Refused('Expired')
  return claims
}

export function verify(token, keys, { issuer, audience, scope, tenant, now }) {
  const claims = open(token, keys, { issuer, now })
  if (claims.aud !== audience) throw new Refused('Not meant for this service')
  if (!scopes(claims.scope).has(scope)) throw new Refused(`Scope ${scope} is missing`)
  if (claims.tenant !== tenant) throw new Refused('Another tenant')
  return claims
}

export function createIssuer({ issuer, clock }) {
  let count = 0
  const create = () => ({ kid: `key-${++count}`, ...generateKeyPairSync('ed25519') })
  const keys = [create()]
  const publicKeys = () => Object.fromEntries(keys.map((key) => [key.kid, key.publicKey]))
  const seal = (claims) => {
    const { kid, privateKey } = keys.at(-1)
    const body = `${encode({ alg: 'EdDSA', typ: 'JWT', kid })}.${encode(claims)}`
    return `${body}.${sign(null, Buffer.from(body), privateKey).toString('base64url')}`
  }
  return {
    issue: ({ lifetime, ...claims }) => seal({ ...claims, iss: issuer, exp: clock() + lifetime }),
    exchange(token, { actor, audience, scope, lifetime = 60 }) {
      const claims = open(token, publicKeys(), { issuer, now: clock() })
      if (claims.aud !== actor) throw new Refused(`This token isn't meant for ${actor}`)
      const has = scopes(claims.scope)
      for (const one of scopes(scope)) if (!has.has(one)) throw new Refused(`${actor} may not ask for ${one}`)
      const exp = Math.min(claims.exp, clock() + Math.min(lifetime, 60)) // 60 seconds, whatever the caller asks for
      return seal({ iss: issuer, sub: claims.sub, tenant: claims.tenant, aud: audience, scope, exp, act: { sub: actor, ...(claims.act && { act: claims.act }) } })
    },
    rotate: () => void keys.push(create()),
    retireOldKeys: () => void keys.splice(0, keys.length - 1),
    keys: publicKeys,
  }
}
