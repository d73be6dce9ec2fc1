import { copyFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { type Place, type Product, startProduct } from '../../bench/product.ts'
import { handIns } from '../crash/hand-ins.ts'
import { databasePid } from '../crash/kills.ts'
import { judgeOrphans } from '../crash/orphans.ts'
import { registrations } from '../crash/registrations.ts'
import { judgeWork, type Running, withDatabase } from '../crash/work.ts'
import { type Finding, inPlace, type Scale, type Trial } from '../trial.ts'
import { fill, mountDisk } from './disk.ts'
import type { Fault } from './faults.ts'
import { readPages } from './pages.ts'
import { handInProbe } from './probes.ts'
import { mostWait, suffer } from './suffer.ts'

const length = { short: 7_000, whole: 30_000 }
/** In megabytes. */
const sizes = { files: 400, everything: 800 }

/** The disk with the files fills up, and then that with everything, while people register and hand in. */
export const diskFull: Trial = {
  name: 'disk full',
  run: async (scale) => [
    ...(await inPlace((place) => tryFiles(place, scale))),
    ...(await inPlace((place) => tryEverything(place, scale))),
  ],
  control: () => inPlace((place) => tryFiles(place, 'short', true), true),
}

const tryFiles = (place: Place, scale: Scale, isSpoiled = false) =>
  onDisk(join(place.dataDir, 'files'), sizes.files, async (disk) => {
    const product = await startProduct(place)
    return work(product, { tried: 'the disk with the files is full', fault: fill(disk), ms: length[scale], isSpoiled })
  })

/** The database, the files, the log: nothing of it can be written any more. */
const tryEverything = (place: Place, scale: Scale) =>
  onDisk(join(place.dataDir, 'disk'), sizes.everything, async (disk) => {
    const product = await startProduct({ ...place, dataDir: disk })
    const firstPid = await databasePid(product)
    try {
      const fault = fillAndWrite(disk, product)
      const tell = async () => [toldRestart(firstPid, await databasePid(product))]
      return await work(product, { tried: 'the disk with everything is full', fault, ms: length[scale], tell })
    } finally {
      // What did not hold is looked into afterwards, when the disk is gone.
      for (const log of ['server.log', 'postgres.log']) await copyFile(join(disk, log), join(place.dataDir, log))
    }
  })

async function onDisk(folder: string, size: number, act: (disk: string) => Promise<Finding[]>): Promise<Finding[]> {
  let unmount: () => Promise<void>
  try {
    unmount = await mountDisk(folder, size)
  } catch (error) {
    const seen = `not tried, because nothing may be mounted here: ${String(error).slice(0, 200)}`
    return [{ tried: 'a disk that is full', times: '0', lost: 0, seen, holds: false }]
  }
  try {
    return await act(folder)
  } finally {
    await unmount()
  }
}

/** Otherwise it never met the end of the disk, and nothing was tried. */
const toldRestart = (before: number, after: number): Finding => ({
  tried: 'PostgreSQL ended for want of space and came back',
  times: before === after ? '0' : '1',
  lost: 0,
  seen: 'by itself',
  holds: before !== after,
})

type Doing = { tried: string; fault: Fault; ms: number; isSpoiled?: boolean; tell?: () => Promise<Finding[]> }

async function work(product: Product, { tried, fault, ms, isSpoiled, tell }: Doing): Promise<Finding[]> {
  const works: Running[] = []
  for (const work of [registrations, handIns]) works.push(await work(product))
  const probe = await handInProbe(product)
  const pages = readPages(product.url)
  await delay(2_000)
  const findings = [await suffer(tried, fault, probe, ms), ...((await tell?.()) ?? [])]
  await delay(2_000)
  for (const work of works) await work.stop()
  findings.push(await pages.stop())
  if (isSpoiled) for (const work of works) await work.spoil(product)
  for (const work of works) findings.push(await judgeWork(work, product, mostWait))
  findings.push(await judgeOrphans(product))
  await product.stop()
  return findings
}

/** The database prepares its log of changes some files ahead: it is made to use them up, so that it meets the end. */
const fillAndWrite =
  (disk: string, product: Product): Fault =>
  async () => {
    const giveBack = await fill(disk)()
    const over = new AbortController()
    const writing = (async () => {
      for (; !over.signal.aborted; await delay(200)) {
        await withDatabase(product, (client) => client.query('select pg_switch_wal()')).catch(() => {})
      }
    })()
    return async () => {
      over.abort()
      await giveBack()
      await writing
    }
  }
