import { JobMark, type MyJob } from '#contract/careers/my-jobs.ts'
import { Button } from '#web/kit/layout/button.tsx'
import { Dialog } from '#web/kit/overlays/dialog.tsx'
import { useDraft } from '#web/kit/forms/draft.ts'
import { Field, Input, Problem, Textarea } from '#web/kit/forms/field.tsx'
import { useForm } from '#web/kit/forms/form.ts'
import { toast } from '#web/kit/overlays/toast.ts'
import { useMarkJob } from './my-jobs.api.ts'

type MyJobDialogProps = { job: MyJob; today: string; onClose: () => void }

const Application = JobMark.pick({ appliedOn: true, note: true }).refine(
  ({ appliedOn }) => appliedOn !== null && appliedOn !== '',
  { path: ['appliedOn'], message: 'Enter the date you applied' },
)

/** When one applied, and what one wants to remember about it. What was begun is there again after a reload. */
export function MyJobDialog({ job, today, onClose }: MyJobDialogProps) {
  const isNew = job.mark.appliedOn === null
  const mark = useMarkJob(job, { isQuiet: true })
  const { draft, change, forget } = useDraft(`application ${job.jobId}`, {
    appliedOn: job.mark.appliedOn ?? today,
    note: job.mark.note,
  })

  const keep = async (wanted: Pick<JobMark, 'appliedOn' | 'note'>, words: string) => {
    await mark.mutateAsync({ isSaved: job.mark.isSaved, ...wanted })
    forget()
    onClose()
    toast(words)
  }
  const form = useForm({
    schema: Application,
    submit: (wanted) => keep(wanted, isNew ? 'Saved. You’ll find it under Applied.' : 'Changes saved.'),
  })
  const takeBack = () =>
    void keep({ appliedOn: null, note: '' }, 'Removed.').catch((error: Error) =>
      form.setProblems({ form: error.message }),
    )

  return (
    <Dialog
      open
      onClose={onClose}
      closeOnBackdrop={false}
      title={isNew ? 'You applied' : 'Your application'}
      intro={`${job.title} at ${job.companyName}. Only you see this.`}
    >
      <form noValidate onSubmit={form.onSubmit} className="grid gap-4">
        <Field label="Applied on" problem={form.problems['appliedOn']}>
          <Input
            type="date"
            name="appliedOn"
            min="2000-01-01"
            max={today}
            value={draft.appliedOn}
            onChange={(event) => change({ appliedOn: event.target.value })}
          />
        </Field>
        <Field
          label="Note"
          optional
          hint="Who you wrote to, when they’ll reply, what to prepare."
          problem={form.problems['note']}
        >
          <Textarea
            name="note"
            maxLength={1000}
            value={draft.note}
            onChange={(event) => change({ note: event.target.value })}
          />
        </Field>
        <Problem text={form.problems['form']} />
        <div className="mt-2 flex flex-wrap items-center justify-end gap-3 max-sm:flex-col-reverse max-sm:items-stretch">
          {!isNew && (
            <Button variant="quiet" className="sm:mr-auto sm:-ml-4" onClick={takeBack}>
              I haven’t applied
            </Button>
          )}
          <Button type="submit" variant="primary" busy={form.isBusy}>
            {isNew ? 'Save' : 'Save'}
          </Button>
        </div>
        {!isNew && <p className="type-small text-soft">This removes the date and your note.</p>}
      </form>
    </Dialog>
  )
}
