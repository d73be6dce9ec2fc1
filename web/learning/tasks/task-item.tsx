import { useState } from 'react'
import { stepStates, type Task } from '#contract/learning/tasks.ts'
import { plural } from '#web/kit/format.ts'
import { ChevronDown } from '#web/kit/icons.tsx'
import { Badge } from '#web/kit/layout/badge.tsx'
import { StepItem } from './step-item.tsx'
import { isCompleted, isStarted } from './tasks.rules.ts'
import { dueDay } from '../batches/due-day.ts'

type TaskItemProps = {
  courseId: number
  task: Task
  /** In the learner's week plan. */
  dueOn?: string | undefined
  isOpenAtFirst: boolean
  nextStepId: number | null
  canSubmit: boolean
}

export function TaskItem({ courseId, task, dueOn, isOpenAtFirst, nextStepId, canSubmit }: TaskItemProps) {
  const [isOpen, setIsOpen] = useState(isOpenAtFirst)
  // The steps stay mounted once opened: collapsing the task must not lose a half-written solution.
  const [wasOpened, setWasOpened] = useState(isOpenAtFirst)
  const { taskTitle, taskSteps, week } = task
  const approved = taskSteps.filter((step) => step.solutionSubmited === stepStates.approved).length
  const isHere = taskSteps.some((step) => step.taskStepId === nextStepId)

  return (
    <li className="surface">
      <details
        open={isOpen}
        onToggle={(event) => {
          setIsOpen(event.currentTarget.open)
          if (event.currentTarget.open) setWasOpened(true)
        }}
        className="group"
      >
        <summary className="flex items-center gap-4 rounded-card px-5 py-4 outline-offset-[-2px] hover:bg-haze/60 sm:px-6">
          <span className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-4 gap-y-2">
            <span className="min-w-0 flex-1 basis-60">
              {week !== null && (
                <span className="type-small block text-soft">
                  Week {week}
                  {isHere && ', you’re here'}
                </span>
              )}
              <h2 className="type-h3">{taskTitle}</h2>
              <span className="type-small text-soft">
                {approved} of {plural(taskSteps.length, 'step')} approved
                {dueOn && !isCompleted(task) && `, due ${dueDay(dueOn)}`}
              </span>
            </span>
            <TaskState task={task} />
          </span>
          <ChevronDown
            aria-hidden="true"
            className="size-5 shrink-0 text-soft transition-transform group-open:rotate-180"
          />
        </summary>
        {wasOpened && (
          <ol className="divide-y divide-line border-t border-line">
            {taskSteps.map((step) => (
              <StepItem
                key={step.taskStepId}
                courseId={courseId}
                step={step}
                isNext={step.taskStepId === nextStepId}
                canSubmit={canSubmit}
              />
            ))}
          </ol>
        )}
      </details>
    </li>
  )
}

function TaskState({ task }: { task: Task }) {
  if (isCompleted(task)) return <Badge tone="good">Completed</Badge>
  return isStarted(task) ? <Badge tone="new">In Progress</Badge> : <Badge>Not started</Badge>
}
