import { makeSchool } from '../../bench/members.ts'
import type { Product } from '../../bench/product.ts'
import { newSubmission, submit } from '../crash/submissions.ts'
import { isTryAgain, stopwatch } from '../crash/workload.ts'

export type ProbeResult = { isDone: boolean; isRefused: boolean; text: string; ms: number }
/** One request that needs the dependency. */
export type Probe = () => Promise<ProbeResult>

/** Submits three files, each time to another step, because a request without a response may have succeeded. */
export async function submissionProbe(product: Product): Promise<Probe> {
  const { members, stepIds } = await makeSchool(product, { members: 1, steps: 500 })
  return () => {
    const submission = newSubmission(members[0]!, stepIds.pop()!, stopwatch())
    return probe(() => submit(product.url, submission, [...submission.files]))
  }
}

export async function readProbe(product: Product): Promise<Probe> {
  const { members } = await makeSchool(product, { members: 1, steps: 1 })
  const headers = { authorization: `Bearer ${members[0]!.token}` }
  return () => probe(() => fetch(`${product.url}/v1/user/me`, { headers, signal: AbortSignal.timeout(30_000) }))
}

async function probe(send: () => Promise<Response>): Promise<ProbeResult> {
  const start = performance.now()
  const elapsed = () => Math.round(performance.now() - start)
  try {
    const response = await send()
    const { code } = (await response.json()) as { code?: string }
    const retryAfter = response.headers.get('retry-after')
    const isRefused = isTryAgain(response) && retryAfter !== null
    const text = isRefused ? `${response.status}, try again in ${retryAfter} s` : `${response.status} ${code ?? ''}`
    return { isDone: response.ok, isRefused, text, ms: elapsed() }
  } catch {
    return { isDone: false, isRefused: false, text: 'nothing', ms: elapsed() }
  }
}
