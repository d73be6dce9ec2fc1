import { execFile, fork } from 'node:child_process'
import { once } from 'node:events'
import { openAsBlob } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { promisify } from 'node:util'
import pg from 'pg'
import { makeSchool } from '../members.ts'
import { freePort, newFolder, startProduct } from '../product.ts'
import { print, table } from '../table.ts'
import type { PageCalls } from './page-calls.ts'

/**
 * How long the page call of a signed-in learner takes alone, and while a large workbook is uploaded, read in a worker
 * and matched with pending payments by the job. In turns, because the slowest hundredth of one turn is four calls.
 */
const [lineCount, pendingCount, rounds, quietSeconds, maxMinutes] = [50_000, 5_000, 3, 20, 5]

const folder = newFolder()
const checkout = process.env['BENCH_BEFORE']
const product = await startProduct({ dataDir: folder, port: await freePort(), ...(checkout && { checkout }) })
const client = new pg.Client(await product.connection())
await client.connect()
try {
  const { members } = await makeSchool(product, { members: 3, steps: 20 })
  const [learner, admin, payer] = [members[0]!, members[1]!, members[2]!]
  await client.query(`update people set role = 'admin' where id = $1`, [admin.personId])
  await addPending(payer.personId)
  await measure(learner.token, admin.token)
} finally {
  await client.end()
  await product.stop()
  await rm(folder, { recursive: true, force: true })
}

/** Every tenth line of the first statement is one of these, and none of the next ones. */
async function addPending(personId: number) {
  await client.query(
    `insert into payments (person_id, transaction_id, amount_paise, method)
     select $1, (612000000000 + at * 370)::text, 39900, 'upi' from generate_series(0, $2::int - 1) at`,
    [personId, pendingCount],
  )
}

async function newWorkbook(lines: number, first: number): Promise<string> {
  const file = join(folder, `${first}.xlsx`)
  const script = join(import.meta.dirname, 'workbook.ts')
  await promisify(execFile)(process.execPath, [script, file, String(lines), String(first)])
  return file
}

async function measure(learnerToken: string, adminToken: string) {
  const calls = fork(join(import.meta.dirname, 'page-calls.ts'), [product.url, learnerToken], {
    execArgv: ['--v8-pool-size=1'],
  })
  const during = async (work: () => Promise<unknown>): Promise<PageCalls> => {
    calls.send('start')
    // Also after a failure: nothing may be asked of a product that was stopped.
    const [worked] = await Promise.allSettled([work()])
    calls.send('stop')
    const [measured] = (await once(calls, 'message')) as [PageCalls]
    if (worked.status === 'rejected') throw worked.reason
    return measured
  }
  await warmUp(learnerToken, adminToken)
  const [alone, beside, seconds, exact] = [[] as PageCalls[], [] as PageCalls[], [] as number[], [] as number[]]
  for (let round = 0; round < rounds; round++) {
    const workbook = await newWorkbook(lineCount, round * lineCount)
    alone.push(await during(() => delay(quietSeconds * 1000)))
    const start = performance.now()
    beside.push(await during(async () => exact.push(await uploadAndMatch(adminToken, workbook))))
    seconds.push((performance.now() - start) / 1000)
  }
  calls.disconnect()
  report(alone, beside)
  print(`\nFrom the upload to the last line ${seconds.map((time) => time.toFixed(1)).join(', ')} s`)
  print(`Lines that match exactly: ${exact.join(', ')}`)
  const failed = [...alone, ...beside].reduce((sum, calls) => sum + calls.failed, 0)
  print(`Calls that failed: ${failed}`)
  if (failed > 0 || exact[0] !== Math.min(pendingCount, lineCount / 10)) process.exitCode = 1
}

/** A server in use has compiled what it needs, and its connections to the database are open. */
async function warmUp(learnerToken: string, adminToken: string) {
  const headers = { authorization: `Bearer ${learnerToken}` }
  for (let round = 0; round < 10; round++) {
    const calls = Array.from({ length: 20 }, () => fetch(`${product.url}/v1/page?path=/dashboard`, { headers }))
    for (const answer of await Promise.all(calls)) await answer.text()
  }
  await uploadAndMatch(adminToken, await newWorkbook(20, lineCount * rounds))
}

async function uploadAndMatch(token: string, workbook: string): Promise<number> {
  const form = new FormData()
  form.set('statement', await openAsBlob(workbook), 'november.xlsx')
  const headers = { authorization: `Bearer ${token}` }
  const answer = await fetch(`${product.url}/v1/statements`, { method: 'POST', headers, body: form })
  if (answer.status !== 200) throw new Error(`The upload was answered ${answer.status}: ${await answer.text()}`)
  return untilMatched(((await answer.json()) as { data: { statementId: number } }).data.statementId)
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
    await delay(200)
  }
  throw new Error(`Not matched after ${maxMinutes} minutes`)
}

function report(alone: PageCalls[], beside: PageCalls[]) {
  const row = (name: string, values: number[], digits = 1) => [name, ...values.map((value) => value.toFixed(digits))]
  const rows = alone.flatMap((calls, at) => [
    row(`alone, ${at + 1}`, percentiles([calls])),
    row(`beside, ${at + 1}`, percentiles([beside[at]!])),
  ])
  const [all, allBeside] = [percentiles(alone), percentiles(beside)]
  const ratios = allBeside.map((ms, at) => ms / all[at]!)
  print(
    table(
      ['page call, ms', 'p50', 'p95', 'p99', 'longest'],
      [...rows, row('alone, all', all), row('beside the statement, all', allBeside), row('ratio', ratios, 2)],
    ),
  )
}

function percentiles(calls: PageCalls[]): number[] {
  const times = calls.flatMap(({ times }) => times).toSorted((a, b) => a - b)
  return [0.5, 0.95, 0.99, 1].map((share) => times[Math.min(times.length - 1, Math.floor(times.length * share))]!)
}
