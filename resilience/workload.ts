import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import type { Product } from '../bench/product.ts'
import { print } from '../bench/table.ts'
import type { Finding } from './trial.ts'

/** One kind of write that clients repeat all the time, whether the server is up or down. */
export type StartWorkload = (product: Product, effort?: Effort) => Promise<Workload>

/** How long clients rest between writes, and the share of the rows that are prepared for them. */
export type Effort = { restMs: number; share: number }
export const fullEffort: Effort = { restMs: 0, share: 1 }

export type Workload = {
  name: string
  /** How many writes the server has confirmed. */
  acknowledged: () => number
  /** Responses that are neither a success nor "try again", with their count: there must be none. */
  unexpected: Map<string, number>
  /** The slowest response, in milliseconds. */
  slowest: () => number
  /** Starts nothing new and resolves when nothing is in flight. */
  stop: () => Promise<void>
  check: (product: Product) => Promise<Damage>
  /** Damages the data so that `check` must notice: a confirmed write that never happened, and an incomplete one. */
  sabotage: (product: Product) => Promise<void>
}

/** `lost` was acknowledged and is gone; `incomplete` is there with parts missing or duplicated. */
export type Damage = { lost: string[]; incomplete: string[] }

/** `retry` means that nobody knows whether the write happened. */
export type Outcome<Done> = { done: Done } | 'retry' | { unexpected: string }

export const increment = (counts: Map<string, number>, key: string) => void counts.set(key, (counts.get(key) ?? 0) + 1)

export function stopwatch() {
  let slowest = 0
  return {
    slowest: () => slowest,
    time: async <T>(run: () => Promise<T>): Promise<T> => {
      const start = performance.now()
      try {
        return await run()
      } finally {
        slowest = Math.max(slowest, performance.now() - start)
      }
    },
  }
}
export type Stopwatch = ReturnType<typeof stopwatch>

/** Unreachable or too busy, too slow, nothing can be saved. */
export const isTryAgain = ({ status }: Response) => status === 503 || status === 504 || status === 507

export async function outcomeOf<Done>(response: Response): Promise<Outcome<Done>> {
  const { status, code, data } = (await response.json()) as { status: number; code?: string; data: Done }
  if (status === 1) return { done: data }
  return isTryAgain(response) ? 'retry' : { unexpected: `${response.status} ${code}` }
}

export async function request<Done>(watch: Stopwatch, url: string, init: RequestInit): Promise<Outcome<Done>> {
  try {
    return await watch.time(async () =>
      outcomeOf<Done>(await fetch(url, { ...init, signal: AbortSignal.timeout(30_000) })),
    )
  } catch {
    return 'retry'
  }
}

/** A request that is safe to repeat: its idempotency key is new for each write, not for each try. */
export const repeatable = (token: string, body: object): RequestInit => ({
  method: 'POST',
  headers: {
    authorization: `Bearer ${token}`,
    'content-type': 'application/json',
    'idempotency-key': randomUUID(),
  },
  body: JSON.stringify(body),
})

/** Repeats a write until its outcome is known, or the clients are stopped. */
export async function untilKnown<Done>(
  stopped: AbortSignal,
  send: () => Promise<Outcome<Done>>,
): Promise<Outcome<Done>> {
  for (;;) {
    const outcome = await send()
    if (outcome !== 'retry' || stopped.aborted) return outcome
    await delay(100)
  }
}

type Clients = { count: number; restMs: number }

/** Runs `act` again and again in parallel, with rests; the function it returns stops them. */
export function clients({ count, restMs }: Clients, act: (stopped: AbortSignal) => Promise<void>): () => Promise<void> {
  const stopped = new AbortController()
  const all = Array.from({ length: count }, async () => {
    while (!stopped.signal.aborted) {
      await act(stopped.signal)
      await delay(restMs)
    }
  })
  return async () => {
    stopped.abort()
    await Promise.all(all)
  }
}

export async function withDatabase<T>(product: Product, act: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client(await product.connection())
  // If the database ends, the query fails.
  client.on('error', () => {})
  await client.connect()
  try {
    return await act(client)
  } finally {
    await client.end()
  }
}

/** Adds a signed-in admin and returns the session token. */
export async function addAdmin(client: pg.Client, username: string): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  await client.query(
    `with person as (
       insert into people (email, username, first_name, role)
       values ($1 || '@example.in', $1, 'Staff', 'admin') returning id
     ) insert into sessions (person_id, token_hash, device, expires_at)
     select id, $2, 'Crash', now() + interval '1 day' from person`,
    [username, createHash('sha256').update(token).digest()],
  )
  return token
}

export async function checkWorkload(workload: Workload, product: Product, maxWaitMs = Infinity): Promise<Finding> {
  const { lost, incomplete } = await workload.check(product)
  for (const one of lost) print(`lost: ${one}`)
  for (const one of incomplete) print(`incomplete: ${one}`)
  const unexpected = [...workload.unexpected].map(([response, times]) => `${times} × ${response}`)
  const waited = maxWaitMs === Infinity ? '' : `slowest response ${Math.round(workload.slowest())} ms (${maxWaitMs}); `
  return {
    tried: `${workload.name}, meanwhile`,
    times: `${workload.acknowledged()} acknowledged`,
    lost: lost.length,
    seen: `${waited}${incomplete.length} incomplete (0); unexpected responses: ${unexpected.join(', ') || 'none'}`,
    holds:
      lost.length + incomplete.length + unexpected.length === 0 &&
      workload.acknowledged() > 0 &&
      workload.slowest() <= maxWaitMs,
  }
}
