import { spawnSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort, type Place } from '../bench/product.ts'
import { say } from '../bench/table.ts'

/** What came of one thing that was tried. */
export type Finding = {
  tried: string
  /** How often, in the trial's own measure: "100 kills, 20,412 writes". */
  times: string
  /** How much of what was acknowledged is gone, half there or doubled. */
  lost: number
  /** What else was seen, against what is allowed: "p99 412 ms (1,000)". */
  seen: string
  holds: boolean
}

/** `short` is for every test run: it takes seconds and shows that the trial still works. */
export type Scale = 'short' | 'whole'

export type Trial = {
  name: string
  /** A program of the system, as Debian has it; where it is not installed, the trial is left out. */
  needs?: string
  run: (scale: Scale) => Promise<Finding[]>
  /** The same against something that is broken on purpose: it must not hold, or the trial proves nothing. */
  control: (scale: Scale) => Promise<Finding[]>
}

export const isInstalled = (program: string) =>
  spawnSync(program, ['--version'], { stdio: 'ignore' }).error === undefined

/** Runs in a folder and on a port of its own. What did not hold leaves its folder, with the logs, in place. */
export async function inPlace(act: (place: Place) => Promise<Finding[]>, isControl = false): Promise<Finding[]> {
  const place = { dataDir: await mkdtemp(join(tmpdir(), 'resilience-')), port: await freePort() }
  const findings = await act(place)
  if (isControl || findings.every(({ holds }) => holds)) await rm(place.dataDir, { recursive: true, force: true })
  else say(`The logs are in ${place.dataDir}`)
  return findings
}
