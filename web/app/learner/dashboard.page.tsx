import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { useSearchParams } from 'react-router'
import type { Me } from '#contract/identity/account.ts'
import type { Snapshot } from '#contract/learning/performance.ts'
import { me } from '#web/identity/index.ts'
import { missingAddress } from '#web/kit/api/missing-address.ts'
import { ChevronDown } from '#web/kit/icons.tsx'
import { lazyComponent, lazyPart } from '#web/kit/lazy-component.ts'
import { QueryView } from '#web/kit/states/query-view.tsx'
import { Skeleton } from '#web/kit/states/skeleton.tsx'
import { firstStepOf, isGettingStarted, summaryOf } from '#web/learning/dashboard/dashboard.rules.ts'
import { FeedbackCard } from '#web/learning/dashboard/feedback-card.tsx'
import { FiguresSkeleton } from '#web/learning/dashboard/figures.tsx'
import { GettingStarted } from '#web/learning/dashboard/getting-started.tsx'
import { ContinueCard } from '#web/learning/dashboard/continue-card.tsx'
import { Greeting } from '#web/learning/dashboard/greeting.tsx'
import { SnapshotFigures } from '#web/learning/dashboard/snapshot-figures.tsx'
import { sentProgress } from '#web/learning/start/sent-progress.ts'
import { mySnapshot } from '#web/learning/performance/performance.api.ts'
import { type Membership, toMembership } from '#web/membership/membership.api.ts'
import { myPayments } from '#web/membership/payments.api.ts'
import { AccessCard } from '#web/membership/renewal/access-card.tsx'
import { MembershipNotice } from '#web/membership/renewal/membership-notice.tsx'
import { NextSessionCard } from '#web/mentoring/sessions/next-session-card.tsx'
import { DashboardLinks } from './dashboard-links.tsx'

/** For somebody whom an unknown address led here. */
const MissingNote = lazyPart(() => import('../areas/missing-note.tsx'), 'MissingNote')

/** For staff without a course. */
const StaffNote = lazyPart(() => import('./staff-note.tsx'), 'StaffNote')

/** Few come back from the gateway. */
const PaymentReturn = lazyPart(() => import('#web/membership/gateway/payment-return.tsx'), 'PaymentReturn')

/** For accounts without a course. */
const StartCard = lazyPart(() => import('#web/learning/dashboard/start-card.tsx'), 'StartCard')

/** Shown once, after the first approval. */
const StudyPlanOffer = lazyPart(() => import('#web/learning/study-plan/offer-card.tsx'), 'StudyPlanOffer')

/** For learners in a batch. */
const DueLine = lazyPart(() => import('#web/learning/batches/due-line.tsx'), 'DueLine')

/** Not for somebody who hasn't read anything yet. */
const PracticeCard = lazyComponent(() => import('#web/learning/recall/practice-card.tsx'), 'PracticeCard')

export function DashboardPage() {
  const { data: person } = useQuery(me)
  const [missing] = useState(() => missingAddress(window.location.search))
  const snapshot = useQuery(mySnapshot)
  const isLearner = person?.role === 'learner'
  const membership = useOwnMembership(isLearner)
  const sending = useQuery(sentProgress)
  // Wait for all, so that the card doesn't change after it is shown.
  const shown = { ...snapshot, data: membership && !sending.isLoading ? snapshot.data : undefined }
  const isFirst = isLearner && shown.data !== undefined && Boolean(firstStepOf(shown.data, membership!))
  return (
    <>
      <Greeting firstName={person?.firstName ?? ''} summary={snapshot.data && summaryOf(snapshot.data)} />
      <div className="grid grid-cols-1 gap-6 sm:gap-8">
        {missing && (
          <MissingNote missing={missing} home="/dashboard">
            here’s your dashboard.
          </MissingNote>
        )}
        <QueryView query={shown} skeleton={<DashboardSkeleton />}>
          {(snapshot) => <Dashboard person={person!} snapshot={snapshot} membership={membership!} />}
        </QueryView>
        {isFirst ? <More snapshot={shown.data!} /> : <DashboardLinks />}
        {isLearner && membership?.hasAccess !== false && <AccessCard />}
      </div>
    </>
  )
}

/** Staff need no subscription. If loading the payments fails, the access card shows the error and the rest is shown. */
function useOwnMembership(isLearner: boolean): Membership | undefined {
  const { data, isError } = useQuery({ ...myPayments, enabled: isLearner })
  if (!isLearner || (isError && !data)) return { state: 'active', hasAccess: true, ends: null, payment: null }
  return data && toMembership(data)
}

type DashboardProps = { person: Me; snapshot: Snapshot; membership: Membership }

function Dashboard({ person, snapshot, membership }: DashboardProps) {
  const { course, feedback, submissions } = snapshot
  const isNew = isGettingStarted(snapshot, membership)
  const first = person.role === 'learner' ? firstStepOf(snapshot, membership) : null
  const [params] = useSearchParams()
  const [hasAnswered, setHasAnswered] = useState(false)
  if (person.role !== 'learner' && !course) return <StaffNote />
  return (
    <>
      {params.has('payment') && <PaymentReturn />}
      {membership.state !== 'active' && <MembershipNotice membership={membership} />}
      {first && <StartCard start={first} />}
      {isNew && !first && <GettingStarted snapshot={snapshot} membership={membership} />}
      {(!isNew || submissions > 0) && <ContinueCard snapshot={snapshot} membership={membership} />}
      {snapshot.due && <DueLine due={snapshot.due} />}
      {/* Shown here only while access is missing; otherwise at the end of the page. */}
      {!membership.hasAccess && <AccessCard />}
      {!first && (
        <>
          {/* What an earlier visit left may not have it. */}
          {membership.hasAccess && snapshot.practice && (
            <Suspense fallback={<Skeleton className="h-24 rounded-card sm:h-19" />}>
              <PracticeCard {...snapshot.practice} />
            </Suspense>
          )}
          <NextSessionCard />
          <SnapshotFigures snapshot={snapshot} />
        </>
      )}
      {(snapshot.isStudyPlanOffered || hasAnswered) && <StudyPlanOffer onAnswer={() => setHasAnswered(true)} />}
      {feedback && <FeedbackCard feedback={feedback} />}
    </>
  )
}

/** Somebody who is new has one thing to do; the rest of the page is a tap away. */
function More({ snapshot }: { snapshot: Snapshot }) {
  return (
    <details className="group border-t border-line">
      <summary className="touch flex min-h-11 items-center justify-between gap-4 rounded-small py-3 font-semibold hover:text-indigo">
        More on your dashboard
        <ChevronDown
          aria-hidden="true"
          className="size-5 shrink-0 text-soft transition-transform group-open:rotate-180"
        />
      </summary>
      <div className="grid grid-cols-1 gap-6 pt-2 sm:gap-8">
        <NextSessionCard />
        <SnapshotFigures snapshot={snapshot} />
        <DashboardLinks />
      </div>
    </details>
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
