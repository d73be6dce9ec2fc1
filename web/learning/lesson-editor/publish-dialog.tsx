import { z } from '#contract/kit/zod.ts'
import { publishLesson } from '#contract/learning/lessons.ts'
import type { LessonCheck } from '#contract/learning/lesson-checks.ts'
import { ApiError } from '#web/kit/api/call.ts'
import { plural } from '#web/kit/format.ts'
import { Field, Input } from '#web/kit/forms/field.tsx'
import { useForm } from '#web/kit/forms/form.ts'
import { Callout } from '#web/kit/layout/callout.tsx'
import { FormDialog } from '#web/kit/overlays/form-dialog.tsx'
import { toast } from '#web/kit/overlays/toast.ts'
import { type LessonDraft, savedLesson } from './lesson-draft.ts'
import { loadEditor, usePublish } from './lesson-editor.api.ts'

type PublishDialogProps = {
  stepId: number
  draft: LessonDraft
  checks: LessonCheck[]
  isFirst: boolean
  onClose: () => void
}

const Note = z.object({ note: publishLesson.body.shape.note })

/** Learners see the lesson only after this. */
export function PublishDialog({ stepId, draft, checks, isFirst, onClose }: PublishDialogProps) {
  const publish = usePublish(stepId)
  const form = useForm({
    schema: Note,
    submit: async ({ note }) => {
      await draft.flush()
      if (draft.state().status !== 'saved') throw new ApiError('conflict', 'Your changes aren’t saved yet.')
      await publish.mutateAsync({ params: { stepId }, body: { version: draft.version(), note } })
      draft.accept(savedLesson(await loadEditor(stepId)))
      toast('Published')
      onClose()
    },
  })
  const missing = ['name', 'lesson', 'instructions'].map((field) => form.problems[field]).filter(Boolean)
  return (
    <FormDialog
      title="Publish this lesson?"
      intro={
        isFirst
          ? 'Learners of this course can read it at once.'
          : 'Learners in the middle of this step see that it was updated, and what changed.'
      }
      form={form}
      submitLabel="Publish"
      busyLabel="Publishing…"
      onClose={onClose}
    >
      {checks.length > 0 && (
        <Callout tone="waiting">
          {plural(checks.length, 'check')} of the standard {checks.length === 1 ? 'isn’t' : 'aren’t'} met yet. You can
          publish and improve it later.
        </Callout>
      )}
      {missing.map((text) => (
        <Callout key={text} tone="problem">
          {text}
        </Callout>
      ))}
      {!isFirst && (
        <Field
          label="What changed?"
          optional
          hint="One sentence for learners: “Added an example with negative amounts.”"
          problem={form.problems['note']}
        >
          <Input name="note" maxLength={200} data-autofocus />
        </Field>
      )}
      {isFirst && <input type="hidden" name="note" value="" />}
    </FormDialog>
  )
}
