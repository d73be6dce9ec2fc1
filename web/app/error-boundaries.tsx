import { Suspense, type ReactNode } from 'react'
import { Outlet, useLocation } from 'react-router'
import { ErrorBoundary } from '#web/kit/states/error-boundary.tsx'
import { ErrorState } from '#web/kit/states/error-state.tsx'
import { PageSkeleton } from '#web/kit/states/skeleton.tsx'

const crashed = (
  <ErrorState title="This page didn’t load" onRetry={() => window.location.reload()}>
    Your work is safe. Reloading the page usually helps.
  </ErrorState>
)

/** Offers a reload when the area crashes, for instance when its script couldn't be loaded. */
export function AreaErrorBoundary({ children }: { children: ReactNode }) {
  return <ErrorBoundary fallback={<main className="container-page section">{crashed}</main>}>{children}</ErrorBoundary>
}

/** The page of a layout. When it crashes, the menu still works and leads to the other pages. */
export function PageOutlet() {
  return (
    <ErrorBoundary resetKey={useLocation().pathname} fallback={crashed}>
      <Suspense fallback={<PageSkeleton />}>
        <Outlet />
      </Suspense>
    </ErrorBoundary>
  )
}
