import { type DeskJob, JobDraft } from '#contract/careers/job-desk.ts'
import { Button } from '#web/kit/layout/button.tsx'
import { Dialog } from '#web/kit/overlays/dialog.tsx'
import { useDraft } from '#web/kit/forms/draft.ts'
import { Problem } from '#web/kit/forms/field.tsx'
import { useForm } from '#web/kit/forms/form.ts'
import { useIdempotencyKey } from '#web/kit/api/idempotency-key.ts'
import { toast } from '#web/kit/overlays/toast.ts'
import { JobCard } from '../job-card.tsx'
import { type TypedJob, useSaveJob } from '../job-desk.api.ts'
import { postedLabel } from '../jobs.rules.ts'
import { JobFields } from './job-fields.tsx'
import { duplicateJob, emptyJob, type JobFormValues, previewOf, toFormValues } from './job-form.rules.ts'

export type JobEditing = { kind: 'new' } | { kind: 'copy' | 'edit'; job: DeskJob }

type JobDialogProps = { editing: JobEditing; today: string; onClose: () => void }

const draftName = (editing: JobEditing) =>
  editing.kind === 'new' ? 'job new' : `job ${editing.kind} ${editing.job.jobId}`

function initialValues(editing: JobEditing, today: string): JobFormValues {
  if (editing.kind === 'new') return emptyJob(today)
  return editing.kind === 'copy' ? duplicateJob(editing.job, today) : toFormValues(editing.job)
}

const titles = { new: 'Post a job', copy: 'Post as a new job', edit: 'Edit job' }

/** The form with a preview of the card. A draft survives a reload. */
export function JobDialog({ editing, today, onClose }: JobDialogProps) {
  const { draft, change, forget } = useDraft(draftName(editing), initialValues(editing, today))
  const save = useSaveJob()
  const { keyFor, forget: forgetKey } = useIdempotencyKey()
  const jobId = editing.kind === 'edit' ? editing.job.jobId : null

  const form = useForm({
    schema: JobDraft,
    read: readForm,
    submit: async (body: TypedJob) => {
      const { state } = await save.mutateAsync({ jobId, body, idempotencyKey: keyFor(body) })
      forgetKey()
      forget()
      onClose()
      toast(
        state === 'open'
          ? 'It’s now on the jobs board.'
          : `Saved. It is ${state}, so it isn’t shown on the jobs board.`,
      )
    },
  })
  const discard = () => {
    forget()
    onClose()
  }

  return (
    <Dialog
      open
      size="large"
      onClose={onClose}
      closeOnBackdrop={false}
      title={titles[editing.kind]}
      intro="It appears on the jobs board as soon as you save it."
    >
      <form noValidate onSubmit={form.onSubmit} className="grid grid-cols-1 gap-6">
        <Problem text={form.problems['form']} />
        <JobFields values={draft} problems={form.problems} today={today} onChange={change} />
        <Preview values={draft} today={today} />
        <div className="flex flex-wrap justify-end gap-3 max-sm:flex-col-reverse">
          <Button onClick={discard}>Discard</Button>
          <Button type="submit" variant="primary" busy={form.isBusy} busyLabel="Saving…">
            {editing.kind === 'edit' ? 'Save changes' : 'Post job'}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

/** An empty number is missing, not zero. */
const readForm = (form: FormData) => {
  const values = Object.fromEntries(form)
  return { ...values, minYears: values['minYears'] || undefined }
}

function Preview({ values, today }: { values: JobFormValues; today: string }) {
  const job = previewOf(values, today)
  const isPast = values.expiresOn !== '' && values.expiresOn < today
  return (
    <section aria-labelledby="job-preview">
      <h3 id="job-preview" className="type-label">
        As visitors see it
      </h3>
      {isPast && (
        <p className="type-small mt-1 text-marigold-ink">
          This job has expired and isn’t shown. Learners who saved it or applied see it as closed.
        </p>
      )}
      <div inert className="mt-2 rounded-card bg-paper p-3 wrap-anywhere sm:p-4">
        <JobCard job={job} posted={postedLabel(job.postedDate, today)} isClosed={isPast} />
      </div>
    </section>
  )
}
