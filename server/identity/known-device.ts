import { randomUUID } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Deps } from '#server/kit/deps.ts'
import { isSignedBy, sign } from '#server/kit/tokens.ts'

const cookie = 'known_device'
const year = 365 * 24 * 60 * 60

/** The id of this device if it signed in to this account before; the cookie outlives signing out. */
export function knownDevice({ secret }: Deps, request: FastifyRequest, email: string): string | null {
  const value = new RegExp(`(?:^|; )${cookie}=([\\w-]{36})\\.([\\w-]+)`).exec(request.headers.cookie ?? '')
  if (!value) return null
  const [, device, signature] = value
  return isSignedBy(secret, `${device} ${email}`, signature!) ? device! : null
}

/** Remembers on the device that it knows this account. It opens nothing by itself. */
export function rememberDevice({ secret, env }: Deps, reply: FastifyReply, email: string, device: string | null) {
  const id = device ?? randomUUID()
  const secure = env.publicUrl.startsWith('https:') ? '; Secure' : ''
  reply.header(
    'set-cookie',
    `${cookie}=${id}.${sign(secret, `${id} ${email}`)}; Path=/v1/user; Max-Age=${year}; HttpOnly; SameSite=Strict${secure}`,
  )
}
