// node count.mjs FOLDER : compares the orders in the database with what each topic got.
import { DatabaseSync } from 'node:sqlite'
import { join } from 'node:path'
import { openBroker } from './log-broker.mjs'

const folder = process.argv[2]
const db = new DatabaseSync(join(folder, 'orders.db'))
const orders = db.prepare('select id from orders').all().map((row) => `ord-${row.id}`)
console.log(`${orders.length} orders`)
for (const topic of ['kitchen', 'riders', 'billing']) {
  const got = openBroker(folder).read(topic).map(({ message }) => message.id)
  const set = new Set(got)
  console.log(`${topic.padEnd(8)} ${set.size} different, ${orders.filter((id) => !set.has(id)).length} missing, ${[...set].filter((id) => !orders.includes(id)).length} without an order, ${got.length - set.size} repeated`)
}
