import { openAsBlob } from 'node:fs'
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { asWorkbook, bankTable } from '#server/testing/membership/statement-files.ts'
import { makeSchool } from '../members.ts'
import { freePort, newFolder, startProduct } from '../product.ts'
import { print, table } from '../table.ts'

/**
 * How long the page call of a signed-in learner takes alone, and while a large workbook is uploaded, read in a worker
 * and matched with pending payments by the job.
 */
const [lineCount, pendingCount, quietSeconds, maxMinutes] = [50_000, 5_000, 20, 5]

const folder = newFolder()
const product = await startProduct({ dataDir: folder, port: await freePort() })
const client = new pg.Client(await product.connection())
await client.connect()
try {
  const { members } = await makeSchool(product, { members: 3, steps: 20 })
  const [learner, admin, payer] = [members[0]!, members[1]!, members[2]!]
  await client.query(`update people set role = 'admin' where id = $1`, [admin.personId])
  await addPending(payer.personId)
  const workbook = join(folder, 'november.xlsx')
  await writeFile(workbook, newWorkbook())
  await measure(learner.token, admin.token, workbook)
} finally {
  await client.end()
  await product.stop()
  await rm(folder, { recursive: true, force: true })
}

function reference(at: number): string {
  return String(612_000_000_000 + at * 37)
}

async function addPending(personId: number) {
  await client.query(
    `insert into payments (person_id, transaction_id, amount_paise, method)
     select $1, (612000000000 + at * 370)::text, 39900, 'upi' from generate_series(0, $2::int - 1) at`,
    [personId, pendingCount],
  )
}

function newWorkbook(): Buffer {
  const entries = Array.from({ length: lineCount }, (_, at) => ({
    day: `2026-11-${String(1 + (at % 16)).padStart(2, '0')}`,
    paise: 399_00,
    narration: `UPI-RAVI KUMAR-ravi@okaxis-UTIB0000001-${reference(at)}-course fee`,
    reference: reference(at),
  }))
  return asWorkbook(bankTable('HDFC', entries), 'xlsx')
}

async function measure(learnerToken: string, adminToken: string, workbook: string) {
  const warmUp = watchPage(learnerToken)
  await delay(3_000)
  await warmUp.stop()
  const quiet = watchPage(learnerToken)
  await delay(quietSeconds * 1000)
  const before = await quiet.stop()
  const alone = percentiles(before)
  const busy = watchPage(learnerToken)
  const start = performance.now()
  const work = upload(adminToken, workbook).then(untilMatched)
  // Also after a failure: nothing may be asked of a product that was stopped.
  await Promise.allSettled([work])
  const seconds = (performance.now() - start) / 1000
  const meanwhile = await busy.stop()
  const matched = await work
  const beside = percentiles(meanwhile)
  const row = (name: string, times: number[]) => [name, ...times.map((ms) => ms.toFixed(1))]
  const ratios = beside.map((ms, at) => (ms / alone[at]!).toFixed(2))
  print(
    table(
      ['page call, ms', 'p50', 'p95', 'p99', 'longest'],
      [row('alone', alone), row('beside the statement', beside), ['ratio', ...ratios]],
    ),
  )
  print(`\n${matched} lines matched exactly; from the upload to the last line ${seconds.toFixed(1)} s`)
  print(`${before.failed} calls failed alone, ${meanwhile.failed} beside the statement`)
  if (meanwhile.failed > 0 || matched !== Math.min(pendingCount, lineCount / 10)) process.exitCode = 1
}

async function upload(token: string, workbook: string): Promise<number> {
  const form = new FormData()
  // From a file, because this process must not be busy with it: it measures.
  form.set('statement', await openAsBlob(workbook), 'november.xlsx')
  const headers = { authorization: `Bearer ${token}` }
  const answer = await fetch(`${product.url}/v1/statements`, { method: 'POST', headers, body: form })
  if (answer.status !== 200) throw new Error(`The upload was answered ${answer.status}: ${await answer.text()}`)
  return ((await answer.json()) as { data: { statementId: number } }).data.statementId
}

/** Returns how many lines match a payment exactly. */
async function untilMatched(statementId: number): Promise<number> {
  const end = performance.now() + maxMinutes * 60_000
  while (performance.now() < end) {
    const { rows } = await client.query<{ state: string; exact: number; error: string | null }>(
      `select state, error, coalesce((totals -> 'counts' ->> 'exact')::int, 0) as exact from statements where id = $1`,
      [statementId],
    )
    const { state, exact, error } = rows[0]!
    if (state === 'matched') return exact
    if (state !== 'matching') throw new Error(`The statement is ${state}: ${error}`)
    await delay(100)
  }
  throw new Error(`Not matched after ${maxMinutes} minutes`)
}

type Watched = { times: number[]; failed: number }

/** Every 50 ms, whether the last call has been answered or not. The times are in order. */
function watchPage(token: string) {
  const stopped = new AbortController()
  const calls: Promise<number | null>[] = []
  const watching = (async () => {
    while (!stopped.signal.aborted) {
      calls.push(timeOfCall(token))
      await delay(50)
    }
  })()
  return {
    stop: async (): Promise<Watched> => {
      stopped.abort()
      await watching
      const all = await Promise.all(calls)
      const times = all.filter((time) => time !== null).toSorted((a, b) => a - b)
      return { times, failed: all.length - times.length }
    },
  }
}

/** Null if it failed, for instance because the server was too busy. */
async function timeOfCall(token: string): Promise<number | null> {
  const start = performance.now()
  const headers = { authorization: `Bearer ${token}` }
  try {
    const answer = await fetch(`${product.url}/v1/page?path=/dashboard`, { headers })
    await answer.text()
    return answer.ok ? performance.now() - start : null
  } catch {
    return null
  }
}

function percentiles({ times }: Watched): number[] {
  return [0.5, 0.95, 0.99, 1].map((share) => times[Math.min(times.length - 1, Math.floor(times.length * share))]!)
}
