import { createHash, randomBytes } from 'node:crypto'
import { hashPassword, verifyPassword } from './password.ts'

type Db = { query(text: string, values?: unknown[]): Promise<{ rows: any[]; rowCount: number | null }> }
export type SignIn = { outcome: 'ok'; token: string } | { outcome: 'wrong' } | { outcome: 'wait' }

const hashToken = (token: string) => createHash('sha256').update(token).digest()
/** Verified when the email is unknown, so that both cases take equally long. */
const decoy = await hashPassword(randomBytes(16).toString('hex'))

export async function register(db: Db, email: string, password: string): Promise<number> {
  const { rows } = await db.query('insert into accounts (email, password_hash) values (lower($1), $2) returning account_id', [
    email,
    await hashPassword(password),
  ])
  return rows[0].account_id
}

/** Counts an attempt in the current 15 minutes and says whether it is allowed. The count is shared by all servers. */
export async function consumeLoginAttempt(db: Db, key: string, limit: number): Promise<boolean> {
  const { rows } = await db.query(
    `insert into login_attempts (key, started) values ($1, date_bin('15 minutes', now(), timestamptz '2020-01-01'))
     on conflict (key, started) do update set attempts = login_attempts.attempts + 1
     returning attempts`,
    [key],
  )
  return rows[0].attempts <= limit
}

export async function signIn(db: Db, email: string, password: string, device: string, address: string): Promise<SignIn> {
  const mayTry = await Promise.all([consumeLoginAttempt(db, `email ${email.toLowerCase()}`, 5), consumeLoginAttempt(db, `address ${address}`, 50)])
  if (mayTry.includes(false)) return { outcome: 'wait' }
  const { rows } = await db.query('select account_id, password_hash from accounts where email = lower($1)', [email])
  const isRight = await verifyPassword(password, rows[0]?.password_hash ?? decoy)
  if (rows.length === 0 || !isRight) return { outcome: 'wrong' }
  const token = randomBytes(32).toString('base64url')
  await db.query('insert into sessions (account_id, token_hash, device) values ($1, $2, $3)', [rows[0].account_id, hashToken(token), device])
  return { outcome: 'ok', token }
}

export async function accountOf(db: Db, token: string): Promise<{ accountId: number; sessionId: number; role: string } | null> {
  const { rows } = await db.query(
    `update sessions set seen_at = now() from accounts
     where token_hash = $1 and expires_at > now() and accounts.account_id = sessions.account_id
     returning accounts.account_id as "accountId", session_id as "sessionId", role`,
    [hashToken(token)],
  )
  return rows[0] ?? null
}

export async function listDevices(db: Db, accountId: number) {
  const { rows } = await db.query(
    `select session_id as "sessionId", device, seen_at as "seenAt" from sessions
     where account_id = $1 and expires_at > now() order by session_id`,
    [accountId],
  )
  return rows as { sessionId: number; device: string; seenAt: Date }[]
}

/** Signs one device out. The account is part of the condition, so nobody can end another person's session. */
export async function signOut(db: Db, accountId: number, sessionId: number): Promise<boolean> {
  const { rowCount } = await db.query('delete from sessions where session_id = $1 and account_id = $2', [sessionId, accountId])
  return rowCount === 1
}

export async function changePassword(db: Db, accountId: number, sessionId: number, password: string): Promise<void> {
  await db.query(
    `with changed as (update accounts set password_hash = $3 where account_id = $1)
     delete from sessions where account_id = $1 and session_id <> $2`,
    [accountId, sessionId, await hashPassword(password)],
  )
}

export const sessionCookie = (token: string) => `__Host-session=${token}; Path=/; Secure; HttpOnly; SameSite=Lax; Max-Age=${30 * 86_400}`
