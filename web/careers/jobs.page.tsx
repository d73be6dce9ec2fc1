import { listJobs } from '#contract/careers/jobs.ts'
import type { ReplyOf } from '#contract/kit/endpoint.ts'
import { ButtonLink } from '#web/kit/layout/button.tsx'
import { EmptyState } from '#web/kit/states/empty-state.tsx'
import { indiaDate } from '#web/kit/format.ts'
import type { PublicPage } from '#web/kit/api/page.ts'
import { JobFilter } from './job-filter.tsx'
import { JobList } from './job-list.tsx'
import { isFiltered, type JobsQuery, parseJobsQuery } from './jobs.rules.ts'

// The server's date, so that "3 days ago" is the same when the browser hydrates the page.
type Data = { page: ReplyOf<typeof listJobs>; query: JobsQuery; today: string }

function JobsPage({ data: { page, query, today } }: { data: Data }) {
  return (
    <div className="container-page py-12 sm:py-16 lg:py-20">
      <h1 className="type-h1">Tech Career Hub</h1>
      <p className="type-lead mt-4 max-w-2xl">
        Openings for people starting out in tech. You apply directly with the company.
      </p>
      <div className="surface mt-8 p-5 sm:p-6">
        <JobFilter filter={query} locations={page.locations} />
      </div>
      {page.items.length > 0 ? (
        <JobList page={page} query={query} today={today} />
      ) : (
        <NoJobs isFiltered={isFiltered(query)} />
      )}
    </div>
  )
}

function NoJobs({ isFiltered }: { isFiltered: boolean }) {
  if (!isFiltered) {
    return (
      <EmptyState title="No openings right now" className="mt-8">
        Please check back soon.
      </EmptyState>
    )
  }
  return (
    <EmptyState
      title="No matching openings"
      className="mt-8"
      action={<ButtonLink href="/jobs">Show all openings</ButtonLink>}
    >
      Try fewer words, another location or any experience.
    </EmptyState>
  )
}

export const page: PublicPage<Data> = {
  load: async (call, request) => {
    const query = parseJobsQuery(request.query)
    return { page: await call(listJobs, { query }), query, today: indiaDate(new Date()) }
  },
  head: () => ({
    title: 'Tech jobs for freshers: Tech Career Hub',
    description:
      'Tech openings across India for freshers and early careers: search by city and experience, then apply.',
    image: 'og-jobs',
  }),
  View: JobsPage,
  isInteractive: true,
  freshness: 'by query',
}
