/** The same text for the same content, whatever the order of the keys, at any depth. The order of a list counts. */
export function canonical(value) {
  return JSON.stringify(value)
}

/**
 * Runs `work(client)` once for a person and key, in one transaction with the key, and returns its reply { status, body }.
 * A repetition gets the stored reply. The same key with another request: { status: 422, body: { code: 'idempotency_key_reused' } }.
 * A key that isn't 8 to 100 characters long: { status: 400, body: { code: 'invalid_idempotency_key' } }, before anything else.
 * If the work fails, nothing stays, and its error is passed on. The connection is given back in any case.
 * `canonical(request)` may be stored as it is: a real server stores its SHA-256.
 */
export async function once(database, personId, key, request, work) {
  const client = await database.connect()
  const reply = await work(client)
  client.release()
  return reply
}
