import pg from 'pg'
import { holdBerth } from './hold.ts'
import { naiveHold } from './naive-hold.ts'

type HoldFunction = (pool: pg.Pool, trainId: number, personId: number) => Promise<{ label: string } | null>

/** Fifty people want three berths at once. Returns what is wrong with the outcome; an empty list means nothing. */
async function round(pool: pg.Pool, hold: HoldFunction): Promise<string[]> {
  await pool.query('update seats set held_by = null, held_until = null, booked_by = null where train_id = 2')
  const people = Array.from({ length: 50 }, (_, i) => i + 1)
  const outcomes = await Promise.allSettled(people.map((person) => hold(pool, 2, person)))

  const faults: string[] = []
  const winners = outcomes.flatMap((o, i) => (o.status === 'fulfilled' && o.value ? [{ person: people[i], label: o.value.label }] : []))
  const errors = outcomes.filter((o) => o.status === 'rejected')
  if (errors.length > 0) faults.push(`${errors.length} calls failed: ${(errors[0] as PromiseRejectedResult).reason.message}`)
  if (winners.length !== 3) faults.push(`${winners.length} people were told that they have a berth`)
  const labels = new Set(winners.map((w) => w.label))
  if (labels.size !== winners.length) faults.push('two people were told the same berth')
  const { rows } = await pool.query('select label, held_by from seats where train_id = 2 and held_by is not null')
  const stored = new Set(rows.map((row) => `${row.label} ${row.held_by}`))
  for (const { person, label } of winners) if (!stored.has(`${label} ${person}`)) faults.push(`person ${person} was promised ${label}, but the table disagrees`)
  return faults
}

export async function race(name: string, hold: HoldFunction, { rounds = 100, connections = 20 } = {}) {
  const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: connections })
  // Open all connections first. Otherwise the first calls run one after the other while the rest still connect.
  const clients = await Promise.all(Array.from({ length: connections }, () => pool.connect()))
  for (const client of clients) client.release()
  let failed = 0
  let most = 0
  let first: string[] = []
  for (let i = 0; i < rounds; i++) {
    const faults = await round(pool, hold)
    if (faults.length === 0) continue
    failed++
    if (first.length === 0) first = faults
    most = Math.max(most, ...faults.map((f) => Number(/^(\d+) people/.exec(f)?.[1] ?? 0)))
  }
  await pool.end()
  console.log(`${name}: ${failed} of ${rounds} rounds wrong`)
  if (failed > 0) console.log(`  at worst, ${most} people were promised three berths\n  first fault: ${first[0]}`)
  return failed
}

/** Five impatient people click ten times each. Each may get one berth; a hundred rounds. */
export async function clickStorm({ rounds = 100, connections = 20 } = {}) {
  const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: connections })
  let failed = 0
  for (let i = 0; i < rounds; i++) {
    await pool.query('update seats set held_by = null, held_until = null, booked_by = null where train_id = 2')
    const calls = Array.from({ length: 50 }, (_, n) => 1 + (n % 5))
    const outcomes = await Promise.allSettled(calls.map((person) => holdBerth(pool, 2, person)))
    const told = new Map<number, Set<string>>()
    outcomes.forEach((o, n) => {
      if (o.status === 'fulfilled' && o.value) told.set(calls[n], (told.get(calls[n]) ?? new Set()).add(o.value.label))
    })
    const labels = [...told.values()].flatMap((set) => [...set])
    const isRight =
      outcomes.every((o) => o.status === 'fulfilled') && told.size <= 3 && labels.length === told.size && new Set(labels).size === labels.length
    if (!isRight) failed++
  }
  await pool.end()
  console.log(`five people, fifty clicks: ${failed} of ${rounds} rounds wrong`)
  return failed
}

if (import.meta.main) {
  await race('look, then write', naiveHold, { rounds: 100 })
  const failed = (await race('one statement', holdBerth, { rounds: 100 })) + (await clickStorm())
  process.exitCode = failed > 0 ? 1 : 0
}
