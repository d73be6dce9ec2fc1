import { useQuery, useQueryClient } from '@tanstack/react-query'
import { lazy, useEffect, useState, type ReactNode } from 'react'
import { useLocation } from 'react-router'
import type { Me } from '#contract/identity/account.ts'
import { type Access, mayUse } from '#contract/kit/endpoint.ts'
import { me, secondFactor } from '#web/identity/index.ts'
import { signedOutEvent } from '#web/kit/api/api.ts'
import { ButtonLink } from '#web/kit/layout/button.tsx'
import { ApiError } from '#web/kit/api/call.ts'
import { EmptyState } from '#web/kit/states/empty-state.tsx'
import { navigateAway } from '#web/kit/api/navigate-away.ts'
import { QueryView } from '#web/kit/states/query-view.tsx'
import { isSignedIn } from '#web/kit/api/session.ts'
import { SkeletonCards } from '#web/kit/states/skeleton.tsx'

const SecondFactorNeededPage = lazy(async () => ({
  default: (await import('#web/identity/second-factor/second-factor-needed.page.tsx')).SecondFactorNeededPage,
}))

type GuardProps = { access: Access; children: (me: Me) => ReactNode }

/** Lets in who is signed in and may; the server asks again at every call. */
export function Guard({ access, children }: GuardProps) {
  const { pathname, search } = useLocation()
  const toLogin = () => navigateAway(`/login?next=${encodeURIComponent(pathname + search)}`)
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

/** Lets staff in, with their second factor where the school asks for one. */
export function StaffGuard({ children }: Pick<GuardProps, 'children'>) {
  // Asked for together with who it is, not after it.
  useQuery({ ...secondFactor, enabled: isSignedIn() })
  return <Guard access="mentor">{(me) => <FactorGate>{children(me)}</FactorGate>}</Guard>
}

function FactorGate({ children }: { children: ReactNode }) {
  const factor = useQuery(secondFactor)
  const [isSettingUp, setIsSettingUp] = useState(false)
  useMissingFactor()
  const isMissing = factor.data?.isRequired && !factor.data.isOn
  // It stays open until the recovery codes are put away, though the factor is on before that.
  if (isMissing && !isSettingUp) setIsSettingUp(true)
  if (isSettingUp) return <SecondFactorNeededPage onDone={() => setIsSettingUp(false)} />
  return (
    <QueryView query={factor} skeleton={<SkeletonCards className="p-8" />}>
      {() => children}
    </QueryView>
  )
}

/** The setting may be switched on while somebody works: the first call that is refused for it tells. */
function useMissingFactor() {
  const queries = useQueryClient()
  useEffect(() => {
    const learn = (error: unknown) => {
      if (error instanceof ApiError && error.code === 'second_factor_missing')
        void queries.invalidateQueries(secondFactor)
    }
    const stopReading = queries.getQueryCache().subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'error') learn(event.action.error)
    })
    const stopWriting = queries.getMutationCache().subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'error') learn(event.action.error)
    })
    return () => {
      stopReading()
      stopWriting()
    }
  }, [queries])
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
