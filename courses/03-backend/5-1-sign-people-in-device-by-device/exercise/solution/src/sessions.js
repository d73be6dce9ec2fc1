import { createHash, randomBytes } from 'node:crypto'

const hashOf = (token) => createHash('sha256').update(token).digest()

/** Starts a session on a device. Returns { sessionId, token }; the table has only the token's SHA-256. */
export async function startSession(db, accountId, device) {
  const token = randomBytes(32).toString('hex')
  const { rows } = await db.query(
    `insert into sessions (account_id, token_hash, device, expires_at)
     values ($1, $2, $3, now() + interval '30 days') returning session_id as "sessionId"`,
    [accountId, hashOf(token), device],
  )
  return { sessionId: rows[0].sessionId, token }
}

/** { accountId, sessionId } of the cookie of a request, or null. */
export async function sessionOf(db, cookies = '') {
  const [, token] = /(?:^|; *)__Host-session=([0-9a-f]{64})(?:;|$)/.exec(cookies) ?? []
  if (!token) return null
  const { rows } = await db.query(
    `select account_id as "accountId", session_id as "sessionId" from sessions
     where token_hash = $1 and expires_at > now()`,
    [hashOf(token)],
  )
  return rows[0] ?? null
}

export const cookieOf = (token) =>
  `__Host-session=${token}; Path=/; Secure; HttpOnly; SameSite=Lax; Max-Age=${30 * 24 * 3600}`
