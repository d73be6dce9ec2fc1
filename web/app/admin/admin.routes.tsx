import { useQuery } from '@tanstack/react-query'
import { Navigate } from 'react-router'
import { staffPages } from '#contract/app/staff-pages.ts'
import type { Page } from '#contract/app/page.ts'
import { mayUse } from '#contract/kit/access.ts'
import type { Me } from '#contract/identity/account.ts'
import { lacksPayee } from '#contract/site/settings.ts'
import { signOut } from '#web/identity/index.ts'
import { site } from '#web/site/index.ts'
import { PayeeChangeBanner } from '#web/site/payee-change-banner.tsx'
import { SamplePayeeBanner } from '#web/site/sample-payee-banner.tsx'
import { overview, useFreshOverview } from '#web/insights/overview.api.ts'
import { StaffGuard } from '../areas/guard.tsx'
import { Hydrated } from '../hydrated.tsx'
import { NotificationBell } from '../areas/notification-bell.tsx'
import { PageRoutes } from '../areas/page-routes.tsx'
import { AdminLayout } from './admin.layout.tsx'
import { AdminShell } from './admin-shell.tsx'
import { PaletteButton } from './palette-button.tsx'
import { staffComponents } from './pages.ts'

export function AdminRoutes() {
  return (
    <StaffGuard shell={<AdminShell />}>
      {(me) => (
        <Hydrated>
          <StaffPages me={me} />
        </Hydrated>
      )}
    </StaffGuard>
  )
}

const logOut = () => void signOut()

function StaffPages({ me }: { me: Me }) {
  const school = useQuery(site)
  const work = useQuery(overview)
  useFreshOverview()
  return (
    <PageRoutes
      root="/admin"
      pages={staffPages}
      layout={
        <AdminLayout
          siteName={school.data?.name ?? 'Kaushal Techbridge'}
          warning={
            mayUse(me, 'payee:see') && (
              <>
                {school.data && lacksPayee(school.data) && mayUse(me, 'payee:act') && (
                  <SamplePayeeBanner isShown={school.data.takesPayments} />
                )}
                <PayeeChangeBanner isLinked={mayUse(me, 'site:see')} />
              </>
            )
          }
          me={{
            name: `${me.firstName} ${me.lastName}`.trim(),
            photo: me.photo,
            role: me.role,
            adjustments: me.adjustments,
          }}
          palette={<PaletteButton person={me} onLogout={logOut} />}
          bell={
            <NotificationBell
              allPage="/admin/notifications"
              empty="Nothing yet. We’ll notify you here when work is assigned to you."
              className="md:right-auto md:left-58 md:max-2xl:group-data-menu-folded/desk:left-16"
            />
          }
          waiting={work.data?.waiting}
          onLogout={logOut}
        />
      }
    >
      {(path) => {
        const { access }: Page = staffPages[path]
        if (!mayUse(me, access ?? 'staff')) return <Navigate to="/admin" replace />
        const Page = staffComponents[path]
        return <Page area="staff" waiting={work.data?.waiting} />
      }}
    </PageRoutes>
  )
}
