import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { readEnv } from '../env.ts'
import { patience } from './graceful-shutdown.ts'

/** Runs a program with a stopper in a process of its own, once it has said that it is up. */
async function run(program: string) {
  const source = `
    import { stopper } from './server/kit/load/graceful-shutdown.ts'
    const say = (text) => process.stdout.write(text + ' ')
    const stopping = stopper({ error: (told, what) => say(what) })
    stopping.announce(() => say('announced'))
    stopping.onStop(() => say('opened first'))
    ${program}
    setInterval(() => {}, 1000)
    process.stderr.write('up')`
  const child = spawn(process.execPath, ['--input-type=module', '--eval', source], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const exited = once(child, 'exit')
  const said = text(child.stdout)
  await once(child.stderr, 'data')
  return { child, ended: async () => ({ said: (await said).trim(), code: ((await exited) as [number])[0] }) }
}

test('what was opened last is ended first, once, however many signals come', async () => {
  const { child, ended } = await run(`
    stopping.onStop(async () => {
      say('draining ' + stopping.isStopping())
      process.kill(process.pid, 'SIGTERM')
      await new Promise((resolve) => setImmediate(resolve))
    })`)
  child.kill('SIGTERM')
  child.kill('SIGINT')
  expect(await ended()).toEqual({ said: 'announced draining true opened first', code: 0 })
})

test('a step that fails is told, and the others are done all the same', async () => {
  const { child, ended } = await run(`stopping.onStop(() => Promise.reject(new Error('It is stuck')))`)
  child.kill('SIGHUP')
  expect(await ended()).toEqual({ said: 'announced while stopping opened first', code: 0 })
})

test('a problem met while running ends everything, and is not a success', async () => {
  const { ended } = await run(`setTimeout(() => stopping.stop(new Error('The database is gone')), 1)`)
  expect(await ended()).toEqual({ said: 'stopping announced opened first', code: 1 })
})

test('what we tell systemd and nginx fits how long an instance takes to stop', () => {
  const { drainSeconds } = readEnv({ TRUST_PROXY: '1' })
  const seconds = (file: string, setting: RegExp) => Number(setting.exec(readFileSync(`deploy/${file}`, 'utf8'))?.[1])
  expect(seconds('nginx.conf', /upstream[^}]* keepalive_timeout (\d+)s;/)).toBeLessThan(drainSeconds)
  expect(seconds('academy@.service', /TimeoutStopSec=(\d+)/)).toBeGreaterThan(drainSeconds + patience / 1000)
  expect(seconds('release', /^settle=(\d+)/m)).toBeGreaterThan(seconds('nginx.conf', /fail_timeout=(\d+)s/))
})
