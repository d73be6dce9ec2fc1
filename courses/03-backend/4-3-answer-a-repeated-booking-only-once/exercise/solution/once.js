/** The same text for the same content, whatever the order of the keys. */
export function canonical(value) {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`
  if (value !== null && typeof value === 'object') {
    const keys = Object.keys(value).sort()
    return `{${keys.map((key) => `${JSON.stringify(key)}:${canonical(value[key])}`).join(',')}}`
  }
  return JSON.stringify(value)
}

/** Runs `work` once for a person and key: key, work and reply are one transaction. */
export async function once(database, personId, key, request, work) {
  if (key.length < 8 || key.length > 100) return { status: 400, body: { code: 'invalid_idempotency_key' } }
  const hash = canonical(request)
  const client = await database.connect()
  try {
    await client.begin()
    let reply
    if ((await client.insertKey(personId, key, hash)) === 1) {
      reply = await work(client)
      await client.saveReply(personId, key, reply)
    } else {
      const row = await client.readKey(personId, key)
      const isSame = row.hash === hash
      reply = isSame ? { status: row.status, body: row.body } : { status: 422, body: { code: 'idempotency_key_reused' } }
    }
    await client.commit()
    return reply
  } catch (error) {
    await client.rollback()
    throw error
  } finally {
    client.release()
  }
}
