import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { serverFlags } from '../bin/server-flags.mjs'
import { makeSchool, type Member } from './members.ts'
import { freePort, newFolder, type Product, root, startProduct } from './product.ts'
import { print, table } from './table.ts'

/**
 * From submitting code to its stored result, one learner after the other, 100 at once, and while 100 endless programs of
 * one learner are waiting, with one runner; and how long a page takes meanwhile.
 */
const [inTurn, atOnce, maxSeconds, maxPageFactor] = [20, 100, 3, 3]
const [endless, honest, limitSeconds] = [100, 10, 2]
const maxWaitSeconds = 300

const folder = newFolder()
const product = await startProduct({ dataDir: folder, port: await freePort() })
const runner = spawn(process.execPath, [...serverFlags, 'server/runner.ts'], {
  cwd: root,
  stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  env: {
    PATH: process.env['PATH'],
    NODE_ENV: 'production',
    LOG_LEVEL: 'warn',
    DATA_DIR: folder,
    PUBLIC_URL: product.url,
    APP_SECRET: 'only for measuring, on this machine, in a folder that is deleted',
    NODE_COMPILE_CACHE: join(root, 'dist/compiled'),
  },
})
const client = new pg.Client(await product.connection())
await client.connect()
try {
  await until(async () => (await count('runners')) > 0)
  const { stepIds, members } = await makeSchool(product, { members: inTurn + atOnce + honest + 2, steps: 1 })
  await addExercise(stepIds[0]!)
  await measure(members, stepIds[0]!)
} finally {
  await client.end()
  runner.kill('SIGTERM')
  await once(runner, 'exit')
  await product.stop()
  await rm(folder, { recursive: true, force: true })
}

async function measure([first, hostile, ...members]: Member[], stepId: number) {
  // The first run loads what the others find in memory.
  await submitAll([first!], stepId)
  const quiet = watchPage(product)
  await delay(5_000)
  const quietPage = percentiles(await quiet.stop())

  const times: number[] = []
  for (const member of members.slice(0, inTurn)) times.push(...(await submitAll([member], stepId)))
  const single = percentiles(times)

  const busy = watchPage(product)
  const start = performance.now()
  const all = await submitAll(members.slice(inTurn, inTurn + atOnce), stepId)
  const seconds = (performance.now() - start) / 1000
  const busyPage = percentiles(await busy.stop())

  const passed = await count(`check_runs where state = 'done' and passed = total and total > 0`)
  await addEndlessRuns(hostile!, stepId)
  const beside: number[] = []
  for (const member of members.slice(inTurn + atOnce)) beside.push(...(await submitAll([member], stepId)))
  const waiting = await count(`check_runs where state = 'queued'`)
  // On a busy machine an endless program may take longer than its limit.
  const limitMs = await longestMs('check_runs where exercise_version = 2')

  const row = (name: string, { p50, p95, p99 }: Percentiles) => [name, ...[p50, p95, p99].map((ms) => ms.toFixed(0))]
  print(
    table(
      ['ms', 'p50', 'p95', 'p99'],
      [
        row('submit to result, one at a time', single),
        row(`submit to result, ${atOnce} at once`, percentiles(all)),
        row(`submit to result, ${endless} endless ones of another learner`, percentiles(beside)),
        row('page /courses, nothing else', quietPage),
        row(`page /courses, during ${atOnce} submissions`, busyPage),
      ],
    ),
  )
  print(`\n${waiting} endless programs were still waiting in the end; they took up to ${limitMs.toFixed(0)} ms each`)
  print(`${passed} of ${1 + inTurn + atOnce} verified; ${atOnce} at once took ${seconds.toFixed(1)} s`)
  const isGood =
    passed === 1 + inTurn + atOnce &&
    single.p95 < maxSeconds * 1000 &&
    percentiles(beside).p99 < 2 * single.p99 + limitMs &&
    busyPage.p99 < Math.max(100, quietPage.p99 * maxPageFactor)
  if (!isGood) process.exitCode = 1
}

async function addExercise(stepId: number) {
  const check = (name: string, a: number, b: number) =>
    `{ name: '${name}', hint: 'Use +.', run: ({ add }) => add(${a}, ${b}), expect: ${a + b} }`
  const checks = (start: number) =>
    `export default [${Array.from({ length: 6 }, (_, n) => check(`adds ${start + n}`, start + n, 1)).join(',')}]`
  await client.query(
    `insert into exercise_versions (step_id, number, language, entry, seconds, approved_by_checks, starter, visible_checks, hidden_checks)
     values ($1, 1, 'javascript', 'add.js', 5, false, '[{"path":"add.js","text":"export const add = () => 0"}]', $2, $3)`,
    [stepId, checks(0), checks(6)],
  )
  await client.query('update steps set exercise_version = 1 where id = $1', [stepId])
}

/** Inserted, because nobody can have so many: the code is that of an older version's starter. */
async function addEndlessRuns({ personId }: Member, stepId: number) {
  await client.query(
    `insert into exercise_versions (step_id, number, language, entry, seconds, approved_by_checks, starter, visible_checks, hidden_checks)
     select step_id, 2, language, entry, $2, false, '[{"path":"add.js","text":"for (;;);"}]', visible_checks, hidden_checks
     from exercise_versions where step_id = $1`,
    [stepId, limitSeconds],
  )
  await client.query(
    `with attempts as (
       insert into solutions (person_id, step_id, course_id, attempt, text_solution, submitted_at, promised_at, state)
       select $1, $2, course_id, n, 'x', now(), now(), 'rejected'
       from generate_series(1, $3::int) n, steps join tasks on tasks.id = task_id where steps.id = $2 returning id
     )
     insert into check_runs (solution_id, step_id, exercise_version) select id, $2, 2 from attempts`,
    [personId, stepId, endless],
  )
}

/** Returns the milliseconds from each submission to its result, in no order. */
async function submitAll(members: Member[], stepId: number): Promise<number[]> {
  const started = new Map(await Promise.all(members.map((member) => submit(member, stepId))))
  const ids = [...started.keys()]
  await until(
    async () => (await count(`check_runs where solution_id in (${ids.join()}) and finished_at is null`)) === 0,
  )
  const { rows } = await client.query<{ solution_id: string; finished_at: Date }>(
    `select solution_id, finished_at from check_runs where solution_id in (${ids.join()})`,
  )
  return rows.map((row) => row.finished_at.getTime() - started.get(Number(row.solution_id))!)
}

async function submit({ token }: Member, stepId: number): Promise<[solutionId: number, start: number]> {
  const form = new FormData()
  form.set('taskStepId', String(stepId))
  form.set('textSolution', 'How I did it')
  form.set('files', new Blob(['export const add = (a, b) => a + b\n']), 'add.js')
  const start = Date.now()
  const send = () =>
    fetch(`${product.url}/v1/user/submitSolution`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
      body: form,
    })
  let answer = await send()
  // As the page does when the server is busy.
  while (answer.status === 503) {
    await delay(500)
    answer = await send()
  }
  if (answer.status !== 200) throw new Error(`The submission was answered ${answer.status}: ${await answer.text()}`)
  const { data } = (await answer.json()) as { data: { solutionId: number } }
  return [data.solutionId, start]
}

async function count(from: string): Promise<number> {
  const { rows } = await client.query<{ count: number }>(`select count(*)::int as count from ${from}`)
  return rows[0]!.count
}

async function longestMs(from: string): Promise<number> {
  const { rows } = await client.query<{ ms: number }>(
    `select max(extract(epoch from finished_at - started_at) * 1000)::float as ms from ${from}`,
  )
  return rows[0]!.ms
}

async function until(isDone: () => Promise<boolean>) {
  const end = performance.now() + maxWaitSeconds * 1000
  while (!(await isDone())) {
    if (performance.now() > end) throw new Error(`Not done after ${maxWaitSeconds} s`)
    await delay(50)
  }
}

type Percentiles = { p50: number; p95: number; p99: number }

function percentiles(times: number[]): Percentiles {
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]!
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99) }
}

/** Asks for a page every 20 ms, whether the last one has arrived or not. */
function watchPage({ url }: Product) {
  const stopped = new AbortController()
  const times: Promise<number>[] = []
  const watching = (async () => {
    while (!stopped.signal.aborted) {
      times.push(timeOf(`${url}/courses`))
      await delay(20)
    }
  })()
  return {
    stop: async () => {
      stopped.abort()
      await watching
      return Promise.all(times)
    },
  }
}

async function timeOf(url: string): Promise<number> {
  const start = performance.now()
  const answer = await fetch(url).catch(() => null)
  await answer?.arrayBuffer()
  // A refusal because of overload counts as the longest time.
  return answer?.status === 200 ? performance.now() - start : Number.POSITIVE_INFINITY
}
