import { randomUUID } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Tools } from '#server/kit/deps.ts'
import { isSignedBy, sign } from '#server/kit/security/tokens.ts'

/** Browsers accept a cookie with this prefix only from this host and only over HTTPS. */
const cookieName = (env: Tools['env']) => `${isSecure(env) ? '__Host-' : ''}known_device`
const isSecure = ({ publicUrl }: Tools['env']) => publicUrl.startsWith('https:')
// Includes the purpose, so that a signature for anything else is not accepted here.
const signedText = (device: string, email: string) => `known device ${device} of ${email}`
const year = 365 * 24 * 60 * 60

/** Returns the id of a device that signed in to this account before; the cookie stays after signing out. */
export function knownDevice({ secret, env }: Tools, request: FastifyRequest, email: string): string | null {
  const value = new RegExp(`(?:^|; )${cookieName(env)}=([\\w-]{36})\\.([\\w-]+)`).exec(request.headers.cookie ?? '')
  if (!value) return null
  const [, device, signature] = value
  return isSignedBy(secret, signedText(device!, email), signature!) ? device! : null
}

/** Sets a cookie that grants no access by itself. */
export function rememberDevice({ secret, env }: Tools, reply: FastifyReply, email: string, device: string | null) {
  const id = device ?? randomUUID()
  const secure = isSecure(env) ? '; Secure' : ''
  reply.header(
    'set-cookie',
    `${cookieName(env)}=${id}.${sign(secret, signedText(id, email))}; Path=/; Max-Age=${year}; HttpOnly; SameSite=Strict${secure}`,
  )
}
