import type { AnyPage } from '#web/kit/api/page.ts'

export type PublicRoute = {
  path: string
  /** The page's source file, by which the server finds the chunks to preload. */
  source: string
  module: () => Promise<{ page: AnyPage }>
}

type Module = () => Promise<{ page: unknown }>
// Each page's data type is known only to the page.
export const publicRoute = (path: string, source: string, module: Module): PublicRoute => ({
  path,
  source: `web/${source}`,
  module: module as PublicRoute['module'],
})

/** Public pages that run in the browser. All others are only rendered, so the browser's build does without them. */
export const interactiveRoutes: PublicRoute[] = [
  publicRoute(
    '/courses/:courseId/first-lesson',
    'app/public/first-lesson/first-lesson.page.tsx',
    () => import('./public/first-lesson/first-lesson.page.tsx'),
  ),
  publicRoute('/start', 'app/public/start/start.page.tsx', () => import('./public/start/start.page.tsx')),
  publicRoute(
    '/start/:number',
    'app/public/start/start-lesson.page.tsx',
    () => import('./public/start/start-lesson.page.tsx'),
  ),
  publicRoute(
    '/subscribe',
    'membership/registration/subscribe.page.tsx',
    () => import('#web/membership/registration/subscribe.page.tsx'),
  ),
  publicRoute('/5day-demo', 'membership/demos/demo.page.tsx', () => import('#web/membership/demos/demo.page.tsx')),
  publicRoute('/jobs', 'careers/jobs.page.tsx', () => import('#web/careers/jobs.page.tsx')),
  publicRoute(
    '/hiring/apply',
    'hiring/applications/apply.page.tsx',
    () => import('#web/hiring/applications/apply.page.tsx'),
  ),
  publicRoute('/login', 'identity/session/login.page.tsx', () => import('#web/identity/session/login.page.tsx')),
  publicRoute(
    '/forgot-password',
    'identity/passwords/forgot-password.page.tsx',
    () => import('#web/identity/passwords/forgot-password.page.tsx'),
  ),
  publicRoute(
    '/reset-password',
    'identity/passwords/reset-password.page.tsx',
    () => import('#web/identity/passwords/reset-password.page.tsx'),
  ),
  publicRoute(
    '/confirm-email',
    'identity/session/confirm-email.page.tsx',
    () => import('#web/identity/session/confirm-email.page.tsx'),
  ),
]
