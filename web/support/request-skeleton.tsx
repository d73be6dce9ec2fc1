import { Skeleton, SkeletonText } from '#web/kit/states/skeleton.tsx'

/** The title, the promise and the first messages. */
export const RequestSkeleton = () => (
  <div className="grid max-w-3xl grid-cols-1 gap-6">
    <div className="grid gap-3">
      <Skeleton className="h-4 w-28" />
      <Skeleton className="h-9 w-4/5" />
      <Skeleton className="h-5 w-3/5" />
    </div>
    <Skeleton className="h-12 rounded-card" />
    <SkeletonText lines={4} />
  </div>
)
