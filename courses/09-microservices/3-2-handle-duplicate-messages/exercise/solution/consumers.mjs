import { DatabaseSync } from 'node:sqlite'

/** Throws for a message that this code can never handle. */
function check({ messageId, orderId, version, type, dish, paise, floor }) {
  if (typeof messageId !== 'string' || typeof orderId !== 'string') throw new Error('no messageId or orderId')
  if (!Number.isInteger(version) || version < 1) throw new Error('version is not a whole number')
  if (!['placed', 'changed', 'cancelled'].includes(type)) throw new Error(`unknown type "${type}"`)
  if (typeof dish !== 'string' || !Number.isInteger(paise) || !Number.isInteger(floor)) throw new Error('dish, paise or floor is wrong')
}

/** Runs `apply` once per message: inbox row and effect in one transaction. What fails goes to the dead letters. */
function createConsumer(name, schema, apply) {
  const db = new DatabaseSync(':memory:')
  db.exec(`create table inbox (message_id text primary key) strict;
    create table dead_letters (message_id text, error text not null, message text not null) strict; ${schema}`)
  return {
    name,
    db,
    handle(message) {
      db.exec('begin immediate')
      try {
        check(message)
        const { changes } = db.prepare('insert into inbox values (?) on conflict do nothing').run(message.messageId)
        if (changes === 1) apply(db, message)
        db.exec('commit')
      } catch (error) {
        db.exec('rollback')
        db.prepare('insert into dead_letters values (?, ?, ?)').run(message.messageId ?? null, error.message, JSON.stringify(message))
      }
    },
  }
}

/** Only the newest state counts: an older version changes nothing. */
const latestWins = (table, column) => (db, message) =>
  db
    .prepare(
      `insert into ${table} (order_id, version, ${column}, cancelled) values (?, ?, ?, ?)
       on conflict (order_id) do update set version = excluded.version, ${column} = excluded.${column}, cancelled = excluded.cancelled
       where excluded.version > ${table}.version`,
    )
    .run(message.orderId, message.version, message[column], message.type === 'cancelled' ? 1 : 0)

export const createKitchen = () =>
  createConsumer('kitchen', 'create table to_cook (order_id text primary key, version integer not null, dish text not null, cancelled integer not null) strict', latestWins('to_cook', 'dish'))

export const createRiders = () =>
  createConsumer('riders', 'create table drops (order_id text primary key, version integer not null, floor integer not null, cancelled integer not null) strict', latestWins('drops', 'floor'))

/** Billing needs every change, in order: a message that comes too early waits until the gap is closed. */
export const createBilling = () =>
  createConsumer(
    'billing',
    `create table accounts (order_id text primary key, version integer not null, paise integer not null) strict;
     create table ledger (order_id text not null, version integer not null, paise integer not null, primary key (order_id, version)) strict;
     create table early (order_id text not null, version integer not null, message text not null, primary key (order_id, version)) strict`,
    (db, first) => {
      for (let message = first; message; ) {
        const account = db.prepare('select version, paise from accounts where order_id = ?').get(message.orderId) ?? { version: 0, paise: 0 }
        if (message.version > account.version + 1) {
          db.prepare('insert into early values (?, ?, ?) on conflict do nothing').run(message.orderId, message.version, JSON.stringify(message))
          return
        }
        if (message.version <= account.version) return
        const total = message.type === 'cancelled' ? 0 : message.paise
        db.prepare('insert into ledger values (?, ?, ?)').run(message.orderId, message.version, total - account.paise)
        db.prepare('insert into accounts values (?, ?, ?) on conflict (order_id) do update set version = excluded.version, paise = excluded.paise').run(message.orderId, message.version, total)
        const next = db.prepare('delete from early where order_id = ? and version = ? returning message').get(message.orderId, message.version + 1)
        message = next && JSON.parse(next.message)
      }
    },
  )

/** Monday: after a fix, send dead letters again. Those that fail again come back. */
export function replayDeadLetters(consumer, repair = (message) => message) {
  const letters = consumer.db.prepare('delete from dead_letters returning message').all()
  for (const { message } of letters) {
    const repaired = repair(JSON.parse(message))
    if (repaired) consumer.handle(repaired)
  }
  return letters.length
}
