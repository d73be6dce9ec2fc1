import { type MouseEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { listJobs } from '#contract/careers/jobs.ts'
import type { ReplyOf } from '#contract/kit/endpoint.ts'
import { call } from '#web/kit/api/api.ts'
import { buttonClass } from '#web/kit/layout/button.tsx'
import { ApiError } from '#web/kit/api/call.ts'
import { count, cappedCount } from '#web/kit/format.ts'
import { Callout } from '#web/kit/layout/callout.tsx'
import { Spinner } from '#web/kit/states/spinner.tsx'
import { JobCard } from './job-card.tsx'
import { isFiltered, type JobsAsked, moreHref, postedLabel, step } from './jobs.rules.ts'

type JobListProps = { page: ReplyOf<typeof listJobs>; asked: JobsAsked; today: string }

/** The cards, and the way to more: a link that shows a longer page, or with script adds to this one. */
export function JobList({ page: first, asked, today }: JobListProps) {
  const [jobs, setJobs] = useState(first.items)
  const [next, setNext] = useState(first.next)
  const [total, setTotal] = useState(first.total)
  const [said, setSaid] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const list = useRef<HTMLOListElement>(null)

  async function loadMore(after: string) {
    setIsBusy(true)
    setProblem(null)
    try {
      const { search, location, experience } = asked
      const more = await call(listJobs, { query: { search, location, experience, after, size: step } })
      flushSync(() => {
        setJobs([...jobs, ...more.items])
        setNext(more.next)
        setTotal(more.total)
        setSaid(
          `${more.items.length} more loaded, ${jobs.length + more.items.length} of ${cappedCount(more.total)} shown.`,
        )
      })
      // The link is gone with the last page; whoever stood on it goes on with the first new card.
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
          {cappedCount(total)} {total === 1 ? 'opening' : 'openings'}
          {isFiltered(asked) && ' found'}
        </h2>
        {(isFiltered(asked) || asked.after) && (
          <a href="/jobs" className="link touch inline-flex items-center">
            Show all openings
          </a>
        )}
      </div>
      <ol ref={list} className="mt-4 grid gap-4">
        {jobs.map((job) => (
          <li key={job.jobId} className="min-w-0">
            <JobCard job={job} posted={postedLabel(job.postedDate, today)} />
          </li>
        ))}
      </ol>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- <output> is for what a form works out */}
      <p role="status" className="sr-only">
        {said}
      </p>
      {problem && (
        <Callout tone="problem" className="mt-6">
          {problem}
        </Callout>
      )}
      {next && (
        <p className="mt-8 text-center">
          <a
            href={moreHref(asked, { count: jobs.length, lastId: jobs.at(-1)?.jobId, next })}
            onClick={(event) => onMore(event, next)}
            aria-busy={isBusy || undefined}
            className={buttonClass({ size: 'large' })}
          >
            {isBusy && <Spinner />}
            Load more opportunities
          </a>
          <span className="type-small mt-3 block text-soft">
            {count(jobs.length)} of {cappedCount(total)} shown
          </span>
        </p>
      )}
    </section>
  )
}

/** For whoever stood on what led to more and is gone now. */
export function focusCard(list: HTMLElement | null, index: number) {
  list?.children[index]?.querySelector('article')?.focus({ preventScroll: true })
}
