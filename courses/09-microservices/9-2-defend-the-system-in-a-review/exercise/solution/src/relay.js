/** One round: a row is marked when the kitchen has confirmed it, and never before. */
export async function runRelay({ db, kitchenUrl }) {
  const { rows } = await db.query('select id, message from orders.outbox where not confirmed order by id')
  let confirmed = 0
  for (const { id, message } of rows) {
    if (!(await deliver(kitchenUrl, message))) continue
    await db.query('update orders.outbox set confirmed = true where id = $1', [id])
    confirmed += 1
  }
  return { sent: rows.length, confirmed }
}

async function deliver(kitchenUrl, message) {
  try {
    const { status } = await fetch(`${kitchenUrl}/messages`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(message),
      signal: AbortSignal.timeout(500),
    })
    return status === 200
  } catch {
    return false
  }
}
