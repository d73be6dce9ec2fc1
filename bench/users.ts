import { rm } from 'node:fs/promises'
import { setTimeout as delay } from 'node:timers/promises'
import { memoryNow, restingMemory } from './memory.ts'
import { freePort, newFolder, type Product, startProduct } from './product.ts'
import { say, table } from './table.ts'
import { fillUsers, type UsersSample } from './users-crowd.ts'

const [few, many] = (process.env['BENCH_USERS'] ?? '10000 1000000').split(' ').map(Number) as [number, number]
/** How much longer a call may take in the large school; how much more memory an export of all of it may take, in MB. */
const [bound, mostGrowth] = [1.5, 100]

type School = { product: Product; sample: UsersSample; folder: string }
/** `told`: why the large school may take longer here; such a case is shown and makes no run fail. */
type Asked = { name: string; query: (sample: UsersSample) => string; told?: string }

const calls: Asked[] = [
  { name: 'first page', query: () => '' },
  { name: 'first page, oldest', query: () => 'order=oldest' },
  { name: 'first page by name', query: () => 'order=name' },
  { name: 'first page by end of access', query: () => 'order=ends' },
  { name: 'search: a name that one has', query: ({ rareName }) => `search=${rareName}` },
  { name: 'search: a name of one in a thousand', query: () => 'search=chandrasek' },
  {
    name: 'the same, fifty on the page',
    query: () => 'search=chandrasek&size=50',
    told: 'the small school has ten of them to show, the large one fifty',
  },
  { name: 'a name of one in two hundred, fifty on the page', query: () => 'search=ranganath&size=50' },
  { name: 'the same, oldest first', query: () => 'search=chandrasek&order=oldest' },
  { name: 'the same, learners alone', query: () => 'search=chandrasek&role=learner' },
  {
    name: 'the same, by name',
    query: () => 'search=chandrasek&order=name',
    told: 'there are a hundred times as many to be put in order: no index has words and names together',
  },
  { name: 'search: a name of one in twenty', query: () => 'search=sharma' },
  { name: 'search: what all have', query: () => 'search=example.in' },
  { name: 'search: two common words', query: () => 'search=asha%20verma' },
  { name: 'search: one letter', query: () => 'search=a' },
  { name: 'search: two letters nobody has', query: () => 'search=zq' },
  { name: 'search: a word nobody has', query: () => 'search=qwertyuiop' },
  { name: 'search: part of a phone number', query: ({ phonePart }) => `search=${phonePart}` },
  { name: 'search: a transaction id', query: ({ transactionId }) => `search=${transactionId}` },
  { name: 'filter: mentors', query: () => 'role=mentor' },
  { name: 'filter: blocked', query: () => 'blocked=true' },
  { name: 'filter: active', query: () => 'subscription=active' },
  { name: 'filter: expired', query: () => 'subscription=expired' },
  { name: 'filter: never', query: () => 'subscription=never' },
  { name: 'filter: payment pending', query: () => 'subscription=pending' },
  { name: 'filter: a course', query: ({ courseId }) => `courseId=${courseId}` },
  {
    name: 'active of a course called sharma, by end',
    query: ({ courseId }) => `courseId=${courseId}&subscription=active&search=sharma&order=ends`,
  },
  {
    name: 'active, two common words that none of them has',
    query: () => 'subscription=active&search=asha%20verma',
    told: 'that nobody has both is known when all of a word are read',
  },
]

/** The list of users in a small school and in a large one that run side by side, asked in turns; then all as CSV. */
export async function measureUsers(): Promise<boolean> {
  say(`\nfilling schools of ${indian(few)} and ${indian(many)} users …`)
  const schools = [await openSchool(few), await openSchool(many)]
  try {
    const holds = await compareLists(schools)
    return (await exportAll(schools[1]!)) && holds
  } finally {
    for (const { product, folder } of schools) {
      await product.stop()
      await rm(folder, { recursive: true, force: true })
    }
  }
}

const indian = (count: number) => count.toLocaleString('en-IN')

async function openSchool(users: number): Promise<School> {
  const folder = newFolder()
  const product = await startProduct({ dataDir: folder, port: await freePort() })
  return { product, folder, sample: await fillUsers(product, users) }
}

async function compareLists(schools: School[]): Promise<boolean> {
  const rows: string[][] = []
  let holds = true
  try {
    for (const asked of calls) {
      const [small, large] = await inTurns(schools, asked)
      const ratio = large! / small!
      holds &&= asked.told !== undefined || ratio <= bound
      rows.push([asked.name, small!.toFixed(2), large!.toFixed(2), ratio.toFixed(2)])
    }
  } finally {
    // Also when a call fails: what was measured before it took minutes.
    say(`\n${table(['users', `${indian(few)}, ms`, `${indian(many)}, ms`, 'ratio'], rows)}`)
  }
  for (const { name, told } of calls) if (told) say(`\n${name}: ${told}`)
  return holds
}

/** The median of each school; one request at a time, so that what is measured is the answer and not a queue. */
async function inTurns(schools: School[], asked: Asked): Promise<number[]> {
  const times = schools.map((): number[] => [])
  for (let round = 0; round < 30; round += 1) {
    for (const [at, school] of schools.entries()) {
      const measured = await portion(school, asked, 5)
      // The first rounds warm caches and the compiler.
      if (round >= 6) times[at]!.push(...measured)
    }
  }
  return times.map((all) => all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)]!)
}

async function portion({ product, sample }: School, { query }: Asked, count: number): Promise<number[]> {
  const times: number[] = []
  for (let asked = 0; asked < count; asked += 1) {
    const began = performance.now()
    const headers = { authorization: `Bearer ${sample.adminToken}` }
    const answer = await fetch(`${product.url}/v1/users?${query(sample)}`, { headers })
    await answer.arrayBuffer()
    if (!answer.ok) throw new Error(`${query(sample)} answered ${answer.status}`)
    times.push(performance.now() - began)
  }
  return times
}

async function exportAll({ product, sample }: School): Promise<boolean> {
  const before = await restingMemory(product)
  const link = await fetch(`${product.url}/v1/exports`, {
    method: 'POST',
    headers: { authorization: `Bearer ${sample.adminToken}`, 'content-type': 'application/json' },
    body: JSON.stringify({ list: 'users' }),
  })
  const { data } = (await link.json()) as { data: { url: string } }
  const [began, over] = [performance.now(), new AbortController()]
  const watching = mostMemory(product, over.signal)
  // The watching ends also when the export breaks off, or its own failure would be told instead of the reason.
  const { lines, bytes } = await readAll(`${product.url}${data.url}`).finally(() => over.abort())
  const seconds = (performance.now() - began) / 1000
  const growth = (await watching) - before
  say(
    `\nExport of ${indian(lines - 1)} users: ${Math.round(bytes / 1024 / 1024)} MB of CSV in ${seconds.toFixed(0)} s; ` +
      `memory ${Math.round(before)} MB before, ${Math.round(growth)} MB more at most`,
  )
  if (lines <= many) throw new Error(`only ${lines} lines came`)
  return growth <= mostGrowth
}

async function readAll(url: string): Promise<{ lines: number; bytes: number }> {
  const answer = await fetch(url)
  if (!answer.ok) throw new Error(`the export answered ${answer.status}`)
  let [lines, bytes] = [0, 0]
  for await (const piece of answer.body!) {
    bytes += piece.length
    for (let at = piece.indexOf(10); at >= 0; at = piece.indexOf(10, at + 1)) lines += 1
  }
  return { lines, bytes }
}

async function mostMemory(product: Product, over: AbortSignal): Promise<number> {
  let most = 0
  while (!over.aborted) {
    // A server that is too busy to tell is asked again.
    most = Math.max(most, await memoryNow(product).catch(() => 0))
    await delay(100)
  }
  return most
}
