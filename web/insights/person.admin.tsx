import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { Navigate, useParams } from 'react-router'
import type { PersonProfile } from '#contract/insights/person.ts'
import { ApiError } from '#web/kit/api/call.ts'
import { RouteButton } from '#web/kit/layout/route-links.tsx'
import { EmptyState } from '#web/kit/states/empty-state.tsx'
import { PageHeader } from '#web/kit/layout/page-header.tsx'
import { QueryView } from '#web/kit/states/query-view.tsx'
import { Skeleton, SkeletonRows } from '#web/kit/states/skeleton.tsx'
import { mayUse } from '#contract/kit/access.ts'
import { useMay } from '#web/identity/index.ts'
import { WorkingHoursCard } from '#web/learning/index.ts'
import { personById } from './person.api.ts'
import { ChangesSection } from './person/changes.tsx'
import { MessagesSection, QuestionsSection, SupportSection } from './person/conversations.tsx'
import { PersonHeader } from './person/header.tsx'
import { AttemptsSection, AttendanceSection, CoursesSection } from './person/learning.tsx'
import { AccessSection, PaymentsSection, ReferralsSection } from './person/money.tsx'
import { NotesSection } from './person/notes.tsx'
import { DevicesSection, NotificationsSection } from './person/activity.tsx'

export function PersonAdmin() {
  const userId = Number(useParams()['userId'])
  return Number.isSafeInteger(userId) && userId > 0 ? (
    <PersonPage key={userId} userId={userId} />
  ) : (
    <Navigate to="/admin/users" replace />
  )
}

function PersonPage({ userId }: { userId: number }) {
  const query = useQuery(personById(userId))
  const isMissing = query.error instanceof ApiError && query.error.code === 'not_found'
  if (isMissing && !query.data) return <MissingPerson />
  return (
    <QueryView query={query} skeleton={<PersonSkeleton />}>
      {(person) => <Sections person={person} />}
    </QueryView>
  )
}

function Sections({ person }: { person: PersonProfile }) {
  const may = useMay()
  return (
    <article aria-label={person.name}>
      <PersonHeader person={person} />
      <div className="grid grid-cols-1 gap-x-8 gap-y-7 xl:grid-cols-[minmax(0,1fr)_21rem] xl:grid-rows-[auto_1fr] print:block">
        <div className="grid grid-cols-1 content-start gap-7">
          <PaymentsSection person={person} />
          <AccessSection person={person} />
          <CoursesSection person={person} />
          {mayUse(person, 'reviews:act') && !person.isDeleted && may('team:see') && (
            <Suspense fallback={<SkeletonRows count={4} />}>
              <WorkingHoursCard userId={person.userId} />
            </Suspense>
          )}
        </div>
        <div className="grid grid-cols-1 content-start gap-7 xl:col-start-2 xl:row-span-2 xl:row-start-1 print:my-7">
          <NotesSection person={person} />
          <SupportSection person={person} />
          <QuestionsSection person={person} />
          <MessagesSection person={person} />
          <DevicesSection person={person} />
          <ReferralsSection person={person} />
          <NotificationsSection person={person} />
        </div>
        <div className="grid grid-cols-1 content-start gap-7">
          <AttemptsSection person={person} />
          <AttendanceSection person={person} />
          <ChangesSection person={person} />
        </div>
      </div>
    </article>
  )
}

function MissingPerson() {
  return (
    <>
      <PageHeader title="Users" />
      <EmptyState title="User not found" action={<RouteButton to="/admin/users">See all users</RouteButton>}>
        The link may be mistyped.
      </EmptyState>
    </>
  )
}

function PersonSkeleton() {
  return (
    <div className="grid gap-7">
      <div className="flex items-center gap-5">
        <Skeleton className="size-20 shrink-0 rounded-full" />
        <div className="grid flex-1 gap-3">
          <Skeleton className="h-7 w-64 max-w-full" />
          <Skeleton className="h-4 w-96 max-w-full" />
        </div>
      </div>
      <Skeleton className="h-16 rounded-card" />
      <SkeletonRows count={3} />
      <SkeletonRows count={4} />
    </div>
  )
}
