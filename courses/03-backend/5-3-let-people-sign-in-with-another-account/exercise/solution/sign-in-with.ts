import { createHash, randomBytes } from 'node:crypto'
import type { Pool } from 'pg'
import type { Person } from './id-token.ts'

export type Outcome = { outcome: 'ok'; token: string; accountId: number } | { outcome: 'connect first' }

/** Opens a session for a person whom the provider knows. A known email alone connects nothing: addresses change hands. */
export async function signInWith(pool: Pool, { issuer, subject, email }: Person, device: string): Promise<Outcome> {
  const client = await pool.connect()
  const known = async (): Promise<number | undefined> =>
    (await client.query('select account_id from identities where issuer = $1 and subject = $2', [issuer, subject])).rows[0]?.account_id
  try {
    await client.query('begin')
    let accountId = await known()
    if (accountId === undefined && email !== undefined) {
      const { rows } = await client.query('insert into accounts (email) values (lower($1)) on conflict (email) do nothing returning account_id', [email])
      if (rows.length > 0) {
        accountId = rows[0].account_id as number
        await client.query('insert into identities (issuer, subject, account_id) values ($1, $2, $3)', [issuer, subject, accountId])
      } else accountId = await known() // another callback of the same person was quicker
    }
    if (accountId === undefined) {
      await client.query('rollback')
      return { outcome: 'connect first' }
    }
    const token = randomBytes(32).toString('base64url')
    const hash = createHash('sha256').update(token).digest()
    await client.query('insert into sessions (account_id, token_hash, device) values ($1, $2, $3)', [accountId, hash, device])
    await client.query('commit')
    return { outcome: 'ok', token, accountId }
  } catch (error) {
    await client.query('rollback')
    throw error
  } finally {
    client.release()
  }
}
