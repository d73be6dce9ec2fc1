import { useQuery } from '@tanstack/react-query'
import { useEffect, type ReactNode } from 'react'
import { useLocation } from 'react-router'
import type { Me } from '#contract/identity/account.ts'
import { type Access, mayUse } from '#contract/kit/endpoint.ts'
import { me } from '#web/identity/index.ts'
import { signedOutEvent } from '#web/kit/api.ts'
import { ButtonLink } from '#web/kit/button.tsx'
import { EmptyState } from '#web/kit/empty-state.tsx'
import { QueryView } from '#web/kit/query-view.tsx'
import { isSignedIn } from '#web/kit/session.ts'
import { SkeletonCards } from '#web/kit/skeleton.tsx'

let isLeaving = false

/** Once: a second call would break off the first one's navigation. The page it is remembered for is gone by then. */
function leaveFor(address: string) {
  if (isLeaving) return
  isLeaving = true
  window.location.replace(address)
}

type GuardProps = { access: Access; children: (me: Me) => ReactNode }

/** Lets in who is signed in and may; the server asks again at every call. */
export function Guard({ access, children }: GuardProps) {
  const { pathname, search } = useLocation()
  const toLogin = () => leaveFor(`/login?next=${encodeURIComponent(pathname + search)}`)
  const isKnown = isSignedIn()
  const person = useQuery({ ...me, enabled: isKnown })

  useEffect(() => {
    if (!isKnown) toLogin()
    window.addEventListener(signedOutEvent, toLogin)
    return () => window.removeEventListener(signedOutEvent, toLogin)
  })

  if (!isKnown) return null
  return (
    <QueryView query={person} skeleton={<SkeletonCards className="p-8" />}>
      {(me) => (mayUse(me.role, access) ? children(me) : <NotOpen />)}
    </QueryView>
  )
}

function NotOpen() {
  return (
    <main className="container-page section">
      <h1 className="sr-only">Not open to you</h1>
      <EmptyState
        title="This part is for staff"
        action={<ButtonLink href="/dashboard">Go to your dashboard</ButtonLink>}
      >
        Your account may not open it. If it should, ask an admin.
      </EmptyState>
    </main>
  )
}
