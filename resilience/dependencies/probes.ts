import { makeSchool } from '../../bench/members.ts'
import type { Product } from '../../bench/product.ts'
import { newHandIn, submit } from '../crash/hand-ins.ts'
import { stopwatch } from '../crash/work.ts'

/** What somebody was answered, and how many milliseconds that took. */
export type Probed = { isDone: boolean; isRefused: boolean; words: string; ms: number }
/** Somebody tries it once. */
export type Probe = () => Promise<Probed>

const [places, longest] = [500, 30_000]

/** Hands in three files, each time to another step: one that got no answer may have been taken after all. */
export async function handInProbe(product: Product): Promise<Probe> {
  const { members, stepIds } = await makeSchool(product, { members: 1, steps: places })
  return () => {
    const handIn = newHandIn(members[0]!, stepIds.pop()!, stopwatch())
    return tryOnce(() => submit(product.url, handIn, [...handIn.files]))
  }
}

/** Asks who they are, which nobody knows but the database. */
export async function readProbe(product: Product): Promise<Probe> {
  const { members } = await makeSchool(product, { members: 1, steps: 1 })
  const headers = { authorization: `Bearer ${members[0]!.token}` }
  const signal = () => AbortSignal.timeout(longest)
  return () => tryOnce(() => fetch(`${product.url}/v1/user/me`, { headers, signal: signal() }))
}

async function tryOnce(ask: () => Promise<Response>): Promise<Probed> {
  const began = performance.now()
  const took = () => Math.round(performance.now() - began)
  try {
    const answer = await ask()
    const { code } = (await answer.json()) as { code?: string }
    const again = answer.headers.get('retry-after')
    const isRefused = answer.status === 503 && code === 'unreachable' && again !== null
    const words = isRefused ? `503, try again in ${again} s` : `${answer.status} ${code ?? ''}`
    return { isDone: answer.ok, isRefused, words, ms: took() }
  } catch {
    return { isDone: false, isRefused: false, words: 'nothing', ms: took() }
  }
}
