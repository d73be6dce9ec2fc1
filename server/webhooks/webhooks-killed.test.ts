import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { sql } from '#server/kit/db/orm.ts'
import { sharedApp } from '#server/testing/test-app.ts'
import { newWebhook, startReceiver } from '#server/testing/webhooks/receiver.ts'
import { announce } from './announce.service.ts'
import { deliverDue } from './delivery.service.ts'
import { webhookAttempts, webhookDeliveries } from './tables.ts'

const app = await sharedApp()
await writeFile(join(app.env.dataDir, 'database.json'), JSON.stringify(app.owner))
const receiver = await startReceiver()
afterAll(receiver.close)

const script = `
  import { joinDatabaseServer } from '#server/kit/db/connect.ts'
  import { openDatabase } from '#server/kit/db/db.ts'
  import { readEnv } from '#server/kit/env.ts'
  import { startJobs } from '#server/kit/jobs.ts'
  import { openKeys } from '#server/kit/security/encryption-keys.ts'
  import { appSecret } from '#server/kit/security/secret.ts'
  import { deliverDue } from '#server/webhooks/delivery.service.ts'
  const env = readEnv()
  const { connection } = await joinDatabaseServer(env)
  const { db } = openDatabase(connection, () => {})
  const keys = await openKeys(db, await appSecret(db, null), null)
  const jobs = await startJobs(connection, { error: () => {} })
  await deliverDue(db, { env, keys, jobs, clock: () => new Date() }, Number(process.argv[1]))`

/** A second process that sends what is due. */
const deliverElsewhere = (webhookId: number) =>
  spawn(process.execPath, ['--input-type=module', '--eval', script, String(webhookId)], {
    cwd: join(import.meta.dirname, '..', '..'),
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { PATH: process.env['PATH'], NODE_ENV: 'test', DATA_DIR: app.env.dataDir },
  })

test('a webhook whose sender is killed before it is recorded is sent again with the same id, and recorded once', async () => {
  const learner = await app.newActor('learner')
  const { webhookId } = await newWebhook(app, { url: receiver.url })
  const event = { type: 'learner.registered', personId: learner.id, data: {} } as const
  await app.db.transaction((db) => announce(db, app.deps, event))
  const child = deliverElsewhere(webhookId)
  receiver.settings.answer = () => void child.kill('SIGKILL')
  expect(await once(child, 'exit')).toEqual([null, 'SIGKILL'])
  receiver.settings.answer = (reply) => void reply.end('OK')
  // A job was queued with the claim, for the time when it ends.
  const { rows } = await app.db.execute<{ seconds: number }>(sql`
    select extract(epoch from max(start_after) - now())::int as seconds
      from pgboss.job where name = 'webhooks' and data @> ${JSON.stringify({ webhookId })}::jsonb`)
  expect(rows[0]!.seconds).toBeGreaterThan(0)
  expect(rows[0]!.seconds).toBeLessThanOrEqual(30)
  const then = new Date(Date.now() + 30_000)
  const deps = { ...app.deps, clock: () => then }
  await Promise.all([deliverDue(app.db, deps, webhookId), deliverDue(app.db, deps, webhookId)])
  const ids = receiver.received.map(({ headers }) => headers['webhook-id'])
  expect(ids).toHaveLength(2)
  expect(ids[0]).toBe(ids[1])
  expect(await app.db.select().from(webhookDeliveries)).toMatchObject([{ state: 'delivered', attempts: 2 }])
  expect(await app.db.select().from(webhookAttempts)).toMatchObject([{ attempt: 2, status: 200 }])
})
