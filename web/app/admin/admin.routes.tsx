import { useQuery } from '@tanstack/react-query'
import { Navigate } from 'react-router'
import { staffPages } from '#contract/app/staff-pages.ts'
import type { Me } from '#contract/identity/account.ts'
import { lacksPayee } from '#contract/site/settings.ts'
import { signOut } from '#web/identity/index.ts'
import { site } from '#web/site/index.ts'
import { PayeeChangeBanner } from '#web/site/payee-change-banner.tsx'
import { SamplePayeeBanner } from '#web/site/sample-payee-banner.tsx'
import { overview, useFreshOverview } from '#web/insights/overview.api.ts'
import { StaffGuard } from '../guard.tsx'
import { Hydrated } from '../hydrated.tsx'
import { NotificationBell } from '../notification-bell.tsx'
import { PageRoutes } from '../page-routes.tsx'
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
  const isAdmin = me.role === 'admin'
  return (
    <PageRoutes
      root="/admin"
      pages={staffPages}
      layout={
        <AdminLayout
          siteName={school.data?.name ?? 'Kaushal Techbridge'}
          warning={
            isAdmin && (
              <>
                {school.data && lacksPayee(school.data) && <SamplePayeeBanner isShown={school.data.takesPayments} />}
                <PayeeChangeBanner />
              </>
            )
          }
          me={{
            name: `${me.firstName} ${me.lastName}`.trim(),
            photo: me.photo,
            role: isAdmin ? 'admin' : 'mentor',
          }}
          palette={<PaletteButton role={isAdmin ? 'admin' : 'mentor'} onLogout={logOut} />}
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
        if (staffPages[path].access === 'admin' && !isAdmin) return <Navigate to="/admin/reviews" replace />
        const Page = staffComponents[path]
        return <Page isStaff isAdmin={isAdmin} waiting={work.data?.waiting} />
      }}
    </PageRoutes>
  )
}
