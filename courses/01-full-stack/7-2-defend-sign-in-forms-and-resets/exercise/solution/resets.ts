import { createHash, randomBytes } from 'node:crypto'

const thirtyMinutes = 30 * 60 * 1000
const digest = (token: string): string => createHash('sha256').update(token).digest('hex')

/** Links for a new password: each works once, for 30 minutes, and only the newest one of a person. */
export function createResets({ now }: { now: () => number }) {
  const resets = new Map<string, { personId: string; expiresAt: number }>()
  return {
    create(personId: string): string {
      for (const [key, reset] of resets) if (reset.personId === personId) resets.delete(key)
      const token = randomBytes(32).toString('base64url')
      resets.set(digest(token), { personId, expiresAt: now() + thirtyMinutes })
      return token
    },
    /** The person's id, or null. The token is used up in any case. */
    use(token: string): string | null {
      const key = digest(token)
      const reset = resets.get(key)
      resets.delete(key)
      return reset && reset.expiresAt > now() ? reset.personId : null
    },
  }
}

/** The same answer for known and unknown addresses; only the mail differs. */
export async function requestReset(
  email: string,
  deps: {
    findPersonId: (email: string) => string | null
    resets: ReturnType<typeof createResets>
    sendMail: (to: string, text: string) => Promise<void>
    origin: string
  },
): Promise<{ message: string }> {
  const personId = deps.findPersonId(email)
  if (personId !== null) {
    const token = deps.resets.create(personId)
    // After the #, the token isn't sent to servers and doesn't appear in their logs.
    // Not awaited: a longer answer for known addresses would give them away.
    deps
      .sendMail(email, `Choose a new password within 30 minutes: ${deps.origin}/reset#${token}`)
      .catch((error: unknown) => console.error('The reset mail failed', error))
  }
  return { message: 'If there is an account with this address, we have sent an email.' }
}
