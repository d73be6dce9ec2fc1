import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState, type ReactNode } from 'react'
import { useLocation } from 'react-router'
import type { Me } from '#contract/identity/account.ts'
import { type Access, mayUse } from '#contract/kit/access.ts'
import { me, secondFactor } from '#web/identity/index.ts'
import { lazyComponent } from '#web/kit/lazy-component.ts'
import { signedOutEvent } from '#web/kit/api/api.ts'
import { ApiError } from '#web/kit/api/call.ts'
import { navigateAway } from '#web/kit/api/navigate-away.ts'
import { QueryView } from '#web/kit/states/query-view.tsx'
import { forgetSession, isSignedIn, removeViews } from '#web/kit/api/session.ts'
import { site } from '#web/site/index.ts'

const SecondFactorNeededPage = lazyComponent(
  () => import('#web/identity/second-factor/second-factor-needed.page.tsx'),
  'SecondFactorNeededPage',
)

/** For somebody whose own area is another one. */
const ElsewherePage = lazyComponent(() => import('./elsewhere.page.tsx'), 'ElsewherePage')

type GuardProps = {
  access: Access
  /** Shown until the person is known. */
  shell: ReactNode
  children: (me: Me) => ReactNode
}

/** Shows a page only to people who may use it; the server checks every call again. */
export function Guard({ access, shell, children }: GuardProps) {
  const { pathname, search, hash } = useLocation()
  const toLogin = () => navigateAway(`/login?next=${encodeURIComponent(pathname + search + hash)}`)
  const isStored = isSignedIn()
  const person = useQuery({ ...me, enabled: isStored })
  // All areas show its name; it loads together with the account, not after it.
  useQuery({ ...site, enabled: isStored })

  const onStorage = ({ key }: StorageEvent) => {
    // Another tab signed out, which clears everything, or its session ended; what was typed here is in this tab's own storage.
    if ((key !== null && key !== 'token') || isSignedIn()) return
    forgetSession()
    toLogin()
  }

  useEffect(() => {
    if (!isStored) {
      removeViews()
      toLogin()
    }
    window.addEventListener(signedOutEvent, toLogin)
    window.addEventListener('storage', onStorage)
    return () => {
      window.removeEventListener(signedOutEvent, toLogin)
      window.removeEventListener('storage', onStorage)
    }
  })

  if (!isStored) return null
  if (isFirstLoading(person)) return shell
  return (
    <QueryView query={person}>
      {(me) => (mayUse(me, access) ? children(me) : <ElsewherePage role={me.role} access={access} />)}
    </QueryView>
  )
}

/** Neither data nor an error yet. */
const isFirstLoading = ({ data, errorUpdateCount }: { data: unknown; errorUpdateCount: number }) =>
  data === undefined && errorUpdateCount === 0

/** Shows a page only to staff, after they set up a second factor if the settings require one. */
export function StaffGuard({ shell, children }: Omit<GuardProps, 'access'>) {
  // Starts loading together with the account, not after it.
  useQuery({ ...secondFactor, enabled: isSignedIn() })
  return (
    <Guard access="staff" shell={shell}>
      {(me) => <FactorGate shell={shell}>{children(me)}</FactorGate>}
    </Guard>
  )
}

function FactorGate({ shell, children }: { shell: ReactNode; children: ReactNode }) {
  const factor = useQuery(secondFactor)
  const [isSettingUp, setIsSettingUp] = useState(false)
  useMissingFactor()
  const isMissing = factor.data?.isRequired && !factor.data.isOn
  // It may have been set up since the last visit, whose data is shown first.
  const known = isMissing && factor.dataUpdatedAt === 0 ? { ...factor, data: undefined } : factor
  // Stays open until the recovery codes are saved, although the factor is on before that.
  if (isMissing && known.data && !isSettingUp) setIsSettingUp(true)
  if (isSettingUp) return <SecondFactorNeededPage onDone={() => setIsSettingUp(false)} />
  if (isFirstLoading(known)) return shell
  return <QueryView query={known}>{() => children}</QueryView>
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
