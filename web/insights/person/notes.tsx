import { useRef } from 'react'
import { noteOnPerson } from '#contract/identity/staff.ts'
import { Button } from '#web/kit/layout/button.tsx'
import { useDraft } from '#web/kit/forms/draft.ts'
import { Field, Problem, Textarea } from '#web/kit/forms/field.tsx'
import { useForm } from '#web/kit/forms/form.ts'
import { dayAndTime } from '#web/kit/format.ts'
import { LongText } from '#web/kit/markdown/long-text.tsx'
import { useIdempotencyKey } from '#web/kit/api/idempotency-key.ts'
import { usePersonActions } from '../person.api.ts'
import { Section, type SectionProps } from './section.tsx'

/** Notes by staff. The person gets them when they download their data. */
export function NotesSection({ person }: SectionProps) {
  const { notes, isDeleted } = person
  return (
    <div className="grid grid-cols-1 gap-3">
      <Section title="Notes" total={notes.length} list="notes" person={person} empty="No notes yet.">
        <ul className="surface divide-y divide-line">
          {notes.map(({ noteId, author, body, createdAt }) => (
            <li key={noteId} className="px-4 py-2.5">
              <LongText text={body} className="wrap-anywhere" />
              <p className="type-small mt-0.5 text-soft">
                {author}, <time dateTime={createdAt}>{dayAndTime(createdAt)}</time>
              </p>
            </li>
          ))}
        </ul>
      </Section>
      {!isDeleted && <NoteForm userId={person.userId} />}
    </div>
  )
}

function NoteForm({ userId }: { userId: number }) {
  const { addNote } = usePersonActions(userId)
  const { draft, change, forget } = useDraft(`note on person ${userId}`, { body: '' })
  const { keyFor, forget: forgetKey } = useIdempotencyKey()
  const field = useRef<HTMLTextAreaElement>(null)
  const { onSubmit, problems, isBusy } = useForm({
    schema: noteOnPerson.body,
    read: () => draft,
    submit: async ({ body }) => {
      await addNote(body, keyFor(body))
      forgetKey()
      forget()
      field.current?.focus()
    },
  })
  return (
    <form onSubmit={onSubmit} noValidate className="no-print grid gap-2">
      <Field
        label="New note"
        hint="For staff. The person can read it if they download their data."
        problem={problems['body']}
      >
        <Textarea
          ref={field}
          name="body"
          rows={2}
          maxLength={2000}
          className="min-h-16"
          value={draft.body}
          onChange={(event) => change({ body: event.target.value })}
        />
      </Field>
      <Problem text={problems['form']} />
      <Button type="submit" size="small" className="justify-self-start" busy={isBusy} busyLabel="Saving…">
        Save note
      </Button>
    </form>
  )
}
