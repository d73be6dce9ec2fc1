import { existsSync } from 'node:fs'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { cpuBetween, cpuTimes } from '../cpu.ts'
import { type Crowd, fill, type Sample } from './crowd.ts'
import { type Call, pathOf } from './call.ts'
import { calls } from './calls.ts'
import { freePort, newFolder, type Product, startProduct } from '../product.ts'
import { print, table } from '../table.ts'

const small: Crowd = { learners: 1_000, solutions: 10_000, entries: 100 }
const large: Crowd = { learners: 100_000, solutions: 1_000_000, entries: 10_000 }
/** How much more a request may cost in the large school. */
const maxRatio = 1.5
/** CPU ms of the daily close in the large school. */
const maxReportCpu = 100
/** How long the first request for the staff home may take after a start, in the large school. */
const maxColdMs = 1_000

const staffHome = 'staff home'

type School = { product: Product; sample: Sample; folder: string; watch: pg.Pool }
/**
 * `ms` is the median of one request at a time. `cpu` is the CPU time of server and database per request in the cheapest
 * round: others may contain background jobs.
 */
type Cost = { ms: number; cpu: number | null }

/** Of all calls, or of those whose name contains one of the texts in `only`, such as `users|emails`. Returns whether each stays within the ratio. */
export async function measureGrowth(only: string): Promise<boolean> {
  print('\nfilling a small and a large school …')
  const schools = [await openSchool(small), await openSchool(large)]
  try {
    const within = await compareSchools(
      schools,
      calls.filter(({ name }) => only.split('|').some((text) => name.includes(text))),
    )
    if (only && !only.includes(staffHome)) return within
    const coldMs = await coldStaffHome(schools[1]!)
    print(`\nStaff home, first request after a start in the large school: ${Math.round(coldMs)} ms`)
    return within && coldMs <= maxColdMs
  } finally {
    for (const { product, folder, watch } of schools) {
      await watch.end().catch(() => {})
      await product.stop()
      if (!keptFolder) await rm(folder, { recursive: true, force: true })
    }
  }
}

/** Filling takes minutes, so a developer may keep the schools for the next run. */
const { BENCH_SCHOOLS: keptFolder } = process.env

async function openSchool(crowd: Crowd): Promise<School> {
  const folder = keptFolder ? join(keptFolder, String(crowd.learners)) : newFolder()
  const product = await startProduct({ dataDir: folder, port: await freePort() })
  const watch = new pg.Pool({ ...(await product.connection()), max: 1 })
  const file = join(folder, 'sample.json')
  if (existsSync(file)) return { product, folder, watch, sample: JSON.parse(await readFile(file, 'utf8')) as Sample }
  const sample = await fill(product, crowd)
  await writeFile(file, JSON.stringify(sample))
  return { product, folder, watch, sample }
}

async function compareSchools(schools: School[], chosen: Call[]): Promise<boolean> {
  const rows: string[][] = []
  let isWithin = true
  // Until the compiler and all caches are warm, the first calls would cost more.
  const failed: string[] = []
  for (const school of schools)
    for (const call of chosen)
      await timeOf(school, call).catch((error: Error) => failed.push(`${call.name}: ${error.message}`))
  if (failed.length > 0) throw new Error(failed.join('\n'))
  for (const call of chosen) {
    const [few, many] = await reliableCosts(schools, call)
    const ratio = ratioOf(few!, many!)
    const [fewRows, manyRows] = [await rowsShown(schools[0]!, call), await rowsShown(schools[1]!, call)]
    const isMore = manyRows > fewRows
    const isReport = call.isReport && (many!.cpu ?? many!.ms) <= maxReportCpu
    isWithin &&= ratio <= maxRatio || isMore || isReport === true
    const reason = isMore ? `shows ${manyRows} rows, not ${fewRows}` : isReport ? 'a report' : 'over'
    const verdict = ratio <= maxRatio ? '' : reason
    const row = [call.name, ...cells(few!), ...cells(many!), ratio.toFixed(2), verdict]
    rows.push(row)
    // Printed at once, so that an interrupted run shows what it has.
    print(row.join(' | '))
  }
  const indian = (count: number) => count.toLocaleString('en-IN')
  const people = ({ learners }: Crowd) => `${indian(learners)} learners, ms`
  print(`\n${table(['call', people(small), 'CPU ms', people(large), 'CPU ms', 'ratio by CPU', ''], rows)}`)
  return isWithin
}

const ratioOf = (few: Cost, many: Cost) => (few.cpu && many.cpu ? many.cpu / few.cpu : many.ms / few.ms)

/** A call over the limit is measured again: a background job or a neighbour on the machine may have disturbed it. */
async function reliableCosts(schools: School[], call: Call): Promise<Cost[]> {
  let found = await costs(schools, call)
  for (let again = 0; again < 2 && ratioOf(found[0]!, found[1]!) > maxRatio && !call.isReport; again += 1) {
    for (const school of schools) await jobsDone(school)
    const next = await costs(schools, call)
    found = found.map((cost, at) => cheaper(cost, next[at]!))
  }
  return found
}

const maxJobSeconds = 120

/** In a large school the figures of reports take half a minute, which would be counted with the requests. */
async function jobsDone({ watch }: School) {
  for (const end = performance.now() + maxJobSeconds * 1000; performance.now() < end; await delay(1_000)) {
    const { rows } = await watch.query<{ busy: number }>(
      `select count(*)::int as busy from pg_stat_activity where state = 'active' and pid <> pg_backend_pid()`,
    )
    if (rows[0]!.busy === 0) return
  }
}

const cheaper = (one: Cost, other: Cost): Cost => ({
  ms: Math.min(one.ms, other.ms),
  cpu: one.cpu === null || other.cpu === null ? null : Math.min(one.cpu, other.cpu),
})

const cells = ({ ms, cpu }: Cost) => [ms.toFixed(2), cpu === null ? '' : cpu.toFixed(2)]

const repetitions = { rounds: 7, warmUps: 2, perRound: 10 }

/** In turn, one request at a time, so that no queue is measured and other load affects both. */
async function costs(schools: School[], call: Call): Promise<Cost[]> {
  const found = schools.map(() => ({ times: [] as number[], cpu: [] as (number | null)[] }))
  for (let round = 0; round < repetitions.rounds; round += 1) {
    for (const [at, school] of schools.entries()) {
      const before = await cpuTimes(school.product)
      const times = await timings(school, call)
      const after = await cpuTimes(school.product)
      // The first rounds warm up caches and the compiler.
      if (round < repetitions.warmUps) continue
      found[at]!.times.push(...times)
      const used = cpuBetween(before, after)
      found[at]!.cpu.push(used && used / repetitions.perRound / 1000)
    }
  }
  return found.map(({ times, cpu }) => ({
    ms: median(times),
    cpu: cpu.includes(null) ? null : Math.min(...(cpu as number[])),
  }))
}

async function timings(school: School, call: Call): Promise<number[]> {
  const times: number[] = []
  for (let number = 0; number < repetitions.perRound; number += 1) times.push(await timeOf(school, call))
  return times
}

async function timeOf(school: School, call: Call): Promise<number> {
  const start = performance.now()
  await textOf(school, call)
  return performance.now() - start
}

async function textOf({ product, sample }: School, call: Call): Promise<string> {
  const path = pathOf(call, sample)
  const response = await fetch(`${product.url}${path}`, { headers: { authorization: `Bearer ${call.token(sample)}` } })
  const text = await response.text()
  if (!response.ok) throw new Error(`${path} answered ${response.status}`)
  return text
}

/** A larger school may fill a page that is half empty in the small one, which costs more for another reason. */
async function rowsShown(school: School, call: Call): Promise<number> {
  const { data } = JSON.parse(await textOf(school, call)) as {
    data: Record<'items' | 'userIds', unknown[] | undefined> | null
  }
  return (data?.items ?? data?.userIds ?? []).length
}

/** The first request to a new process, with a database that was just started as well. */
async function coldStaffHome(school: School): Promise<number> {
  await school.watch.end()
  await school.product.stop()
  school.product = await startProduct({ dataDir: school.folder, port: await freePort() })
  return timeOf(
    school,
    calls.find(({ name }) => name === staffHome)!,
  )
}

const median = (times: number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)]!
