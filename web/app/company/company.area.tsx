import { useQuery } from '@tanstack/react-query'
import type { Me } from '#contract/identity/account.ts'
import { signOut } from '#web/identity/index.ts'
import { site } from '#web/site/index.ts'
import { Hydrated } from '../hydrated.tsx'
import { NotificationBell } from '../areas/notification-bell.tsx'
import { CompanyLayout } from './company.layout.tsx'

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
      />
    </Hydrated>
  )
}
