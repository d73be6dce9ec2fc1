import { setTimeout as delay } from 'node:timers/promises'
import { type Place, type Product, startProduct } from '../../bench/product.ts'
import { say } from '../../bench/table.ts'
import { type Finding, inTemporaryFolder, type Scale, type Trial } from '../trial.ts'
import { credits } from './credits.ts'
import { handIns } from './hand-ins.ts'
import { between, kills, type Mode } from './kills.ts'
import { judgeOrphans } from './orphans.ts'
import { registrations } from './registrations.ts'
import { verifications } from './verifications.ts'
import { judgeWork, type Running } from './work.ts'

/** Until so many kills and so many acknowledged writes; how long it may live between two kills, in ms. */
const measures = {
  short: { kills: 3, writes: 100, longest: 1_500 },
  whole: { kills: 100, writes: 20_000, longest: 6_000 },
}
/** How long it may be gone after a kill, in ms. The short run is part of every test run, whatever else the machine does. */
const mostGone = { short: 60_000, whole: 10_000 }

/** People register, hand in, are verified and given credit while the server, its database or both are killed. */
export const crash: Trial = {
  name: 'crash',
  run: (scale) => inTemporaryFolder((place) => crashing(place, scale)),
  control: () => inTemporaryFolder((place) => crashing(place, 'short', true), true),
}

async function crashing(place: Place, scale: Scale, isSpoiled = false): Promise<Finding[]> {
  const first = await startProduct(place)
  const all: Running[] = []
  for (const work of [registrations, handIns, verifications, credits]) all.push(await work(first))
  const { product, tally, slowest, helped } = await killAgainAndAgain(first, place, all, scale)
  for (const work of all) await work.stop()
  if (isSpoiled) for (const work of all) await work.spoil(product)
  const findings: Finding[] = [describeKills(tally, slowest, helped, mostGone[scale])]
  for (const work of all) findings.push(await judgeWork(work, product))
  findings.push(await judgeOrphans(product))
  await product.stop()
  return findings
}

type Tally = Record<Mode, number>

async function killAgainAndAgain(first: Product, place: Place, all: Running[], scale: Scale) {
  const wanted = measures[scale]
  const tally: Tally = { server: 0, database: 0, both: 0 }
  let [product, slowest, helped] = [first, 0, 0]
  const done = () => all.reduce((sum, { acknowledged }) => sum + acknowledged(), 0)
  for (let times = 1; times <= wanted.kills || done() < wanted.writes; times += 1) {
    await delay(between(50, wanted.longest))
    const mode = (Object.keys(kills) as Mode[])[Math.floor(Math.random() * 3)]!
    const after = await kills[mode](product, place)
    product = after.product
    tally[mode] += 1
    slowest = Math.max(slowest, after.ms)
    if (after.neededHelp) helped += 1
    say(`${times}: ${mode} killed, served again after ${Math.round(after.ms)} ms; ${done()} acknowledged`)
  }
  return { product, tally, slowest, helped }
}

const describeKills = (tally: Tally, slowest: number, helped: number, most: number): Finding => ({
  tried: 'kill -9 of server, database or both',
  times: `${tally.server} + ${tally.database} + ${tally.both} kills`,
  lost: 0,
  seen: `served again within ${Math.round(slowest)} ms (${most}), ${helped} needed help (0)`,
  holds: slowest <= most && helped === 0,
})
