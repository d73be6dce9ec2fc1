// Four services, each with its own database file. No transaction covers two of them.
// Every action takes the order's id and a key, and returns 'ok' or 'refused'. It throws if the answer is unknown.
// REFUSE="assign,refund" refuses these. UNKNOWN="pay" does the work of the first call of "pay" and then loses the answer.
import { DatabaseSync } from 'node:sqlite'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'

export function openWorld(folder) {
  mkdirSync(folder, { recursive: true })
  const open = (name, schema) => {
    const db = new DatabaseSync(join(folder, `${name}.db`), { timeout: 5_000 })
    db.exec(`create table if not exists seen (key text primary key) strict; ${schema}`)
    return db
  }
  const payments = open('payments', 'create table if not exists entries (order_id text not null, paise integer not null) strict')
  const dabbas = open('dabbas', 'create table if not exists dabbas (id integer primary key, order_id text) strict; insert into dabbas values (1, null), (2, null), (3, null) on conflict do nothing')
  const kitchen = open('kitchen', 'create table if not exists pots (order_id text not null) strict')
  const sms = open('sms', 'create table if not exists sent (order_id text not null, message text not null) strict')
  const listed = (name, action) => (process.env[name] ?? '').split(',').includes(action)

  function action(name, db, work) {
    return (order, key) => {
      if (listed('REFUSE', name)) return 'refused'
      db.exec('begin immediate')
      const { changes } = db.prepare('insert into seen values (?) on conflict do nothing').run(key ?? `no key ${Math.random()}`)
      const result = changes === 1 ? work(order) : 'ok'
      db.exec(result === 'ok' ? 'commit' : 'rollback')
      if (changes === 1 && listed('UNKNOWN', name)) throw new Error(`No answer from "${name}"`)
      return result
    }
  }
  return {
    pay: action('pay', payments, (order) => (payments.prepare('insert into entries values (?, 12000)').run(order), 'ok')),
    refund: action('refund', payments, (order) => (payments.prepare('insert into entries values (?, -12000)').run(order), 'ok')),
    assign: action('assign', dabbas, (order) => (dabbas.prepare('update dabbas set order_id = ? where id = (select min(id) from dabbas where order_id is null)').run(order).changes === 1 ? 'ok' : 'refused')),
    release: action('release', dabbas, (order) => (dabbas.prepare('update dabbas set order_id = null where order_id = ?').run(order), 'ok')),
    cook: action('cook', kitchen, (order) => (kitchen.prepare('insert into pots values (?)').run(order), 'ok')),
    notify: action('notify', sms, (order) => (sms.prepare('insert into sent values (?, ?)').run(order, 'Your lunch is being cooked'), 'ok')),
    person: () => (process.env.PERSON === 'done' ? 'ok' : 'refused'),
    /** What the four services believe about one order. */
    facts: (order) => ({
      paise: payments.prepare('select coalesce(sum(paise), 0) as n from entries where order_id = ?').get(order).n,
      entries: payments.prepare('select count(*) as n from entries where order_id = ?').get(order).n,
      dabbas: dabbas.prepare('select count(*) as n from dabbas where order_id = ?').get(order).n,
      pots: kitchen.prepare('select count(*) as n from pots where order_id = ?').get(order).n,
      sms: sms.prepare('select count(*) as n from sent where order_id = ?').get(order).n,
    }),
  }
}
