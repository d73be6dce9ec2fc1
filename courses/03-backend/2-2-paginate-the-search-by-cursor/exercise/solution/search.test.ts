import assert from 'node:assert/strict'
import { after, beforeEach, test } from 'node:test'
import pg from 'pg'
import { searchTrains, type Search } from './search.ts'

const client = new pg.Client({ connectionString: process.env.DATABASE_URL })
await client.connect()
after(() => client.end())

// Every test works in a transaction that is never committed, so the table stays as it was.
beforeEach(async () => {
  await client.query('rollback')
  await client.query('begin')
})

async function walk(search: Search, betweenPages?: (page: number) => Promise<void>) {
  const seen: string[] = []
  let cursor: string | null = null
  let page = 0
  do {
    const { trains, next } = await searchTrains(client, { ...search, after: cursor })
    seen.push(...trains.map((t) => `${t.number} ${t.departs}`))
    cursor = next
    if (next) await betweenPages?.(++page)
  } while (cursor)
  return seen
}
const add = (number: string, departs: string) =>
  client.query(`insert into departures values ($1, $2, 'SBC', 'CBE', 22000)`, [number, departs])

for (const sort of ['departs', 'fare'] as const)
  test(`shows each of the 500 trains once, by ${sort}`, async () => {
    const seen = await walk({ sort, limit: 7 })
    assert.equal(seen.length, 500)
    assert.equal(new Set(seen).size, 500)
  })

test('repeats nothing and loses nothing when a train is added before the cursor', async () => {
  const original = await walk({ limit: 500 })
  const seen = await walk({ limit: 20 }, async (page) => void (page === 3 && (await add('99999', '2026-03-14 00:00+05:30'))))
  assert.deepEqual(seen, original)
})

test('shows a train that is added after the cursor', async () => {
  const seen = await walk({ limit: 20 }, async (page) => void (page === 3 && (await add('99999', '2026-03-15 23:59+05:30'))))
  assert.equal(seen.length, 501)
  assert.equal(new Set(seen).size, 501)
})

test('survives the deletion of the train that the cursor points to', async () => {
  const first = await searchTrains(client, { limit: 20 })
  const last = first.trains.at(-1)!
  await client.query('delete from departures where number = $1 and departs = $2', [last.number, last.departs])
  const second = await searchTrains(client, { limit: 20, after: first.next })
  const all = await searchTrains(client, { limit: 39 })
  assert.deepEqual(second.trains, all.trains.slice(19))
})

test('filters without losing the order', async () => {
  const seen = await walk({ from: 'SBC', limit: 9 })
  assert.equal(seen.length, 100)
})

test('refuses a cursor of another sort order and a broken one', async () => {
  const { next } = await searchTrains(client, { sort: 'fare' })
  await assert.rejects(searchTrains(client, { sort: 'departs', after: next }), /does not belong/)
  await assert.rejects(searchTrains(client, { after: 'hello' }), /not valid/)
})
