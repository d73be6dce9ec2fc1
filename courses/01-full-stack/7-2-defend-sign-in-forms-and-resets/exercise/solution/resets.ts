type Reset = { personId: string; expiresAt: number }
type Tools = { now: () => number; newToken: () => string; digest: (token: string) => string }

const thirtyMinutes = 30 * 60 * 1000

/** Links for a new password: each works once, for 30 minutes, and only the newest one of a person. */
export function createResets(store: Map<string, Reset>, { now, newToken, digest }: Tools) {
  return {
    create(personId: string): string {
      for (const [key, reset] of store) if (reset.personId === personId) store.delete(key)
      const token = newToken()
      store.set(digest(token), { personId, expiresAt: now() + thirtyMinutes })
      return token
    },
    /** The person's id, or null. The token is used up in any case. */
    use(token: string): string | null {
      const key = digest(token)
      const reset = store.get(key)
      store.delete(key)
      return reset && reset.expiresAt > now() ? reset.personId : null
    },
  }
}

type Deps = {
  findPersonId: (email: string) => string | null
  resets: { create: (personId: string) => string }
  sendMail: (to: string, text: string) => Promise<void>
  origin: string
}

/** The same answer for known and unknown addresses; only the mail differs. */
export async function requestReset(email: string, { findPersonId, resets, sendMail, origin }: Deps): Promise<{ message: string }> {
  const personId = findPersonId(email)
  if (personId !== null) {
    // After the #, the token isn't sent to servers and doesn't appear in their logs.
    const link = `${origin}/reset#${resets.create(personId)}`
    // Not awaited: a longer answer for known addresses would give them away.
    sendMail(email, `Choose a new password within 30 minutes: ${link}`).catch((error: unknown) => console.error('The reset mail failed', error))
  }
  return { message: 'If there is an account with this address, we have sent an email.' }
}
