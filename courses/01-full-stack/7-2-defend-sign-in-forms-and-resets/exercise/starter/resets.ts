type Reset = { personId: string; expiresAt: number }
type Tools = { now: () => number; newToken: () => string; digest: (token: string) => string }

/**
 * Links for a new password, in the given Map: the key is the digest of the
 * token, never the token. A link works once, for 30 minutes (at that moment it
 * is over), and only the newest one of a person.
 */
export function createResets(store: Map<string, Reset>, { now, newToken, digest }: Tools) {
  return {
    /** Returns the token for the link. */
    create(personId: string): string {
      return ''
    },
    /** The person's id, or null for an unknown, used or expired token. */
    use(token: string): string | null {
      return null
    },
  }
}

type Deps = {
  findPersonId: (email: string) => string | null
  resets: { create: (personId: string) => string }
  sendMail: (to: string, text: string) => Promise<void>
  /** Our own address, such as https://ledger.example.com */
  origin: string
}

/**
 * The same answer for every address, at once. The mail goes only to people
 * with an account; its link is the origin, /reset# and the token.
 */
export async function requestReset(email: string, { findPersonId, resets, sendMail, origin }: Deps): Promise<{ message: string }> {
  return { message: '' }
}
