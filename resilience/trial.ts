import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort, type Place } from '../bench/product.ts'
import { print } from '../bench/table.ts'

/** The result of one check. */
export type Finding = {
  tried: string
  /** How often, in the trial's own unit: "100 kills, 20,412 writes". */
  times: string
  /** How many acknowledged writes are missing, incomplete or duplicated. */
  lost: number
  /** Other observations, each with its limit in brackets: "p99 412 ms (1,000)". */
  seen: string
  holds: boolean
}

/** `short` takes seconds and shows that the trial still works. */
export type Scale = 'short' | 'full'

/** Runs in a new folder and on a free port. After a failure the folder with its logs stays. */
export async function inTemporaryFolder(
  run: (place: Place) => Promise<Finding[]>,
  isControl = false,
): Promise<Finding[]> {
  const place = { dataDir: await mkdtemp(join(tmpdir(), 'resilience-')), port: await freePort() }
  const findings = await run(place)
  if (isControl || findings.every(({ holds }) => holds)) await rm(place.dataDir, { recursive: true, force: true })
  else print(`The logs are in ${place.dataDir}`)
  return findings
}
