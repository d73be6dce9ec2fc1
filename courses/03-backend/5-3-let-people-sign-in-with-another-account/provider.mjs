// A small OpenID Connect provider for practice. Run: node provider.mjs   (it listens on http://localhost:4000)
// It asks no questions: everybody is Asha. Add &misbehave=… to the authorize address to make it lie:
//   nonce, audience, issuer, expired, signature
import { createHash, createSign, generateKeyPairSync, randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'

const base64url = (value) => Buffer.from(value).toString('base64url')

export function startProvider({ port = 4000, clientId = 'seatfinder', redirectUri = 'http://localhost:3000/callback' } = {}) {
  const issuer = `http://localhost:${port}`
  const good = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const bad = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const codes = new Map()

  const sign = (claims, key) => {
    const head = `${base64url(JSON.stringify({ alg: 'RS256', typ: 'JWT', kid: 'practice-1' }))}.${base64url(JSON.stringify(claims))}`
    return `${head}.${createSign('RSA-SHA256').update(head).sign(key, 'base64url')}`
  }

  const server = createServer(async (req, res) => {
    const url = new URL(req.url, issuer)
    const send = (status, body) => res.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    if (url.pathname === '/.well-known/openid-configuration')
      return send(200, { issuer, authorization_endpoint: `${issuer}/authorize`, token_endpoint: `${issuer}/token`, jwks_uri: `${issuer}/jwks` })
    if (url.pathname === '/jwks') return send(200, { keys: [{ ...good.publicKey.export({ format: 'jwk' }), kid: 'practice-1', alg: 'RS256', use: 'sig' }] })
    if (url.pathname === '/authorize') {
      const q = Object.fromEntries(url.searchParams)
      if (q.client_id !== clientId || q.redirect_uri !== redirectUri) return send(400, { error: 'unknown client or redirect address' })
      if (q.response_type !== 'code' || q.code_challenge_method !== 'S256' || !q.code_challenge) return send(400, { error: 'use the code flow with PKCE (S256)' })
      const code = randomUUID()
      codes.set(code, q)
      const back = new URL(redirectUri)
      back.searchParams.set('code', code)
      if (q.state) back.searchParams.set('state', q.state)
      return res.writeHead(302, { location: back.href }).end()
    }
    if (url.pathname === '/token' && req.method === 'POST') {
      const form = new URLSearchParams(await text(req))
      const q = codes.get(form.get('code'))
      codes.delete(form.get('code')) // a code works once
      const challenge = createHash('sha256').update(form.get('code_verifier') ?? '').digest('base64url')
      if (!q || form.get('grant_type') !== 'authorization_code' || form.get('redirect_uri') !== redirectUri || challenge !== q.code_challenge)
        return send(400, { error: 'invalid_grant' })
      const now = Math.floor(Date.now() / 1000)
      const claims = {
        iss: q.misbehave === 'issuer' ? 'http://evil.example' : issuer,
        aud: q.misbehave === 'audience' ? 'another-app' : clientId,
        sub: 'practice-user-1',
        email: 'asha@example.in',
        nonce: q.misbehave === 'nonce' ? 'something-else' : q.nonce,
        iat: now,
        exp: q.misbehave === 'expired' ? now - 3600 : now + 300,
      }
      return send(200, { access_token: randomUUID(), token_type: 'Bearer', expires_in: 300, id_token: sign(claims, q.misbehave === 'signature' ? bad.privateKey : good.privateKey) })
    }
    send(404, { error: 'not found' })
  })
  return new Promise((resolve) => server.listen(port, () => resolve(server)))
}

if (import.meta.main) {
  await startProvider()
  console.log('Practice provider on http://localhost:4000')
}
