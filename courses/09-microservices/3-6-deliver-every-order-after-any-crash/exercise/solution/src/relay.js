const pauseMs = (attempts) => Math.min(100 * 2 ** attempts, 5_000)

export async function runRelay({ db, send, now }) {
  const { rows } = await db.query(
    'select id, receiver, message, attempts from outbox where not confirmed and due_ms <= $1 order by id',
    [now()],
  )
  let confirmed = 0
  for (const { id, receiver, message, attempts } of rows) {
    try {
      await send(receiver, message)
    } catch {
      await db.query('update outbox set attempts = attempts + 1, due_ms = $2 where id = $1', [id, now() + pauseMs(attempts)])
      continue
    }
    await db.query('update outbox set confirmed = true where id = $1', [id])
    confirmed += 1
  }
  return { sent: rows.length, confirmed }
}
