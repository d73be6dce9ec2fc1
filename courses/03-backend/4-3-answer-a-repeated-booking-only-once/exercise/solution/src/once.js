import { createHash } from 'node:crypto'
import { canonical } from './canonical.js'

const refuse = (status, code, message) => ({ status, body: { code, message } })

/**
 * Runs `work(tx)` once for a person and key, in one transaction with the key, and returns its reply { status, body }.
 * A repetition gets the stored reply.
 */
export async function once(db, personId, key, request, work) {
  if (typeof key !== 'string' || key.length < 8 || key.length > 100) {
    return refuse(400, 'invalid_idempotency_key', 'Send a key of 8 to 100 characters.')
  }
  const hash = createHash('sha256').update(canonical(request)).digest('hex')
  return db.transaction(async (tx) => {
    const inserted = await tx.query(
      'insert into idempotency_keys (person_id, key, request_hash) values ($1, $2, $3) on conflict do nothing returning key',
      [personId, key, hash],
    )
    if (inserted.rows.length === 0) {
      const { rows } = await tx.query(
        'select request_hash, status, body from idempotency_keys where person_id = $1 and key = $2',
        [personId, key],
      )
      const [{ request_hash, status, body }] = rows
      if (request_hash === hash) return { status, body }
      return refuse(422, 'idempotency_key_reused', 'This key belongs to another request.')
    }
    const reply = await work(tx)
    await tx.query('update idempotency_keys set status = $3, body = $4 where person_id = $1 and key = $2', [
      personId,
      key,
      reply.status,
      reply.body,
    ])
    return reply
  })
}
