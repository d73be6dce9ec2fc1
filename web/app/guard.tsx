import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState, type ReactNode } from 'react'
import { useLocation } from 'react-router'
import type { Me } from '#contract/identity/account.ts'
import { type Access, mayUse } from '#contract/kit/endpoint.ts'
import { me, secondFactor } from '#web/identity/index.ts'
import { lazyComponent } from '#web/kit/lazy-component.ts'
import { signedOutEvent } from '#web/kit/api/api.ts'
import { ButtonLink } from '#web/kit/layout/button.tsx'
import { ApiError } from '#web/kit/api/call.ts'
import { EmptyState } from '#web/kit/states/empty-state.tsx'
import { navigateAway } from '#web/kit/api/navigate-away.ts'
import { QueryView } from '#web/kit/states/query-view.tsx'
import { isSignedIn } from '#web/kit/api/session.ts'
import { SkeletonCards } from '#web/kit/states/skeleton.tsx'

const SecondFactorNeededPage = lazyComponent(
  () => import('#web/identity/second-factor/second-factor-needed.page.tsx'),
  'SecondFactorNeededPage',
)

type GuardProps = { access: Access; children: (me: Me) => ReactNode }

/** Shows a page only to people who may use it; the server checks every call again. */
export function Guard({ access, children }: GuardProps) {
  const { pathname, search } = useLocation()
  const toLogin = () => navigateAway(`/login?next=${encodeURIComponent(pathname + search)}`)
  const isStored = isSignedIn()
  const person = useQuery({ ...me, enabled: isStored })

  useEffect(() => {
    if (!isStored) toLogin()
    window.addEventListener(signedOutEvent, toLogin)
    return () => window.removeEventListener(signedOutEvent, toLogin)
  })

  if (!isStored) return null
  return (
    <QueryView query={person} skeleton={<SkeletonCards className="p-8" />}>
      {(me) => (mayUse(me.role, access) ? children(me) : <StaffOnly />)}
    </QueryView>
  )
}

/** Shows a page only to staff, after they set up a second factor if the settings require one. */
export function StaffGuard({ children }: Pick<GuardProps, 'children'>) {
  // Starts loading together with the account, not after it.
  useQuery({ ...secondFactor, enabled: isSignedIn() })
  return <Guard access="mentor">{(me) => <FactorGate>{children(me)}</FactorGate>}</Guard>
}

function FactorGate({ children }: { children: ReactNode }) {
  const factor = useQuery(secondFactor)
  const [isSettingUp, setIsSettingUp] = useState(false)
  useMissingFactor()
  const isMissing = factor.data?.isRequired && !factor.data.isOn
  // Stays open until the recovery codes are saved, although the factor is on before that.
  if (isMissing && !isSettingUp) setIsSettingUp(true)
  if (isSettingUp) return <SecondFactorNeededPage onDone={() => setIsSettingUp(false)} />
  return (
    <QueryView query={factor} skeleton={<SkeletonCards className="p-8" />}>
      {() => children}
    </QueryView>
  )
}

/** An admin may require a second factor at any time; the first call that is refused for it reloads the state. */
function useMissingFactor() {
  const queries = useQueryClient()
  useEffect(() => {
    const onError = (error: unknown) => {
      if (error instanceof ApiError && error.code === 'second_factor_missing')
        void queries.invalidateQueries(secondFactor)
    }
    const unsubscribeQueries = queries.getQueryCache().subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'error') onError(event.action.error)
    })
    const unsubscribeMutations = queries.getMutationCache().subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'error') onError(event.action.error)
    })
    return () => {
      unsubscribeQueries()
      unsubscribeMutations()
    }
  }, [queries])
}

function StaffOnly() {
  return (
    <main className="container-page section">
      <h1 className="sr-only">Staff only</h1>
      <EmptyState
        title="This page is for staff"
        action={<ButtonLink href="/dashboard">Go to your dashboard</ButtonLink>}
      >
        Your account doesn’t have access. If you need it, ask an admin.
      </EmptyState>
    </main>
  )
}
