import { Link } from 'react-router'
import { buttonClass } from '#web/kit/layout/button.tsx'
import { PageHeader } from '#web/kit/layout/page-header.tsx'
import { EmptyState } from '#web/kit/states/empty-state.tsx'
import { Skeleton, SkeletonText } from '#web/kit/states/skeleton.tsx'

export function NotAvailable({ title, reason }: { title: string; reason: string }) {
  return (
    <>
      <PageHeader title="Reviews" />
      <EmptyState
        title={title}
        action={
          <Link to="/admin/reviews" className={buttonClass()}>
            Back to reviews
          </Link>
        }
      >
        {reason}
      </EmptyState>
    </>
  )
}

export function WorkbenchSkeleton() {
  return (
    <div className="grid gap-6 xl:grid-cols-[13rem_minmax(0,1fr)_19rem]">
      <Skeleton className="h-6 w-2/3 xl:col-span-3" />
      <SkeletonText lines={6} />
      <SkeletonText lines={14} />
      <SkeletonText lines={5} />
    </div>
  )
}
