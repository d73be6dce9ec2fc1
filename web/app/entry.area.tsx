import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode, Suspense } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter, Navigate, Route, Routes, useParams } from 'react-router'
import { reloadWhenBack } from '#web/kit/api/navigate-away.ts'
import { SkeletonCards } from '#web/kit/states/skeleton.tsx'
import { lazyComponent } from '#web/kit/lazy-component.ts'
import { AreaErrorBoundary } from './error-boundaries.tsx'
import { LearnerRoutes } from './learner.routes.tsx'
import { createQueryClient } from './query-client.ts'
import { RouteChange } from './route-change.tsx'

// Learners don't need it.
const AdminRoutes = lazyComponent(() => import('./admin.routes.tsx'), 'AdminRoutes')

const queries = createQueryClient()

/** The server redirects this address too; this is for links followed inside the app. */
function CourseTasksRedirect() {
  return <Navigate to={`/dashboard/tasks/${encodeURIComponent(useParams()['courseId'] ?? '')}`} replace />
}

reloadWhenBack()

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
