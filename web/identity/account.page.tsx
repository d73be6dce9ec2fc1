import { useQuery } from '@tanstack/react-query'
import { Card } from '#web/kit/card.tsx'
import { PageHeader } from '#web/kit/page-header.tsx'
import { QueryView } from '#web/kit/query-view.tsx'
import { DeviceList } from './device-list.tsx'
import { PasswordForm } from './password-form.tsx'
import { me } from './session.api.ts'

/** Who I am, my password and my devices; /dashboard/profile and /dashboard/settings both show it. */
export function AccountPage({ title }: { title: string }) {
  const person = useQuery(me)
  return (
    <>
      <PageHeader title={title} intro="Your account, your password and the devices you are signed in on." />
      <div className="grid gap-6">
        <QueryView query={person}>
          {({ firstName, lastName, email, username, role }) => (
            <Card as="section" aria-labelledby="who">
              <h2 id="who" className="type-h3 mb-4">
                Your account
              </h2>
              <dl className="grid gap-x-8 gap-y-4 sm:grid-cols-2">
                <Detail label="Name" value={`${firstName} ${lastName}`.trim()} />
                <Detail label="Email" value={email} />
                <Detail label="User name" value={username} />
                <Detail label="Role" value={role} />
              </dl>
            </Card>
          )}
        </QueryView>
        <PasswordForm />
        <DeviceList />
      </div>
    </>
  )
}

function Detail({ label, value }: { label: string; value: string }) {
  return (
    <div className="min-w-0">
      <dt className="type-small text-soft">{label}</dt>
      <dd className="font-medium break-words">{value}</dd>
    </div>
  )
}
