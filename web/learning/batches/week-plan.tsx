import { useState } from 'react'
import { todayInIndia } from '#contract/kit/clock-time.ts'
import { type BatchDetails, type PlannedTask, PlanShift, setDueDate } from '#contract/learning/batches.ts'
import { May } from '#web/identity/index.ts'
import { Field, Input, Textarea } from '#web/kit/forms/field.tsx'
import { useForm } from '#web/kit/forms/form.ts'
import { CalendarDays } from '#web/kit/icons.tsx'
import { Button } from '#web/kit/layout/button.tsx'
import { Table } from '#web/kit/lists/table.tsx'
import { FormDialog } from '#web/kit/overlays/form-dialog.tsx'
import { toast } from '#web/kit/overlays/toast.ts'
import { EmptyState } from '#web/kit/states/empty-state.tsx'
import { useSetDueDate, useShiftPlan } from './batches.api.ts'
import { dueDay } from './due-day.ts'

export function WeekPlan({ batch }: { batch: BatchDetails }) {
  const [open, setOpen] = useState<'shift' | PlannedTask | null>(null)
  const isRunning = batch.state === 'running'
  const today = todayInIndia()
  const isOver = batch.tasks.every(({ dueOn }) => dueOn < today)
  const close = () => setOpen(null)
  return (
    <section aria-labelledby="week-plan">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <h2 id="week-plan" className="type-h3">
          Week plan
        </h2>
        {isRunning && !isOver && (
          <May do="sessions:act">
            <Button onClick={() => setOpen('shift')}>
              <CalendarDays aria-hidden="true" className="size-4.5" />
              Shift the plan
            </Button>
          </May>
        )}
      </div>
      <Table
        caption="When each task is due"
        rows={batch.tasks}
        rowKey={({ taskId }) => taskId}
        empty={
          <EmptyState title="No tasks yet">The tasks of the course get a due date as soon as they’re there.</EmptyState>
        }
        columns={[
          { key: 'task', header: 'Task', heading: true, written: true, cell: ({ taskTitle }) => taskTitle },
          {
            key: 'due',
            header: 'Due',
            className: 'whitespace-nowrap',
            cell: ({ dueOn }) => <span className={dueOn < today ? 'text-soft' : ''}>{dueDay(dueOn)}</span>,
          },
          {
            key: 'done',
            header: 'Submitted',
            numeric: true,
            cell: ({ done }) => `${done} of ${batch.learners}`,
          },
          {
            key: 'actions',
            header: 'Actions',
            quiet: true,
            cell: (task) =>
              isRunning && (
                <May do="sessions:act">
                  <Button size="small" variant="quiet" onClick={() => setOpen(task)}>
                    Change date<span className="sr-only"> of {task.taskTitle}</span>
                  </Button>
                </May>
              ),
          },
        ]}
      />
      {open === 'shift' && <ShiftDialog batch={batch} onClose={close} />}
      {open !== null && open !== 'shift' && <DueDateDialog batch={batch} task={open} onClose={close} />}
    </section>
  )
}

function ShiftDialog({ batch, onClose }: { batch: BatchDetails; onClose: () => void }) {
  const shift = useShiftPlan()
  const form = useForm({
    schema: PlanShift,
    read: (fields) => ({ days: Number(fields.get('days')), reason: fields.get('reason') }),
    submit: async (change) => {
      await shift.mutateAsync({ params: { batchId: batch.batchId }, body: change })
      toast('Moved. We’ve notified the learners.')
      onClose()
    },
  })
  return (
    <FormDialog
      title="Shift the plan"
      intro="Everything due from today on moves, also for learners who moved their own plan. What was due before stays."
      form={form}
      submitLabel="Shift the plan"
      busyLabel="Shifting…"
      onClose={onClose}
    >
      <Field label="Days" hint="With a minus, the plan moves earlier." problem={form.problems['days']}>
        <Input name="days" inputMode="text" defaultValue="7" autoComplete="off" className="max-w-32" />
      </Field>
      <Field label="Reason" hint="Learners see it." problem={form.problems['reason']}>
        <Textarea name="reason" rows={2} maxLength={300} placeholder="The college has exams this week" />
      </Field>
    </FormDialog>
  )
}

type DueDateDialogProps = { batch: BatchDetails; task: PlannedTask; onClose: () => void }

function DueDateDialog({ batch: { batchId }, task: { taskId, taskTitle, dueOn }, onClose }: DueDateDialogProps) {
  const change = useSetDueDate()
  const form = useForm({
    schema: setDueDate.body,
    submit: async (body) => {
      await change.mutateAsync({ params: { batchId, taskId }, body })
      toast('Saved.')
      onClose()
    },
  })
  return (
    <FormDialog
      title="Change the due date"
      intro={`Only of “${taskTitle}”. The other tasks stay as they are.`}
      form={form}
      submitLabel="Save date"
      busyLabel="Saving…"
      onClose={onClose}
    >
      <Field label="Due on" problem={form.problems['dueOn']}>
        <Input type="date" name="dueOn" defaultValue={dueOn} className="max-w-52" />
      </Field>
    </FormDialog>
  )
}
