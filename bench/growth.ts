import { rm } from 'node:fs/promises'
import { type Crowd, fill, type Sample } from './crowd.ts'
import { freePort, newFolder, type Product, startProduct } from './product.ts'
import { print, table } from './table.ts'

const small: Crowd = { learners: 1_000, solutions: 10_000, entries: 100 }
const large: Crowd = { learners: 100_000, solutions: 1_000_000, entries: 10_000 }
/** How much longer a request may take in the large school. */
const maxRatio = 1.5

type School = { product: Product; sample: Sample; folder: string }
type Call = { name: string; path: (sample: Sample) => string; token: (sample: Sample) => string }

const calls: Call[] = [
  {
    name: 'getTasks, 20 tasks of 5 steps',
    path: ({ courseId }) => `/v1/course/getTasks?courseId=${courseId}`,
    token: ({ learnerToken }) => learnerToken,
  },
  { name: 'review queue, first page', path: () => '/v1/reviews', token: ({ mentorToken }) => mentorToken },
  {
    name: 'review queue of one course',
    path: ({ courseId }) => `/v1/reviews?courseId=${courseId}`,
    token: ({ mentorToken }) => mentorToken,
  },
  ...learnerCall('dashboard', '/v1/user/snapshot'),
  ...learnerCall('performance', '/v1/user/performance'),
  ...learnerCall('notifications', '/v1/notifications'),
  ...learnerCall('bug board', '/v1/bugs'),
  ...learnerCall('open jobs', '/v1/jobs'),
  ...learnerCall('facts, most liked', '/v1/facts?order=likes'),
  ...learnerCall('requests, most votes', '/v1/feature-requests'),
  ...learnerCall('my ideas', '/v1/user/ideas'),
]

function learnerCall(name: string, path: string): Call[] {
  return [{ name, path: () => path, token: ({ learnerToken }) => learnerToken }]
}

/** Compares a small and a large school, in turn. Returns whether every call stays within the ratio. */
export async function measureGrowth(): Promise<boolean> {
  print('\nfilling a small and a large school …')
  const schools = [await openSchool(small), await openSchool(large)]
  try {
    const rows: string[][] = []
    let holds = true
    for (const call of calls) {
      const [few, many] = await medians(schools, call)
      const ratio = many! / few!
      holds &&= ratio <= maxRatio
      rows.push([call.name, few!.toFixed(2), many!.toFixed(2), ratio.toFixed(2)])
    }
    const indian = (count: number) => count.toLocaleString('en-IN')
    const people = ({ learners, solutions, entries }: Crowd) =>
      `${indian(learners)} learners, ${indian(solutions)} solutions, ${indian(entries)} on each list, ms`
    print(`\n${table(['call', people(small), people(large), 'ratio'], rows)}`)
    return holds
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

/** The median of each school, one request at a time, so that no queue is measured. */
async function medians(schools: School[], call: Call): Promise<number[]> {
  const times = schools.map((): number[] => [])
  for (let round = 0; round < 12; round += 1) {
    for (const [at, school] of schools.entries()) {
      const measured = await timings(school, call, 25)
      // The first rounds warm up caches and the compiler.
      if (round >= 2) times[at]!.push(...measured)
    }
  }
  return times.map(median)
}

async function timings({ product, sample }: School, { path, token }: Call, count: number): Promise<number[]> {
  const times: number[] = []
  for (let number = 0; number < count; number += 1) {
    const start = performance.now()
    const headers = { authorization: `Bearer ${token(sample)}` }
    const response = await fetch(`${product.url}${path(sample)}`, { headers })
    await response.arrayBuffer()
    if (!response.ok) throw new Error(`${path(sample)} answered ${response.status}`)
    times.push(performance.now() - start)
  }
  return times
}

const median = (times: number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)]!
