import { useQueryClient } from '@tanstack/react-query'
import { Suspense } from 'react'
import type { StepPage } from '#contract/learning/lessons.ts'
import { lazyComponent } from '#web/kit/lazy-component.ts'
import { Skeleton } from '#web/kit/states/skeleton.tsx'
import { stepPage } from './step.api.ts'

const StepVideos = lazyComponent(() => import('../videos/step-videos.tsx'), 'StepVideos')

type VideosPartProps = { page: StepPage; isLearner: boolean }

/** Most steps have no video, so the player is loaded with the first one. */
export function VideosPart({ page: { videos, step }, isLearner }: VideosPartProps) {
  const queries = useQueryClient()
  if (videos.length === 0) return null
  const renew = () => void queries.refetchQueries(stepPage(step.taskStepId))
  return (
    <div className="mb-8">
      <Suspense fallback={<Skeleton className="aspect-video rounded-card" />}>
        <StepVideos videos={videos} onExpired={renew} isRemembered={isLearner} />
      </Suspense>
    </div>
  )
}
