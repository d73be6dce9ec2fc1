import { randomUUID } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Deps } from '#server/kit/deps.ts'
import { isSignedBy, sign } from '#server/kit/http/tokens.ts'

/** With this prefix a browser takes the cookie from this host alone and over HTTPS alone; without HTTPS it refuses it. */
const cookieName = (env: Deps['env']) => `${isSecure(env) ? '__Host-' : ''}known_device`
const isSecure = ({ publicUrl }: Deps['env']) => publicUrl.startsWith('https:')
// Names what is signed, so that a signature made for anything else makes no device known.
const signedText = (device: string, email: string) => `known device ${device} of ${email}`
const year = 365 * 24 * 60 * 60

/** The id of this device if it signed in to this account before; the cookie outlives signing out. */
export function knownDevice({ secret, env }: Deps, request: FastifyRequest, email: string): string | null {
  const value = new RegExp(`(?:^|; )${cookieName(env)}=([\\w-]{36})\\.([\\w-]+)`).exec(request.headers.cookie ?? '')
  if (!value) return null
  const [, device, signature] = value
  return isSignedBy(secret, signedText(device!, email), signature!) ? device! : null
}

/** Remembers on the device that it knows this account. It opens nothing by itself. */
export function rememberDevice({ secret, env }: Deps, reply: FastifyReply, email: string, device: string | null) {
  const id = device ?? randomUUID()
  const secure = isSecure(env) ? '; Secure' : ''
  reply.header(
    'set-cookie',
    `${cookieName(env)}=${id}.${sign(secret, signedText(id, email))}; Path=/; Max-Age=${year}; HttpOnly; SameSite=Strict${secure}`,
  )
}
