import type { ReactNode } from 'react'
import { Card } from '#web/kit/layout/card.tsx'
import { RouteButton } from '#web/kit/layout/route-links.tsx'
import { PageHeader } from '#web/kit/layout/page-header.tsx'
import { useScrollToHash } from '#web/kit/scroll-to-hash.ts'
import { AccessTokens } from '../access-tokens/access-tokens.tsx'
import { DeviceList } from '../session/device-list.tsx'
import { MyData } from '../my-data/my-data.tsx'
import { PasswordForm } from '../passwords/password-form.tsx'
import { ProfileCard } from './profile-card.tsx'
import { SecondFactorCard } from '../second-factor/second-factor.tsx'
import { ThemeChoice } from './settings-theme.tsx'

type SettingsPageProps = {
  isLearner: boolean
  study: ReactNode
  kept: ReactNode
  emails: ReactNode
  push: ReactNode
  invoices: ReactNode
}

/** Study days, kept courses, emails, notifications and invoices belong to domains above this one. */
export function SettingsPage({ isLearner, study, kept, emails, push, invoices }: SettingsPageProps) {
  useScrollToHash()
  return (
    <>
      <PageHeader intro="Your profile, study days, emails, notifications, password and devices" />
      <div className="grid gap-6">
        <ProfileCard />
        {study && <div id="study">{study}</div>}
        {kept}
        <div id="emails">{emails}</div>
        {push && <div id="notifications">{push}</div>}
        <Sharing />
        {invoices}
        <ThemeChoice />
        <PasswordForm />
        <SecondFactorCard />
        <DeviceList />
        {isLearner && <AccessTokens />}
        <MyData />
      </div>
    </>
  )
}

function Sharing() {
  return (
    <Card as="section" aria-labelledby="sharing" className="flex flex-wrap items-center justify-between gap-4">
      <div className="min-w-0 max-w-xl">
        <h2 id="sharing" className="type-h3">
          Share your progress
        </h2>
        <p className="mt-1.5 text-soft">Private links that show your progress to a parent or employer.</p>
      </div>
      <RouteButton to="/dashboard/sponsors">Manage links</RouteButton>
    </Card>
  )
}
