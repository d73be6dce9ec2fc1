import type { AnyPage } from '#web/kit/api/page.ts'

export type PublicRoute = {
  path: string
  /** The page's source file, by which the server finds the chunks to preload. */
  source: string
  module: () => Promise<{ page: AnyPage }>
}

type Module = () => Promise<{ page: unknown }>
// Each page's data type is known only to the page.
const route = (path: string, source: string, module: Module): PublicRoute => ({
  path,
  source: `web/${source}`,
  module: module as PublicRoute['module'],
})

/** Every public page. The paths are those of the spec. */
export const publicRoutes: PublicRoute[] = [
  route('/', 'app/public/home.page.tsx', () => import('./public/home.page.tsx')),
  route('/about', 'site/about.page.tsx', () => import('#web/site/about.page.tsx')),
  route('/terms', 'site/terms.page.tsx', () => import('#web/site/terms.page.tsx')),
  route('/privacy', 'site/privacy.page.tsx', () => import('#web/site/privacy.page.tsx')),
  route('/docs', 'app/public/docs.page.tsx', () => import('./public/docs.page.tsx')),
  route('/courses', 'catalogue/courses.page.tsx', () => import('#web/catalogue/courses.page.tsx')),
  route(
    '/course/courseDetails/:courseId',
    'catalogue/course-details.page.tsx',
    () => import('#web/catalogue/course-details.page.tsx'),
  ),
  route(
    '/courses/:courseId/first-lesson',
    'app/public/first-lesson/first-lesson.page.tsx',
    () => import('./public/first-lesson/first-lesson.page.tsx'),
  ),
  route(
    '/pricing',
    'membership/registration/pricing.page.tsx',
    () => import('#web/membership/registration/pricing.page.tsx'),
  ),
  route(
    '/subscribe',
    'membership/registration/subscribe.page.tsx',
    () => import('#web/membership/registration/subscribe.page.tsx'),
  ),
  route('/5day-demo', 'membership/demos/demo.page.tsx', () => import('#web/membership/demos/demo.page.tsx')),
  route(
    '/5day-demo/booking/:token',
    'membership/demos/my-demo.page.tsx',
    () => import('#web/membership/demos/my-demo.page.tsx'),
  ),
  route(
    '/certificate',
    'learning/certificates/certificate.page.tsx',
    () => import('#web/learning/certificates/certificate.page.tsx'),
  ),
  route(
    '/certificate/:code',
    'learning/certificates/certificate.page.tsx',
    () => import('#web/learning/certificates/certificate.page.tsx'),
  ),
  route('/jobs', 'careers/jobs.page.tsx', () => import('#web/careers/jobs.page.tsx')),
  route('/login', 'identity/session/login.page.tsx', () => import('#web/identity/session/login.page.tsx')),
  route(
    '/forgot-password',
    'identity/passwords/forgot-password.page.tsx',
    () => import('#web/identity/passwords/forgot-password.page.tsx'),
  ),
  route(
    '/reset-password',
    'identity/passwords/reset-password.page.tsx',
    () => import('#web/identity/passwords/reset-password.page.tsx'),
  ),
]
