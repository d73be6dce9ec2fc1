import { useQuery } from '@tanstack/react-query'
import { useLocation } from 'react-router'
import type { Me } from '#contract/identity/account.ts'
import { myCompany } from '#web/hiring/companies/company.api.ts'
import { signOut } from '#web/identity/index.ts'
import { lazyPart } from '#web/kit/lazy-component.ts'
import { QueryView } from '#web/kit/states/query-view.tsx'
import { PageSkeleton } from '#web/kit/states/skeleton.tsx'
import { site } from '#web/site/index.ts'
import { PageOutlet } from '../error-boundaries.tsx'
import { Hydrated } from '../hydrated.tsx'
import { NotificationBell } from '../areas/notification-bell.tsx'
import { CompanyLayout } from './company.layout.tsx'

const CompanyGate = lazyPart(() => import('#web/hiring/companies/company-gate.tsx'), 'CompanyGate')

/** Loads the data that the company layout shows. */
export function CompanyArea({ me }: { me: Me }) {
  const school = useQuery(site)
  return (
    <Hydrated>
      <CompanyLayout
        siteName={school.data?.name ?? 'Kaushal Techbridge'}
        me={{ name: `${me.firstName} ${me.lastName}`.trim(), photo: me.photo }}
        bell={
          <NotificationBell
            allPage="/company/notifications"
            empty="Nothing yet. We’ll notify you here when something needs you."
            className="sm:right-6"
          />
        }
        onLogout={() => void signOut()}
      >
        <OpenPage />
      </CompanyLayout>
    </Hydrated>
  )
}

/** A page, once the terms are accepted. Everybody’s own account and data are always open. */
function OpenPage() {
  const company = useQuery(myCompany)
  if (useLocation().pathname === '/company/account') return <PageOutlet />
  return (
    <QueryView query={company} skeleton={<PageSkeleton />}>
      {(data) => (data.isSuspended || !data.terms.isAccepted ? <CompanyGate company={data} /> : <PageOutlet />)}
    </QueryView>
  )
}
