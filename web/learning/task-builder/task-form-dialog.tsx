import { useRef, useState } from 'react'
import { TaskEdit, type Task } from '#contract/learning/tasks.ts'
import { Button } from '#web/kit/layout/button.tsx'
import { Dialog } from '#web/kit/overlays/dialog.tsx'
import { Failure } from '#web/kit/states/failure.tsx'
import { Field, Input, Problem } from '#web/kit/forms/field.tsx'
import { useFocusFirstProblem } from '#web/kit/forms/focus-error.ts'
import { useForm } from '#web/kit/forms/form.ts'
import { plural } from '#web/kit/format.ts'
import { Plus } from '#web/kit/icons.tsx'
import { Callout } from '#web/kit/layout/callout.tsx'
import { SortableList } from '#web/kit/lists/sortable-list.tsx'
import { toast } from '#web/kit/overlays/toast.ts'
import { StepRowFields } from './step-row-fields.tsx'
import { useSaveTask } from './task-builder.api.ts'
import { countRemoved, newStep, rowAfter, toTaskEdit, toTaskForm, withoutRow, type StepRow } from './task-form.ts'

type TaskFormDialogProps = {
  courseId: number
  /** Null for a new task. */
  task: Task | null
  onClose: () => void
}

export function TaskFormDialog({ courseId, task, onClose }: TaskFormDialogProps) {
  const save = useSaveTask(courseId, task)
  const [before] = useState(() => toTaskForm(task))
  const [form, setForm] = useState(before)
  const element = useRef<HTMLFormElement>(null)
  // An object, so that the same row can be focused twice.
  const [focused, setFocused] = useState<{ key: string } | null>(null)
  const { onSubmit, problems, isBusy, setProblems } = useForm({
    schema: TaskEdit,
    read: () => toTaskEdit(form),
    submit: async (values) => {
      const saved = await save.mutateAsync(TaskEdit.parse(values))
      toast(task ? `${saved.taskTitle} saved` : 'Your task was created successfully!')
      onClose()
    },
  })
  useFocusFirstProblem(element, problems)

  const putSteps = (steps: StepRow[]) => setForm((form) => ({ ...form, steps }))
  const rearrange = (steps: StepRow[]) => {
    // Problems refer to steps by position, which changes.
    if (steps !== form.steps) setProblems({})
    putSteps(steps)
  }
  const goTo = ({ steps, next }: { steps: StepRow[]; next: string | null }) => {
    rearrange(steps)
    setFocused(next === null ? null : { key: next })
  }
  const removed = countRemoved(before, form)
  return (
    // A stray click must not close a half-written task.
    <Dialog
      open
      onClose={onClose}
      closeOnBackdrop={false}
      size="large"
      title={task ? `Edit ${task.taskTitle}` : 'Create task'}
    >
      <form ref={element} onSubmit={onSubmit} noValidate className="grid grid-cols-1 gap-5">
        {problems['form'] && <Failure title={task ? 'Saving failed' : 'Creation failed'} message={problems['form']} />}
        <Field label="Task title" problem={problems['taskTitle']}>
          <Input
            name="taskTitle"
            value={form.taskTitle}
            onChange={(event) => setForm({ ...form, taskTitle: event.target.value })}
            required
          />
        </Field>
        <fieldset className="min-w-0">
          <legend className="type-label">Steps</legend>
          <p className="type-small mb-2 text-soft">
            Learners submit each step separately, in this order. The name appears in lists, emails and on the
            certificate.
          </p>
          <SortableList
            label="Steps"
            items={form.steps}
            keyOf={(step) => step.key}
            nameOf={({ taskStepTitle }, index) => taskStepTitle.trim() || `step ${index + 1}`}
            onSort={rearrange}
            className="grid grid-cols-1 gap-4"
            itemClassName="rounded-control bg-card"
          >
            {(step, index, handle) => (
              <StepRowFields
                step={step}
                index={index}
                handle={handle}
                problems={{
                  name: problems[`taskSteps.${index}.taskStepTitle`],
                  instructions: problems[`taskSteps.${index}.instructions`],
                }}
                focused={focused?.key === step.key ? focused : null}
                onChange={(change) =>
                  putSteps(form.steps.map((row) => (row.key === step.key ? { ...row, ...change } : row)))
                }
                onNext={() => goTo(rowAfter(form.steps, step.key))}
                onRemove={() => goTo(withoutRow(form.steps, step.key))}
              />
            )}
          </SortableList>
          <Problem text={problems['taskSteps']} />
          <Button
            size="small"
            className="mt-3"
            onClick={() => {
              const step = newStep()
              goTo({ steps: [...form.steps, step], next: step.key })
            }}
          >
            <Plus aria-hidden="true" className="size-4" />
            Add a step
          </Button>
        </fieldset>
        {removed > 0 && (
          <Callout tone="waiting">
            Saving removes {plural(removed, 'step')}. Learners can still see what they submitted.
          </Callout>
        )}
        <div className="flex flex-wrap justify-end gap-3">
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="primary" busy={isBusy} busyLabel={task ? 'Saving…' : 'Creating…'}>
            {task ? 'Save' : 'Create'}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
