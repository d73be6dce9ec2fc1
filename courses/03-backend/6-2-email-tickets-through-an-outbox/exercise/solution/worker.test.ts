import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, beforeEach, test } from 'node:test'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { deliver } from '../../post-office.mjs'
import { bookTicket } from './book.ts'
import { sendOne } from './worker.ts'

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 8 })
beforeEach(async () => void (await pool.query(readFileSync(new URL('outbox.sql', import.meta.url), 'utf8'))))
after(() => pool.end())

const ticket = (n: number, email = `p${n}@example.in`) => ({ email, passenger: `Passenger ${n}`, train: '90101', label: `S1-${n}` })
const newFolder = () => mkdtempSync(join(tmpdir(), 'mailbox-'))
const waiting = async () => (await pool.query('select count(*)::int as n from outbox where sent_at is null and parked_at is null')).rows[0].n

async function runWorker(folder: string, dieAt = '') {
  const worker = spawn(process.execPath, [fileURLToPath(new URL('worker.ts', import.meta.url)), '--once', '--folder', folder], {
    env: { ...process.env, DIE_AT: dieAt },
    stdio: 'inherit',
  })
  const [code, signal] = await once(worker, 'exit')
  return signal ?? code
}

for (const dieAt of ['begun', 'locked', 'sent', 'marked', 'committed'])
  test(`loses nothing when killed at "${dieAt}"`, async () => {
    for (let n = 1; n <= 3; n++) await bookTicket(pool, ticket(n))
    const folder = newFolder()
    assert.equal(await runWorker(folder, dieAt), 'SIGKILL')
    await new Promise((resolve) => setTimeout(resolve, 300)) // the server needs a moment to notice the lost connection
    const left = await waiting()
    assert.equal(left, dieAt === 'committed' ? 2 : 3)
    assert.equal(await runWorker(folder), 0)
    assert.equal(await waiting(), 0)
    const files = readdirSync(folder).filter((f) => f.endsWith('.txt'))
    assert.equal(files.length, 3)
    const log = readFileSync(join(folder, 'received.log'), 'utf8').trim().split('\n')
    console.log(`killed at ${dieAt}: ${left} waiting, then 3 delivered, ${log.filter((l) => l.startsWith('again')).length} sent again`)
  })

test('a booking that is rolled back sends nothing', async () => {
  await assert.rejects(bookTicket(pool, { ...ticket(1), label: null as any }))
  assert.equal(await waiting(), 0)
})

test('three workers share the work', async () => {
  for (let n = 1; n <= 30; n++) await bookTicket(pool, ticket(n))
  const folder = newFolder()
  const work = async () => {
    while (await sendOne(pool, (mail) => deliver(folder, mail)));
  }
  await Promise.all([work(), work(), work()])
  const log = readFileSync(join(folder, 'received.log'), 'utf8').trim().split('\n')
  assert.equal(log.length, 30)
  assert.ok(log.every((l) => l.startsWith('new')))
})

test('a message that always fails is parked and does not block the others', async () => {
  await bookTicket(pool, ticket(1, 'nobody@example.in'))
  await bookTicket(pool, ticket(2, 'busy@example.in'))
  await bookTicket(pool, ticket(3))
  const folder = newFolder()
  for (let i = 0; i < 6; i++) {
    while (await sendOne(pool, (mail) => deliver(folder, mail)));
    await pool.query('update outbox set next_try_at = now()') // time flies
  }
  const { rows } = await pool.query('select attempts, parked_at is not null as parked, last_error from outbox order by message_id')
  assert.deepEqual(rows, [
    { attempts: 6, parked: true, last_error: 'no such mailbox: nobody@example.in' },
    { attempts: 3, parked: false, last_error: 'try again later' },
    { attempts: 1, parked: false, last_error: null },
  ])
})
