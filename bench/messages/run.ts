import { rm } from 'node:fs/promises'
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { makeSchool } from '../members.ts'
import { freePort, newFolder, startProduct } from '../product.ts'
import { print, table } from '../table.ts'

/**
 * An announcement to 100,000 learners: how long counting and finding the recipients take, how many are notified per
 * second, and what the page call of a signed-in learner takes meanwhile. MESSAGES_PER_MINUTE sets the rate.
 */
const [learnerCount, quietSeconds, sendingSeconds] = [100_000, 10, 25]

const folder = newFolder()
const rate = process.env['MESSAGES_PER_MINUTE'] ?? '3000'
const env = { MESSAGES_PER_MINUTE: rate, RATE_LIMIT_FACTOR: '1000' }
const product = await startProduct({ dataDir: folder, port: await freePort(), env })
const client = new pg.Client(await product.connection())
await client.connect()
try {
  const { members } = await makeSchool(product, { members: 2, steps: 20 })
  const [learner, admin] = [members[0]!, members[1]!]
  await client.query(`update people set role = 'admin' where id = $1`, [admin.personId])
  await client.query(
    `insert into people (email, username, first_name, last_name, created_at)
     select 'l' || at || '@example.in', 'l' || at, 'Asha', 'Kumari ' || at, now() - interval '40 days'
     from generate_series(1, $1::int) at`,
    [learnerCount],
  )
  await client.query('analyze')
  await measure(learner.token, admin.token)
} finally {
  await client.end()
  await product.stop()
  await rm(folder, { recursive: true, force: true })
}

async function measure(learnerToken: string, adminToken: string) {
  const api = caller(adminToken)
  const segment = { kind: 'everyone' }
  await api('/v1/messages/recipients', { segment })
  const counting = await timeOf(() => api('/v1/messages/recipients', { segment }))
  const content = { subject: 'This weekend', body: 'We meet on **Saturday**. '.repeat(20), segment, byEmail: true }
  const { messageId } = await api('/v1/messages', content)
  await watch(learnerToken, 3)
  const alone = await watch(learnerToken, quietSeconds)
  const resolving = await timeOf(async () => {
    await api(`/v1/messages/${messageId}/send`, { version: 1, at: null })
    while ((await progress(messageId)).state === 'scheduled') await delay(20)
  })
  const before = await progress(messageId)
  const beside = await watch(learnerToken, sendingSeconds)
  const after = await progress(messageId)
  const row = (name: string, times: number[]) => [name, ...times.map((ms) => ms.toFixed(1))]
  const ratios = beside.map((ms, at) => (ms / alone[at]!).toFixed(2))
  print(
    table(
      ['page call, ms', 'p50', 'p95', 'p99'],
      [row('alone', alone), row('beside the announcement', beside), ['ratio', ...ratios]],
    ),
  )
  print(
    `\ncounting ${counting.toFixed(0)} ms; from sending to all ${after.recipients} recipients ${resolving.toFixed(0)} ms`,
  )
  print(
    `${((after.delivered - before.delivered) / sendingSeconds).toFixed(1)} people per second; the rate allows ${Number(rate) / 60}`,
  )
}

function caller(token: string) {
  return async (path: string, body: object) => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
    const answer = await fetch(`${product.url}${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
    if (!answer.ok) throw new Error(`${path} was answered ${answer.status}: ${await answer.text()}`)
    return ((await answer.json()) as { data: { messageId: number } }).data
  }
}

async function progress(messageId: number) {
  const { rows } = await client.query<{ state: string; delivered: number; recipients: number }>(
    'select state, delivered, recipients from messages where id = $1',
    [messageId],
  )
  return rows[0]!
}

async function timeOf(act: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await act()
  return performance.now() - start
}

/** The 50th, 95th and 99th percentile of a call every 50 ms, whether the last one has been answered or not. */
async function watch(token: string, seconds: number): Promise<number[]> {
  const headers = { authorization: `Bearer ${token}` }
  const calls: Promise<number>[] = []
  const end = performance.now() + seconds * 1000
  while (performance.now() < end) {
    calls.push(timeOf(async () => (await fetch(`${product.url}/v1/page?path=/dashboard`, { headers })).text()))
    await delay(50)
  }
  const times = (await Promise.all(calls)).toSorted((a, b) => a - b)
  return [0.5, 0.95, 0.99].map((part) => times[Math.floor(times.length * part)]!)
}
