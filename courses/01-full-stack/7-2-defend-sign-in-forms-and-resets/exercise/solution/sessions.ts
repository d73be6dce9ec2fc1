import { createHash, randomBytes } from 'node:crypto'

export type Role = 'owner' | 'helper'
export type Person = { id: string; email: string; role: Role; passwordHash: string }
type Session = { personId: string; expiresAt: number }

const twelveHours = 12 * 60 * 60 * 1000
const digest = (token: string): string => createHash('sha256').update(token).digest('hex')

/** Sessions in memory. Only the digest of a token is stored, so a stolen list opens nothing. */
export function createSessions({ now }: { now: () => number }) {
  const sessions = new Map<string, Session>()
  return {
    start(personId: string): string {
      const token = randomBytes(32).toString('base64url')
      sessions.set(digest(token), { personId, expiresAt: now() + twelveHours })
      return token
    },
    /** The person's id, or null for an unknown or expired token. */
    find(token: string): string | null {
      const key = digest(token)
      const session = sessions.get(key)
      if (!session) return null
      if (session.expiresAt <= now()) {
        sessions.delete(key)
        return null
      }
      return session.personId
    },
    end(token: string): void {
      sessions.delete(digest(token))
    },
    /** After a changed password or role: everybody with this account signs in again. */
    endAllOf(personId: string): void {
      for (const [key, session] of sessions) if (session.personId === personId) sessions.delete(key)
    },
  }
}
