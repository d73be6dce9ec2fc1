import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode, Suspense, useEffect, useRef, type FunctionComponent } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter, matchPath, Navigate, Route, Routes, useLocation, useParams } from 'react-router'
import { reloadWhenBack } from '#web/kit/api/navigate-away.ts'
import { pageReply } from '#web/kit/api/page-data.ts'
import { foundAtStart } from '#web/kit/api/shown-again.ts'
import { atRest } from '#web/kit/at-rest.ts'
import { SkeletonCards } from '#web/kit/states/skeleton.tsx'
import type { Preloadable } from '#web/kit/lazy-component.ts'
import { AreaErrorBoundary } from '../error-boundaries.tsx'
import { createQueryClient } from '../query-client.ts'
import { isNewBuildAvailable, registerServiceWorker } from '../service-worker.ts'

/** An area with the routes that its document has loaded. */
export type Area = { root: string; pages: Record<string, Preloadable>; AreaRoutes: FunctionComponent }

/** How long the first rendering waits for data, if no earlier visit has left any. */
const maxWaitMs = 1_000
/** How long it waits while the page shows what it showed last. */
const maxViewMs = 4_000

/** The server redirects this address too; this is for links followed inside the app. */
function CourseTasksRedirect() {
  return <Navigate to={`/dashboard/tasks/${encodeURIComponent(useParams()['courseId'] ?? '')}`} replace />
}

/** A link to another area loads the document of the latter, with its routes. */
function OtherDocument() {
  useEffect(() => window.location.reload(), [])
  return null
}

/** Scrolls to the top and moves the focus after navigation, as the browser does when it opens a document. */
function RouteChange() {
  const { pathname } = useLocation()
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    // The page may need files that the server no longer has.
    if (isNewBuildAvailable()) return window.location.reload()
    window.scrollTo(0, 0)
    document.getElementById('main')?.focus({ preventScroll: true })
  }, [pathname])
  return null
}

/** Loads the page that was opened, which the document preloads, so that its first rendering needs no fallback. */
async function loadPage(pathname: string, areas: Area[]) {
  const pages = areas.flatMap((area) => Object.entries(area.pages))
  await pages.find(([path]) => matchPath(path, pathname))?.[1].preload()
}

const roots = ['/dashboard', '/company', '/admin']

function render(areas: Area[]) {
  const loaded = new Map(areas.map(({ root, AreaRoutes }) => [root, AreaRoutes]))
  createRoot(document.getElementById('root')!).render(
    <StrictMode>
      <QueryClientProvider client={createQueryClient()}>
        <AreaErrorBoundary>
          <BrowserRouter>
            <RouteChange />
            <Suspense fallback={<SkeletonCards className="p-8" />}>
              <Routes>
                {roots.map((root) => {
                  const AreaRoutes = loaded.get(root) ?? OtherDocument
                  return <Route key={root} path={`${root}/*`} element={<AreaRoutes />} />
                })}
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

/** Where the browser stores nothing for sites, everything works as long as there is a connection. */
const openAccount = () =>
  import('#web/identity/session/open-account.ts').then(({ openAccount }) => openAccount()).catch(() => {})

const keepViews = () => import('./keep-view.ts').then(({ keepViews }) => keepViews()).catch(() => {})

/** The last view stays until there is more to show than a skeleton, or the line is too slow. */
const somethingToShow = async () =>
  document.querySelector('main[data-last-view]') ? pageReply(maxViewMs) : (await foundAtStart) || pageReply(maxWaitMs)

export function openArea(...areas: Area[]) {
  reloadWhenBack()
  registerServiceWorker()
  void atRest().then(openAccount)
  if (isOpened('/dashboard')) void atRest().then(keepViews)
  const open = () => render(areas)
  // If it fails, React loads it again, and the error boundary says so.
  void Promise.all([loadPage(window.location.pathname, areas), somethingToShow()]).then(open, open)
}

/** Whether the document that was opened is one of the area: a page of another may load its entry for a shared part. */
export const isOpened = (root: string): boolean => `${window.location.pathname}/`.startsWith(`${root}/`)
