import { JobTracking, type MyJob } from '#contract/careers/my-jobs.ts'
import { useDraft } from '#web/kit/forms/draft.ts'
import { Field, Input, Textarea } from '#web/kit/forms/field.tsx'
import { useForm } from '#web/kit/forms/form.ts'
import { Button } from '#web/kit/layout/button.tsx'
import { FormDialog } from '#web/kit/overlays/form-dialog.tsx'
import { toast } from '#web/kit/overlays/toast.ts'
import { useTrackJob } from './my-jobs.api.ts'

type MyJobDialogProps = { job: MyJob; today: string; onClose: () => void }

const Application = JobTracking.pick({ appliedOn: true, note: true }).refine(
  ({ appliedOn }) => appliedOn !== null && appliedOn !== '',
  { path: ['appliedOn'], message: 'Enter the date you applied' },
)

/** When the learner applied, with a note. An unsaved form survives a reload. */
export function MyJobDialog({ job, today, onClose }: MyJobDialogProps) {
  const { isSaved, appliedOn, note } = job.tracking
  const isNew = appliedOn === null
  const track = useTrackJob(job, { isQuiet: true })
  const { draft, change, forget } = useDraft(`application ${job.jobId}`, { appliedOn: appliedOn ?? today, note })

  const save = async (application: Pick<JobTracking, 'appliedOn' | 'note'>, message: string) => {
    await track.mutateAsync({ isSaved, ...application })
    forget()
    onClose()
    toast(message)
  }
  const form = useForm({
    schema: Application,
    submit: (application) => save(application, isNew ? 'Saved. You’ll find it under Applied.' : 'Changes saved.'),
  })
  const remove = () =>
    void save({ appliedOn: null, note: '' }, 'Removed.').catch((error: Error) =>
      form.setProblems({ form: error.message }),
    )

  return (
    <FormDialog
      title={isNew ? 'You applied' : 'Your application'}
      intro={`${job.title} at ${job.companyName}. Only you see this.`}
      form={form}
      submitLabel="Save"
      footer={
        !isNew && (
          <Button variant="quiet" onClick={remove}>
            I haven’t applied
          </Button>
        )
      }
      onClose={onClose}
    >
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
      {!isNew && <p className="type-small text-soft">“I haven’t applied” removes the date and your note.</p>}
    </FormDialog>
  )
}
