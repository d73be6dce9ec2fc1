import type { companyPages } from '#contract/app/company-pages.ts'
import { lazyComponent } from '#web/kit/lazy-component.ts'
import type { PageComponent } from '../areas/page-routes.tsx'

/** What the company area tells each of its pages. */
type CompanyPageProps = { area: 'company' }

/** The component of each page. On the server, each `import` is the name of its file (build/page-files.ts). */
export const companyComponents: Record<keyof typeof companyPages, PageComponent<CompanyPageProps>> = {
  '/company': lazyComponent(() => import('#web/app/company/home.page.tsx'), 'CompanyHome'),
  '/company/introductions': lazyComponent(
    () => import('#web/hiring/introductions/introductions.page.tsx'),
    'CompanyIntroductionsPage',
  ),
  '/company/introductions/:introductionId': lazyComponent(
    () => import('#web/hiring/introductions/introduction.page.tsx'),
    'CompanyIntroductionPageById',
  ),
  '/company/candidates': lazyComponent(() => import('#web/hiring/candidates/candidates.page.tsx'), 'CandidatesPage'),
  '/company/candidates/:code': lazyComponent(
    () => import('#web/hiring/candidates/candidate.page.tsx'),
    'CandidatePage',
  ),
  '/company/introductions/:introductionId/portfolio': lazyComponent(
    () => import('#web/hiring/introductions/portfolio.page.tsx'),
    'IntroducedPortfolioPage',
  ),
  '/company/openings': lazyComponent(() => import('#web/hiring/openings/openings.page.tsx'), 'OpeningsPage'),
  '/company/profile': lazyComponent(() => import('#web/hiring/companies/profile.page.tsx'), 'CompanyProfilePage'),
  '/company/account': lazyComponent(() => import('#web/app/company/account.page.tsx'), 'CompanyAccount'),
  '/company/notifications': lazyComponent(
    () => import('#web/notifications/notifications.page.tsx'),
    'NotificationsPage',
  ),
}
