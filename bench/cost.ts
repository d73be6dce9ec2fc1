import { readdir, readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { cpuOf } from './cpu.ts'
import { newLearner } from './learner.ts'
import { makeSchool, type School } from './members.ts'
import { freePort, newFolder, type Product, startProduct } from './product.ts'
import { costOfStreams } from './streams.ts'
import { say, table } from './table.ts'

/** What one learner, one visit and one hand-in cost: for docs/scale.md. Each is done so often, some at the same time. */
const times = Number(process.env['COST_TIMES'] ?? 200)
const [atOnce, idleSeconds] = [8, 20]
const fileBytes = 100_000

type Deed = { name: string; act: (product: Product, school: School, time: number) => Promise<unknown> }

const deeds: Deed[] = [
  { name: 'a learner joins: registers, signs in', act: (product) => newLearner(product) },
  { name: 'a visit: nine reads of the learner area', act: visit },
  { name: `a hand-in: words and a file of ${fileBytes / 1000} KB`, act: handIn },
  { name: 'its review: taken, read, approved, the learner told', act: review },
]
/** What was handed in, by the time it was. */
const handedIn: number[] = []

const folder = newFolder()
const product = await startProduct({ dataDir: folder, port: await freePort() })
try {
  // First, while its memory is what it has after starting: later, what is collected hides what is added.
  const streams = await costOfStreams(product)
  const school = await makeSchool(product, { members: times + 20, steps: 2 })
  const rows: string[][] = []
  const idle = await idleCost()
  for (const deed of deeds) rows.push(await measure(deed, school, idle))
  const head = ['what', 'server CPU ms', 'database CPU ms', 'database bytes', 'file bytes']
  say(`\n${times} times each, ${atOnce} at once\n\n${table(head, rows)}`)
  const [server, database] = idle.map((cost) => cost.toFixed(1))
  say(`\n${streams}`)
  say(`\nIdle: ${server} ms of the server and ${database} ms of the database a second, taken off the above.`)
} finally {
  await product.stop()
  await rm(folder, { recursive: true, force: true })
}

async function measure({ name, act }: Deed, school: School, idle: number[]): Promise<string[]> {
  // The first ones pay for what is compiled, prepared and opened once.
  for (let time = 0; time < 20; time += 1) await act(product, school, times + time)
  const [before, began] = [await usage(), performance.now()]
  let next = 0
  const goOn = async () => {
    while (next < times) await act(product, school, next++)
  }
  await Promise.all(Array.from({ length: atOnce }, goOn))
  const [after, seconds] = [await usage(), (performance.now() - began) / 1000]
  const cost = after.map((figure, at) => (figure - before[at]! - (idle[at] ?? 0) * seconds) / times)
  return [name, cost[0]!.toFixed(1), cost[1]!.toFixed(1), String(Math.round(cost[2]!)), String(Math.round(cost[3]!))]
}

/** What an instance and its database do when nobody comes: milliseconds of each a second. */
async function idleCost(): Promise<number[]> {
  const before = await usage()
  await delay(idleSeconds * 1000)
  const after = await usage()
  return [0, 1].map((at) => (after[at]! - before[at]!) / idleSeconds)
}

/** Milliseconds of processor time of the server and of its database; bytes of the database and of all files. */
async function usage(): Promise<number[]> {
  const client = new pg.Client(await product.connection())
  await client.connect()
  const { rows } = await client.query<{ bytes: string }>('select pg_database_size(current_database()) as bytes')
  await client.end()
  return [
    (await cpuOf(product.pid))! / 1000,
    (await databaseCpu()) / 1000,
    Number(rows[0]!.bytes),
    await bytesIn(join(folder, 'files')),
  ]
}

/** All processes of PostgreSQL: those that run, and by the first one's account those that have ended. */
async function databaseCpu(): Promise<number> {
  const all = await Promise.all((await readdir('/proc')).filter((name) => /^\d+$/.test(name)).map(processOf))
  const first = all.find((process) => process?.parent === product.pid && process.name.startsWith('postgres'))
  if (!first) throw new Error('PostgreSQL is not among the processes of the server')
  const its = all.filter((process) => process?.pid === first.pid || process?.parent === first.pid)
  return its.reduce((sum, process) => sum + process!.used, first.usedByEnded)
}

async function processOf(pid: string) {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => null)
  if (text === null) return null
  const name = text.slice(text.indexOf('(') + 1, text.lastIndexOf(')'))
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
  const ticks = (first: number) => (Number(fields[first]) + Number(fields[first + 1])) * 10_000
  return { pid: Number(pid), name, parent: Number(fields[1]), used: ticks(11), usedByEnded: ticks(13) }
}

async function bytesIn(place: string): Promise<number> {
  const names = await readdir(place, { recursive: true, withFileTypes: true }).catch(() => [])
  const files = names.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  const sizes = await Promise.all(files.map(async (file) => (await stat(file)).size))
  return sizes.reduce((sum, size) => sum + size, 0)
}

async function visit({ url }: Product, { members }: School, time: number) {
  const calls = [
    'user/me',
    'notices',
    'user/getEnrolledCourses',
    'wallet',
    'payments/mine',
    'user/performance',
    'facts',
  ]
  const headers = { authorization: `Bearer ${members[time]!.token}` }
  for (const path of [...calls.map((call) => `/v1/${call}`), '/courses', '/dashboard']) {
    const answer = await fetch(url + path, { headers })
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}`)
    await answer.arrayBuffer()
  }
}

async function handIn({ url }: Product, { members, stepIds }: School, time: number) {
  const form = new FormData()
  form.append('taskStepId', String(stepIds[0]))
  form.append('textSolution', 'How I did it, in some sentences: '.repeat(20))
  form.append('files', new Blob([new Uint8Array(Buffer.alloc(fileBytes, 'Kaushal '))]), 'work.txt')
  const headers = { authorization: `Bearer ${members[time]!.token}` }
  const answer = await fetch(`${url}/v1/user/submitSolution`, { method: 'POST', headers, body: form })
  if (!answer.ok) throw new Error(`A hand-in answered ${answer.status}: ${await answer.text()}`)
  handedIn[time] = ((await answer.json()) as { data: { solutionId: number } }).data.solutionId
}

async function review({ url }: Product, { mentor }: School, time: number) {
  const headers = { authorization: `Bearer ${mentor.token}`, 'content-type': 'application/json' }
  const ask = async (path: string, body?: object) => {
    const posted = body && { method: 'POST', body: JSON.stringify(body) }
    const answer = await fetch(`${url}/v1/reviews/${handedIn[time]}${path}`, { headers, ...posted })
    if (!answer.ok) throw new Error(`A review answered ${answer.status}: ${await answer.text()}`)
    await answer.arrayBuffer()
  }
  await ask('/claim', {})
  await ask('')
  await ask('/verdict', { verdict: 'approved', words: 'Well done' })
}
