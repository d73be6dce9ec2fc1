// node orders.mjs FOLDER COUNT : places orders; each one and its three messages are written in one transaction.
import { join } from 'node:path'
import { mkdirSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'

export const topics = ['kitchen', 'riders', 'billing']
export const checkpoint = (name) => {
  if (process.env.DIE_AT === name) process.kill(process.pid, 'SIGKILL')
}
export function openOrders(folder) {
  mkdirSync(folder, { recursive: true })
  const db = new DatabaseSync(join(folder, 'orders.db'), { timeout: 5_000 })
  db.exec(`
    create table if not exists orders (id integer primary key, office text not null, dish text not null) strict;
    create table if not exists outbox (
      id integer primary key autoincrement, topic text not null, payload text not null, published_at text
    ) strict;
    create index if not exists outbox_waiting on outbox (id) where published_at is null;`)
  return db
}
export function place(db, office, dish) {
  db.exec('begin immediate')
  try {
    const { lastInsertRowid } = db.prepare('insert into orders (office, dish) values (?, ?)').run(office, dish)
    const id = `ord-${lastInsertRowid}`
    checkpoint(`order written ${lastInsertRowid}`)
    const add = db.prepare('insert into outbox (topic, payload) values (?, ?)')
    for (const topic of topics) {
      add.run(topic, JSON.stringify({ id, office, dish }))
      checkpoint(`outbox ${topic} ${lastInsertRowid}`)
    }
    db.exec('commit')
    checkpoint(`committed ${lastInsertRowid}`)
    return id
  } catch (error) {
    db.exec('rollback')
    throw error
  }
}
if (process.argv[1] === import.meta.filename) {
  const [folder, count] = process.argv.slice(2)
  const db = openOrders(folder)
  for (let i = 0; i < Number(count); i++) place(db, 'Andheri Bank', 'thali')
}
