import { createKeyPair, decode, encode } from './signer.js'

function read(text) {
  let value
  try {
    value = decode(text)
  } catch {
    throw new Error('not a token')
  }
  if (value === null || typeof value !== 'object') throw new Error('not a token')
  return value
}

const scopes = (text) => (typeof text === 'string' ? text.split(' ').filter(Boolean) : [])

/** What must be true for everybody: signature, issuer and time. */
function open(token, keys, { issuer, now }) {
  const parts = typeof token === 'string' ? token.split('.') : []
  if (parts.length !== 3) throw new Error('not a token')
  const header = read(parts[0])
  const claims = read(parts[1])
  if (header.alg !== 'EdDSA') throw new Error('wrong algorithm') // we decide, not the token
  if (!Object.hasOwn(keys, header.kid)) throw new Error('unknown key')
  if (!keys[header.kid].verify(`${parts[0]}.${parts[1]}`, parts[2])) throw new Error('wrong signature')
  if (claims.iss !== issuer) throw new Error('wrong issuer')
  if (!Number.isInteger(claims.exp) || claims.exp <= now) throw new Error('expired')
  return claims
}

export function verify(token, keys, { issuer, audience, scope, tenant, now }) {
  const claims = open(token, keys, { issuer, now })
  if (claims.aud !== audience) throw new Error('wrong audience')
  if (!scopes(claims.scope).includes(scope)) throw new Error('missing scope')
  if (claims.tenant !== tenant) throw new Error('wrong tenant')
  return claims
}

export function createIssuer({ issuer, clock }) {
  let count = 0
  const create = () => ({ kid: `key-${++count}`, ...createKeyPair() })
  let pairs = [create()]
  const keys = () => Object.fromEntries(pairs.map(({ kid, publicKey }) => [kid, publicKey]))
  const seal = (claims) => {
    const { kid, sign } = pairs.at(-1)
    const body = `${encode({ alg: 'EdDSA', kid })}.${encode(claims)}`
    return `${body}.${sign(body)}`
  }
  return {
    issue: ({ lifetime, ...claims }) => seal({ ...claims, iss: issuer, exp: clock() + lifetime }),
    exchange(token, { actor, audience, scope }) {
      const claims = open(token, keys(), { issuer, now: clock() })
      if (claims.aud !== actor) throw new Error('not your token')
      const has = scopes(claims.scope)
      if (!scopes(scope).every((one) => has.includes(one))) throw new Error('more than you have')
      const exp = Math.min(claims.exp, clock() + 60)
      const act = { sub: actor, ...(claims.act && { act: claims.act }) }
      return seal({ iss: issuer, sub: claims.sub, tenant: claims.tenant, aud: audience, scope, exp, act })
    },
    rotate: () => void pairs.push(create()),
    retireOldKeys: () => void (pairs = pairs.slice(-1)),
    keys,
  }
}
