import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { Link, useParams } from 'react-router'
import type { Task } from '#contract/learning/tasks.ts'
import { courseEditorPath, editableCourse } from '#web/catalogue/index.ts'
import { Button, buttonClass } from '#web/kit/layout/button.tsx'
import { ApiError } from '#web/kit/api/call.ts'
import { EmptyState } from '#web/kit/states/empty-state.tsx'
import { PageHeader } from '#web/kit/layout/page-header.tsx'
import { QueryView } from '#web/kit/states/query-view.tsx'
import { SortableList } from '#web/kit/lists/sortable-list.tsx'
import { PreviewPlace } from '../solutions/preview.tsx'
import { useOrderTasks } from '../task-builder/task-builder.api.ts'
import { TaskCard } from '../task-builder/task-card.tsx'
import { TaskFormDialog } from '../task-builder/task-form-dialog.tsx'
import { many, tally } from '../task-builder/tally.ts'
import { tasksOf } from './tasks.api.ts'

/** Where staff build a course: its tasks in order, their steps, and what learners read for them. */
export function TasksAdmin() {
  const courseId = Number(useParams()['courseId'])
  const isNumber = Number.isSafeInteger(courseId) && courseId > 0
  const tasks = useQuery({ ...tasksOf(courseId), enabled: isNumber })
  const course = useQuery({ ...editableCourse(courseId), enabled: isNumber })
  const [isCreating, setIsCreating] = useState(false)
  const isUnknown = tasks.error instanceof ApiError && tasks.error.code === 'not_found'
  if (!isNumber || isUnknown || tasks.data?.courseDetails.isArchived) return <NoCourse />
  const { courseTitle = 'Tasks' } = tasks.data?.courseDetails ?? {}
  return (
    <PreviewPlace>
      <PageHeader
        title={courseTitle}
        intro={tasks.data && course.data && counted(tasks.data.data, course.data.enrolledCount)}
        back={<Back />}
        actions={
          tasks.data && (
            <>
              <Link to={courseEditorPath(courseId)} className={buttonClass()}>
                Edit course
              </Link>
              {tasks.data.data.length > 0 && <CreateTask onPress={() => setIsCreating(true)} />}
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
    </PreviewPlace>
  )
}

/** Staff build what the course is today; what left it stays with who handed it in. */
const current = (task: Task): Task => ({ ...task, taskSteps: task.taskSteps.filter((step) => !step.isArchived) })

function counted(tasks: Task[], learners: number): string {
  const steps = tasks.map(current).flatMap((task) => task.taskSteps)
  const built = tasks.length > 0 && `${many(tasks.length, 'task')}, ${tally(steps)}`
  return [built, `${many(learners, 'learner')} enrolled`].filter(Boolean).join('. ')
}

function Back() {
  return (
    <Link to="/admin" className="link">
      All courses
    </Link>
  )
}

function CreateTask({ onPress }: { onPress: () => void }) {
  return (
    <Button variant="primary" onClick={onPress}>
      <Plus aria-hidden="true" className="size-5" />
      Create task
    </Button>
  )
}

function TaskList({ courseId, tasks }: { courseId: number; tasks: Task[] }) {
  const order = useOrderTasks(courseId)
  // As it was dropped, until the server has it or has refused it.
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
    <div className="surface">
      <EmptyState title="No tasks assigned yet" action={<CreateTask onPress={onCreate} />}>
        A task is a piece of work in steps; learners hand in each step and a mentor answers.
      </EmptyState>
    </div>
  )
}

function NoCourse() {
  return (
    <>
      <PageHeader title="Course not found" back={<Back />} />
      <div className="surface">
        <EmptyState title="There is no such course">It may have been deleted.</EmptyState>
      </div>
    </>
  )
}
