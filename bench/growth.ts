import { rm } from 'node:fs/promises'
import { cpuBetween, cpuTimes } from './cpu.ts'
import { type Crowd, fill, type Sample } from './crowd.ts'
import { type Call, calls, pathOf } from './growth-calls.ts'
import { freePort, newFolder, type Product, startProduct } from './product.ts'
import { print, table } from './table.ts'

const small: Crowd = { learners: 1_000, solutions: 10_000, entries: 100 }
const large: Crowd = { learners: 100_000, solutions: 1_000_000, entries: 10_000 }
/** How much more a request may cost in the large school. */
const maxRatio = 1.5
/** How long the first request for the staff home may take after a start, in the large school. */
const maxColdMs = 1_000

type School = { product: Product; sample: Sample; folder: string }
/**
 * `ms` is the median of one request at a time. `cpu` is the CPU time of server and database per request in the cheapest
 * round: others may contain background jobs.
 */
type Cost = { ms: number; cpu: number | null }

/** Compares a small and a large school. Returns whether every call stays within the ratio. */
export async function measureGrowth(): Promise<boolean> {
  print('\nfilling a small and a large school …')
  const schools = [await openSchool(small), await openSchool(large)]
  try {
    const within = await compareSchools(schools)
    const coldMs = await coldStaffHome(schools[1]!)
    print(`\nStaff home, first request after a start in the large school: ${Math.round(coldMs)} ms`)
    return within && coldMs <= maxColdMs
  } finally {
    for (const { product, folder } of schools) {
      await product.stop()
      await rm(folder, { recursive: true, force: true })
    }
  }
}

async function openSchool(crowd: Crowd): Promise<School> {
  const folder = newFolder()
  const product = await startProduct({ dataDir: folder, port: await freePort() })
  return { product, folder, sample: await fill(product, crowd) }
}

async function compareSchools(schools: School[]): Promise<boolean> {
  const rows: string[][] = []
  let isWithin = true
  for (const call of calls) {
    const [few, many] = await costs(schools, call)
    const ratio = few!.cpu && many!.cpu ? many!.cpu / few!.cpu : many!.ms / few!.ms
    isWithin &&= ratio <= maxRatio
    const row = [call.name, ...cells(few!), ...cells(many!), ratio.toFixed(2), ratio > maxRatio ? 'over' : '']
    rows.push(row)
    // Printed at once, so that an interrupted run shows what it has.
    print(row.join(' | '))
  }
  const indian = (count: number) => count.toLocaleString('en-IN')
  const people = ({ learners }: Crowd) => `${indian(learners)} learners, ms`
  print(`\n${table(['call', people(small), 'CPU ms', people(large), 'CPU ms', 'ratio by CPU', ''], rows)}`)
  return isWithin
}

const cells = ({ ms, cpu }: Cost) => [ms.toFixed(2), cpu === null ? '' : cpu.toFixed(2)]

const repetitions = { rounds: 10, warmUps: 2, perRound: 20 }

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

async function timeOf({ product, sample }: School, call: Call): Promise<number> {
  const path = pathOf(call, sample)
  const start = performance.now()
  const response = await fetch(`${product.url}${path}`, { headers: { authorization: `Bearer ${call.token(sample)}` } })
  await response.arrayBuffer()
  if (!response.ok) throw new Error(`${path} answered ${response.status}`)
  return performance.now() - start
}

/** The first request to a new process, with a database that was just started as well. */
async function coldStaffHome(school: School): Promise<number> {
  await school.product.stop()
  school.product = await startProduct({ dataDir: school.folder, port: await freePort() })
  return timeOf(
    school,
    calls.find(({ name }) => name === 'staff home')!,
  )
}

const median = (times: number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)]!
