import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { Changeable } from '#web/identity/index.ts'
import { ApiError } from '#web/kit/api/call.ts'
import { buttonClass } from '#web/kit/layout/button.tsx'
import { RouteButton } from '#web/kit/layout/route-links.tsx'
import { PageHeader } from '#web/kit/layout/page-header.tsx'
import { EmptyCard } from '#web/kit/states/empty-state.tsx'
import { QueryView } from '#web/kit/states/query-view.tsx'
import { Skeleton, SkeletonText } from '#web/kit/states/skeleton.tsx'
import { CourseEditor } from './course-editor.tsx'
import { coursePath, courseTasksPath } from '../course-paths.ts'
import { editableCourse } from '../courses.api.ts'

export function CourseAdmin() {
  const courseId = Number(useParams()['courseId'])
  const course = useQuery({ ...editableCourse(courseId), enabled: Number.isSafeInteger(courseId) && courseId > 0 })
  const isGone = course.fetchStatus === 'idle' && (course.isPending || isNotFound(course.error))
  const { courseTitle = 'Course' } = course.data ?? {}
  return (
    <>
      <PageHeader
        title={isGone ? 'Course not found' : `Edit ${courseTitle}`}
        back={{ to: '/admin/courses', label: 'All courses' }}
        actions={
          course.data && (
            <>
              <a href={coursePath(courseId)} className={buttonClass()}>
                View page
              </a>
              <RouteButton to={courseTasksPath(courseId)}>Tasks</RouteButton>
            </>
          )
        }
      />
      {isGone ? (
        <EmptyCard title="We couldn’t find this course">It may have been deleted.</EmptyCard>
      ) : (
        <QueryView query={course} skeleton={<FormSkeleton />}>
          {(course) => (
            <Changeable by="courses:act">
              <CourseEditor key={courseId} course={course} />
            </Changeable>
          )}
        </QueryView>
      )}
    </>
  )
}

const isNotFound = (error: Error | null) =>
  error instanceof ApiError && (error.code === 'not_found' || error.code === 'invalid_input')

function FormSkeleton() {
  return (
    <div className="grid max-w-3xl gap-6">
      {['basics', 'trainer', 'weeks'].map((section) => (
        <div key={section} className="surface p-5">
          <Skeleton className="mb-5 h-5 w-1/3" />
          <SkeletonText lines={4} />
        </div>
      ))}
    </div>
  )
}
