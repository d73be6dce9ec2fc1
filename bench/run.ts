import { rm } from 'node:fs/promises'
import { type Case, cases } from './cases.ts'
import { measureDocuments } from './documents.ts'
import { measureGrowth } from './growth/run.ts'
import { compare } from './measure.ts'
import { restingMemory } from './memory.ts'
import { freePort, newFolder, type Product, startProduct } from './product.ts'
import { failures, loadTable, type Row, sizeTable, toCells } from './report.ts'
import { measurePhone } from './phone/phone.ts'
import { firstLoads, overBudget } from './sizes.ts'
import { print } from './table.ts'
import { reads } from './reads.ts'

const { BENCH_SECONDS = '6', BENCH_ONLY = '', BENCH_PROFILE } = process.env

// So that `exit` handlers run and end every process we started.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))

/** What is measured apart from the product under load. The rest of the text chooses one page or request. */
const apart = { growth: measureGrowth, phone: measurePhone }
const isApart = Object.keys(apart).some((name) => BENCH_ONLY.startsWith(name))

if (!isApart) await measureProduct()
for (const [name, measure] of Object.entries(apart)) {
  const isChosen = BENCH_ONLY === '' || BENCH_ONLY.startsWith(name)
  if (isChosen && !(await measure(BENCH_ONLY.slice(name.length).trim()))) process.exitCode = 1
}

async function measureProduct() {
  const folder = newFolder()
  const nodeArgs = BENCH_PROFILE ? ['--cpu-prof', `--cpu-prof-dir=${BENCH_PROFILE}`] : []
  const product = await startProduct({ dataDir: folder, port: await freePort(), nodeArgs })
  try {
    if (['', 'documents'].includes(BENCH_ONLY) && !(await measureDocuments(product))) process.exitCode = 1
    if (BENCH_ONLY !== 'documents') await measure(product)
  } finally {
    await product.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

async function measure(product: Product) {
  const idle = await restingMemory(product)
  const rows: Row[] = []
  const selected = [...cases, ...reads].filter(({ name }) => BENCH_ONLY === 'calls' || name.includes(BENCH_ONLY))
  for (const one of selected) rows.push(...(await run(one, product)))
  const loaded = await restingMemory(product)
  print(`\n${loadTable(rows)}`)
  print(`\nMemory of the server process: ${Math.round(idle)} MB idle, ${Math.round(loaded)} MB after the load`)
  const sizes = await firstLoads(product)
  print(`\n${sizeTable(sizes)}`)
  const failed = [...failures(rows), ...overBudget(sizes)]
  for (const sentence of failed) print(`\n${sentence}`)
  if (failed.length > 0) process.exitCode = 1
}

async function run({ name, prepare, isBrief }: Case, product: Product): Promise<Row[]> {
  const { request, baselines } = await prepare(product)
  print(`${name} against ${baselines.map((baseline) => baseline.name).join(' and ')} …`)
  try {
    const targets = baselines.map(({ name, pid, url }) => ({ ...request, name, pid, url }))
    const [seconds, turn] = isBrief ? [Number(BENCH_SECONDS) / 3, 1] : [Number(BENCH_SECONDS), 2]
    const [ours, ...theirs] = await compare([{ ...request, name, pid: product.pid }, ...targets], seconds, turn)
    const rows = theirs.map((baseline): Row => ({ case: name, product: ours!, baseline }))
    // Printed at once, so that an interrupted run shows what it has.
    for (const row of rows) print(`  ${toCells(row).slice(1).join(' | ')}`)
    return rows
  } finally {
    for (const baseline of baselines) await baseline.stop()
  }
}
