// Everything of this step except argon2id itself, which only Node has. Times are whole seconds.

/**
 * The costs in a stored hash such as '$argon2id$v=19$m=19456,t=2,p=1$<salt>$<hash>': { memory, passes, parallelism } as numbers.
 * Anything else, such as another algorithm or a part that is missing: null.
 */
export function costsOf(stored) {
  return null
}

/** Whether a password must be hashed again at the next sign-in: a cost is lower than wanted, or it isn't argon2id. */
export function mustRehash(stored, wanted) {
  return false
}

/** The table of sessions. `rows` is what a thief would read: it never has a token, only its SHA-256 hash. */
export function createSessions() {
  const rows = []
  let count = 0

  return {
    rows,
    /** Adds a session and returns its token: 32 random bytes as 64 hexadecimal digits. The session ends after 30 days. */
    async signIn(accountId, device, now) {
      const token = 'not a secret'
      rows.push({ sessionId: ++count, accountId, device, tokenHash: token, expiresAt: now })
      return token
    },
    /** { accountId, sessionId } of a token whose session hasn't ended at `now`, or null. */
    async accountOf(token, now) {
      return null
    },
    /** [{ sessionId, device }] of an account, without sessions that have ended. */
    devices(accountId, now) {
      return []
    },
    /** Ends one session of this account. Returns whether it did: a session of another account stays. */
    signOut(accountId, sessionId) {
      return false
    },
    /** After a new password: ends all sessions of the account except this one. */
    passwordChanged(accountId, sessionId) {},
  }
}

/**
 * Counts the attempts to sign in: at most 5 for an email and 50 for an address in each window of 15 minutes.
 * Windows begin at 0, 900, 1800 …, as with date_bin. Capitals in an email don't matter. Every attempt counts for both.
 */
export function createLimiter() {
  return {
    /** 0 if this attempt is allowed, otherwise the seconds until the next window, for the header Retry-After. */
    attempt(email, address, now) {
      return 0
    },
  }
}

/** The set-cookie header of a session, with all its attributes. */
export function sessionCookie(token) {
  return `session=${token}`
}
