import type { ReactNode } from 'react'
import type { AreaName } from '#web/kit/area-name.ts'
import { PageHeader } from '#web/kit/layout/page-header.tsx'
import { useScrollToHash } from '#web/kit/scroll-to-hash.ts'
import { DeviceList } from '../session/device-list.tsx'
import { PasswordForm } from '../passwords/password-form.tsx'
import { ProfileCard } from './profile-card.tsx'
import { SecondFactorCard } from '../second-factor/second-factor.tsx'

type AccountPageProps = {
  area: Exclude<AreaName, 'learner'>
  intro: string
  children?: ReactNode
  /** Below the devices. */
  end?: ReactNode
}

/** The profile and settings of staff and companies. */
export function AccountPage({ area, intro, children, end }: AccountPageProps) {
  useScrollToHash()
  return (
    <>
      <PageHeader intro={intro} />
      <div className="grid max-w-4xl gap-6">
        <ProfileCard area={area} />
        <PasswordForm />
        <SecondFactorCard />
        {children}
        <DeviceList />
        {end}
      </div>
    </>
  )
}
