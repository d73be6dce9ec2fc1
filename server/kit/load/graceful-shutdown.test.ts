import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { readEnv } from '../env.ts'
import { shutdownTimeoutMs } from './graceful-shutdown.ts'

/** Runs a program with a graceful shutdown in its own process and waits until it is up. */
async function run(program: string) {
  const source = `
    import { createGracefulShutdown } from './server/kit/load/graceful-shutdown.ts'
    const say = (text) => process.stdout.write(text + ' ')
    const shutdown = createGracefulShutdown({ error: (details, message) => say(message) })
    shutdown.onStopping(() => say('announced'))
    shutdown.onStop(() => say('opened first'))
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

test('runs the steps once, last added first, however many signals arrive', async () => {
  const { child, ended } = await run(`
    shutdown.onStop(async () => {
      say('draining ' + shutdown.isStopping())
      process.kill(process.pid, 'SIGTERM')
      await new Promise((resolve) => setImmediate(resolve))
    })`)
  child.kill('SIGTERM')
  child.kill('SIGINT')
  expect(await ended()).toEqual({ said: 'announced draining true opened first', code: 0 })
})

test('logs a failed step and runs the others', async () => {
  const { child, ended } = await run(`shutdown.onStop(() => Promise.reject(new Error('It is stuck')))`)
  child.kill('SIGHUP')
  expect(await ended()).toEqual({ said: 'announced shutdown step failed opened first', code: 0 })
})

test('shuts down with exit code 1 after an error', async () => {
  const { ended } = await run(`setTimeout(() => shutdown.stop(new Error('The database is gone')), 1)`)
  expect(await ended()).toEqual({ said: 'shutting down announced opened first', code: 1 })
})

test('the timeouts of systemd and nginx fit the shutdown time', () => {
  const { drainSeconds } = readEnv({ TRUST_PROXY: '1' })
  const seconds = (file: string, setting: RegExp) => Number(setting.exec(readFileSync(`deploy/${file}`, 'utf8'))?.[1])
  expect(seconds('nginx.conf', /upstream[^}]* keepalive_timeout (\d+)s;/)).toBeLessThan(drainSeconds)
  expect(seconds('academy@.service', /TimeoutStopSec=(\d+)/)).toBeGreaterThan(drainSeconds + shutdownTimeoutMs / 1000)
  expect(seconds('release', /^settle_seconds=(\d+)/m)).toBeGreaterThan(seconds('nginx.conf', /fail_timeout=(\d+)s/))
})
