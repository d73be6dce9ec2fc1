import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode, Suspense } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter, matchPath, Navigate, Route, Routes, useParams } from 'react-router'
import { reloadWhenBack } from '#web/kit/api/navigate-away.ts'
import { pageReply } from '#web/kit/api/page-data.ts'
import { hasSeenData } from '#web/kit/api/seen-data.ts'
import { SkeletonCards } from '#web/kit/states/skeleton.tsx'
import { lazyComponent, type Preloadable } from '#web/kit/lazy-component.ts'
import { AreaErrorBoundary } from './error-boundaries.tsx'
import { learnerPages, LearnerRoutes } from './learner.routes.tsx'
import { checkDocument } from './new-build.ts'
import { createQueryClient } from './query-client.ts'
import { RouteChange } from './route-change.tsx'

// Staff load the few kilobytes of the learners' routes too; learners, on slower lines, do without those of the staff.
const loadAdminRoutes = () => import('./admin.routes.tsx')
const AdminRoutes = lazyComponent(loadAdminRoutes, 'AdminRoutes')

/** How long the first rendering waits for data, if no earlier visit has left any. */
const maxWaitMs = 1_000

const queries = createQueryClient()

/** The server redirects this address too; this is for links followed inside the app. */
function CourseTasksRedirect() {
  return <Navigate to={`/dashboard/tasks/${encodeURIComponent(useParams()['courseId'] ?? '')}`} replace />
}

/** Loads the page that was opened, which the document preloads, so that its first rendering needs no fallback. */
async function loadPage(pathname: string) {
  if (!pathname.startsWith('/admin')) return preloadPage('/dashboard', learnerPages, pathname)
  const [{ adminPages }] = await Promise.all([loadAdminRoutes(), AdminRoutes.preload()])
  await preloadPage('/admin', adminPages, pathname)
}

async function preloadPage(area: string, pages: Record<string, Preloadable>, pathname: string) {
  const found = Object.entries(pages).find(([path]) => matchPath(`${area}/${path}`, pathname))
  await found?.[1].preload()
}

function render() {
  createRoot(document.getElementById('root')!).render(
    <StrictMode>
      <QueryClientProvider client={queries}>
        <AreaErrorBoundary>
          <BrowserRouter>
            <RouteChange />
            <Suspense fallback={<SkeletonCards className="p-8" />}>
              <Routes>
                <Route path="/dashboard/*" element={<LearnerRoutes />} />
                <Route path="/admin/*" element={<AdminRoutes />} />
                <Route path="/performance" element={<Navigate to="/dashboard/your-perfomance" replace />} />
                <Route path="/courses/:courseId/tasks" element={<CourseTasksRedirect />} />
                <Route path="*" element={<Navigate to="/dashboard" replace />} />
              </Routes>
            </Suspense>
          </BrowserRouter>
        </AreaErrorBoundary>
      </QueryClientProvider>
    </StrictMode>,
  )
}

reloadWhenBack()
checkDocument()
// If it fails, React loads it again, and the error boundary says so.
void Promise.all([loadPage(window.location.pathname), hasSeenData() || pageReply(maxWaitMs)]).then(render, render)
