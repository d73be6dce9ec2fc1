// node naive.mjs FOLDER COUNT : places orders and publishes each one directly. Kill it and count: node count.mjs FOLDER
import { DatabaseSync } from 'node:sqlite'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { openBroker } from './log-broker.mjs'

const [folder, count] = process.argv.slice(2)
mkdirSync(folder, { recursive: true })
const db = new DatabaseSync(join(folder, 'orders.db'))
db.exec('create table if not exists orders (id integer primary key, office text not null, dish text not null) strict')
const broker = openBroker(folder)
for (let i = 0; i < Number(count); i++) {
  const { lastInsertRowid: id } = db.prepare('insert into orders (office, dish) values (?, ?)').run('Andheri Bank', 'thali')
  if (process.env.DIE_AT === `order ${id}`) process.kill(process.pid, 'SIGKILL')
  for (const topic of ['kitchen', 'riders', 'billing']) broker.publish(topic, { id: `ord-${id}`, dish: 'thali' })
}
