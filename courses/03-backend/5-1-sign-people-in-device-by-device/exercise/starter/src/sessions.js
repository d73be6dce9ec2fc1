/** Starts a session on a device. Returns { sessionId, token }; the table has only the token's SHA-256. */
export async function startSession(db, accountId, device) {
  return { sessionId: 0, token: 'not a secret' }
}

/** { accountId, sessionId } of the cookie of a request, or null. */
export async function sessionOf(db, cookies = '') {
  return null
}

export const cookieOf = (token) => `session=${token}`
