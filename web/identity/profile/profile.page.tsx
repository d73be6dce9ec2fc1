import { Link } from 'react-router'
import { PageHeader } from '#web/kit/layout/page-header.tsx'
import { ProfileCard } from './profile-card.tsx'

export function ProfilePage() {
  return (
    <>
      <PageHeader title="My Profile" intro="How we know you, and how others meet you." />
      <ProfileCard />
      <p className="mt-6 text-soft">
        Your password, your devices and the emails you get are in{' '}
        <Link to="/dashboard/settings" className="link">
          Settings
        </Link>
        .
      </p>
    </>
  )
}
