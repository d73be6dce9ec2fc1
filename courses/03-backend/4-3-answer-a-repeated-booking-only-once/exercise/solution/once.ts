import { createHash } from 'node:crypto'
import type { Pool, PoolClient } from 'pg'

export type Reply = { status: number; body: unknown }

/** The same JSON for the same content, whatever the order of the keys. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`
  if (value !== null && typeof value === 'object')
    return `{${Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, item]) => `${JSON.stringify(key)}:${canonical(item)}`)
      .join(',')}}`
  return JSON.stringify(value) ?? 'null'
}

/**
 * Runs `work` at most once for a person and key, and returns the stored reply to every repetition.
 * The key, the work and the reply are one transaction: if it fails, all three are gone and the client may try again.
 */
export async function once(pool: Pool, personId: number, key: string, request: unknown, work: (client: PoolClient) => Promise<Reply>): Promise<Reply> {
  if (key.length < 8 || key.length > 100) return { status: 400, body: { code: 'invalid_idempotency_key' } }
  const hash = createHash('sha256').update(canonical(request)).digest('hex')
  const client = await pool.connect()
  try {
    await client.query('begin')
    // If another transaction has inserted the same key, this waits until that one has ended.
    const { rowCount } = await client.query(
      `insert into idempotency_keys (person_id, key, request_hash) values ($1, $2, $3) on conflict do nothing`,
      [personId, key, hash],
    )
    let reply: Reply
    if (rowCount === 1) {
      reply = await work(client)
      await client.query(`update idempotency_keys set status = $3, body = $4 where person_id = $1 and key = $2`, [
        personId,
        key,
        reply.status,
        JSON.stringify(reply.body),
      ])
    } else {
      const { rows } = await client.query(`select request_hash, status, body from idempotency_keys where person_id = $1 and key = $2`, [personId, key])
      reply = rows[0].request_hash === hash ? { status: rows[0].status, body: rows[0].body } : { status: 422, body: { code: 'idempotency_key_reused' } }
    }
    await client.query('commit')
    return reply
  } catch (error) {
    await client.query('rollback')
    throw error
  } finally {
    client.release()
  }
}
