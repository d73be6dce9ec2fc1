import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { openSagas } from './orchestrator.mjs'
import { openWorld } from './world.mjs'

const { states, final } = JSON.parse(readFileSync(new URL('chart.json', import.meta.url), 'utf8'))
const run = (folder, args, env) =>
  spawnSync(process.execPath, [join(import.meta.dirname, 'orchestrator.mjs'), folder, ...args], { env: { ...process.env, ...env }, encoding: 'utf8' })

const good = {
  confirmed: { paise: 12_000, entries: 1, dabbas: 1, pots: 1, sms: 1 },
  cancelled: { paise: 0, dabbas: 0, pots: 0, sms: 0 },
}
const scenarios = [
  ['everything works', {}, ['pay', 'assign', 'cook', 'notify'], ['paid', 'assigned', 'cooking', 'confirmed'], 'confirmed'],
  ['no dabba', { REFUSE: 'assign' }, ['assign', 'refund'], ['refunding', 'cancelled'], 'cancelled'],
  ['kitchen is closed', { REFUSE: 'cook' }, ['cook', 'release', 'refund'], ['releasing', 'refunding', 'cancelled'], 'cancelled'],
  ['the refund is refused', { REFUSE: 'cook,refund' }, ['refund', 'person'], ['needs-help'], 'needs-help'],
  ['answers get lost', { UNKNOWN: 'pay,assign,cook' }, ['pay', 'assign', 'cook'], ['paid', 'confirmed'], 'confirmed'],
]
let number = 0
for (const [name, env, actions, saved, end] of scenarios)
  for (const dieAt of [...actions.flatMap((action) => [`before ${action}`, `after ${action}`]), ...saved.map((state) => `saved ${state}`)])
    test(`${name}, killed ${dieAt}: ${end}`, (t) => {
      const folder = mkdtempSync(join(tmpdir(), 'saga-'))
      t.after(() => rmSync(folder, { recursive: true }))
      const order = `ord-${++number}`
      assert.equal(run(folder, [order], { ...env, DIE_AT: dieAt }).signal, 'SIGKILL')
      assert.equal(run(folder, [], env).status, 0) // restarted without naming the order
      assert.equal(openSagas(folder).state(order), end)
      const facts = openWorld(folder).facts(order)
      if (good[end]) assert.deepEqual({ ...facts, ...good[end] }, facts)
      else {
        run(folder, [], { ...env, PERSON: 'done' }) // every state has a way out
        assert.ok(final.includes(openSagas(folder).state(order)))
      }
    })
test('every state of the chart was visited', () => {
  const visited = new Set(['started', ...scenarios.flatMap(([, , , saved]) => saved)])
  assert.deepEqual(Object.keys(states).filter((state) => !visited.has(state)), [])
})
