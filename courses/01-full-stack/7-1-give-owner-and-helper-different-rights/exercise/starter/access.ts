export type Role = 'owner' | 'helper'
export type Action = 'entries:read' | 'entries:add' | 'entries:settle'
export type Person = { id: string; role: Role }

/** What isn't allowed by the table is forbidden. */
export function may(role: string, action: string): boolean {
  return true
}

/** The right that an entry of this kind needs. */
export const rightFor = (kind: 'credit' | 'payment'): Action => 'entries:add'

/** The token in a Cookie header such as "theme=dark; session=kX3", or null. */
export function readToken(header: string | undefined): string | null {
  return null
}

type Tools = { now: () => number; newToken: () => string; digest: (token: string) => string }
type Session = { personId: string; expiresAt: number }

/** Sessions in the given Map: the key is the digest of the token, never the token. They end after 12 hours. */
export function createSessions(store: Map<string, Session>, { now, newToken, digest }: Tools) {
  return {
    /** Returns the token for the cookie. */
    start(personId: string): string {
      return ''
    },
    /** The person's id, or null for an unknown or expired token. */
    find(token: string): string | null {
      return null
    },
    end(token: string): void {},
    endAllOf(personId: string): void {},
  }
}

/** The check in front of every route: 401 if we don't know who it is, 403 if the person may not do this. */
export function allow(
  header: string | undefined,
  action: Action,
  { find, people }: { find: (token: string) => string | null; people: readonly Person[] },
): { status: 200; person: Person } | { status: 401 | 403 } {
  return { status: 401 }
}
