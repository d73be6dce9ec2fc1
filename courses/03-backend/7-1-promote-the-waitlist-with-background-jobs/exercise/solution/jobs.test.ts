import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { after, before, beforeEach, test } from 'node:test'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { PgBoss } from 'pg-boss'
import { cancelBooking, createQueues, inTransaction, promoteOne, runOnce, startWorkers, tidyHolds } from './jobs.ts'
import { render } from './templates.ts'

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 })
const boss = new PgBoss({ connectionString: process.env.DATABASE_URL!, max: 4, schedule: false })
before(async () => {
  await boss.start()
  await createQueues(boss)
})
beforeEach(async () => {
  await pool.query(readFileSync(new URL('../../waitlist.sql', import.meta.url), 'utf8'))
  await pool.query(readFileSync(new URL('job-runs.sql', import.meta.url), 'utf8'))
  await pool.query(readFileSync(new URL('holds.sql', import.meta.url), 'utf8'))
  await boss.deleteAllJobs()
})
after(async () => {
  await boss.stop({ graceful: false })
  await pool.end()
})
const queued = async (name: string) => (await boss.findJobs(name)).length

test('a cancellation that is rolled back leaves no job', async () => {
  await assert.rejects(
    inTransaction(pool, async (client) => {
      await client.query('update coach_berths set booked_by = null where booked_by = 1')
      await boss.send('promote-waitlist', {}, { db: { executeSql: (text, values) => client.query(text, values) } })
      throw new Error('the power went off')
    }),
  )
  assert.equal(await queued('promote-waitlist'), 0)
})

test('promotes in the order of the waitlist, once each, with three workers', async () => {
  for (const person of [2, 4, 6]) assert.equal(await cancelBooking(pool, boss, person), true)
  assert.equal(await queued('promote-waitlist'), 3)
  const results = await Promise.all([1, 2, 3, 4, 5].map(() => promoteOne(pool, boss)))
  const promoted = results.filter((r) => r !== null)
  assert.deepEqual(promoted.map((p) => p.label).sort(), ['S1-2', 'S1-4', 'S1-6'])
  assert.deepEqual(promoted.map((p) => p.person).sort(), ['Gita', 'Harish', 'Ila'])
  assert.equal(await queued('send-sms'), 3)
})

test('a repeated job changes nothing', async () => {
  await cancelBooking(pool, boss, 1)
  assert.deepEqual(await promoteOne(pool, boss), { person: 'Gita', label: 'S1-1' })
  assert.equal(await promoteOne(pool, boss), null)
})

test('a promotion writes the ticket into the outbox, and a rollback leaves neither', async () => {
  await cancelBooking(pool, boss, 1)
  await promoteOne(pool, boss)
  const { rows } = await pool.query('select payload from outbox')
  assert.deepEqual(rows, [{ payload: { personId: 7, label: 'S1-1' } }])
  await cancelBooking(pool, boss, 2)
  const failing = { send: () => Promise.reject(new Error('the power went off')) } as unknown as PgBoss
  await assert.rejects(promoteOne(pool, failing), /power/)
  assert.equal((await pool.query('select 1 from outbox')).rowCount, 1)
  assert.equal((await pool.query('select 1 from waitlist where promoted_at is null')).rowCount, 3)
})

test('a hold that has ended promotes somebody, and tidying twice changes nothing', async () => {
  await pool.query(`update coach_berths set booked_by = null, held_until = now() + interval '1 minute' where label = 'S1-2'`)
  assert.equal(await tidyHolds(pool, boss), 0)
  assert.equal(await promoteOne(pool, boss), null)
  await pool.query(`update coach_berths set held_until = now() - interval '1 second' where label = 'S1-2'`)
  assert.equal(await tidyHolds(pool, boss), 1)
  assert.equal(await tidyHolds(pool, boss), 0)
  assert.deepEqual(await promoteOne(pool, boss), { person: 'Gita', label: 'S1-2' })
})

test('three servers run a scheduled job once for each slot', async () => {
  let runs = 0
  const attempt = (slot: string) => runOnce(pool, 'daily report', slot, async () => void runs++)
  await attempt('2026-03-13')
  await Promise.all([1, 2, 3].map(() => attempt('2026-03-14')))
  assert.equal(runs, 2)
})

test('a failed scheduled job may be tried again', async () => {
  await assert.rejects(runOnce(pool, 'daily report', '2026-03-15', async () => Promise.reject(new Error('no'))))
  assert.equal(await runOnce(pool, 'daily report', '2026-03-15', async () => {}), true)
})

test('refuses a template with a missing value and cuts a long one', () => {
  assert.throws(() => render('promoted', { name: 'Gita', berth: 'S1-1' }), /needs train/)
  assert.match(render('promoted', { name: 'G'.repeat(40), berth: 'S1-1', train: '90101' }).text, /^Dear G{30},/)
})

test('the workers send the SMS, and a poison message ends with a person', { timeout: 40_000 }, async () => {
  await startWorkers(pool, boss)
  await boss.send('send-sms', { personId: 1, template: 'promoted', values: { berth: 'S1-1' } })
  await cancelBooking(pool, boss, 3)
  const began = Date.now()
  while ((await queued('needs-a-person')) === 0 && Date.now() - began < 30_000) await pause(300)
  const { rows } = await pool.query('select phone, text from sms_log')
  assert.deepEqual(rows, [{ phone: '+919000000007', text: 'Dear Gita, your waitlisted ticket is confirmed: berth S1-3, train 90101. Seat Finder' }])
  const [letter] = await boss.findJobs<any>('needs-a-person')
  assert.equal(letter.data.personId, 1)
  console.log(`parked after ${((Date.now() - began) / 1000).toFixed(0)} s`)
})
