export type Role = 'owner' | 'helper'
export type Action = 'entries:read' | 'entries:add' | 'entries:settle'
export type Person = { id: string; role: Role }

/** Who may do what. Everything that isn't listed is forbidden. */
const allowed: Record<Role, readonly Action[]> = {
  owner: ['entries:read', 'entries:add', 'entries:settle'],
  helper: ['entries:read', 'entries:add'],
}

export function may(role: string, action: string): boolean {
  return Object.entries(allowed).some(([name, actions]) => name === role && actions.some((one) => one === action))
}

/** The right that an entry needs. A payment settles a part of the debt, so it needs the stronger one. */
export const rightFor = (kind: 'credit' | 'payment'): Action => (kind === 'payment' ? 'entries:settle' : 'entries:add')

/** The token in a Cookie header such as "theme=dark; session=kX3", or null. */
export function readToken(header: string | undefined): string | null {
  const pairs = (header ?? '').split(';').map((pair) => pair.trim())
  const pair = pairs.find((one) => one.startsWith('session='))
  return pair === undefined || pair === 'session=' ? null : pair.slice('session='.length)
}

type Tools = { now: () => number; newToken: () => string; digest: (token: string) => string }
type Session = { personId: string; expiresAt: number }

const twelveHours = 12 * 60 * 60 * 1000

/** Sessions in the given Map. Only the digest of a token is stored, so a stolen list opens nothing. */
export function createSessions(store: Map<string, Session>, { now, newToken, digest }: Tools) {
  return {
    start(personId: string): string {
      const token = newToken()
      store.set(digest(token), { personId, expiresAt: now() + twelveHours })
      return token
    },
    /** The person's id, or null for an unknown or expired token. */
    find(token: string): string | null {
      const session = store.get(digest(token))
      return session && session.expiresAt > now() ? session.personId : null
    },
    end(token: string): void {
      store.delete(digest(token))
    },
    /** After a changed password or role: everybody with this account signs in again. */
    endAllOf(personId: string): void {
      for (const [key, session] of store) if (session.personId === personId) store.delete(key)
    },
  }
}

/** The check in front of every route: 401 if we don't know who it is, 403 if the person may not do this. */
export function allow(
  header: string | undefined,
  action: Action,
  { find, people }: { find: (token: string) => string | null; people: readonly Person[] },
): { status: 200; person: Person } | { status: 401 | 403 } {
  const token = readToken(header)
  const personId = token === null ? null : find(token)
  const person = people.find(({ id }) => id === personId)
  if (!person) return { status: 401 }
  return may(person.role, action) ? { status: 200, person } : { status: 403 }
}
