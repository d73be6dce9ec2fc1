import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { promisify } from 'node:util'
import { freePort, type Place, type Product, startProduct } from '../../bench/product.ts'
import { databasePid } from '../crash/kills.ts'
import { payments } from '../crash/payments.ts'
import { registrations } from '../crash/registrations.ts'
import { submissions } from '../crash/submissions.ts'
import { walletCredits } from '../crash/wallet-credits.ts'
import { checkWorkload, type Workload } from '../crash/workload.ts'
import { type Finding, inTemporaryFolder, type Scale, type Trial } from '../trial.ts'
import { type Fault, maxWaitMs, runOutage } from './outage.ts'
import { readPages } from './pages.ts'
import { readProbe } from './probes.ts'

const lengthMs = { short: 7_000, full: 30_000 }

/** The database hangs, then is stopped, while clients write and read pages. */
export const databaseOutage: Trial = {
  name: 'database outage',
  run: (scale) => inTemporaryFolder((place) => withSeparateDatabase(place, (parts) => runOutages(parts, scale))),
  control: () =>
    inTemporaryFolder((place) => withSeparateDatabase(place, (parts) => runOutages(parts, 'short', true)), true),
}

type Parts = { product: Product; owner: Owner }
type Owner = { product: Product; restart: () => Promise<void>; stop: () => Promise<void> }

/** The database belongs to a second instance: its own instance would restart it. */
async function withSeparateDatabase(place: Place, run: (parts: Parts) => Promise<Finding[]>): Promise<Finding[]> {
  const ownerPlace = { dataDir: join(place.dataDir, 'owner'), port: await freePort() }
  const owner: Owner = {
    product: await startProduct(ownerPlace),
    stop: () => owner.product.stop(),
    restart: async () => {
      owner.product = await startProduct(ownerPlace)
    },
  }
  const { host, port, user, database } = await owner.product.connection()
  const url = `postgres://${user}@localhost:${port}/${database}?host=${encodeURIComponent(String(host))}`
  const product = await startProduct({ ...place, env: { DATABASE_URL: url } })
  const parts = { product: { ...product, connection: () => owner.product.connection() }, owner }
  try {
    return await run(parts)
  } finally {
    await product.stop()
    await owner.stop()
  }
}

async function runOutages({ product, owner }: Parts, scale: Scale, isSabotaged = false): Promise<Finding[]> {
  const stopped: Fault = async () => {
    await owner.stop()
    return owner.restart
  }
  const findings: Finding[] = []
  const workloads: Workload[] = []
  for (const start of [registrations, submissions, payments, walletCredits]) workloads.push(await start(product))
  const probe = await readProbe(product)
  const pages = readPages(product.url)
  for (const [name, fault] of [
    ['database hangs', hang(owner.product)],
    ['database is stopped', stopped],
  ] as const) {
    await delay(2_000)
    findings.push(await runOutage(name, fault, probe, lengthMs[scale]))
  }
  await delay(2_000)
  for (const workload of workloads) await workload.stop()
  const pageFinding = await pages.stop()
  if (isSabotaged) for (const workload of workloads) await workload.sabotage(product)
  for (const workload of workloads) findings.push(await checkWorkload(workload, product, maxWaitMs))
  return [...findings, pageFinding]
}

/** Suspends PostgreSQL with all its processes: connections are accepted and nothing is answered. */
const hang =
  (owner: Product): Fault =>
  async () => {
    const main = await databasePid(owner)
    const signal = async (name: NodeJS.Signals) => {
      for (const pid of [main, ...(await childrenOf(main))]) process.kill(pid, name)
    }
    await signal('SIGSTOP')
    return () => signal('SIGCONT')
  }

async function childrenOf(pid: number): Promise<number[]> {
  const { stdout } = await promisify(execFile)('ps', ['-o', 'pid=', '--ppid', String(pid)])
  return stdout.trim().split(/\s+/).map(Number)
}
