import { useNavigate, useSearchParams } from 'react-router'
import { PageHeader } from '#web/kit/layout/page-header.tsx'
import { QueryView } from '#web/kit/states/query-view.tsx'
import { Loading } from '#web/kit/states/skeleton.tsx'
import { JobFilter } from './job-filter.tsx'
import { MyJobList } from './my-job-list.tsx'
import { MyJobSkeleton } from './my-job-skeleton.tsx'
import { MyJobTabs } from './my-job-tabs.tsx'
import { useMyJobs } from './my-jobs.api.ts'
import { addressOf, readMyAsked } from './my-jobs.rules.ts'

/** The learner's board: what is open, what they saved, and where they applied. What is shown stands in the address. */
export function MyJobsPage() {
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const asked = readMyAsked(params)
  const query = useMyJobs(asked)
  return (
    <>
      <PageHeader
        title="Job Openings"
        intro="Save openings and track where you applied. You apply directly with the company; only you can see your notes."
      />
      <QueryView query={query} skeleton={<MyJobSkeleton />}>
        {({ pages }) => {
          const newest = pages.at(-1)!
          return (
            <>
              <MyJobTabs asked={asked} counts={newest} />
              <div className="surface mt-5 p-5 sm:p-6">
                <JobFilter
                  key={params.toString()}
                  asked={asked}
                  locations={newest.locations}
                  onAsk={(filter) => void navigate(addressOf({ only: asked.only, ...filter }))}
                />
              </div>
              {query.isPlaceholderData ? (
                <Loading className="mt-8">
                  <MyJobSkeleton />
                </Loading>
              ) : (
                <MyJobList key={params.toString()} query={query} asked={asked} total={newest.total} />
              )}
            </>
          )
        }}
      </QueryView>
    </>
  )
}
