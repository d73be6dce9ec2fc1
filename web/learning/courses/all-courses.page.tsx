import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { Course } from '#contract/learning/enrolments.ts'
import { Button } from '#web/kit/layout/button.tsx'
import { EmptyState, EmptyCard } from '#web/kit/states/empty-state.tsx'
import { Field, Input } from '#web/kit/forms/field.tsx'
import { PageHeader } from '#web/kit/layout/page-header.tsx'
import { QueryView } from '#web/kit/states/query-view.tsx'
import { SkeletonCards } from '#web/kit/states/skeleton.tsx'
import { type Membership, MembershipNotice, useMembership } from '#web/membership/index.ts'
import { Callout } from '#web/kit/layout/callout.tsx'
import { RouteLink } from '#web/kit/layout/route-links.tsx'
import { ContactSupport } from '#web/site/index.ts'
import { EnrolOutcome, type Outcome } from './enrol-outcome.tsx'
import { filterCourses } from './search.rules.ts'
import { useLinkedPart } from '../../kit/layout/use-linked-part.ts'
import { SkillCard } from './skill-card.tsx'
import { allCourses, useEnrol } from './enrolments.api.ts'

export function AllCoursesPage() {
  const courses = useQuery(allCourses)
  const membership = useMembership()
  // Learners whose courses are closed come for the first lessons.
  useLinkedPart(courses.data !== undefined && membership !== undefined)
  return (
    <>
      <PageHeader
        intro={
          <>
            Every course is included in your subscription. Take as many as you like, in any order. Not sure which one?{' '}
            <a href="/courses#finder" className="touch link">
              Answer three questions
            </a>
            .
          </>
        }
      />
      {membership && !membership.hasAccess && <AccessCallout membership={membership} />}
      <QueryView query={courses} skeleton={<SkeletonCards count={6} />}>
        {(list) =>
          list.length === 0 ? (
            <EmptyCard title="No courses available">We’re working on new courses. Please check back soon.</EmptyCard>
          ) : (
            <CourseList courses={list} isClosed={membership?.hasAccess === false} />
          )
        }
      </QueryView>
    </>
  )
}

/** With fewer courses, scanning is faster than typing. */
const minSearchable = 6

function CourseList({ courses, isClosed }: { courses: Course[]; isClosed: boolean }) {
  const [search, setSearch] = useState('')
  const { enrol, busyWith, outcome, close } = useEnrolling()
  const found = filterCourses(courses, search)
  return (
    <>
      {courses.length > minSearchable && (
        <Field label="Search courses" className="mb-6 max-w-sm">
          <Input type="search" value={search} onChange={(event) => setSearch(event.target.value)} />
        </Field>
      )}
      <p aria-live="polite" className="sr-only">
        {search && `${found.length} of ${courses.length} courses`}
      </p>
      {found.length === 0 ? (
        <EmptyState
          title={`No courses match “${search.trim()}”`}
          action={<Button onClick={() => setSearch('')}>Show all courses</Button>}
        >
          Try another word. We search titles and descriptions.
        </EmptyState>
      ) : (
        <ul
          id="courses"
          tabIndex={-1}
          aria-label="Courses"
          className="scroll-mt-24 grid outline-none gap-6 sm:grid-cols-2 lg:grid-cols-3"
        >
          {found.map((course, index) => (
            <SkillCard
              key={course.courseId}
              course={course}
              isFirst={index < 3}
              isBusy={busyWith === course.courseId}
              isClosed={isClosed}
              onEnrol={() => enrol(course)}
            />
          ))}
        </ul>
      )}
      <EnrolOutcome outcome={outcome} onClose={close} />
    </>
  )
}

/** Enrols in one course at a time; without access it explains why instead of calling the server. */
function useEnrolling() {
  const membership = useMembership()
  const { mutate, isPending, variables } = useEnrol()
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  // A ref, because state lags behind two quick presses and the second would fail.
  const isBusy = useRef(false)

  const enrol = (course: Course) => {
    if (isBusy.current) return
    if (membership && !membership.hasAccess) return setOutcome({ kind: 'no-access', membership })
    isBusy.current = true
    mutate(course.courseId, {
      onSuccess: ({ nextStep }) => setOutcome({ kind: 'enrolled', course, nextStep }),
      onError: (error) => setOutcome({ kind: 'failed', error }),
      onSettled: () => (isBusy.current = false),
    })
  }
  return { enrol, outcome, close: () => setOutcome(null), busyWith: isPending ? variables : null }
}

/** For learners who may look but not enrol yet. */
function AccessCallout({ membership }: { membership: Membership }) {
  if (membership.state === 'pending' || membership.state === 'rejected') {
    return <MembershipNotice membership={membership} className="mb-6" />
  }
  return (
    <Callout tone="waiting" className="mb-6">
      <p className="font-semibold">You don&apos;t have access to all courses yet</p>
      <p className="mt-0.5 font-normal text-ink">
        You need a subscription to open courses. <RouteLink to="/dashboard">See your subscription</RouteLink>.{' '}
        <ContactSupport />
      </p>
    </Callout>
  )
}
