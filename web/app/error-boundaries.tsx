import { Suspense, useEffect, useState, type ReactNode } from 'react'
import { Outlet, useLocation } from 'react-router'
import { checkConnection, useConnection } from '#web/kit/api/connection.ts'
import { ErrorBoundary } from '#web/kit/states/error-boundary.tsx'
import { ErrorState } from '#web/kit/states/error-state.tsx'
import { OfflineState } from '#web/kit/states/offline-state.tsx'
import { PageSkeleton } from '#web/kit/states/skeleton.tsx'
import { reloadWithNewBuild } from './service-worker.ts'

const reload = () => window.location.reload()

/** A page may need a file that this device hasn't stored, or that the server has no longer since a new build. */
function CrashedPage() {
  const isConnected = useConnection()
  const [wasConnected] = useState(isConnected)

  useEffect(() => {
    if (!isConnected) return
    if (!wasConnected) return reload()
    void checkConnection()
    return reloadWithNewBuild()
  }, [isConnected, wasConnected])

  if (!isConnected) return <OfflineState onRetry={reload} />
  return (
    <ErrorState title="This page didn’t load" onRetry={reload}>
      Your work is safe. Reloading the page usually helps.
    </ErrorState>
  )
}

/** Offers a reload when the area crashes, for instance when its script couldn't be loaded. */
export function AreaErrorBoundary({ children }: { children: ReactNode }) {
  return (
    <ErrorBoundary
      fallback={
        <main className="container-page section">
          <CrashedPage />
        </main>
      }
    >
      {children}
    </ErrorBoundary>
  )
}

/** The page of a layout. When it crashes, the menu still works and leads to the other pages. */
export function PageOutlet() {
  return (
    <ErrorBoundary resetKey={useLocation().pathname} fallback={<CrashedPage />}>
      <Suspense fallback={<PageSkeleton />}>
        <Outlet />
      </Suspense>
    </ErrorBoundary>
  )
}
