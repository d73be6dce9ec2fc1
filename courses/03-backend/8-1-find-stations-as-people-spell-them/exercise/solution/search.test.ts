import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { after, before, test } from 'node:test'
import pg from 'pg'
import { createPoolOptions, normalize, prefixQuery, searchStations } from './search-stations.ts'

const pool = new pg.Pool(createPoolOptions(process.env.DATABASE_URL!))
const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8')
before(async () => {
  await pool.query(read('../../stations.sql'))
  await pool.query(read('indexes.sql'))
})
after(() => pool.end())

test('finds what people mean, first in the list', async () => {
  const wrong: string[] = []
  const lines = read('../../queries.csv').trim().split('\n').slice(1)
  for (const line of lines) {
    const [typed, expected] = line.split(',')
    const [first] = await searchStations(pool, typed)
    if (first?.code !== expected) wrong.push(`${typed}: ${first?.code ?? 'nothing'}, not ${expected}`)
  }
  console.log(`${lines.length - wrong.length} of ${lines.length} right`)
  for (const line of wrong) console.log(line)
  assert.ok(wrong.length <= 2)
})
test('completes while typing, popular stations first', async () => {
  assert.deepEqual((await searchStations(pool, 'ma')).map((s) => s.code).slice(0, 3), ['MAS', 'SBC', 'MDU'])
  assert.equal((await searchStations(pool, 'new d'))[0].code, 'NDLS')
})
test('shows each station once and which name matched', async () => {
  const found = await searchStations(pool, 'bangalore')
  assert.equal(found.filter((s) => s.code === 'SBC').length, 1)
  assert.equal(found[0].name, 'KSR Bengaluru')
  assert.match(found[0].matched, /Bangalore/)
})
test('finds nothing for nonsense and survives strange input', async () => {
  for (const typed of ['', '   ', 'xqzw', `'; drop table stations; --`, '&|!:*()', 'a'.repeat(5_000), '\u0000'])
    assert.ok(Array.isArray(await searchStations(pool, typed)))
  assert.deepEqual(await searchStations(pool, 'xqzw'), [])
})
test('normalises', () => {
  assert.equal(normalize('  New-DELHI  (NDLS) '), 'new delhi ndls')
  assert.equal(prefixQuery('new del'), 'new:* & del:*')
})
