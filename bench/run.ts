import { rm } from 'node:fs/promises'
import { type Case, cases } from './cases.ts'
import { measureGrowth } from './growth.ts'
import { compare } from './measure.ts'
import { restingMemory } from './memory.ts'
import { freePort, newFolder, type Product, startProduct } from './product.ts'
import { failures, loadTable, type Row, sizeTable, toRow } from './report.ts'
import { firstLoads } from './sizes.ts'
import { say } from './table.ts'
import { measureUsers } from './users.ts'

const { BENCH_SECONDS = '6', BENCH_ONLY = '', BENCH_PROFILE } = process.env

// So that `exit` is told and nothing we started outlives us.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))

const folder = newFolder()
const nodeArgs = BENCH_PROFILE ? ['--cpu-prof', `--cpu-prof-dir=${BENCH_PROFILE}`] : []
const product = await startProduct({ dataDir: folder, port: await freePort(), nodeArgs })
try {
  await measure(product)
} finally {
  await product.stop()
  await rm(folder, { recursive: true, force: true })
}
if ('growth'.includes(BENCH_ONLY) && !(await measureGrowth())) process.exitCode = 1
if ('users'.includes(BENCH_ONLY) && !(await measureUsers())) process.exitCode = 1

async function measure(product: Product) {
  const idle = await restingMemory(product)
  const rows: Row[] = []
  for (const one of cases.filter(({ name }) => name.includes(BENCH_ONLY))) rows.push(...(await run(one, product)))
  const loaded = await restingMemory(product)
  say(`\n${loadTable(rows)}`)
  say(`\nMemory of the server process: ${Math.round(idle)} MB idle, ${Math.round(loaded)} MB after the load`)
  say(`\n${sizeTable(await firstLoads(product))}`)
  const failed = failures(rows)
  for (const sentence of failed) say(`\n${sentence}`)
  if (failed.length > 0) process.exitCode = 1
}

async function run({ name, prepare }: Case, product: Product): Promise<Row[]> {
  const { ask, baselines } = await prepare(product)
  say(`${name} against ${baselines.map((baseline) => baseline.name).join(' and ')} …`)
  const running = baselines.filter((baseline) => 'url' in baseline)
  try {
    const targets = running.map((baseline) => ({ ...ask, name: baseline.name, pid: baseline.pid, url: baseline.url }))
    const [ours, ...theirs] = await compare([{ ...ask, name, pid: product.pid }, ...targets], Number(BENCH_SECONDS))
    return baselines.map((baseline) => toRow(name, ours!, theirs, baseline))
  } finally {
    for (const baseline of running) await baseline.stop()
  }
}
