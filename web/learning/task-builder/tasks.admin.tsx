import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useParams } from 'react-router'
import type { Task } from '#contract/learning/tasks.ts'
import { courseEditorPath, editableCourse } from '#web/catalogue/index.ts'
import { May } from '#web/identity/index.ts'
import { Button } from '#web/kit/layout/button.tsx'
import { ApiError } from '#web/kit/api/call.ts'
import { plural } from '#web/kit/format.ts'
import { Plus } from '#web/kit/icons.tsx'
import { RouteButton } from '#web/kit/layout/route-links.tsx'
import { PageHeader } from '#web/kit/layout/page-header.tsx'
import { QueryView } from '#web/kit/states/query-view.tsx'
import { SortableList } from '#web/kit/lists/sortable-list.tsx'
import { EmptyCard } from '#web/kit/states/empty-state.tsx'
import { CourseFilesMenu } from '../course-files/course-files-menu.tsx'
import { PreviewProvider } from '../steps/preview.tsx'
import { useOrderTasks } from './task-builder.api.ts'
import { TaskCard } from './task-card.tsx'
import { TaskFormDialog } from './task-form-dialog.tsx'
import { tally } from './tally.ts'
import { tasksOf } from '../tasks/tasks.api.ts'

export function TasksAdmin() {
  const courseId = Number(useParams()['courseId'])
  const isValidId = Number.isSafeInteger(courseId) && courseId > 0
  // Its forms start from these values, so they must be fresh.
  const tasks = useQuery({ ...tasksOf(courseId), enabled: isValidId, meta: {} })
  const course = useQuery({ ...editableCourse(courseId), enabled: isValidId })
  const [isCreating, setIsCreating] = useState(false)
  const isUnknown = tasks.error instanceof ApiError && tasks.error.code === 'not_found'
  if (!isValidId || isUnknown || tasks.data?.courseDetails.isArchived) return <NoCourse />
  const { courseTitle = 'Tasks' } = tasks.data?.courseDetails ?? {}
  return (
    <PreviewProvider>
      <PageHeader
        title={courseTitle}
        intro={tasks.data && course.data && summary(tasks.data.data, course.data.enrolledCount)}
        back={back}
        actions={
          tasks.data && (
            <>
              <RouteButton to="/admin/deleted" variant="quiet">
                Recently deleted
              </RouteButton>
              <RouteButton to={courseEditorPath(courseId)}>Edit course</RouteButton>
              <May do="courses:act">
                <CourseFilesMenu courseId={courseId} courseTitle={courseTitle} />
                {tasks.data.data.length > 0 && <CreateTask onClick={() => setIsCreating(true)} />}
              </May>
            </>
          )
        }
      />
      <QueryView query={tasks}>
        {({ data }) =>
          data.length > 0 ? (
            <TaskList courseId={courseId} tasks={data.map(current)} />
          ) : (
            <NoTasks onCreate={() => setIsCreating(true)} />
          )
        }
      </QueryView>
      {isCreating && <TaskFormDialog courseId={courseId} task={null} onClose={() => setIsCreating(false)} />}
    </PreviewProvider>
  )
}

/** Without steps that were removed from the course. */
const current = (task: Task): Task => ({ ...task, taskSteps: task.taskSteps.filter((step) => !step.isArchived) })

function summary(tasks: Task[], learners: number): string {
  const steps = tasks.map(current).flatMap((task) => task.taskSteps)
  const content = tasks.length > 0 && `${plural(tasks.length, 'task')}, ${tally(steps)}`
  return [content, `${plural(learners, 'learner')} enrolled`].filter(Boolean).join('. ')
}

const back = { to: '/admin/courses', label: 'All courses' }

function CreateTask({ onClick }: { onClick: () => void }) {
  return (
    <Button variant="primary" onClick={onClick}>
      <Plus aria-hidden="true" className="size-5" />
      Create task
    </Button>
  )
}

function TaskList({ courseId, tasks }: { courseId: number; tasks: Task[] }) {
  const order = useOrderTasks(courseId)
  // Shown as dropped until the server has responded.
  const [dropped, setDropped] = useState<Task[] | null>(null)
  const sort = (sorted: Task[]) => {
    setDropped(sorted)
    order.mutate(
      sorted.map((task) => task.taskId),
      { onSettled: () => setDropped(null) },
    )
  }
  return (
    <SortableList
      label="Tasks"
      items={dropped ?? tasks}
      keyOf={(task) => task.taskId}
      nameOf={(task) => task.taskTitle}
      onSort={sort}
      className="grid grid-cols-1 gap-2"
      itemClassName="surface"
    >
      {(task, index, handle) => (
        <TaskCard courseId={courseId} task={task} index={index} handle={handle} isOpenAtFirst={tasks.length === 1} />
      )}
    </SortableList>
  )
}

function NoTasks({ onCreate }: { onCreate: () => void }) {
  return (
    <EmptyCard title="No tasks assigned yet" action={<CreateTask onClick={onCreate} />}>
      A task is made of steps. Learners submit each step, and a mentor reviews it or its checks approve it.
    </EmptyCard>
  )
}

function NoCourse() {
  return (
    <>
      <PageHeader title="Course not found" back={back} />
      <EmptyCard title="We couldn’t find this course">
        It may have been deleted. Look in “Recently deleted” on the courses page.
      </EmptyCard>
    </>
  )
}
