import { useNavigate, useSearchParams } from 'react-router'
import { PageHeader } from '#web/kit/layout/page-header.tsx'
import { QueryView } from '#web/kit/states/query-view.tsx'
import { Loading } from '#web/kit/states/skeleton.tsx'
import { JobFilter } from './job-filter.tsx'
import { MyJobList } from './my-job-list.tsx'
import { MyJobSkeleton } from './my-job-skeleton.tsx'
import { MyJobTabs } from './my-job-tabs.tsx'
import { useMyJobs } from './my-jobs.api.ts'
import { myJobsUrl, parseMyJobsFilter } from './my-jobs.rules.ts'

export function MyJobsPage() {
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const filter = parseMyJobsFilter(params)
  const query = useMyJobs(filter)
  return (
    <>
      <PageHeader intro="Save openings and track where you applied. You apply directly with the company; only you can see your notes." />
      <QueryView query={query} skeleton={<MyJobSkeleton />}>
        {({ pages }) => {
          const lastPage = pages.at(-1)!
          return (
            <>
              <MyJobTabs filter={filter} counts={lastPage} />
              <div className="surface mt-5 p-5 sm:p-6">
                <JobFilter
                  key={params.toString()}
                  filter={filter}
                  locations={lastPage.locations}
                  onSearch={(changed) => void navigate(myJobsUrl({ only: filter.only, ...changed }))}
                />
              </div>
              {query.isPlaceholderData ? (
                <Loading className="mt-8">
                  <MyJobSkeleton />
                </Loading>
              ) : (
                <MyJobList key={params.toString()} query={query} filter={filter} counts={lastPage} />
              )}
            </>
          )
        }}
      </QueryView>
    </>
  )
}
