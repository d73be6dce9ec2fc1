import { Skeleton } from '#web/kit/states/skeleton.tsx'

export function MyJobSkeleton() {
  return (
    <div className="grid gap-4">
      {[0, 1, 2].map((card) => (
        <div key={card} className="surface flex gap-5 p-5 sm:p-6">
          <Skeleton className="size-13 shrink-0 rounded-control max-sm:hidden" />
          <div className="min-w-0 flex-1">
            <Skeleton className="h-5 w-2/3" />
            <Skeleton className="mt-3 h-4 w-1/3" />
            <Skeleton className="mt-4 h-3.5 w-1/2" />
            <Skeleton className="mt-6 h-10 w-44" />
          </div>
        </div>
      ))}
    </div>
  )
}
