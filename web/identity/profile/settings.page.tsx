import { useEffect, type ReactNode } from 'react'
import { useLocation } from 'react-router'
import { PageHeader } from '#web/kit/layout/page-header.tsx'
import { DeviceList } from '../session/device-list.tsx'
import { MyData } from '../my-data/my-data.tsx'
import { PasswordForm } from '../passwords/password-form.tsx'
import { ProfileCard } from './profile-card.tsx'
import { SecondFactorCard } from '../second-factor/second-factor.tsx'
import { ThemeChoice } from './settings-theme.tsx'

/** The email preferences belong to a domain above this one, so the app passes them in. */
export function SettingsPage({ emails }: { emails: ReactNode }) {
  const { hash } = useLocation()
  useEffect(() => {
    if (hash) document.getElementById(hash.slice(1))?.scrollIntoView()
  }, [hash])
  return (
    <>
      <PageHeader title="Settings" intro="Your profile, emails, password and devices" />
      <div className="grid gap-6">
        <ProfileCard />
        <div id="emails">{emails}</div>
        <ThemeChoice />
        <PasswordForm />
        <SecondFactorCard />
        <DeviceList />
        <MyData />
      </div>
    </>
  )
}
