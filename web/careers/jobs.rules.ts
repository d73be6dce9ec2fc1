import type { z } from '#contract/kit/zod.ts'
import { JobFilter } from '#contract/careers/jobs.ts'
import { PageQuery } from '#contract/kit/paging.ts'

/** How many cards come at a time. */
export const step = 5
const most = 100

export type JobsAsked = JobFilter & { size: number; after?: string }

/** What is searched for. A part that is broken is as good as absent: a shared link still shows jobs. */
export function readFilter(query: Record<string, unknown>): JobFilter {
  const { search, location, experience } = JobFilter.shape
  return {
    ...part('search', search, query),
    ...part('location', location, query),
    ...part('experience', experience, query),
  }
}

/** What the address of the public page asks for. */
export function readAsked(query: Record<string, unknown>): JobsAsked {
  const { size, after } = PageQuery.shape
  return {
    ...readFilter(query),
    size: query['size'] === undefined ? step : (size.safeParse(query['size']).data ?? step),
    ...part('after', after, query),
  }
}

function part<Name extends string, Schema extends z.ZodType>(
  name: Name,
  schema: Schema,
  query: Record<string, unknown>,
) {
  const { data } = schema.safeParse(query[name])
  return (data ? { [name]: data } : {}) as { [N in Name]?: NonNullable<z.output<Schema>> }
}

export const isFiltered = ({ search, location, experience }: JobFilter) => Boolean(search ?? location ?? experience)

type Shown = { count: number; lastId: number | undefined; next: string | null }

/**
 * Where "Load more" leads without script: the same list, longer, at the card that was the last one. The API gives at
 * most a hundred at once; after that it leads on instead.
 */
export function moreHref(asked: JobsAsked, { count, lastId, next }: Shown): string {
  const query = new URLSearchParams()
  for (const name of ['search', 'location', 'experience'] as const) {
    if (asked[name]) query.set(name, asked[name])
  }
  if (count + step > most) return `/jobs?${withPlace(query, next, most)}`
  return `/jobs?${withPlace(query, asked.after, count + step)}#job-${lastId}`
}

function withPlace(query: URLSearchParams, after: string | null | undefined, size: number): string {
  if (after) query.set('after', after)
  query.set('size', String(size))
  return query.toString()
}

/** How long a job has been there, in whole days of the calendar. */
export function postedLabel(date: string, today: string): string {
  const days = Math.round((Date.parse(today) - Date.parse(date)) / 86_400_000)
  if (days <= 0) return 'Posted today'
  if (days === 1) return 'Posted yesterday'
  if (days < 14) return `Posted ${days} days ago`
  if (days < 60) return `Posted ${Math.floor(days / 7)} weeks ago`
  return `Posted ${Math.floor(days / 30)} months ago`
}
