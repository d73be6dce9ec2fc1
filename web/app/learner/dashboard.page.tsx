import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import type { Me } from '#contract/identity/account.ts'
import type { Snapshot } from '#contract/learning/performance.ts'
import { me } from '#web/identity/index.ts'
import { lazyComponent } from '#web/kit/lazy-component.ts'
import { QueryView } from '#web/kit/states/query-view.tsx'
import { Skeleton } from '#web/kit/states/skeleton.tsx'
import { isGettingStarted, summaryOf } from '#web/learning/dashboard/dashboard.rules.ts'
import { FeedbackCard } from '#web/learning/dashboard/feedback-card.tsx'
import { FiguresSkeleton } from '#web/learning/dashboard/figures.tsx'
import { GettingStarted } from '#web/learning/dashboard/getting-started.tsx'
import { ContinueCard } from '#web/learning/dashboard/continue-card.tsx'
import { Greeting } from '#web/learning/dashboard/greeting.tsx'
import type { MyAccess } from '#web/learning/courses/enrolments.api.ts'
import { SnapshotFigures } from '#web/learning/dashboard/snapshot-figures.tsx'
import { mySnapshot } from '#web/learning/performance/performance.api.ts'
import { myPayments } from '#web/membership/payments.api.ts'
import { StaffNote, DashboardLinks } from './dashboard-links.tsx'

// Below the fold and large: they load all of the payment code.
const AccessCard = lazyComponent(() => import('#web/membership/renewal/access-card.tsx'), 'AccessCard')
const RenewalDialog = lazyComponent(() => import('#web/membership/renewal/renewal-dialog.tsx'), 'RenewalDialog')

export function DashboardPage() {
  const { data: person } = useQuery(me)
  const snapshot = useQuery(mySnapshot)
  const isLearner = person?.role === 'learner'
  const access = useAccess(isLearner)
  // Wait for both, so that the card doesn't change after it is shown.
  const shown = { ...snapshot, data: access && snapshot.data }
  return (
    <>
      <Greeting firstName={person?.firstName ?? ''} summary={snapshot.data && summaryOf(snapshot.data)} />
      <div className="grid grid-cols-1 gap-6 sm:gap-8">
        <QueryView query={shown} skeleton={<DashboardSkeleton />}>
          {(snapshot) => <Dashboard person={person!} snapshot={snapshot} access={access!} />}
        </QueryView>
        <DashboardLinks />
        {isLearner && access?.hasAccess !== false && <Access />}
      </div>
    </>
  )
}

/** Staff need no subscription. If loading the payments fails, the access card shows the error and the rest is shown. */
function useAccess(isLearner: boolean): MyAccess | undefined {
  const { data, isError } = useQuery({ ...myPayments, enabled: isLearner })
  if (!isLearner || (isError && !data)) return { hasAccess: true, isBeingVerified: false, ends: null }
  if (!data) return undefined
  const isBeingVerified = data.payments.some((payment) => payment.state === 'pending')
  return { hasAccess: data.hasAccess, isBeingVerified, ends: data.subscriptionEnds }
}

function Dashboard({ person, snapshot, access }: { person: Me; snapshot: Snapshot; access: MyAccess }) {
  const { course, feedback, submissions } = snapshot
  const isNew = isGettingStarted(snapshot, access)
  const [isRenewing, setIsRenewing] = useState(false)
  if (person.role !== 'learner' && !course) return <StaffNote />
  return (
    <>
      {isNew && <GettingStarted snapshot={snapshot} access={access} />}
      {(!isNew || submissions > 0) && (
        <ContinueCard snapshot={snapshot} access={access} onRenew={() => setIsRenewing(true)} />
      )}
      {/* Shown here only while access is missing; otherwise at the end of the page. */}
      {!access.hasAccess && <Access />}
      <SnapshotFigures snapshot={snapshot} />
      {feedback && <FeedbackCard feedback={feedback} />}
      {isRenewing && (
        <Suspense fallback={null}>
          <RenewalDialog open onClose={() => setIsRenewing(false)} />
        </Suspense>
      )}
    </>
  )
}

function Access() {
  return (
    <Suspense fallback={<Skeleton className="h-64 rounded-card" />}>
      <AccessCard />
    </Suspense>
  )
}

function DashboardSkeleton() {
  return (
    <div className="grid grid-cols-1 gap-6 sm:gap-8">
      <div className="surface grid min-h-112 content-start gap-5 p-5 sm:min-h-92 sm:p-7">
        <Skeleton className="h-4 w-32" />
        <Skeleton className="h-8 w-2/3 max-w-md" />
        <Skeleton className="h-12 w-full max-w-lg" />
        <Skeleton className="h-20 w-full max-w-md" />
        <Skeleton className="h-12 w-36 rounded-control" />
      </div>
      <FiguresSkeleton />
    </div>
  )
}
