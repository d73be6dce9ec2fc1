import { type ReactNode, useId, useState } from 'react'
import type { Task } from '#contract/learning/tasks.ts'
import { May } from '#web/identity/index.ts'
import { ChevronDown } from '#web/kit/icons.tsx'
import { Button } from '#web/kit/layout/button.tsx'
import { classes } from '#web/kit/layout/classes.ts'
import { restoreDays } from '#contract/catalogue/courses.ts'
import { ConfirmDialog } from '#web/kit/overlays/confirm-dialog.tsx'
import { toast } from '#web/kit/overlays/toast.ts'
import { BuilderStep } from './builder-step.tsx'
import { tally } from './tally.ts'
import { TaskFormDialog } from './task-form-dialog.tsx'
import { useDeleteTask } from './task-builder.api.ts'

type TaskCardProps = { courseId: number; task: Task; index: number; handle: ReactNode; isOpenAtFirst: boolean }

export function TaskCard({ courseId, task, index, handle, isOpenAtFirst }: TaskCardProps) {
  const id = useId()
  const [isOpen, setIsOpen] = useState(isOpenAtFirst)
  const [dialog, setDialog] = useState<'edit' | 'delete' | null>(null)
  const close = () => setDialog(null)
  return (
    <article aria-labelledby={id}>
      <div className="flex flex-wrap items-center gap-1 p-2">
        <May do="courses:act">{handle}</May>
        <h2 className="min-w-0 flex-1">
          <button
            type="button"
            id={id}
            aria-expanded={isOpen}
            onClick={() => setIsOpen(!isOpen)}
            className="touch flex min-h-9 w-full items-center gap-2.5 rounded-control px-1.5 text-left hover:bg-haze"
          >
            <span className="type-small shrink-0 text-soft tabular-nums">{index + 1}</span>
            <span className="min-w-0">
              <span className="block font-semibold [overflow-wrap:anywhere]">{task.taskTitle}</span>
              <span className="type-small block font-normal text-soft">{tally(task.taskSteps)}</span>
            </span>
            <ChevronDown
              aria-hidden="true"
              className={classes('ml-auto size-5 shrink-0 text-soft', isOpen && 'rotate-180')}
            />
          </button>
        </h2>
        <May do="courses:act">
          <span className="flex gap-1 max-sm:w-full max-sm:justify-end">
            <Button size="small" aria-label={`Edit ${task.taskTitle}`} onClick={() => setDialog('edit')}>
              Edit
            </Button>
            <Button
              size="small"
              variant="quiet"
              aria-label={`Delete ${task.taskTitle}`}
              onClick={() => setDialog('delete')}
              className="text-vermilion"
            >
              Delete
            </Button>
          </span>
        </May>
      </div>
      {isOpen && (
        <ol className="divide-y divide-line border-t border-line">
          {task.taskSteps.map((step, index) => (
            <BuilderStep key={step.taskStepId} courseId={courseId} step={step} index={index} />
          ))}
        </ol>
      )}
      {dialog === 'edit' && <TaskFormDialog courseId={courseId} task={task} onClose={close} />}
      {dialog === 'delete' && <TaskDeleteDialog courseId={courseId} task={task} onClose={close} />}
    </article>
  )
}

type TaskDeleteDialogProps = { courseId: number; task: Task; onClose: () => void }

function TaskDeleteDialog({ courseId, task: { taskId, taskTitle }, onClose }: TaskDeleteDialogProps) {
  const remove = useDeleteTask(courseId, taskId)
  return (
    <ConfirmDialog
      title={`Delete ${taskTitle}?`}
      text={`This removes the task with its steps, files and links from the course. Learners can still see what they submitted. You can restore it for ${restoreDays} days.`}
      action="Delete task"
      busyLabel="Deleting…"
      onConfirm={() => remove.mutateAsync(undefined).then(() => toast(`${taskTitle} deleted`))}
      onClose={onClose}
    />
  )
}
