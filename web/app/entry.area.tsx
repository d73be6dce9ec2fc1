import { MutationCache, QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { lazy, StrictMode, Suspense } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter, Navigate, Route, Routes, useParams } from 'react-router'
import { ApiError } from '#web/kit/call.ts'
import { SkeletonCards } from '#web/kit/skeleton.tsx'
import { toast } from '#web/kit/toast.ts'
import { PageFailure } from './page-failure.tsx'
import { RouteChange } from './route-change.tsx'

const LearnerRoutes = lazy(async () => ({ default: (await import('./learner.routes.tsx')).LearnerRoutes }))
const AdminRoutes = lazy(async () => ({ default: (await import('./admin.routes.tsx')).AdminRoutes }))

// A refusal will not change by asking again; a lost connection may.
const mayPass = (failures: number, error: Error) =>
  failures < 2 && error instanceof ApiError && (error.code === 'unreachable' || error.code === 'unexpected')

const queries = new QueryClient({
  defaultOptions: { queries: { retry: mayPass } },
  // Forms tell what went wrong beside the field; for a mere button this says it.
  mutationCache: new MutationCache({
    onError: (error, _input, _result, mutation) => {
      if (mutation.meta?.['isQuiet'] || (error instanceof ApiError && Object.keys(error.fields).length > 0)) return
      toast(error.message, 'problem')
    },
  }),
})

/** The server leads there too; this is for a link that is followed without asking it. */
function MeantTasks() {
  return <Navigate to={`/dashboard/tasks/${encodeURIComponent(useParams()['courseId'] ?? '')}`} replace />
}

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <QueryClientProvider client={queries}>
      <PageFailure>
        <BrowserRouter>
          <RouteChange />
          <Suspense fallback={<SkeletonCards className="p-8" />}>
            <Routes>
              <Route path="/dashboard/*" element={<LearnerRoutes />} />
              <Route path="/admin/*" element={<AdminRoutes />} />
              <Route path="/performance" element={<Navigate to="/dashboard/your-perfomance" replace />} />
              <Route path="/courses/:courseId/tasks" element={<MeantTasks />} />
              <Route path="*" element={<Navigate to="/dashboard" replace />} />
            </Routes>
          </Suspense>
        </BrowserRouter>
      </PageFailure>
    </QueryClientProvider>
  </StrictMode>,
)
