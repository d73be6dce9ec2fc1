import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { sql } from '#server/kit/db/orm.ts'
import { sharedApp } from '#server/testing/test-app.ts'
import { startJobs } from './jobs.ts'

const app = await sharedApp()
const { jobs } = app.deps
const quick = { superviseIntervalSeconds: 1, monitorIntervalSeconds: 1 }
const startAnother = async () => {
  const another = await startJobs(app.connection, { error: () => {} }, {}, quick)
  afterAll(another.stop)
  return another
}

const script = `
  import { startJobs } from '#server/kit/jobs.ts'
  const jobs = await startJobs(JSON.parse(process.argv[1]), { error: () => {} })
  await jobs.work('endless', () => new Promise(() => {}))`

const startWorker = () =>
  spawn(process.execPath, ['--input-type=module', '--eval', script, JSON.stringify(app.connection)], {
    cwd: join(import.meta.dirname, '..', '..'),
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { PATH: process.env['PATH'], NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'] },
  })

const runningIn = async (queue: string) => (await jobs.running(app.db)).find((running) => running.queue === queue)

test('a job whose worker was killed continues in another instance', async () => {
  await jobs.add(app.db, 'endless', { number: 7 })
  const worker = startWorker()
  afterAll(() => worker.kill('SIGKILL'))
  await expect.poll(() => runningIn('endless')).toMatchObject({ jobs: 1 })
  worker.kill('SIGKILL')
  await once(worker, 'exit')

  await app.db.execute(sql`update pgboss.job set heartbeat_on = now() - interval '21 seconds' where name = 'endless'`)
  expect((await runningIn('endless'))!.silentSeconds).toBeGreaterThanOrEqual(21)
  const another = await startAnother()
  await expect
    .poll(() => another.pending(app.db))
    .toContainEqual(expect.objectContaining({ queue: 'endless', jobs: 1 }))
  // Without the wait before a retry.
  await app.db.execute(sql`update pgboss.job set start_after = now() where name = 'endless'`)
  const done: unknown[] = []
  await another.work('endless', async (data) => void done.push(data))
  await expect.poll(() => done).toEqual([{ number: 7 }])
  await expect.poll(() => runningIn('endless')).toBeUndefined()
})

test('every queue has a heartbeat, also the library’s own and those of earlier versions', async () => {
  await app.registerJobs()
  await jobs.add(app.db, 'from-before', {})
  await app.db.execute(sql`update pgboss.queue set heartbeat_seconds = null where name = 'from-before'`)
  await app.db.execute(sql`update pgboss.job set heartbeat_seconds = null where name = 'from-before'`)
  await startAnother()
  const { rows } = await app.db.execute<{ name: string; seconds: number }>(sql`
    select name, heartbeat_seconds as seconds from pgboss.queue
    union all select name, heartbeat_seconds from pgboss.job where state < 'active'`)
  expect(rows.filter(({ name }) => name === 'from-before')).toHaveLength(2)
  expect(rows.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['emails', 'statement-matching', '__pgboss__send-it']),
  )
  expect(rows.filter(({ seconds }) => seconds !== 20)).toEqual([])
})
