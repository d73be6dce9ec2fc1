import { setTimeout as delay } from 'node:timers/promises'
import { type Place, type Product, startProduct } from '../bench/product.ts'
import { print } from '../bench/table.ts'
import { type Finding, inTemporaryFolder, type Scale } from './trial.ts'
import { kills, randomBetween, type Victim } from './kills.ts'
import { corrections } from './corrections.ts'
import { killDuringJobs } from './jobs.ts'
import { checkOrphans } from './orphans.ts'
import { lateReviews } from './late-reviews.ts'
import { payments } from './payments.ts'
import { registrations } from './registrations.ts'
import { submissions } from './submissions.ts'
import { walletCredits } from './wallet-credits.ts'
import { checkWorkload, fullEffort, type Workload } from './workload.ts'

/**
 * Runs until both are reached; `longestMs` is the longest time between two kills. Clients rest between writes while
 * other tests need the machine.
 */
const targets = {
  short: { kills: 2, writes: 30, longestMs: 500, effort: { restMs: 400, share: 0.05 } },
  full: { kills: 100, writes: 20_000, longestMs: 6_000, effort: fullEffort },
}
/** The longest outage after a kill, in milliseconds. The short run is part of `npm test`, also on a busy machine. */
const maxOutageMs = { short: 60_000, full: 10_000 }

/**
 * Kills the server, its database or both at random moments while clients write, and in a full run meanwhile another one
 * during jobs; `npm test` tries that in server/kit/jobs.test.ts.
 */
export const crash = async (scale: Scale, isSabotaged = false): Promise<Finding[]> =>
  (
    await Promise.all([
      inTemporaryFolder((place) => runCrashes(place, scale, isSabotaged), isSabotaged),
      ...(scale === 'full' || isSabotaged
        ? [inTemporaryFolder((place) => killDuringJobs(place, isSabotaged), isSabotaged)]
        : []),
    ])
  ).flat()

async function runCrashes(place: Place, scale: Scale, isSabotaged: boolean): Promise<Finding[]> {
  const first = await startProduct(place)
  const workloads: Workload[] = []
  for (const start of [registrations, submissions, payments, corrections, walletCredits, lateReviews])
    workloads.push(await start(first, targets[scale].effort))
  const { product, counts, slowest, restarts } = await killRepeatedly(first, place, workloads, scale)
  for (const workload of workloads) await workload.stop()
  if (isSabotaged) for (const workload of workloads) await workload.sabotage(product)
  const findings = [killFinding(counts, slowest, restarts, maxOutageMs[scale])]
  for (const workload of workloads) findings.push(await checkWorkload(workload, product))
  findings.push(await checkOrphans(product))
  await product.stop()
  return findings
}

type Counts = Record<Victim, number>

async function killRepeatedly(first: Product, place: Place, workloads: Workload[], scale: Scale) {
  const target = targets[scale]
  const counts: Counts = { server: 0, database: 0, both: 0 }
  const victims = Object.keys(kills) as Victim[]
  let [product, slowest, restarts] = [first, 0, 0]
  const writes = () => workloads.reduce((sum, { acknowledged }) => sum + acknowledged(), 0)
  for (let times = 1; times <= target.kills || writes() < target.writes; times += 1) {
    // A slow machine may take longer for a first write than the next kill takes to come.
    await untilAllWrote(workloads)
    await delay(randomBetween(50, target.longestMs))
    const victim = victims[Math.floor(Math.random() * victims.length)]!
    const recovery = await kills[victim](product, place)
    product = recovery.product
    counts[victim] += 1
    slowest = Math.max(slowest, recovery.ms)
    if (recovery.neededRestart) restarts += 1
    print(`${times}: killed ${victim}, up again after ${Math.round(recovery.ms)} ms; ${writes()} writes acknowledged`)
  }
  return { product, counts, slowest, restarts }
}

/** Until each kind of write was confirmed since now. */
async function untilAllWrote(workloads: Workload[]) {
  const before = workloads.map(({ acknowledged }) => acknowledged())
  while (workloads.some(({ acknowledged }, at) => acknowledged() === before[at])) await delay(20)
}

const killFinding = (counts: Counts, slowest: number, restarts: number, maxMs: number): Finding => ({
  tried: 'kill -9 of server, database or both',
  times: `${counts.server} + ${counts.database} + ${counts.both} kills`,
  lost: 0,
  seen: `up again within ${Math.round(slowest)} ms (${maxMs}), ${restarts} restarted by hand (0)`,
  holds: slowest <= maxMs && restarts === 0,
})
