import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { Course } from '#contract/learning/enrolments.ts'
import { Button } from '#web/kit/layout/button.tsx'
import { EmptyState } from '#web/kit/states/empty-state.tsx'
import { Field, Input } from '#web/kit/forms/field.tsx'
import { PageHeader } from '#web/kit/layout/page-header.tsx'
import { QueryView } from '#web/kit/states/query-view.tsx'
import { SkeletonCards } from '#web/kit/states/skeleton.tsx'
import { AccessNotification } from './access-notice.tsx'
import { EnrolOutcome, type Outcome } from './enrol-outcome.tsx'
import { coursesWith, isWorthSearching } from './search.rules.ts'
import { SkillCard } from './skill-card.tsx'
import { allCourses, useEnrol, useMyAccess } from './enrolments.api.ts'

export function AllCoursesPage() {
  const courses = useQuery(allCourses)
  const access = useMyAccess()
  return (
    <>
      <PageHeader
        title="Skills"
        intro="Every course is open to members. Take as many as you like, in your own order."
      />
      {access && !access.hasAccess && <AccessNotification access={access} />}
      <QueryView query={courses} skeleton={<SkeletonCards count={6} />}>
        {(list) =>
          list.length === 0 ? (
            <div className="surface">
              <EmptyState title="No courses available">The next ones are being written. Look in again soon.</EmptyState>
            </div>
          ) : (
            <CourseList courses={list} />
          )
        }
      </QueryView>
    </>
  )
}

function CourseList({ courses }: { courses: Course[] }) {
  const [search, setSearch] = useState('')
  const { enrol, busyWith, outcome, close } = useEnrolling()
  const found = coursesWith(courses, search)
  return (
    <>
      {isWorthSearching(courses) && (
        <Field label="Search courses" className="mb-6 max-w-sm">
          <Input type="search" value={search} onChange={(event) => setSearch(event.target.value)} />
        </Field>
      )}
      <p aria-live="polite" className="sr-only">
        {search && `${found.length} of ${courses.length} courses`}
      </p>
      {found.length === 0 ? (
        <EmptyState
          title={`No course has “${search.trim()}”`}
          action={<Button onClick={() => setSearch('')}>Show all courses</Button>}
        >
          Try another word: titles and descriptions are searched.
        </EmptyState>
      ) : (
        <ul aria-label="Courses" className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
          {found.map((course, index) => (
            <SkillCard
              key={course.courseId}
              course={course}
              isFirst={index < 3}
              isBusy={busyWith === course.courseId}
              onEnrol={() => enrol(course)}
            />
          ))}
        </ul>
      )}
      <EnrolOutcome outcome={outcome} onClose={close} />
    </>
  )
}

/** Enrols, one course at a time; who has no access is told so instead of being refused. */
function useEnrolling() {
  const access = useMyAccess()
  const { mutate, isPending, variables } = useEnrol()
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  // State lags behind two quick presses, and the second would be refused; a ref does not.
  const isBusy = useRef(false)

  const enrol = (course: Course) => {
    if (isBusy.current) return
    if (access && !access.hasAccess) return setOutcome({ kind: 'no access', access })
    isBusy.current = true
    mutate(course.courseId, {
      onSuccess: () => setOutcome({ kind: 'enrolled', course }),
      onError: (error) => setOutcome({ kind: 'failed', error }),
      onSettled: () => (isBusy.current = false),
    })
  }
  return { enrol, outcome, close: () => setOutcome(null), busyWith: isPending ? variables : null }
}
