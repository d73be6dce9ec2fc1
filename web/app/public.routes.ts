import { interactiveRoutes, publicRoute, type PublicRoute } from './interactive.routes.ts'

/** Every public page. The paths are those of the spec. */
export const publicRoutes: PublicRoute[] = [
  ...interactiveRoutes,
  publicRoute('/', 'app/public/home.page.tsx', () => import('./public/home.page.tsx')),
  publicRoute('/about', 'site/about.page.tsx', () => import('#web/site/about.page.tsx')),
  publicRoute('/figures', 'site/figures.page.tsx', () => import('#web/site/figures.page.tsx')),
  publicRoute('/hiring', 'hiring/figures/hiring.page.tsx', () => import('#web/hiring/figures/hiring.page.tsx')),
  publicRoute('/terms', 'site/terms.page.tsx', () => import('#web/site/terms.page.tsx')),
  publicRoute('/privacy', 'site/privacy.page.tsx', () => import('#web/site/privacy.page.tsx')),
  publicRoute('/jobs/:jobId', 'careers/job.page.tsx', () => import('#web/careers/job.page.tsx')),
  publicRoute(
    '/sessions',
    'mentoring/sessions/upcoming.page.tsx',
    () => import('#web/mentoring/sessions/upcoming.page.tsx'),
  ),
  publicRoute('/docs', 'app/public/docs.page.tsx', () => import('./public/docs.page.tsx')),
  publicRoute('/courses', 'catalogue/courses.page.tsx', () => import('#web/catalogue/courses.page.tsx')),
  publicRoute(
    '/course/courseDetails/:courseId',
    'catalogue/course-details.page.tsx',
    () => import('#web/catalogue/course-details.page.tsx'),
  ),
  publicRoute(
    '/pricing',
    'membership/registration/pricing.page.tsx',
    () => import('#web/membership/registration/pricing.page.tsx'),
  ),
  publicRoute(
    '/5day-demo/booking/:token',
    'membership/demos/my-demo.page.tsx',
    () => import('#web/membership/demos/my-demo.page.tsx'),
  ),
  publicRoute('/unsubscribe', 'messages/unsubscribe.page.tsx', () => import('#web/messages/unsubscribe.page.tsx')),
  publicRoute(
    '/certificate',
    'learning/certificates/certificate.page.tsx',
    () => import('#web/learning/certificates/certificate.page.tsx'),
  ),
  publicRoute(
    '/certificate/:code',
    'learning/certificates/certificate.page.tsx',
    () => import('#web/learning/certificates/certificate.page.tsx'),
  ),
  publicRoute(
    '/preview-ended',
    'learning/previews/preview-ended.page.tsx',
    () => import('#web/learning/previews/preview-ended.page.tsx'),
  ),
  publicRoute('/progress/:token', 'sponsors/progress.page.tsx', () => import('#web/sponsors/progress.page.tsx')),
  publicRoute('/progress/confirm/:token', 'sponsors/confirm.page.tsx', () => import('#web/sponsors/confirm.page.tsx')),
  publicRoute(
    '/progress/unsubscribe/:token',
    'sponsors/unsubscribe.page.tsx',
    () => import('#web/sponsors/unsubscribe.page.tsx'),
  ),
  publicRoute(
    '/hiring/confirm/:token',
    'hiring/applications/confirm.page.tsx',
    () => import('#web/hiring/applications/confirm.page.tsx'),
  ),
  publicRoute('/portfolio/:token', 'portfolio/shared.page.tsx', () => import('#web/portfolio/shared.page.tsx')),
  publicRoute(
    '/portfolio/:token/work/:key',
    'portfolio/shared-work.page.tsx',
    () => import('#web/portfolio/shared-work.page.tsx'),
  ),
]
