// Connects the files, and has what an attacker needs. Change only tokens.js.
import { createKeyPair, decode, encode } from './signer.js'
import { createIssuer, verify } from './tokens.js'
export { createIssuer, createKeyPair, decode, encode, verify }

/** An issuer whose time you set, and a login token for the gateway that lives for 600 seconds. */
export function start(lifetime = 600) {
  const time = { now: 1000 }
  const issuer = createIssuer({ issuer: 'https://login.tiffin.example', clock: () => time.now })
  const login = issuer.issue({ sub: 'user-7', tenant: 'andheri-bank', aud: 'gateway', scope: 'orders:write menu:read', lifetime })
  return { time, issuer, login }
}

/** The claims, or the message of the error. */
export function attempt(token, keys, wanted = {}) {
  try {
    return verify(token, keys, {
      issuer: 'https://login.tiffin.example',
      audience: 'gateway',
      scope: 'orders:write',
      tenant: 'andheri-bank',
      now: 1000,
      ...wanted,
    })
  } catch (error) {
    return error.message
  }
}

const { issuer, login } = start()
console.log(attempt(login, issuer.keys()))
