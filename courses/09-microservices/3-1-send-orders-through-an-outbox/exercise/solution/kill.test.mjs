import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { openBroker } from './log-broker.mjs'
import { openOrders, topics } from './orders.mjs'

const run = (script, folder, args, env = {}) =>
  spawnSync(process.execPath, [join(import.meta.dirname, script), folder, ...args], { env: { ...process.env, ...env }, encoding: 'utf8' })

function result(folder) {
  const orders = openOrders(folder).prepare('select id from orders order by id').all().map((row) => `ord-${row.id}`)
  let repeated = 0
  for (const topic of topics) {
    const ids = openBroker(folder).read(topic).map(({ message }) => message.id)
    assert.deepEqual([...new Set(ids)], orders, topic) // none missing, none invented, first copies in order
    repeated += ids.length - orders.length
  }
  return { orders: orders.length, repeated }
}
const cases = [
  ...['order written 2', 'outbox kitchen 2', 'outbox billing 2', 'committed 2'].map((at) => ['orders.mjs', at]),
  ...['before publish 4', 'published 4', 'marked 4', 'published 9'].map((at) => ['relay.mjs', at]),
]
for (const [victim, at] of cases)
  test(`${victim} killed at "${at}"`, (t) => {
    const folder = mkdtempSync(join(tmpdir(), 'outbox-'))
    t.after(() => rmSync(folder, { recursive: true }))
    const first = run('orders.mjs', folder, ['3'], victim === 'orders.mjs' ? { DIE_AT: at } : {})
    if (victim === 'orders.mjs') assert.equal(first.signal, 'SIGKILL')
    else assert.equal(run('relay.mjs', folder, [], { DIE_AT: at }).signal, 'SIGKILL')
    run('relay.mjs', folder, [])
    const { orders, repeated } = result(folder)
    t.diagnostic(`${orders} orders reached all three, ${repeated} repeated`)
    assert.ok(repeated <= 1)
  })

test('nothing is lost while the broker is down', (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'outbox-'))
  t.after(() => rmSync(folder, { recursive: true }))
  run('orders.mjs', folder, ['3'])
  assert.notEqual(run('relay.mjs', folder, [], { BROKER_DOWN: '1' }).status, 0)
  run('relay.mjs', folder, [])
  assert.deepEqual(result(folder), { orders: 3, repeated: 0 })
})
