import { rm } from 'node:fs/promises'
import { type Crowd, fill, type Sample } from './crowd.ts'
import { freePort, newFolder, type Product, startProduct } from './product.ts'
import { say, table } from './table.ts'

const small: Crowd = { learners: 1_000, solutions: 10_000, entries: 100 }
const large: Crowd = { learners: 100_000, solutions: 1_000_000, entries: 10_000 }
/** How much longer a call may take with the large crowd. */
const bound = 1.5

type School = { product: Product; sample: Sample; folder: string }
type Asked = { name: string; path: (sample: Sample) => string; token: (sample: Sample) => string }

const calls: Asked[] = [
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
  ...desk('dashboard', '/v1/user/snapshot'),
  ...desk('performance', '/v1/user/performance'),
  ...desk('notices', '/v1/notices'),
  ...desk('bug board', '/v1/bugs'),
  ...desk('open jobs', '/v1/jobs'),
  ...desk('facts, best first', '/v1/facts?order=best'),
  ...desk('requests, most wanted', '/v1/feature-requests'),
  ...desk('my ideas', '/v1/user/ideas'),
]

function desk(name: string, path: string): Asked[] {
  return [{ name, path: () => path, token: ({ learnerToken }) => learnerToken }]
}

/** The same calls in a small school and in a large one that run side by side, asked in turns. Answers whether all hold. */
export async function measureGrowth(): Promise<boolean> {
  say('\nfilling a small school and a large one …')
  const schools = [await openSchool(small), await openSchool(large)]
  try {
    const rows: string[][] = []
    let holds = true
    for (const asked of calls) {
      const [few, many] = await inTurns(schools, asked)
      const ratio = many! / few!
      holds &&= ratio <= bound
      rows.push([asked.name, few!.toFixed(2), many!.toFixed(2), ratio.toFixed(2)])
    }
    const indian = (count: number) => count.toLocaleString('en-IN')
    const people = ({ learners, solutions, entries }: Crowd) =>
      `${indian(learners)} learners, ${indian(solutions)} solutions, ${indian(entries)} on each list, ms`
    say(`\n${table(['call', people(small), people(large), 'ratio'], rows)}`)
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

/** The median of each school; one request at a time, so that what is measured is the answer and not a queue. */
async function inTurns(schools: School[], asked: Asked): Promise<number[]> {
  const times = schools.map((): number[] => [])
  for (let round = 0; round < 12; round += 1) {
    for (const [at, school] of schools.entries()) {
      const measured = await portion(school, asked, 25)
      // The first rounds warm caches and the compiler.
      if (round >= 2) times[at]!.push(...measured)
    }
  }
  return times.map(median)
}

async function portion({ product, sample }: School, { path, token }: Asked, count: number): Promise<number[]> {
  const times: number[] = []
  for (let asked = 0; asked < count; asked += 1) {
    const began = performance.now()
    const headers = { authorization: `Bearer ${token(sample)}` }
    const answer = await fetch(`${product.url}${path(sample)}`, { headers })
    await answer.arrayBuffer()
    if (!answer.ok) throw new Error(`${path(sample)} answered ${answer.status}`)
    times.push(performance.now() - began)
  }
  return times
}

const median = (times: number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)]!
