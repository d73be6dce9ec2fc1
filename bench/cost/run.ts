import { deepStrictEqual } from 'node:assert'
import { rm } from 'node:fs/promises'
import { setTimeout as delay } from 'node:timers/promises'
import { startBaseline } from '../baselines.ts'
import { cpuOf } from '../cpu.ts'
import { type Crowd, fill, type Sample } from '../growth/crowd.ts'
import { databaseCpuOf } from './database-cpu.ts'
import { newLearner } from '../learner.ts'
import { makeSchool, type School } from '../members.ts'
import { type OneStatement, oneStatements } from './one-statement.ts'
import { type Memory, memoryByProcess, pagesOf } from './pages.ts'
import { freePort, newFolder, type Product, root, startProduct } from '../product.ts'
import { print, table } from '../table.ts'

const crowd: Crowd = { learners: 1_000, solutions: 10_000, entries: 100 }
const parallel = 8
const { COST_TURNS = '4', COST_TIMES = '60', BENCH_BEFORE } = process.env
const [turns, times] = [Number(COST_TURNS), Number(COST_TIMES)]

type Instance = {
  name: string
  product: Product
  sample: Sample
  school: School
  idle: Cost
  submitted: number[]
  next: number
}
/** Milliseconds of CPU. */
type Cost = { server: number; database: number }
type Target = { name: string; server: number; product: Product; idle: Cost; act: () => Promise<unknown> }
type Case = { name: string; times: number; targets: Target[]; stop?: () => Promise<void> }

/** How many times the CPU of one prepared statement a list may need. */
const maxRatio = 2
const maxMemory = 220

/** CPU time of server and database per operation; with `BENCH_BEFORE`, of another checkout too, in the same turns. */
export async function measureCost(only: string): Promise<boolean> {
  const places = [
    ...(BENCH_BEFORE ? [{ name: 'before', checkout: BENCH_BEFORE }] : []),
    { name: 'now', checkout: root },
  ]
  const instances: Instance[] = []
  try {
    for (const { name, checkout } of places) instances.push(await openInstance(name, checkout))
    const rows: string[][] = []
    let holds = true
    // First, because the first operations after a start are measured too.
    if ('pages'.includes(only) || only.includes('page')) holds &&= await measurePages(instances)
    for (const open of [...oneStatements.map(listCase), submitCase, markCase, readCase, loginCase]) {
      const one = await open(instances)
      const measured = one.name.includes(only) ? await measure(one) : null
      await one.stop?.()
      rows.push(...(measured?.rows ?? []))
      holds &&= measured?.holds ?? true
    }
    print(`\n${table(['operation', 'of', 'server ms', 'database ms', 'both ms', 'ratio'], rows)}`)
    const memory = await memoryOf(instances)
    return holds && memory.at(-1)!.server <= maxMemory
  } finally {
    for (const { product } of instances) {
      await product.stop()
      await rm(product.dataDir, { recursive: true, force: true })
    }
  }
}

/** Each page after a start: its first 20 calls, one after the other, then steady ones, one or eight at a time. */
async function measurePages(instances: Instance[]): Promise<boolean> {
  const rows: string[][] = []
  let holds = true
  for (const [at, { name, limit }] of pagesOf(instances[0]!.sample).entries()) {
    for (const instance of instances) {
      const { product, sample } = instance
      const page = pagesOf(sample)[at]!
      const url = `${product.url}/v1/page?path=${encodeURIComponent(page.path)}`
      const one = target(instance, () => get(url, page.token))
      const costs = [await runTurn(one, 20, 1)]
      await runTurn(one, times * 10)
      for (const atOnce of [1, parallel]) costs.push(await runTurn(one, times * 4, atOnce))
      const each = costs.map((cost, turn) => total(cost) / (turn === 0 ? 20 : times * 4))
      rows.push([name, instance.name, ...each.map((cost) => cost.toFixed(2)), (each[0]! / each[1]!).toFixed(1)])
      print(`  ${rows.at(-1)!.join(' | ')}`)
      if (instance === instances.at(-1)) holds &&= each[2]! <= limit && each[0]! <= 2 * each[1]!
    }
  }
  print(`\n${table(['page', 'of', 'first 20 ms', 'one at a time ms', '8 at a time ms', 'first / later'], rows)}`)
  return holds
}

/** In MB, after this load. */
async function memoryOf(instances: Instance[]): Promise<Memory[]> {
  await delay(5_000)
  const memory = await Promise.all(instances.map(({ product }) => memoryByProcess(product)))
  for (const [at, { name }] of instances.entries()) {
    const { server, database, processes } = memory[at]!
    const all = (server + database).toFixed(0)
    print(
      `\nMemory, ${name}: ${all} MB, of which server ${server.toFixed(0)}, ${processes} processes of the database ${database.toFixed(0)}`,
    )
  }
  return memory
}

// On a busy machine a request may take long without costing more.
const patient = { REQUEST_TIMEOUT_SECONDS: '60' }

async function openInstance(name: string, checkout: string): Promise<Instance> {
  const product = await startProduct({ dataDir: newFolder(), port: await freePort(), checkout, env: patient })
  const sample = await fill(product, crowd)
  const school = await makeSchool(product, { members: 400, steps: 8 })
  const idle = await idleCost(product)
  return { name, product, sample, school, idle, submitted: [], next: 0 }
}

/** Per second; the least of several spans, because autovacuum still works through the new rows. */
async function idleCost(product: Product): Promise<Cost> {
  const idle = { server: Infinity, database: Infinity }
  for (let span = 0; span < 5; span++) {
    const before = await used(product.pid, product)
    await delay(4_000)
    const after = await used(product.pid, product)
    idle.server = Math.min(idle.server, (after.server - before.server) / 4)
    idle.database = Math.min(idle.database, (after.database - before.database) / 4)
  }
  return idle
}

async function used(pid: number, { dataDir }: Product): Promise<Cost> {
  return { server: (await cpuOf(pid))! / 1000, database: (await databaseCpuOf(dataDir)) / 1000 }
}

async function measure({ name, times, targets }: Case): Promise<{ rows: string[][]; holds: boolean }> {
  print(`${name} …`)
  const costs = new Map(targets.map((target) => [target, { server: 0, database: 0 }]))
  for (const target of targets) await runTurn(target, Math.ceil(times / 2))
  for (let turn = 0; turn < turns; turn++) {
    for (const target of turn % 2 === 0 ? targets : targets.toReversed()) {
      const cost = await runTurn(target, times)
      const sum = costs.get(target)!
      sum.server += cost.server / (times * turns)
      sum.database += cost.database / (times * turns)
    }
  }
  const last = total(costs.get(targets.at(-1)!)!)
  const rows = targets.map((target) => {
    const cost = costs.get(target)!
    const cells = [cost.server, cost.database, total(cost), total(cost) / last].map((figure) => figure.toFixed(2))
    return [name, target.name, ...cells]
  })
  for (const row of rows) print(`  ${row.slice(1).join(' | ')}`)
  const now = targets.findLast(({ server, product }) => server === product.pid)!
  const isList = targets.at(-1) !== now
  return { rows, holds: !isList || total(costs.get(now)!) / last <= maxRatio }
}

const total = ({ server, database }: Cost) => server + database

async function runTurn({ server: pid, product, idle, act }: Target, count: number, atOnce = parallel): Promise<Cost> {
  const [before, start] = [await used(pid, product), performance.now()]
  let left = count
  const work = async () => {
    while (left-- > 0) await act()
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  const [after, seconds] = [await used(pid, product), (performance.now() - start) / 1000]
  const idleServer = pid === product.pid ? idle.server : 0
  return {
    server: after.server - before.server - idleServer * seconds,
    database: after.database - before.database - idle.database * seconds,
  }
}

const listCase =
  (list: OneStatement) =>
  async (instances: Instance[]): Promise<Case> => {
    const targets = instances.map((instance) => {
      const { product, sample } = instance
      return target(instance, () => get(product.url + list.path(sample), list.token(sample)))
    })
    const { product, sample, idle } = instances.at(-1)!
    const values = list.values?.(sample) ?? []
    const baseline = await startBaseline('one prepared statement', {
      kind: 'one-statement',
      connection: await product.connection(),
      text: list.text,
      values,
    })
    const ask = () => get(baseline.url, list.token(sample))
    deepStrictEqual(JSON.parse(await ask()), JSON.parse(await get(product.url + list.path(sample), list.token(sample))))
    const alone: Target = { name: baseline.name, server: baseline.pid, product, idle, act: ask }
    return { name: list.name, times: times * 6, targets: [...targets, alone], stop: baseline.stop }
  }

const target = ({ name, product, idle }: Instance, act: () => Promise<unknown>): Target => ({
  name,
  server: product.pid,
  product,
  idle,
  act,
})

const submitCase = async (instances: Instance[]): Promise<Case> => ({
  name: `submit text and ${fileBytes / 1000} KB`,
  times,
  targets: instances.map((instance) => target(instance, () => submit(instance))),
})
const markCase = async (instances: Instance[]): Promise<Case> => ({
  name: 'mark: claim, read, verdict',
  times,
  targets: instances.map((instance) => target(instance, () => mark(instance))),
})
const readCase = async (instances: Instance[]): Promise<Case> => ({
  name: 'signed-in read, me',
  times: times * 10,
  targets: instances.map((instance) =>
    target(instance, () => get(`${instance.product.url}/v1/user/me`, instance.sample.learnerToken)),
  ),
})
const loginCase = async (instances: Instance[]): Promise<Case> => {
  const learners = await Promise.all(instances.map(({ product }) => newLearner(product)))
  const login = ({ product }: Instance, { email, password }: { email: string; password: string }) =>
    send(`${product.url}/v1/user/login`, { 'content-type': 'application/json' }, JSON.stringify({ email, password }))
  return {
    name: 'log in',
    times,
    targets: instances.map((instance, at) => target(instance, () => login(instance, learners[at]!))),
  }
}

const fileBytes = 100_000
const work = new Uint8Array(Buffer.alloc(fileBytes, 'Kaushal '))

/** Each submission is of another learner or step. */
async function submit(instance: Instance) {
  const { product, school } = instance
  const number = instance.next++
  const [member, stepId] = [
    school.members[number % school.members.length]!,
    school.stepIds[Math.floor(number / school.members.length)]!,
  ]
  const form = new FormData()
  form.append('taskStepId', String(stepId))
  form.append('textSolution', 'How I did it, in some sentences: '.repeat(20))
  form.append('files', new Blob([work]), 'work.txt')
  const answer = await send(`${product.url}/v1/user/submitSolution`, bearer(member.token), form)
  instance.submitted.push((JSON.parse(answer) as { data: { solutionId: number } }).data.solutionId)
}

async function mark({ product, sample, submitted }: Instance) {
  const solutionId = submitted.pop()
  if (solutionId === undefined) throw new Error('Nothing is left to mark')
  const url = `${product.url}/v1/reviews/${solutionId}`
  const headers = { ...bearer(sample.mentorToken), 'content-type': 'application/json' }
  await send(`${url}/claim`, headers, '{}')
  await get(url, sample.mentorToken)
  await send(`${url}/verdict`, headers, JSON.stringify({ verdict: 'approved', feedback: 'Well done' }))
}

const bearer = (token: string) => ({ authorization: `Bearer ${token}` })
const get = (url: string, token: string) =>
  answerOf(url, { headers: { ...bearer(token), 'accept-encoding': 'identity' } })
const send = (url: string, headers: Record<string, string>, body: string | FormData) =>
  answerOf(url, { method: 'POST', headers, body })

async function answerOf(url: string, init: RequestInit): Promise<string> {
  const answer = await fetch(url, init)
  const text = await answer.text()
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}: ${text}`)
  return text
}
