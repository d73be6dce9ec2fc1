import { useState } from 'react'
import {
  type DeskSession,
  SessionCancellation,
  SessionMove,
  SessionRecording,
} from '#contract/mentoring/session-desk.ts'
import { useDraft } from '#web/kit/forms/draft.ts'
import { Field, Input, Textarea } from '#web/kit/forms/field.tsx'
import { useForm } from '#web/kit/forms/form.ts'
import { indiaDate, plural, weekdayTime } from '#web/kit/format.ts'
import { FormDialog } from '#web/kit/overlays/form-dialog.tsx'
import { toast } from '#web/kit/overlays/toast.ts'
import { useCancel, useMove, useSaveRecording } from '../session-desk.api.ts'
import { ScopeField } from './scope-field.tsx'
import { HolidayField } from './holiday-field.tsx'
import { clockTime, readHoliday } from './session-form.rules.ts'

type ChangeDialogProps = { session: DeskSession; onClose: () => void }

const concerned = ({ reserved, waiting }: DeskSession) =>
  reserved + waiting === 0
    ? 'Nobody has reserved a seat yet.'
    : `We’ll notify ${plural(reserved + waiting, 'learner')}.`

export function MoveDialog({ session, onClose }: ChangeDialogProps) {
  const move = useMove()
  const [date, setDate] = useState(indiaDate(session.startsAt))
  const form = useForm({
    schema: SessionMove,
    read: (fields) => ({ ...Object.fromEntries(fields), ...readHoliday(fields) }),
    submit: async (body) => {
      await move.mutateAsync({ params: { sessionId: session.sessionId }, body })
      onClose()
      toast('Moved. We’ve notified everyone with a seat or on the waiting list.')
    },
  })
  return (
    <FormDialog
      title={`Move ${session.title}`}
      intro={`It’s on ${weekdayTime(session.startsAt)} IST. ${concerned(session)}`}
      form={form}
      submitLabel="Move session"
      busyLabel="Moving…"
      onClose={onClose}
    >
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        <Field label="New date" problem={form.problems['date']}>
          <Input
            type="date"
            name="date"
            value={date}
            onChange={(event) => setDate(event.target.value)}
            max="2199-12-31"
            required
          />
        </Field>
        <Field label="New time (IST)" problem={form.problems['time']}>
          <Input type="time" name="time" defaultValue={clockTime(session.startsAt)} required />
        </Field>
      </div>
      <HolidayField date={date} problem={form.problems['onHoliday']} />
      <ScopeField session={session} />
    </FormDialog>
  )
}

export function CancelDialog({ session, onClose }: ChangeDialogProps) {
  const cancel = useCancel()
  const { draft, change, forget } = useDraft(`weekend session cancel ${session.sessionId}`, { reason: '' })
  const form = useForm({
    schema: SessionCancellation,
    submit: async (body) => {
      await cancel.mutateAsync({ params: { sessionId: session.sessionId }, body })
      forget()
      onClose()
      toast('Cancelled. We’ve notified everyone with a seat or on the waiting list.')
    },
  })
  return (
    <FormDialog
      title={`Cancel ${session.title}?`}
      intro={`${weekdayTime(session.startsAt)} IST. ${concerned(session)} This can’t be undone.`}
      form={form}
      submitLabel="Cancel session"
      busyLabel="Cancelling…"
      cancelLabel="Keep it"
      isDanger
      onClose={onClose}
    >
      <Field label="Reason" hint="Learners read this" problem={form.problems['reason']}>
        <Textarea
          name="reason"
          rows={2}
          maxLength={300}
          value={draft.reason}
          onChange={(event) => change({ reason: event.target.value })}
          required
        />
      </Field>
      <ScopeField session={session} />
    </FormDialog>
  )
}

export function RecordingDialog({ session, onClose }: ChangeDialogProps) {
  const { sessionId, recordingLink, notes } = session
  const save = useSaveRecording()
  const { draft, change, forget } = useDraft(`weekend session recording ${sessionId}`, { recordingLink, notes })
  const form = useForm({
    schema: SessionRecording,
    submit: async (body) => {
      await save.mutateAsync({ params: { sessionId }, body })
      forget()
      onClose()
      toast('Saved. Learners see it under past sessions.')
    },
  })
  return (
    <FormDialog
      title="Recording and notes"
      intro={`${session.title}, ${weekdayTime(session.startsAt)} IST. Everyone who had a seat is notified once.`}
      form={form}
      submitLabel="Save"
      busyLabel="Saving…"
      onClose={onClose}
    >
      <Field label="Link to the recording" optional problem={form.problems['recordingLink']}>
        <Input
          type="url"
          name="recordingLink"
          inputMode="url"
          maxLength={500}
          placeholder="https://"
          value={draft.recordingLink}
          onChange={(event) => change({ recordingLink: event.target.value })}
        />
      </Field>
      <Field label="Notes" optional hint="What you covered, links, homework" problem={form.problems['notes']}>
        <Textarea
          name="notes"
          rows={5}
          maxLength={5000}
          value={draft.notes}
          onChange={(event) => change({ notes: event.target.value })}
        />
      </Field>
    </FormDialog>
  )
}
