/** The costs in a stored hash, or null. */
export function costsOf(stored) {
  const match = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$[\w+/]+\$[\w+/]+$/.exec(stored)
  if (match === null) return null
  const [memory, passes, parallelism] = match.slice(1).map(Number)
  return { memory, passes, parallelism }
}

/** Whether a password must be hashed again at the next sign-in. */
export function mustRehash(stored, wanted) {
  const costs = costsOf(stored)
  return costs === null || Object.keys(wanted).some((name) => costs[name] < wanted[name])
}

const hex = (bytes) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
const hash = async (token) => hex(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token))))

/** The table of sessions. */
export function createSessions() {
  const rows = []
  let count = 0
  const keep = (isKept) => {
    const kept = rows.filter(isKept)
    const removed = rows.length - kept.length
    rows.splice(0, rows.length, ...kept)
    return removed
  }

  return {
    rows,
    async signIn(accountId, device, now) {
      const token = hex(crypto.getRandomValues(new Uint8Array(32)))
      rows.push({ sessionId: ++count, accountId, device, tokenHash: await hash(token), expiresAt: now + 30 * 86_400 })
      return token
    },
    async accountOf(token, now) {
      const tokenHash = await hash(token)
      const row = rows.find((session) => session.tokenHash === tokenHash && session.expiresAt > now)
      return row ? { accountId: row.accountId, sessionId: row.sessionId } : null
    },
    devices: (accountId, now) =>
      rows
        .filter((session) => session.accountId === accountId && session.expiresAt > now)
        .map(({ sessionId, device }) => ({ sessionId, device })),
    signOut: (accountId, sessionId) => keep((session) => session.sessionId !== sessionId || session.accountId !== accountId) > 0,
    passwordChanged: (accountId, sessionId) => void keep((session) => session.accountId !== accountId || session.sessionId === sessionId),
  }
}

/** Counts the attempts to sign in. */
export function createLimiter() {
  const counts = new Map()
  return {
    attempt(email, address, now) {
      const started = now - (now % 900)
      let isAllowed = true
      for (const [key, limit] of [[`email ${email.toLowerCase()}`, 5], [`address ${address}`, 50]]) {
        const id = `${key} ${started}`
        counts.set(id, (counts.get(id) ?? 0) + 1)
        if (counts.get(id) > limit) isAllowed = false
      }
      return isAllowed ? 0 : started + 900 - now
    },
  }
}

/** The set-cookie header of a session. */
export function sessionCookie(token) {
  return `__Host-session=${token}; Path=/; Secure; HttpOnly; SameSite=Lax; Max-Age=2592000`
}
