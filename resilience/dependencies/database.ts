import { setTimeout as delay } from 'node:timers/promises'
import { join } from 'node:path'
import { freePort, type Place, type Product, startProduct } from '../../bench/product.ts'
import { credits } from '../crash/credits.ts'
import { handIns } from '../crash/hand-ins.ts'
import { registrations } from '../crash/registrations.ts'
import { verifications } from '../crash/verifications.ts'
import { judgeWork, type Running } from '../crash/work.ts'
import { type Finding, inTemporaryFolder, type Scale, type Trial } from '../trial.ts'
import { type Fault, hang } from './faults.ts'
import { readPages } from './pages.ts'
import { readProbe } from './probes.ts'
import { mostWait, suffer } from './suffer.ts'

const length = { short: 7_000, whole: 30_000 }

/** The database is gone, or answers nobody, while people work and read pages. */
export const databaseGone: Trial = {
  name: 'database gone',
  run: (scale) => inTemporaryFolder((place) => withSeparateDatabase(place, (parts) => tryBoth(parts, scale))),
  control: () =>
    inTemporaryFolder((place) => withSeparateDatabase(place, (parts) => tryBoth(parts, 'short', true)), true),
}

type Parts = { product: Product; owner: Owner }
type Owner = { product: Product; restart: () => Promise<void>; stop: () => Promise<void> }

/** A second academy lends its database: so it can be stopped without anybody bringing it back. */
async function withSeparateDatabase(place: Place, act: (parts: Parts) => Promise<Finding[]>): Promise<Finding[]> {
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
  // It has no note of its own about where its database is.
  const parts = { product: { ...product, connection: () => owner.product.connection() }, owner }
  try {
    return await act(parts)
  } finally {
    await product.stop()
    await owner.stop()
  }
}

async function tryBoth({ product, owner }: Parts, scale: Scale, isSpoiled = false): Promise<Finding[]> {
  const stopped: Fault = async () => {
    await owner.stop()
    return owner.restart
  }
  const findings: Finding[] = []
  const works: Running[] = []
  for (const work of [registrations, handIns, verifications, credits]) works.push(await work(product))
  const probe = await readProbe(product)
  const pages = readPages(product.url, true)
  for (const [name, fault] of [
    ['hangs', hang(owner.product)],
    ['is stopped', stopped],
  ] as const) {
    await delay(2_000)
    findings.push(await suffer(`the database ${name}`, fault, probe, length[scale]))
  }
  await delay(2_000)
  for (const work of works) await work.stop()
  const seenOnPages = await pages.stop()
  if (isSpoiled) for (const work of works) await work.spoil(product)
  for (const work of works) findings.push(await judgeWork(work, product, mostWait))
  return [...findings, seenOnPages]
}
