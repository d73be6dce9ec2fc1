import { useQuery } from '@tanstack/react-query'
import { Navigate, useParams } from 'react-router'
import { PageHeader } from '#web/kit/layout/page-header.tsx'
import { QueryView } from '#web/kit/states/query-view.tsx'
import { Skeleton, SkeletonText } from '#web/kit/states/skeleton.tsx'
import { BriefBody } from './brief-body.tsx'
import { brief } from './briefs.api.ts'
import { Submitting } from '../submissions/submitting.tsx'

export function BriefPage() {
  const briefId = Number(useParams()['briefId'])
  const shown = useQuery({ ...brief(briefId), enabled: Number.isSafeInteger(briefId) })
  if (!Number.isSafeInteger(briefId)) return <Navigate to="/dashboard/projects/our-ideas" replace />
  return (
    <>
      <PageHeader
        title={shown.data?.title ?? 'Project'}
        intro={shown.data?.summary}
        back={{ to: '/dashboard/projects/our-ideas', label: 'Our ideas' }}
      />
      <QueryView query={shown} skeleton={<BriefSkeleton />}>
        {(found) => (
          <BriefBody key={found.briefId} brief={found}>
            <Submitting brief={found} />
          </BriefBody>
        )}
      </QueryView>
    </>
  )
}

const BriefSkeleton = () => (
  <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_18rem]">
    <div className="surface p-7">
      <Skeleton className="mb-5 h-5 w-1/3" />
      <SkeletonText lines={8} />
    </div>
    <div className="surface h-40 p-5 max-lg:order-first">
      <SkeletonText lines={3} />
    </div>
  </div>
)
