import type { JobFilter } from '#contract/careers/jobs.ts'
import { parseFilter } from './jobs.rules.ts'

export type JobTab = 'saved' | 'applied' | undefined
export type MyJobsFilter = JobFilter & { only?: JobTab }

/** An invalid part of the URL is ignored. */
export function parseMyJobsFilter(params: URLSearchParams): MyJobsFilter {
  const query = Object.fromEntries(params)
  const filter = parseFilter(query)
  const only = query['only']
  return only === 'saved' || only === 'applied' ? { ...filter, only } : filter
}

export function myJobsUrl(filter: MyJobsFilter): string {
  const query = new URLSearchParams()
  for (const name of ['only', 'search', 'location', 'experience'] as const) {
    if (filter[name]) query.set(name, filter[name])
  }
  return `/dashboard/jobs${query.size > 0 ? `?${query}` : ''}`
}
