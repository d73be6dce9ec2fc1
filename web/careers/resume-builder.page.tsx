import { useQuery } from '@tanstack/react-query'
import { me } from '#web/identity/index.ts'
import { PageHeader } from '#web/kit/layout/page-header.tsx'
import { RouteButton } from '#web/kit/layout/route-links.tsx'
import { QueryView } from '#web/kit/states/query-view.tsx'
import { Skeleton, SkeletonText } from '#web/kit/states/skeleton.tsx'
import { Builder } from './resume/builder.tsx'
import { myResume } from './resume.api.ts'

export function ResumeBuilderPage() {
  const person = useQuery(me)
  const resume = useQuery(myResume)
  const query = { ...resume, data: person.data && resume.data && { userId: person.data.userId, server: resume.data } }
  return (
    <>
      <PageHeader
        intro="Fill in your details and download your resume as a PDF or Word file. Changes are saved automatically."
        actions={<RouteButton to="/dashboard/portfolio">Your portfolio</RouteButton>}
      />
      <QueryView query={query} skeleton={<BuilderSkeleton />}>
        {({ userId, server }) => <Builder key={userId} userId={userId} server={server} />}
      </QueryView>
    </>
  )
}

function BuilderSkeleton() {
  return (
    <div className="grid gap-8 lg:grid-cols-2">
      <div className="grid grid-cols-1 content-start gap-6">
        {[5, 4, 3].map((lines) => (
          <div key={lines} className="surface p-5">
            <Skeleton className="mb-5 h-5 w-32" />
            <SkeletonText lines={lines} />
          </div>
        ))}
      </div>
      <div className="surface aspect-[1/1.414] p-8 max-lg:hidden">
        <Skeleton className="mx-auto mb-8 h-6 w-48" />
        <SkeletonText lines={9} />
      </div>
    </div>
  )
}
