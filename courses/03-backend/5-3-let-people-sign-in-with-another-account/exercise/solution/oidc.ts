import { createHash, randomBytes } from 'node:crypto'
import { type Person, verifyIdToken } from './id-token.ts'

export type Settings = { issuer: string; clientId: string; redirectUri: string }
/** Stored on our side (in the visitor's session) until the visitor comes back. */
export type Pending = { state: string; nonce: string; verifier: string; startedAt: number }

const random = () => randomBytes(32).toString('base64url')
const challengeOf = (verifier: string) => createHash('sha256').update(verifier).digest('base64url')

async function getJson(url: string, init: RequestInit = {}): Promise<any> {
  const response = await fetch(url, { ...init, signal: AbortSignal.timeout(5_000), redirect: 'error' })
  if (!response.ok) throw new Error(`The provider answered ${response.status}`)
  return response.json()
}

async function discover(issuer: string) {
  const found = await getJson(`${issuer}/.well-known/openid-configuration`)
  if (found.issuer !== issuer) throw new Error('The provider has another name')
  return found as { authorization_endpoint: string; token_endpoint: string; jwks_uri: string }
}

export async function startSignIn(settings: Settings): Promise<{ url: string; pending: Pending }> {
  const { authorization_endpoint } = await discover(settings.issuer)
  const pending = { state: random(), nonce: random(), verifier: random(), startedAt: Date.now() }
  const url = new URL(authorization_endpoint)
  url.search = new URLSearchParams({
    response_type: 'code',
    client_id: settings.clientId,
    redirect_uri: settings.redirectUri,
    scope: 'openid email',
    state: pending.state,
    nonce: pending.nonce,
    code_challenge: challengeOf(pending.verifier),
    code_challenge_method: 'S256',
  }).toString()
  return { url: url.href, pending }
}

export async function finishSignIn(settings: Settings, callback: string, pending: Pending | undefined): Promise<Person> {
  const query = new URL(callback).searchParams
  if (!pending || Date.now() - pending.startedAt > 10 * 60_000) throw new Error('This sign-in was not started here, or is too old')
  if (query.get('state') !== pending.state) throw new Error('The state does not match')
  const code = query.get('code')
  if (!code) throw new Error('The provider sent no code')
  const { token_endpoint, jwks_uri } = await discover(settings.issuer)
  const { id_token } = await getJson(token_endpoint, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      code,
      redirect_uri: settings.redirectUri,
      client_id: settings.clientId,
      code_verifier: pending.verifier,
    }),
  })
  return verifyIdToken(id_token, await getJson(jwks_uri), { ...settings, nonce: pending.nonce })
}
