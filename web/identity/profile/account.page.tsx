import { PageHeader } from '#web/kit/layout/page-header.tsx'
import { DeviceList } from '../session/device-list.tsx'
import { PasswordForm } from '../passwords/password-form.tsx'
import { ProfileCard } from './profile-card.tsx'
import { SecondFactorCard } from '../second-factor/second-factor.tsx'

/** What staff have in place of a profile page and settings: who I am, my password and my devices. */
export function AccountPage() {
  return (
    <>
      <PageHeader title="Your account" intro="Your profile, your password and the devices you are signed in on." />
      <div className="grid max-w-4xl gap-6">
        <ProfileCard />
        <PasswordForm />
        <SecondFactorCard />
        <DeviceList />
      </div>
    </>
  )
}
