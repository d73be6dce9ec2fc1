// node relay.mjs FOLDER : publishes everything that waits, in order, and ends. In production: a loop with a short pause.
import { openBroker } from './log-broker.mjs'
import { checkpoint, openOrders } from './orders.mjs'

export function relay(folder, batch = 50) {
  const db = openOrders(folder)
  const broker = openBroker(folder)
  const waiting = db.prepare('select id, topic, payload from outbox where published_at is null order by id limit ?')
  const mark = db.prepare(`update outbox set published_at = datetime('now') where id = ?`)
  let sent = 0
  for (;;) {
    const rows = waiting.all(batch)
    if (rows.length === 0) return sent
    for (const row of rows) {
      checkpoint(`before publish ${row.id}`)
      broker.publish(row.topic, { messageId: row.id, ...JSON.parse(row.payload) })
      checkpoint(`published ${row.id}`)
      mark.run(row.id)
      checkpoint(`marked ${row.id}`)
      sent++
    }
  }
}
if (process.argv[1] === import.meta.filename) console.log(`published ${relay(process.argv[2])}`)
