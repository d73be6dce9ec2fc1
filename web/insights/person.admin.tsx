import { useQuery } from '@tanstack/react-query'
import { Link, Navigate, useParams } from 'react-router'
import type { PersonStory } from '#contract/insights/person.ts'
import { buttonClass } from '#web/kit/layout/button.tsx'
import { ApiError } from '#web/kit/api/call.ts'
import { EmptyState } from '#web/kit/states/empty-state.tsx'
import { PageHeader } from '#web/kit/layout/page-header.tsx'
import { QueryView } from '#web/kit/states/query-view.tsx'
import { Skeleton, SkeletonRows } from '#web/kit/states/skeleton.tsx'
import { storyOf } from './person.api.ts'
import { ChangesPart } from './person/changes.tsx'
import { PersonHeader } from './person/header.tsx'
import { AttemptsPart, CoursesPart } from './person/learning.tsx'
import { AccessPart, PaymentsPart, ReferralsPart } from './person/money.tsx'
import { NotesPart } from './person/notes.tsx'
import { DevicesPart, NotificationsPart } from './person/told.tsx'

/** Somebody's whole story, by their number in the address. */
export function PersonAdmin() {
  const userId = Number(useParams()['userId'])
  return Number.isSafeInteger(userId) && userId > 0 ? (
    <OnePerson key={userId} userId={userId} />
  ) : (
    <Navigate to="/admin/users" replace />
  )
}

function OnePerson({ userId }: { userId: number }) {
  const story = useQuery(storyOf(userId))
  const isMissing = story.error instanceof ApiError && story.error.code === 'not_found'
  if (isMissing && !story.data) return <Nobody />
  return (
    <QueryView query={story} skeleton={<StoryShape />}>
      {(person) => <Story person={person} />}
    </QueryView>
  )
}

/** What one asks for most stands first; on a wide screen what is short stands beside it. */
function Story({ person }: { person: PersonStory }) {
  return (
    <article aria-label={person.name}>
      <PersonHeader person={person} />
      <div className="grid grid-cols-1 gap-x-8 gap-y-7 xl:grid-cols-[minmax(0,1fr)_21rem] xl:grid-rows-[auto_1fr] print:block">
        <div className="grid grid-cols-1 content-start gap-7">
          <PaymentsPart person={person} />
          <AccessPart person={person} />
          <CoursesPart person={person} />
        </div>
        <div className="grid grid-cols-1 content-start gap-7 xl:col-start-2 xl:row-span-2 xl:row-start-1 print:my-7">
          <NotesPart person={person} />
          <DevicesPart person={person} />
          <ReferralsPart person={person} />
          <NotificationsPart person={person} />
        </div>
        <div className="grid grid-cols-1 content-start gap-7">
          <AttemptsPart person={person} />
          <ChangesPart person={person} />
        </div>
      </div>
    </article>
  )
}

function Nobody() {
  return (
    <>
      <PageHeader title="Users" />
      <EmptyState
        title="There is nobody with this number"
        action={
          <Link to="/admin/users" className={buttonClass()}>
            Back to the users
          </Link>
        }
      >
        The address may be cut off, or belong to another academy.
      </EmptyState>
    </>
  )
}

function StoryShape() {
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
