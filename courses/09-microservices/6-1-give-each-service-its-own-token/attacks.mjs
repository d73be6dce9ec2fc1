// node attacks.mjs TOKENS : attacks your token module. TOKENS exports createIssuer() and verify() as the step describes.
import { createHmac, generateKeyPairSync, sign } from 'node:crypto'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

const { createIssuer, verify } = await import(pathToFileURL(resolve(process.argv[2] ?? 'tokens.mjs')))
const now = 1_800_000_000
const issuer = createIssuer({ issuer: 'https://login.tiffin.example', clock: () => now })
const user = { sub: 'user-7', tenant: 'andheri-bank', aud: 'gateway', scope: 'orders:write menu:read', lifetime: 600 }
const token = issuer.issue(user)
const forOrders = issuer.exchange(token, { actor: 'gateway', audience: 'orders', scope: 'orders:write' })
const expect = { issuer: 'https://login.tiffin.example', audience: 'orders', scope: 'orders:write', tenant: 'andheri-bank', now }
const check = (text, change = {}) => verify(text, issuer.keys(), { ...expect, ...change })

const parts = (text) => text.split('.').slice(0, 2).map((part) => JSON.parse(Buffer.from(part, 'base64url')))
const encode = (value) => Buffer.from(JSON.stringify(value)).toString('base64url')
const [header, claims] = parts(forOrders)
const resign = (changedHeader, changedClaims, signer) => {
  const body = `${encode(changedHeader)}.${encode(changedClaims)}`
  return `${body}.${Buffer.from(signer(body)).toString('base64url')}`
}
const keep = forOrders.split('.')[2]
const stranger = generateKeyPairSync('ed25519').privateKey
const publicPem = Object.values(issuer.keys())[0].export({ type: 'spki', format: 'pem' })

let failed = 0
function attack(name, work) {
  let got
  try {
    work()
    got = 'ACCEPTED'
  } catch (error) {
    got = error instanceof TypeError || error instanceof SyntaxError ? `CRASHED (${error.message})` : 'refused'
  }
  if (got !== 'refused') failed++
  console.log(`${got === 'refused' ? 'ok  ' : 'HOLE'} ${name}: ${got}`)
}
function works(name, work) {
  let problem
  try {
    problem = work()
  } catch (error) {
    problem = error.message
  }
  if (problem) failed++
  console.log(`${problem ? 'HOLE' : 'ok  '} ${name}${problem ? `: ${problem}` : ''}`)
}
works('a good token is accepted', () => (check(forOrders).sub === 'user-7' ? '' : 'wrong user'))
works('the exchanged token names user, tenant and actor', () => (claims.sub === 'user-7' && claims.tenant === 'andheri-bank' && claims.act?.sub === 'gateway' ? '' : JSON.stringify(claims)))
works('the exchanged token has only the scope that was asked for', () => (claims.scope === 'orders:write' ? '' : claims.scope))
works('the exchanged token does not live longer', () => (claims.exp <= parts(token)[1].exp ? '' : 'it does'))
attack('claims changed, old signature', () => check(`${encode(header)}.${encode({ ...claims, tenant: 'dadar-press' })}.${keep}`, { tenant: 'dadar-press' }))
attack('alg "none", no signature', () => check(`${encode({ ...header, alg: 'none' })}.${encode(claims)}.`))
attack('HMAC with the public key as secret', () => check(resign({ ...header, alg: 'HS256' }, claims, (body) => createHmac('sha256', publicPem).update(body).digest())))
attack('signed by a stranger', () => check(resign(header, claims, (body) => sign(null, Buffer.from(body), stranger))))
attack('unknown key id', () => check(resign({ ...header, kid: '../../etc/passwd' }, claims, (body) => sign(null, Buffer.from(body), stranger))))
attack('key id "__proto__"', () => check(resign({ ...header, kid: '__proto__' }, claims, (body) => sign(null, Buffer.from(body), stranger))))
attack('the browser\'s token sent directly to orders', () => check(token))
attack('orders\' token sent to billing', () => check(forOrders, { audience: 'billing' }))
attack('another tenant', () => check(forOrders, { tenant: 'dadar-press' }))
attack('scope "orders:writeall" is not "orders:write"', () => check(issuer.exchange(issuer.issue({ ...user, scope: 'orders:writeall' }), { actor: 'gateway', audience: 'orders', scope: 'orders:writeall' })))
attack('expired', () => check(forOrders, { now: now + 601 }))
attack('another issuer', () => check(forOrders, { issuer: 'https://evil.example' }))
attack('exchange for more than the token allows', () => issuer.exchange(token, { actor: 'gateway', audience: 'billing', scope: 'billing:refund' }))
attack('riders exchange a token meant for the gateway', () => issuer.exchange(token, { actor: 'riders', audience: 'orders', scope: 'orders:write' }))
attack('exchange of an altered token', () => issuer.exchange(`${token.split('.')[0]}.${encode({ ...parts(token)[1], scope: 'billing:refund' })}.${token.split('.')[2]}`, { actor: 'gateway', audience: 'billing', scope: 'billing:refund' }))
for (const text of ['', 'abc', 'a.b.c', '...', `${forOrders}.x`]) attack(`rubbish "${text.length > 9 ? 'token.x' : text}"`, () => check(text))
issuer.rotate()
const later = issuer.exchange(issuer.issue(user), { actor: 'gateway', audience: 'orders', scope: 'orders:write' })
works('after a rotation, new and old tokens are accepted', () => (check(later) && check(forOrders) ? '' : 'no'))
issuer.retireOldKeys()
works('after retiring old keys, the new token is accepted', () => (check(later) ? '' : 'no'))
attack('token of a retired key', () => check(forOrders))
console.log(failed === 0 ? 'no holes found' : `${failed} holes`)
process.exit(failed ? 1 : 0)
