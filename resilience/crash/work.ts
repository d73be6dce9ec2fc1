import pg from 'pg'
import type { Product } from '../../bench/product.ts'
import { say } from '../../bench/table.ts'
import type { Finding } from '../trial.ts'

/** One kind of writing that goes on, whether the product is there or not. */
export type Work = (product: Product) => Promise<Running>

export type Running = {
  name: string
  /** How many were told that it is done. */
  acknowledged: () => number
  /** Answers that are neither a success nor "try again in a moment", and how often: there must be none. */
  odd: Map<string, number>
  /** The longest that anybody waited for an answer, in milliseconds. */
  slowest: () => number
  /** Nothing new is begun; resolves once nothing is under way. */
  stop: () => Promise<void>
  /** What was acknowledged and is gone, and what is there but not whole. */
  judge: (product: Product) => Promise<Damage>
  /** Breaks what `judge` must notice: a success nobody stored, and something that is only half there. */
  spoil: (product: Product) => Promise<void>
}

export type Damage = { lost: string[]; half: string[] }

/** What one call came to: done, to be tried again, or an answer that there must not be. */
export type Outcome<Done> = { done: Done } | 'unknown' | { odd: string }

export const tally = (counts: Map<string, number>, what: string) => void counts.set(what, (counts.get(what) ?? 0) + 1)

/** Notes how long the longest took. */
export function stopwatch() {
  let most = 0
  return {
    slowest: () => most,
    time: async <T>(act: () => Promise<T>): Promise<T> => {
      const began = performance.now()
      try {
        return await act()
      } finally {
        most = Math.max(most, performance.now() - began)
      }
    },
  }
}
export type Stopwatch = ReturnType<typeof stopwatch>

/** Reads an answer of the API; what is not its own, or 503, has to be tried again. */
export async function outcomeOf<Done>(answer: Response): Promise<Outcome<Done>> {
  const { status, code, data } = (await answer.json()) as { status: number; code?: string; data: Done }
  if (status === 1) return { done: data }
  return answer.status === 503 ? 'unknown' : { odd: `${answer.status} ${code}` }
}

/** Asks; a broken connection, or none, has to be tried again. */
export async function ask<Done>(watch: Stopwatch, url: string, init: RequestInit): Promise<Outcome<Done>> {
  try {
    return await watch.time(async () =>
      outcomeOf<Done>(await fetch(url, { ...init, signal: AbortSignal.timeout(30_000) })),
    )
  } catch {
    return 'unknown'
  }
}

/** So many callers, each doing one thing after the other until they are told to stop. */
export function callers(count: number, act: (over: AbortSignal) => Promise<void>): () => Promise<void> {
  const over = new AbortController()
  const all = Array.from({ length: count }, async () => {
    while (!over.signal.aborted) await act(over.signal)
  })
  return async () => {
    over.abort()
    await Promise.all(all)
  }
}

export async function withDatabase<T>(product: Product, act: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client(await product.connection())
  await client.connect()
  try {
    return await act(client)
  } finally {
    await client.end()
  }
}

/** What came of it; where it is said how long an answer may take at most, in milliseconds, that counts too. */
export async function judgeWork(work: Running, product: Product, mostWait?: number): Promise<Finding> {
  const { lost, half } = await work.judge(product)
  for (const one of lost) say(`lost: ${one}`)
  for (const one of half) say(`half there: ${one}`)
  const odd = [...work.odd].map(([answer, times]) => `${times} × ${answer}`)
  const waited = mostWait === undefined ? '' : `slowest answer ${Math.round(work.slowest())} ms (${mostWait}); `
  return {
    tried: `${work.name}, meanwhile`,
    times: `${work.acknowledged()} acknowledged`,
    lost: lost.length,
    seen: `${waited}${half.length} half there (0); odd answers: ${odd.join(', ') || 'none'}`,
    holds:
      lost.length + half.length + odd.length === 0 &&
      work.acknowledged() > 0 &&
      work.slowest() <= (mostWait ?? Infinity),
  }
}
