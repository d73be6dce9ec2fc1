import { useQuery } from '@tanstack/react-query'
import { Navigate, useParams, useSearchParams } from 'react-router'
import type { PlannedCourse, Task, TaskStep } from '#contract/learning/tasks.ts'
import { me } from '#web/identity/index.ts'
import { ApiError } from '#web/kit/api/call.ts'
import { Callout } from '#web/kit/layout/callout.tsx'
import { RouteButton } from '#web/kit/layout/route-links.tsx'
import { lazyPart } from '#web/kit/lazy-component.ts'
import { PageHeader } from '#web/kit/layout/page-header.tsx'
import { QueryView } from '#web/kit/states/query-view.tsx'
import { Skeleton } from '#web/kit/states/skeleton.tsx'
import { PlanCard } from '../batches/plan-card.tsx'
import { CourseProgress } from '../courses/course-progress.tsx'
import { LongText } from '#web/kit/markdown/long-text.tsx'
import { EmptyCard } from '#web/kit/states/empty-state.tsx'
import { ClosedNotice } from '../courses/closed-notice.tsx'
import { NoEntry } from '../solutions/no-entry.tsx'
import { PreviewProvider } from '../steps/preview.tsx'
import { LessonSearchForm } from '../courses/lesson-search-form.tsx'
import { continuePath, feedbackAnchor, problemsPath, stepPath } from '../steps/step-path.ts'
import { TaskItem } from './task-item.tsx'
import { tasksOf } from './tasks.api.ts'
import { taskToOpen } from './tasks.rules.ts'

const KeepOffline = lazyPart(() => import('../offline/keep-offline.tsx'), 'KeepOffline')

export function TasksPage() {
  const courseId = Number(useParams()['courseId'])
  const linkedStepId = Number(useSearchParams()[0].get('step')) || null
  const isValidId = Number.isSafeInteger(courseId) && courseId > 0
  const course = useQuery({ ...tasksOf(courseId), enabled: isValidId && !linkedStepId })
  const rejection = course.error instanceof ApiError ? course.error : null

  if (!isValidId) return <NoEntry>We couldn’t find this course.</NoEntry>
  // Links in older emails and notifications.
  if (linkedStepId) return <Navigate to={`${stepPath(courseId, linkedStepId)}#${feedbackAnchor}`} replace />
  // Also when access ends while the page is open.
  if (rejection?.code === 'not_allowed' || rejection?.code === 'not_found') {
    return <NoEntry>{rejection.message}</NoEntry>
  }
  return (
    <QueryView query={course} skeleton={<TasksSkeleton />}>
      {({ data, courseDetails }) => <TasksView tasks={data} course={courseDetails} />}
    </QueryView>
  )
}

type TasksViewProps = { tasks: Task[]; course: PlannedCourse }

function TasksView({ tasks, course }: TasksViewProps) {
  const { data: person } = useQuery(me)
  const { courseId, courseTitle, courseDescription, nextStepId, isArchived, isReadOnly, plan } = course
  const hasLessons = tasks.some((task) => task.taskSteps.some((step) => step.hasLesson))
  const openTask = taskToOpen(tasks, nextStepId)
  const next = tasks.flatMap((task) => task.taskSteps).find(({ taskStepId }) => taskStepId === nextStepId)
  return (
    <PreviewProvider>
      <PageHeader
        title={courseTitle}
        back={{ to: '/dashboard/my-courses', label: 'My Courses' }}
        actions={
          <>
            {course.hasProblems && !isArchived && !isReadOnly && (
              <RouteButton to={problemsPath(courseId)}>Problems</RouteButton>
            )}
            {course.hasInterviews && !isArchived && !isReadOnly && (
              <RouteButton to="/dashboard/interview">Mock interviews</RouteButton>
            )}
            {next?.hasLesson && <Continue courseId={courseId} step={next} />}
          </>
        }
      />
      <LongText text={courseDescription} className="-mt-4 mb-6 max-w-2xl text-soft sm:-mt-5" />
      {person && <CourseProgress course={course} userId={person.userId} />}
      {hasLessons && !isArchived && !isReadOnly && (
        <div className="-mt-3 mb-6 min-h-8">
          <KeepOffline courseId={courseId} />
        </div>
      )}
      {isArchived && (
        <Callout className="mb-6">This course is no longer available. Your work and certificate stay here.</Callout>
      )}
      {isReadOnly && <ClosedNotice />}
      {plan && <PlanCard courseId={courseId} plan={plan} canMove={person?.role === 'learner'} />}
      {hasLessons && <LessonSearchForm label="Search this course’s lessons" courseId={courseId} className="mb-6" />}
      {tasks.length === 0 ? (
        <EmptyCard title="No tasks assigned yet">
          Our mentors are still writing the tasks for this course. Please check back soon.
        </EmptyCard>
      ) : (
        <ol aria-label="Tasks" className="grid grid-cols-1 gap-4">
          {tasks.map((task) => (
            <TaskItem
              key={`${courseId}-${task.taskId}`}
              courseId={courseId}
              task={task}
              dueOn={plan?.dates.find(({ taskId }) => taskId === task.taskId)?.dueOn}
              isOpenAtFirst={task.taskId === openTask}
              nextStepId={nextStepId}
              canSubmit={!isArchived && !isReadOnly}
            />
          ))}
        </ol>
      )}
    </PreviewProvider>
  )
}

/** Leads to the paragraph where the learner stopped. */
function Continue({ courseId, step }: { courseId: number; step: TaskStep }) {
  const { taskStepId, taskStepTitle, percentRead } = step
  return (
    <RouteButton
      to={continuePath(courseId, taskStepId, percentRead)}
      aria-label={`Continue: ${taskStepTitle}`}
      variant="primary"
    >
      Continue
    </RouteButton>
  )
}

function TasksSkeleton() {
  return (
    <>
      <Skeleton className="mb-4 h-8 w-2/3 max-w-md" />
      <Skeleton className="mb-8 h-4 w-full max-w-2xl" />
      <Skeleton className="mb-3 h-16 max-w-md rounded-control" />
      <Skeleton className="mb-8 h-4 w-40" />
      <div className="grid grid-cols-1 gap-4">
        {[0, 1, 2].map((index) => (
          <div key={index} className="surface flex items-center gap-6 px-6 py-5">
            <Skeleton className="h-5 w-1/2" />
            <Skeleton className="ml-auto h-5 w-24 rounded-full" />
          </div>
        ))}
      </div>
    </>
  )
}
