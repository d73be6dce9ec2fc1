import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { sql } from '#server/kit/db/orm.ts'
import { newPerson } from '#server/testing/makers.ts'
import { storeMessage } from '#server/testing/messages/messages.ts'
import { sharedApp } from '#server/testing/test-app.ts'
import { sendBatch } from './sending.service.ts'

const app = await sharedApp({ messagesPerMinute: 600 })
await writeFile(join(app.env.dataDir, 'database.json'), JSON.stringify(app.owner))

/** Stops in the middle of a batch, with everything written and nothing committed. */
const script = `
  import { joinDatabaseServer } from '#server/kit/db/connect.ts'
  import { openDatabase } from '#server/kit/db/db.ts'
  import { readEnv } from '#server/kit/env.ts'
  import { sendBatch } from '#server/messages/sending.service.ts'
  const env = readEnv()
  const { connection } = await joinDatabaseServer(env)
  let batches = 0
  const addAll = async () => {
    if (++batches === 2) {
      process.stdout.write('half')
      await new Promise((done) => setTimeout(done, 60_000))
    }
  }
  const { db } = openDatabase(connection, () => {})
  let now = Date.now()
  const tools = { env, secret: 'x', clock: () => new Date(now), jobs: { addAll } }
  for (let wait = 0; wait !== null; wait = await sendBatch(db, tools, Number(process.argv[1]))) now += wait`

const sendElsewhere = (messageId: number) =>
  spawn(process.execPath, ['--input-type=module', '--eval', script, String(messageId)], {
    cwd: join(import.meta.dirname, '..', '..'),
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { PATH: process.env['PATH'], NODE_ENV: 'test', DATA_DIR: app.env.dataDir, MESSAGES_PER_MINUTE: '600' },
  })

test('everyone gets a message once, although the sender is killed and two others continue at the same time', async () => {
  const people = await Promise.all(Array.from({ length: 25 }, () => newPerson(app.db)))
  const messageId = await storeMessage(app, { state: 'scheduled', scheduledFor: new Date() })
  const child = sendElsewhere(messageId)
  await once(child.stdout, 'data')
  child.kill('SIGKILL')
  await once(child, 'exit')

  const counts = async () => {
    const { rows } = await app.db.execute<{
      people: number
      notifications: number
      emails: number
      delivered: number
    }>(sql`select
      (select count(*)::int from message_deliveries where message_id = ${messageId} and state = 'notified') as people,
      (select count(*)::int from notifications where link = ${`/dashboard/messages/${messageId}`}) as notifications,
      (select count(*)::int from emails where dedupe_key like ${`message ${messageId} to %`}) as emails,
      (select delivered from messages where id = ${messageId}) as delivered`)
    return rows[0]!
  }
  // Ten, the first batch. The second left nothing behind.
  expect(await counts()).toEqual({ people: 10, notifications: 10, emails: 10, delivered: 10 })

  const other = await app.another()
  let now = Date.now()
  const clock = () => new Date((now += 1000))
  const finish = async (deps: typeof app.deps) => {
    for (let wait: number | null = 0; wait !== null;) wait = await sendBatch(deps.db, { ...deps, clock }, messageId)
  }
  await Promise.all([finish(app.deps), finish(other.deps)])
  const everyone = people.length
  expect(await counts()).toEqual({ people: everyone, notifications: everyone, emails: everyone, delivered: everyone })
  const { rows } = await app.db.execute(
    sql`select person_id from notifications group by person_id having count(*) filter (where link like '/dashboard/messages/%') <> 1`,
  )
  expect(rows).toEqual([])
})
