import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { Button } from '#web/kit/layout/button.tsx'
import { EmptyState } from '#web/kit/states/empty-state.tsx'
import { count, cappedCount, indiaDate } from '#web/kit/format.ts'
import { useNow } from '#web/kit/duration.ts'
import { Callout } from '#web/kit/layout/callout.tsx'
import { RouteButton } from '#web/kit/layout/route-links.tsx'
import { JobCard } from './job-card.tsx'
import { focusCard } from './job-list.tsx'
import { isFiltered, type JobCounts, openingsLabel, postedLabel } from './jobs.rules.ts'
import { JobTrackingBar } from './job-tracking.tsx'
import type { MyJobsQuery } from './my-jobs.api.ts'
import { myJobsUrl, type MyJobsFilter } from './my-jobs.rules.ts'

type MyJobListProps = {
  query: MyJobsQuery
  filter: MyJobsFilter
  counts: JobCounts
}

export function MyJobList({ query, filter, counts }: MyJobListProps) {
  const jobs = query.data?.pages.flatMap(({ items }) => items) ?? []
  const list = useRef<HTMLOListElement>(null)
  /** The number of jobs before "Load more" was clicked. */
  const countBefore = useRef<number | null>(null)
  const today = indiaDate(useNow(60_000))

  // The button disappears with the last page, so the focus moves to the first new card.
  useEffect(() => {
    if (countBefore.current === null || jobs.length <= countBefore.current) return
    if (!query.hasNextPage) focusCard(list.current, countBefore.current)
    countBefore.current = null
  }, [jobs.length, query.hasNextPage])

  const loadMore = () => {
    countBefore.current = jobs.length
    void query.fetchNextPage()
  }

  if (jobs.length === 0) return <NoJobs filter={filter} />
  return (
    <section aria-labelledby="openings" className="mt-8">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 id="openings" className="type-h3">
          {headings[filter.only ?? 'all'](counts)}
          {isFiltered(filter) && ' found'}
        </h2>
        {isFiltered(filter) && (
          <Link to={myJobsUrl({ only: filter.only })} className="link touch inline-flex items-center">
            Clear the search
          </Link>
        )}
      </div>
      <ol ref={list} className="mt-4 grid gap-4">
        {jobs.map((job) => (
          <li key={job.jobId} className="min-w-0">
            <JobCard job={job} posted={postedLabel(job.postedDate, today)} isClosed={job.isClosed}>
              <JobTrackingBar job={job} today={today} />
            </JobCard>
          </li>
        ))}
      </ol>
      <More query={query} shown={jobs.length} total={counts.total} onMore={loadMore} />
    </section>
  )
}

const headings = {
  all: openingsLabel,
  saved: ({ total }: JobCounts) => `${cappedCount(total)} saved`,
  applied: ({ total }: JobCounts) => `${cappedCount(total)} applied for`,
}

type MoreProps = Pick<MyJobListProps, 'query'> & { shown: number; total: number; onMore: () => void }

function More({ query, shown, total, onMore }: MoreProps) {
  const isPaged = (query.data?.pages.length ?? 0) > 1
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- <output> is for what a form works out */}
      <p role="status" className="sr-only">
        {isPaged && `${count(shown)} of ${cappedCount(total)} shown.`}
      </p>
      {query.isFetchNextPageError && (
        <Callout tone="problem" className="mt-6">
          {query.error?.message}
        </Callout>
      )}
      {query.hasNextPage && (
        <p className="mt-8 text-center">
          <Button size="large" busy={query.isFetchingNextPage} onClick={onMore}>
            Load more opportunities
          </Button>
          <span className="type-small mt-3 block text-soft">
            {query.isPaused
              ? 'It continues when you’re back online.'
              : `${count(shown)} of ${cappedCount(total)} shown`}
          </span>
        </p>
      )}
    </>
  )
}

const noJobs = {
  all: { title: 'No openings right now', text: 'Please check back soon.' },
  saved: {
    title: 'Nothing saved yet',
    text: 'Save openings you like, and find them here even after they close.',
  },
  applied: {
    title: 'No applications yet',
    text: 'After you apply with a company, select “I applied” to keep the date and your notes here.',
  },
}

function NoJobs({ filter }: { filter: MyJobsFilter }) {
  const { only } = filter
  if (isFiltered(filter)) {
    return (
      <EmptyState
        title={only ? 'No matches' : 'No matching openings'}
        className="mt-4"
        action={<RouteButton to={myJobsUrl({ only })}>Clear the search</RouteButton>}
      >
        Try fewer words, another location or any experience.
      </EmptyState>
    )
  }
  const { title, text } = noJobs[only ?? 'all']
  return (
    <EmptyState
      title={title}
      className="mt-4"
      action={
        only && (
          <RouteButton to={myJobsUrl({})} variant="primary">
            See all openings
          </RouteButton>
        )
      }
    >
      {text}
    </EmptyState>
  )
}
