import { createHash, randomBytes } from 'node:crypto'
import { ApiError } from './errors.ts'

export type Role = 'owner' | 'helper'
export type Action = 'entries:read' | 'entries:add' | 'entries:settle'
export type Session = { personId: string; expiresAt: number }

/** Who may do what. Everything that isn't listed is forbidden. */
const allowed: Record<Role, readonly Action[]> = {
  owner: ['entries:read', 'entries:add', 'entries:settle'],
  helper: ['entries:read', 'entries:add'],
}

export const may = (role: string, action: string): boolean =>
  Object.hasOwn(allowed, role) && allowed[role as Role].includes(action as Action)

/** The right that an entry needs. A payment settles a part of the debt, so it needs the stronger one. */
export const rightFor = (kind: 'credit' | 'payment'): Action => (kind === 'payment' ? 'entries:settle' : 'entries:add')

export const sessionSeconds = 12 * 60 * 60

/** For Set-Cookie. */
export const sessionCookie = (token: string, seconds: number): string =>
  `session=${token}; HttpOnly; Secure; SameSite=Lax; Path=/; Max-Age=${seconds}`

/** The token in a Cookie header such as "theme=dark; session=kX3", or null. */
export function readToken(header: string | undefined): string | null {
  const pairs = (header ?? '').split(';').map((pair) => pair.trim())
  return pairs.find((pair) => pair.startsWith('session='))?.slice('session='.length) || null
}

export const digest = (token: string): string => createHash('sha256').update(token).digest('hex')

/** Sessions in the given Map. Only the digest of a token is stored, so a stolen list opens nothing. */
export function createSessions(store: Map<string, Session>, now: () => number) {
  return {
    start(personId: string): string {
      const token = randomBytes(32).toString('base64url')
      store.set(digest(token), { personId, expiresAt: now() + sessionSeconds * 1000 })
      return token
    },
    find(token: string): string | null {
      const session = store.get(digest(token))
      return session && session.expiresAt > now() ? session.personId : null
    },
    end(token: string): void {
      store.delete(digest(token))
    },
  }
}

type Person = { id: string; role: Role }

/** The check in front of every route: 401 if we don't know who it is, 403 if the person may not do this. */
export function allow<P extends Person>(
  header: string | undefined,
  action: Action,
  { find, people }: { find: (token: string) => string | null; people: readonly P[] },
): P {
  const token = readToken(header)
  const personId = token === null ? null : find(token)
  const person = people.find(({ id }) => id === personId)
  if (!person) throw new ApiError(401, 'sign_in', 'Sign in first.')
  if (!may(person.role, action)) throw new ApiError(403, 'forbidden', 'You aren’t allowed to do this.')
  return person
}
