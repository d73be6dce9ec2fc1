// node move-lab.mjs MOVE [--crash] : a monolith that changes its table "dabbas" all the time, while MOVE copies it into another database.
// MOVE exports prepare(old), backfill(old, target, size), catchUp(old, target), each called by the lab as the text of the step explains.
// With --crash the lab stops the copy in the middle of the backfill and starts MOVE again from the beginning.
import { DatabaseSync } from 'node:sqlite'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

const old = new DatabaseSync(':memory:') // the monolith's database
const target = new DatabaseSync(':memory:') // the new service's database: no transaction covers both
old.exec('create table dabbas (id integer primary key, office text not null, place text not null) strict')
target.exec('create table dabbas (id integer primary key, office text not null, place text not null) strict')

let seed = 11
const random = (n) => Math.floor(((seed = (seed * 16807) % 2147483647) / 2147483647) * n)
const places = ['kitchen', 'Dadar station', 'Churchgate', 'office', 'washing']
let next = 1
const insert = () => old.prepare('insert into dabbas values (?, ?, ?)').run(next++, `Office ${1 + random(60)}`, places[random(5)])
old.exec('begin')
for (let i = 0; i < 20_000; i++) insert()
old.exec('commit')

let writes = 0
let longest = 0
let frozen = false
/** One customer action. It must never wait long, because a person stands at the counter. */
function write() {
  if (frozen) return
  const began = performance.now()
  const kind = random(10)
  if (kind < 2) insert()
  else if (kind < 3) old.prepare('delete from dabbas where id = ?').run(1 + random(next))
  else old.prepare('update dabbas set place = ? where id = ?').run(places[random(5)], 1 + random(next))
  writes++
  longest = Math.max(longest, performance.now() - began)
}
/** Gives the monolith its turn: some writes happen between any two of your steps. */
async function turn() {
  for (let i = 0; i < 25; i++) write()
  await new Promise((done) => setImmediate(done))
}
const { prepare, backfill, catchUp } = await import(pathToFileURL(resolve(process.argv[2])))
let crashed = !process.argv.includes('--crash')
let steps = 0
let slowest = 0
const timed = (work) => {
  const began = performance.now()
  const result = work()
  slowest = Math.max(slowest, performance.now() - began)
  return result
}
for (let attempt = 1; ; attempt++) {
  timed(() => prepare(old, target))
  await turn()
  let stopped = false
  while (!timed(() => backfill(old, target, 500)).done) {
    steps++
    await turn()
    if (!crashed && steps === 12) {
      crashed = stopped = true
      console.log('crash in the middle of the backfill; starting again')
      break
    }
  }
  if (!stopped) break
}
let left
for (let i = 0; i < 200; i++) {
  left = timed(() => catchUp(old, target))
  await turn()
  if (left < 50) break
}
frozen = true // the switch: writers wait while the last changes are copied
const pause = performance.now()
while (catchUp(old, target) > 0);
const switched = performance.now() - pause

const all = (db) => db.prepare('select id, office, place from dabbas order by id').all()
const [a, b] = [all(old), all(target)]
const other = new Map(b.map((row) => [row.id, row]))
const missing = a.filter((row) => !other.has(row.id)).length
const different = a.filter((row) => other.has(row.id) && JSON.stringify(other.get(row.id)) !== JSON.stringify(row)).length
const ids = new Set(a.map((row) => row.id))
console.log(`${steps} steps, ${writes} writes meanwhile; rows: ${a.length} old, ${b.length} new`)
console.log(`missing ${missing}, different ${different}, deleted but still there ${b.filter((row) => !ids.has(row.id)).length}`)
console.log(`longest step ${Math.ceil(slowest)} ms, pause at the switch ${Math.ceil(switched)} ms`)
process.exit(missing + different === 0 && a.length === b.length ? 0 : 1)
