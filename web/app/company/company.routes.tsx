import { companyPages } from '#contract/app/company-pages.ts'
import { Guard } from '../areas/guard.tsx'
import { PageRoutes } from '../areas/page-routes.tsx'
import { CompanyArea } from './company.area.tsx'
import { CompanyShell } from './company-shell.tsx'
import { companyComponents } from './pages.ts'

export function CompanyRoutes() {
  return (
    <Guard access="company" shell={<CompanyShell />}>
      {(me) => (
        <PageRoutes root="/company" pages={companyPages} layout={<CompanyArea me={me} />}>
          {(path) => {
            const Page = companyComponents[path]
            return <Page area="company" />
          }}
        </PageRoutes>
      )}
    </Guard>
  )
}
