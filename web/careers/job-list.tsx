import { type MouseEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { listJobs } from '#contract/careers/jobs.ts'
import type { ReplyOf } from '#contract/kit/endpoint.ts'
import { call } from '#web/kit/api/api.ts'
import { buttonClass } from '#web/kit/layout/button.tsx'
import { ApiError } from '#web/kit/api/call.ts'
import { count, cappedCount } from '#web/kit/format.ts'
import { Callout } from '#web/kit/layout/callout.tsx'
import { Spinner } from '#web/kit/layout/spinner.tsx'
import { JobCard } from './job-card.tsx'
import {
  isFiltered,
  type JobCounts,
  type JobsQuery,
  moreHref,
  openingsLabel,
  pageSize,
  postedLabel,
} from './jobs.rules.ts'

type JobListProps = { page: ReplyOf<typeof listJobs>; query: JobsQuery; today: string }

/** "Load more" is a link to a longer page; with JavaScript it adds to this one. */
export function JobList({ page: first, query, today }: JobListProps) {
  const [jobs, setJobs] = useState(first.items)
  const [next, setNext] = useState(first.next)
  const [counts, setCounts] = useState<JobCounts>(first)
  const [status, setStatus] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const list = useRef<HTMLOListElement>(null)

  async function loadMore(after: string) {
    setIsBusy(true)
    setProblem(null)
    try {
      const { search, location, experience } = query
      const more = await call(listJobs, { query: { search, location, experience, after, size: pageSize } })
      flushSync(() => {
        setJobs([...jobs, ...more.items])
        setNext(more.next)
        setCounts(more)
        setStatus(
          `${more.items.length} more loaded, ${jobs.length + more.items.length} of ${cappedCount(more.total)} shown.`,
        )
      })
      // The link disappears with the last page, so the focus moves to the first new card.
      if (!more.next) focusCard(list.current, jobs.length)
    } catch (error) {
      setProblem(error instanceof ApiError ? error.message : 'Something went wrong. Please try again.')
    } finally {
      setIsBusy(false)
    }
  }

  const onMore = (event: MouseEvent, after: string) => {
    // A new tab or window gets the longer page, as with any link.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    if (!isBusy) void loadMore(after)
  }

  return (
    <section aria-labelledby="openings" className="mt-10">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 id="openings" className="type-h3">
          {openingsLabel(counts)}
          {isFiltered(query) && ' found'}
        </h2>
        {(isFiltered(query) || query.after) && (
          <a href="/jobs" className="link touch inline-flex items-center">
            Show all openings
          </a>
        )}
      </div>
      <ol ref={list} className="mt-4 grid gap-4">
        {jobs.map((job) => (
          <li key={job.jobId} className="min-w-0">
            <JobCard job={job} posted={postedLabel(job.postedDate, today)} isLinked />
          </li>
        ))}
      </ol>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- <output> is for what a form works out */}
      <p role="status" className="sr-only">
        {status}
      </p>
      {problem && (
        <Callout tone="problem" className="mt-6">
          {problem}
        </Callout>
      )}
      {next && (
        <p className="mt-8 text-center">
          <a
            href={moreHref(query, { count: jobs.length, lastId: jobs.at(-1)?.jobId, next })}
            onClick={(event) => onMore(event, next)}
            aria-busy={isBusy || undefined}
            className={buttonClass({ size: 'large' })}
          >
            {isBusy && <Spinner />}
            Load more opportunities
          </a>
          <span className="type-small mt-3 block text-soft">
            {count(jobs.length)} of {cappedCount(counts.total)} shown
          </span>
        </p>
      )}
    </section>
  )
}

export function focusCard(list: HTMLElement | null, index: number) {
  list?.children[index]?.querySelector('article')?.focus({ preventScroll: true })
}
