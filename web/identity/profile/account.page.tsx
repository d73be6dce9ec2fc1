import type { ReactNode } from 'react'
import { PageHeader } from '#web/kit/layout/page-header.tsx'
import { DeviceList } from '../session/device-list.tsx'
import { PasswordForm } from '../passwords/password-form.tsx'
import { ProfileCard } from './profile-card.tsx'
import { SecondFactorCard } from '../second-factor/second-factor.tsx'

/** The profile and settings of staff. */
export function AccountPage({ children }: { children?: ReactNode }) {
  return (
    <>
      <PageHeader intro="Your profile, password, working hours and logged-in devices" />
      <div className="grid max-w-4xl gap-6">
        <ProfileCard isStaff />
        <PasswordForm />
        <SecondFactorCard />
        {children}
        <DeviceList />
      </div>
    </>
  )
}
