import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { type Access, homeOf, isForStaff, type Role } from '#contract/kit/access.ts'
import { navigateAway } from '#web/kit/api/navigate-away.ts'
import { ButtonLink } from '#web/kit/layout/button.tsx'
import { EmptyState } from '#web/kit/states/empty-state.tsx'

/** For somebody whose own area is another one. */
export const ElsewherePage = ({ role, access }: { role: Role; access: Access }) =>
  isForStaff(access) ? <StaffOnly role={role} /> : <ToOwnArea role={role} />

/** Also for somebody whom an unknown address led to the dashboard: the start page of their area names it. */
function ToOwnArea({ role }: { role: Role }) {
  const { search } = useLocation()
  const isMissing = new URLSearchParams(search).has('missing')
  useEffect(() => navigateAway(homeOf(role) + (isMissing ? search : '')), [role, isMissing, search])
  return null
}

function StaffOnly({ role }: { role: Role }) {
  return (
    <main className="container-page section">
      <h1 className="sr-only">Staff only</h1>
      <EmptyState
        title="This page is for staff"
        action={
          <ButtonLink href={homeOf(role)}>
            {role === 'company' ? 'Go to your company’s page' : 'Go to your dashboard'}
          </ButtonLink>
        }
      >
        Your account doesn’t have access. If you need it, ask an admin.
      </EmptyState>
    </main>
  )
}
