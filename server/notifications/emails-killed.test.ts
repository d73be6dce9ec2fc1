import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'
import { afterAll, expect, test } from 'vitest'
import { createClaims } from '#server/kit/db/claims.ts'
import { createMailer } from '#server/kit/mailer.ts'
import { eq, sql } from '#server/kit/db/orm.ts'
import { newEmail } from '#server/testing/makers.ts'
import { testApp } from '#server/testing/test-app.ts'
import { deliver } from './emails.service.ts'
import { insertEmail } from './emails.store.ts'
import { emails } from './tables.ts'

const taken: string[] = []
/** Called when the email server has received an email, before it responds. */
let onTaken = () => {}

const server = new SMTPServer({
  disabledCommands: ['AUTH', 'STARTTLS'],
  onData: (stream, _session, done) =>
    void text(stream).then((message) => {
      taken.push(message)
      onTaken()
      done()
    }),
})
server.listen(0, '127.0.0.1')
await once(server.server, 'listening')
const smtpUrl = `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`
const app = await testApp({ smtpUrl })
await writeFile(join(app.env.dataDir, 'database.json'), JSON.stringify(app.owner))
afterAll(async () => {
  await app.close()
  server.close()
})

const script = `
  import { createClaims } from '#server/kit/db/claims.ts'
  import { joinDatabaseServer } from '#server/kit/db/connect.ts'
  import { openDatabase } from '#server/kit/db/db.ts'
  import { readEnv } from '#server/kit/env.ts'
  import { createMailer } from '#server/kit/mailer.ts'
  import { deliver } from '#server/notifications/emails.service.ts'
  const env = readEnv()
  const { connection } = await joinDatabaseServer(env)
  const { db } = openDatabase(connection, () => {})
  const delivery = { claim: createClaims(db), mailer: createMailer(env), print: null, secret: '', publicUrl: '' }
  await deliver(db, delivery, Number(process.argv[1]))`

/** A second process that sends the email. */
const deliverElsewhere = (emailId: number) =>
  spawn(process.execPath, ['--input-type=module', '--eval', script, String(emailId)], {
    cwd: join(import.meta.dirname, '..', '..'),
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { PATH: process.env['PATH'], NODE_ENV: 'test', DATA_DIR: app.env.dataDir, SMTP_URL: smtpUrl },
  })

const rowOf = async (id: number) => (await app.db.select().from(emails).where(eq(emails.id, id)))[0]!
const delivery = (mailer: ReturnType<typeof createMailer>, claim = createClaims(app.db)) => ({
  claim,
  mailer,
  print: null,
  secret: app.deps.secret,
  publicUrl: app.env.publicUrl,
})
const idOf = (message: string | undefined) => /^Message-ID: (<.+>)/im.exec(message ?? '')?.[1]

test('an email whose sender is killed before it is recorded is sent again with the same id', async () => {
  const emailId = (await insertEmail(app.db, { to: newEmail(), subject: 'Verdict', text: 'Approved' }))!
  const child = deliverElsewhere(emailId)
  onTaken = () => void child.kill('SIGKILL')
  expect(await once(child, 'exit')).toEqual([null, 'SIGKILL'])
  onTaken = () => {}
  expect(taken).toHaveLength(1)
  expect(await rowOf(emailId)).toMatchObject({ state: 'queued', messageId: idOf(taken[0]) })

  // Even if the public URL changed meanwhile.
  const mailer = createMailer({ ...app.env, publicUrl: 'https://elsewhere.example.in' })
  // The lock is released with the connection, shortly after the process ends.
  await expect
    .poll(async () => (await deliver(app.db, delivery(mailer), emailId), (await rowOf(emailId)).state))
    .toBe('sent')
  expect(taken).toHaveLength(2)
  expect(idOf(taken[0])).toMatch(/^<email-\d+-[\da-f]{12}@localhost>$/)
  expect(idOf(taken[1])).toBe(idOf(taken[0]))
})

test('an email that another instance is sending is neither sent nor counted as sent', async () => {
  const mailer = createMailer(app.env)!
  const emailId = (await insertEmail(app.db, { to: newEmail(), subject: 'Verdict', text: 'Approved' }))!
  const here = createClaims(app.db)
  const elsewhere = createClaims(app.db)
  for (const claim of [here, elsewhere])
    await claim(`email ${emailId}`, () =>
      expect(deliver(app.db, delivery(mailer, here), emailId)).rejects.toThrow(
        'Another instance is sending this email',
      ),
    )
  await deliver(app.db, delivery(mailer, here), emailId)
  expect(await rowOf(emailId)).toMatchObject({ state: 'sent' })
  // A sent email needs no attention.
  await deliver(app.db, delivery(mailer, here), emailId)
  await elsewhere(`email ${emailId}`, () => deliver(app.db, delivery(mailer, here), emailId))
  expect(taken.filter((message) => idOf(message)?.startsWith(`<email-${emailId}-`))).toHaveLength(1)
})

test('a claim outlives neither its work nor its connection, and the next one gets another connection', async () => {
  const claim = createClaims(app.db)
  const locks = sql<{ pid: number }>`select pid from pg_locks join pg_database on database = pg_database.oid
    where locktype = 'advisory' and datname = current_database()`
  const holders = async () => (await app.db.execute<{ pid: number }>(locks)).rows.map(({ pid }) => pid)
  const release = Promise.withResolvers<void>()
  const working = [1, 2, 3].map((number) => claim(`work ${number}`, () => release.promise))
  await expect.poll(holders).toHaveLength(3)
  expect(new Set(await holders()).size).toBe(1)
  await app.asOwner(`select pg_terminate_backend(${(await holders())[0]})`)
  await expect.poll(holders).toEqual([])
  expect(await claim('work 1', async () => 'twice')).toBeNull()
  release.resolve()
  expect(await Promise.all(working)).toEqual([1, 2, 3].map(() => ({ result: undefined })))
  expect(await claim('work 1', holders)).toMatchObject({ result: [expect.any(Number)] })
  expect(await holders()).toEqual([])
})
