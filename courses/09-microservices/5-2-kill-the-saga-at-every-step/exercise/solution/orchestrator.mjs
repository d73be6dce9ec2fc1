// node orchestrator.mjs FOLDER ORDER : starts or continues the saga of one order until it ends or needs a person.
import { DatabaseSync } from 'node:sqlite'
import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { openWorld } from './world.mjs'

const { start, final, states } = JSON.parse(readFileSync(new URL('chart.json', import.meta.url), 'utf8'))
const checkpoint = (name) => {
  if (process.env.DIE_AT === name) process.kill(process.pid, 'SIGKILL')
}
export function openSagas(folder) {
  mkdirSync(folder, { recursive: true })
  const db = new DatabaseSync(join(folder, 'sagas.db'), { timeout: 5_000 })
  db.exec(`create table if not exists sagas (order_id text primary key, state text not null, changed_at text not null default (datetime('now'))) strict`)
  return {
    begin: (order) => void db.prepare('insert into sagas (order_id, state) values (?, ?) on conflict do nothing').run(order, start),
    state: (order) => db.prepare('select state from sagas where order_id = ?').get(order)?.state,
    /** Moves only from the state we have seen: a second orchestrator can't overwrite a newer state. */
    move: (order, from, to) => db.prepare(`update sagas set state = ?, changed_at = datetime('now') where order_id = ? and state = ?`).run(to, order, from).changes === 1,
    unfinished: () => db.prepare(`select order_id from sagas where state not in (${final.map(() => '?').join()})`).all(...final).map((row) => row.order_id),
  }
}
export function advance(sagas, world, order, attempts = 5) {
  for (let unknown = 0; unknown < attempts; ) {
    const state = sagas.state(order)
    if (final.includes(state)) return state
    const { do: action, ...ways } = states[state]
    checkpoint(`before ${action}`)
    let result
    try {
      result = world[action](order, `${order}:${action}`)
    } catch {
      result = 'unknown'
      unknown++ // in production: wait, with jitter, before the next attempt
    }
    checkpoint(`after ${action}`)
    const next = ways[result]
    if (next === state && result === 'refused') return state // a person is needed, come back later
    if (next !== state) sagas.move(order, state, next)
    checkpoint(`saved ${next}`)
  }
  return sagas.state(order)
}
if (process.argv[1] === import.meta.filename) {
  const [folder, order] = process.argv.slice(2)
  const sagas = openSagas(folder)
  const world = openWorld(folder)
  if (order) sagas.begin(order)
  for (const one of sagas.unfinished()) console.log(one, advance(sagas, world, one)) // after a restart: all that are open
}
