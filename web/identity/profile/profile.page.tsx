import { RouteLink } from '#web/kit/layout/route-links.tsx'
import { PageHeader } from '#web/kit/layout/page-header.tsx'
import { ProfileCard } from './profile-card.tsx'

export function ProfilePage({ asksForState }: { asksForState: boolean }) {
  return (
    <>
      <PageHeader intro="Your name, photo and contact details" />
      <ProfileCard asksForState={asksForState} />
      <p className="mt-6 text-soft">
        Change your password, devices and emails in <RouteLink to="/dashboard/settings">Settings</RouteLink>.
      </p>
    </>
  )
}
