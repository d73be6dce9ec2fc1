import type { ReactNode } from 'react'
import { classes } from '../layout/classes.ts'

/** A grey box with the size of the content to come. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden="true" className={classes('block animate-breathe rounded-small bg-line', className)} />
}

const widths = ['w-full', 'w-11/12', 'w-4/5', 'w-full', 'w-2/3']

export function SkeletonText({ lines = 3, className }: { lines?: number; className?: string }) {
  return (
    <span className={classes('block space-y-3', className)}>
      {Array.from({ length: lines }, (_, index) => (
        <Skeleton
          key={index}
          className={classes('h-3.5', index === lines - 1 ? 'w-2/3' : widths[index % widths.length])}
        />
      ))}
    </span>
  )
}

/** Announces to screen readers that something is loading. */
export function Loading({
  label = 'Loading',
  className,
  children,
}: {
  label?: string
  className?: string
  children?: ReactNode
}) {
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- <output> may hold only phrases
    <div role="status" aria-busy="true" className={className}>
      <span className="sr-only">{label}</span>
      {children ?? <SkeletonText />}
    </div>
  )
}

export function SkeletonCards({ count = 3, className }: { count?: number; className?: string }) {
  return (
    <div className={classes('grid gap-5 sm:grid-cols-2 lg:grid-cols-3', className)}>
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className="surface p-5">
          <Skeleton className="mb-5 h-28 rounded-control" />
          <Skeleton className="mb-4 h-5 w-3/4" />
          <SkeletonText lines={2} />
        </div>
      ))}
    </div>
  )
}

export function SkeletonRows({ count = 6 }: { count?: number }) {
  return (
    <div className="surface divide-y divide-line">
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className="flex items-center gap-6 px-4 py-3.5">
          <Skeleton className="h-3.5 w-1/3" />
          <Skeleton className="h-3.5 w-1/4 max-sm:hidden" />
          <Skeleton className="ml-auto h-3.5 w-16" />
        </div>
      ))}
    </div>
  )
}

/** A heading and a card, which every page of the areas begins with. */
export function PageSkeleton() {
  return (
    <Loading>
      <Skeleton className="mb-6 h-9 w-56 max-w-full" />
      <div className="surface p-5 sm:p-7">
        <Skeleton className="mb-5 h-5 w-2/5" />
        <SkeletonText lines={5} />
      </div>
    </Loading>
  )
}
