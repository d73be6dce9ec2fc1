import type { AnyPage } from '#web/kit/api/page.ts'

export type PublicRoute = {
  path: string
  /** The page's source file: its built chunk is what the browser preloads. */
  source: string
  module: () => Promise<{ page: AnyPage }>
}

type Module = () => Promise<{ page: unknown }>
// Each page's data has a type of its own, which only the page itself uses.
const route = (path: string, source: string, module: Module): PublicRoute => ({
  path,
  source: `web/${source}`,
  module: module as PublicRoute['module'],
})

/** Every public page. The paths are the spec's, to the letter. */
export const publicRoutes: PublicRoute[] = [
  route('/', 'app/home.page.tsx', () => import('./public/home.page.tsx')),
  route('/about', 'site/about.page.tsx', () => import('#web/site/about.page.tsx')),
  route('/terms', 'site/terms.page.tsx', () => import('#web/site/terms.page.tsx')),
  route('/privacy', 'site/privacy.page.tsx', () => import('#web/site/privacy.page.tsx')),
  route('/docs', 'app/docs.page.tsx', () => import('./public/docs.page.tsx')),
  route('/courses', 'catalogue/courses.page.tsx', () => import('#web/catalogue/courses.page.tsx')),
  route(
    '/course/courseDetails/:courseId',
    'catalogue/course-details.page.tsx',
    () => import('#web/catalogue/course-details.page.tsx'),
  ),
  route('/pricing', 'membership/pricing.page.tsx', () => import('#web/membership/registration/pricing.page.tsx')),
  route('/subscribe', 'membership/subscribe.page.tsx', () => import('#web/membership/registration/subscribe.page.tsx')),
  route('/5day-demo', 'membership/demo.page.tsx', () => import('#web/membership/demos/demo.page.tsx')),
  route(
    '/certificate',
    'learning/certificate.page.tsx',
    () => import('#web/learning/certificates/certificate.page.tsx'),
  ),
  route(
    '/certificate/:code',
    'learning/certificate.page.tsx',
    () => import('#web/learning/certificates/certificate.page.tsx'),
  ),
  route('/jobs', 'careers/jobs.page.tsx', () => import('#web/careers/jobs.page.tsx')),
  route('/login', 'identity/login.page.tsx', () => import('#web/identity/session/login.page.tsx')),
  route(
    '/forgot-password',
    'identity/forgot-password.page.tsx',
    () => import('#web/identity/passwords/forgot-password.page.tsx'),
  ),
  route(
    '/reset-password',
    'identity/reset-password.page.tsx',
    () => import('#web/identity/passwords/reset-password.page.tsx'),
  ),
  // Every part of the design system on one page, for who works on it.
  ...(import.meta.env.DEV ? [route('/kit', 'app/kit.page.tsx', () => import('./kit/kit.page.tsx'))] : []),
]
