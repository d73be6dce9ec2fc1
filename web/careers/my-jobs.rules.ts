import type { JobFilter } from '#contract/careers/jobs.ts'
import { readFilter } from './jobs.rules.ts'

export type JobTab = 'saved' | 'applied' | undefined
export type MyJobsAsked = JobFilter & { only?: JobTab }

/** What the address asks for; a part that is broken is as good as absent. */
export function readMyAsked(params: URLSearchParams): MyJobsAsked {
  const query = Object.fromEntries(params)
  const filter = readFilter(query)
  const only = query['only']
  return only === 'saved' || only === 'applied' ? { ...filter, only } : filter
}

/** The address that asks for this: to be shared with oneself, gone back to and reloaded. */
export function addressOf(asked: MyJobsAsked): string {
  const query = new URLSearchParams()
  for (const name of ['only', 'search', 'location', 'experience'] as const) {
    if (asked[name]) query.set(name, asked[name])
  }
  return `/dashboard/jobs${query.size > 0 ? `?${query}` : ''}`
}
