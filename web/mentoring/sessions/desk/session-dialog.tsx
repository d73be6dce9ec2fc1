import { type DeskSession, SessionDraft, SessionEdit } from '#contract/mentoring/session-desk.ts'
import { useDraft } from '#web/kit/forms/draft.ts'
import { useForm } from '#web/kit/forms/form.ts'
import { FormDialog } from '#web/kit/overlays/form-dialog.tsx'
import { toast } from '#web/kit/overlays/toast.ts'
import { useEdit, useSchedule } from '../session-desk.api.ts'
import { ScopeField } from './scope-field.tsx'
import { SessionFields, TimeFields } from './session-fields.tsx'
import { emptySession, readSession, toFormValues } from './session-form.rules.ts'

type ScheduleDialogProps = { hostId: number; batchId: string | null; now: number; onClose: () => void }

/** A draft survives a reload. */
export function ScheduleDialog({ hostId, batchId, now, onClose }: ScheduleDialogProps) {
  const { draft, change, forget } = useDraft(
    batchId === null ? 'weekend session new' : `weekend session new of batch ${batchId}`,
    emptySession(now, hostId, batchId),
  )
  const schedule = useSchedule()
  const form = useForm({
    schema: SessionDraft,
    read: readSession,
    submit: async (body) => {
      await schedule.mutateAsync({ body })
      forget()
      onClose()
      toast('Scheduled. Learners can reserve a seat now.')
    },
  })
  const fields = { values: draft, problems: form.problems, onChange: change }
  return (
    <FormDialog
      title="Schedule a session"
      intro="Learners see it as soon as you save it."
      size="large"
      form={form}
      submitLabel="Schedule session"
      busyLabel="Scheduling…"
      onClose={onClose}
    >
      <SessionFields {...fields} meetingSite={null}>
        <TimeFields {...fields} />
      </SessionFields>
    </FormDialog>
  )
}

type EditDialogProps = { session: DeskSession; onClose: () => void }

export function EditDialog({ session, onClose }: EditDialogProps) {
  const { sessionId, meetingSite } = session
  const { draft, change, forget } = useDraft(`weekend session ${sessionId}`, toFormValues(session))
  const edit = useEdit()
  const form = useForm({
    schema: SessionEdit,
    read: readSession,
    submit: async (body) => {
      await edit.mutateAsync({ params: { sessionId }, body })
      forget()
      onClose()
      toast('Saved.')
    },
  })
  return (
    <FormDialog
      title="Edit session"
      intro="To change the time, use Move."
      size="large"
      form={form}
      submitLabel="Save changes"
      busyLabel="Saving…"
      onClose={onClose}
    >
      <SessionFields values={draft} problems={form.problems} onChange={change} meetingSite={meetingSite} />
      <ScopeField session={session} />
    </FormDialog>
  )
}
