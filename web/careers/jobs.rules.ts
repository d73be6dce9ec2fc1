import { dayMs } from '#contract/kit/durations.ts'
import type { z } from '#contract/kit/zod.ts'
import { type Job, JobFilter, type JobType } from '#contract/careers/jobs.ts'
import { cappedCount } from '#web/kit/format.ts'
import { PageQuery } from '#contract/kit/paging.ts'
import { rupees } from '#web/kit/format.ts'

export const jobTypeLabels: Record<JobType, string> = {
  'full-time': 'Full-time',
  'part-time': 'Part-time',
  internship: 'Internship',
  contract: 'Contract',
}

/** As the company writes it, or from its figures; '' if neither is known. */
export function describePay({
  pay,
  payFrom,
  payTo,
  payPer,
}: Pick<Job, 'pay' | 'payFrom' | 'payTo' | 'payPer'>): string {
  if (pay || !payFrom || !payTo || !payPer) return pay
  const range = payFrom === payTo ? rupees(payFrom) : `${rupees(payFrom)} to ${rupees(payTo)}`
  return `${range} a ${payPer}`
}

export const jobPath = (jobId: number) => `/jobs/${jobId}`

export const pageSize = 5
const maxPageSize = 100

export type JobsQuery = JobFilter & { size: number; after?: string }

/** An invalid part is ignored, so that a broken link still shows jobs. */
export function parseFilter(query: Record<string, unknown>): JobFilter {
  const { search, location, experience } = JobFilter.shape
  return {
    ...part('search', search, query),
    ...part('location', location, query),
    ...part('experience', experience, query),
  }
}

export function parseJobsQuery(query: Record<string, unknown>): JobsQuery {
  const { size, after } = PageQuery.shape
  return {
    ...parseFilter(query),
    size: query['size'] === undefined ? pageSize : (size.safeParse(query['size']).data ?? pageSize),
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
 * "Load more" without JavaScript: the same list with more jobs, scrolled to the last card. The API returns at most a
 * hundred; after that the link goes to the next page.
 */
export function moreHref(jobsQuery: JobsQuery, { count, lastId, next }: Shown): string {
  const query = new URLSearchParams()
  for (const name of ['search', 'location', 'experience'] as const) {
    if (jobsQuery[name]) query.set(name, jobsQuery[name])
  }
  if (count + pageSize > maxPageSize) return `/jobs?${withCursor(query, next, maxPageSize)}`
  return `/jobs?${withCursor(query, jobsQuery.after, count + pageSize)}#job-${lastId}`
}

function withCursor(query: URLSearchParams, after: string | null | undefined, size: number): string {
  if (after) query.set('after', after)
  query.set('size', String(size))
  return query.toString()
}

export type JobCounts = { total: number; samples: number }

/** Samples are never counted as openings. */
export function openingsLabel({ total, samples }: JobCounts): string {
  const openings = (number: number, kind: string) => `${cappedCount(number)} ${kind}${number === 1 ? '' : 's'}`
  if (samples === 0) return openings(total, 'opening')
  if (samples === total) return openings(total, 'sample opening')
  return `${openings(total - samples, 'opening')}, ${openings(samples, 'sample')}`
}

export function postedLabel(date: string, today: string): string {
  const days = Math.round((Date.parse(today) - Date.parse(date)) / dayMs)
  if (days <= 0) return 'Posted today'
  if (days === 1) return 'Posted yesterday'
  if (days < 14) return `Posted ${days} days ago`
  if (days < 60) return `Posted ${Math.floor(days / 7)} weeks ago`
  return `Posted ${Math.floor(days / 30)} months ago`
}
