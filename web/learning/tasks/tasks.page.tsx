import { useQuery } from '@tanstack/react-query'
import { Link, useParams, useSearchParams } from 'react-router'
import { stepStates, type CourseOfTasks, type Task } from '#contract/learning/tasks.ts'
import { me } from '#web/identity/index.ts'
import { ApiError } from '#web/kit/api/call.ts'
import { EmptyState } from '#web/kit/states/empty-state.tsx'
import { Callout } from '#web/kit/layout/callout.tsx'
import { PageHeader } from '#web/kit/layout/page-header.tsx'
import { QueryView } from '#web/kit/states/query-view.tsx'
import { Skeleton } from '#web/kit/states/skeleton.tsx'
import { CourseProgress } from '../courses/course-progress.tsx'
import { LongText } from '#web/kit/layout/long-text.tsx'
import { MembershipNotice, useMembership } from '#web/membership/index.ts'
import { NoEntry } from '../courses/no-entry.tsx'
import { PreviewProvider } from '../solutions/preview.tsx'
import { TaskItem } from '../steps/task-item.tsx'
import { tasksOf } from './tasks.api.ts'
import { taskToOpen } from './tasks.rules.ts'

export function TasksPage() {
  const courseId = Number(useParams()['courseId'])
  const linkedStepId = Number(useSearchParams()[0].get('step')) || null
  const isValidId = Number.isSafeInteger(courseId) && courseId > 0
  const course = useQuery({ ...tasksOf(courseId), enabled: isValidId })
  const rejection = course.error instanceof ApiError ? course.error : null

  if (!isValidId) return <NoEntry>We couldn’t find this course.</NoEntry>
  // Also when access ends while the page is open.
  if (rejection?.code === 'not_allowed' || rejection?.code === 'not_found') {
    return <NoEntry linkedStepId={linkedStepId}>{rejection.message}</NoEntry>
  }
  return (
    <QueryView query={course} skeleton={<TasksSkeleton />}>
      {({ data, courseDetails }) => <TasksView tasks={data} course={courseDetails} linkedStepId={linkedStepId} />}
    </QueryView>
  )
}

type TasksViewProps = { tasks: Task[]; course: CourseOfTasks; linkedStepId: number | null }

function TasksView({ tasks, course, linkedStepId }: TasksViewProps) {
  const { data: person } = useQuery(me)
  const membership = useMembership()
  const { courseId, courseTitle, courseDescription, isArchived, isReadOnly } = course
  const openTask = taskToOpen(tasks, linkedStepId)
  const openSteps = tasks
    .flatMap((task) => task.taskSteps)
    .filter(({ solutionSubmited, isArchived }) => !isArchived && isOpenStep(solutionSubmited))
  // A step opened through a link is the next one to do.
  const nextStep = openSteps.find(({ taskStepId }) => taskStepId === linkedStepId) ?? openSteps[0]
  return (
    <PreviewProvider>
      <PageHeader
        title={courseTitle}
        back={
          <Link to="/dashboard/my-courses" className="link">
            My Courses
          </Link>
        }
      />
      <LongText text={courseDescription} className="-mt-4 mb-6 max-w-2xl text-soft sm:-mt-5" />
      {person && <CourseProgress course={course} userId={person.userId} />}
      {isArchived && (
        <Callout className="mb-6">This course is no longer available. Your work and certificate stay here.</Callout>
      )}
      {isReadOnly && (
        <>
          {membership && <MembershipNotice membership={membership} className="mb-3" />}
          <Callout className="mb-6">
            Lessons and new submissions are closed. You can still read what you submitted and your mentor’s feedback.
          </Callout>
        </>
      )}
      {tasks.length === 0 ? (
        <div className="surface">
          <EmptyState title="No tasks assigned yet">
            Our mentors are still writing the tasks for this course. Please check back soon.
          </EmptyState>
        </div>
      ) : (
        <ol aria-label="Tasks" className="grid grid-cols-1 gap-4">
          {tasks.map((task) => (
            <TaskItem
              key={`${courseId}-${task.taskId}`}
              task={task}
              isOpenAtFirst={task.taskId === openTask}
              nextStepId={nextStep?.taskStepId ?? null}
              linkedStepId={linkedStepId}
              canSubmit={!isArchived && !isReadOnly}
            />
          ))}
        </ol>
      )}
    </PreviewProvider>
  )
}

const isOpenStep = (state: number) => state === stepStates.none || state === stepStates.rejected

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
