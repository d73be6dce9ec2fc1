import { createHash } from 'node:crypto'

/** { accountId, role } of the session whose token the request carries, or null. */
export async function whoIs(db, authorization = '') {
  const [, token] = /^Bearer (\S+)$/.exec(authorization) ?? []
  if (!token) return null
  const { rows } = await db.query(
    `select account_id as "accountId", role from sessions join accounts using (account_id) where token_hash = $1`,
    [createHash('sha256').update(token).digest()],
  )
  return rows[0] ?? null
}
