import { maxNote, NoteDraft } from '#contract/threads/notes.ts'
import type { IntroductionNote } from '#contract/hiring/introductions.ts'
import { useDraft } from '#web/kit/forms/draft.ts'
import { Field, Problem, Textarea } from '#web/kit/forms/field.tsx'
import { useForm } from '#web/kit/forms/form.ts'
import { ago } from '#web/kit/format.ts'
import { Button } from '#web/kit/layout/button.tsx'
import { useAddNote, useRemoveNote } from './introductions.api.ts'
import { Section } from './section.tsx'

type NotesProps = {
  introductionId: number
  notes: IntroductionNote[]
  /** Who else reads them. */
  about: string
}

/** Of one’s own side: the other never sees them. */
export function Notes({ introductionId, notes, about }: NotesProps) {
  const add = useAddNote()
  const remove = useRemoveNote()
  const { draft, change, forget } = useDraft(`introduction note ${introductionId}`, { body: '' })
  const { onSubmit, problems, isBusy } = useForm({
    schema: NoteDraft,
    submit: async (body) => {
      await add.mutateAsync({ params: { introductionId }, body })
      forget()
    },
  })
  return (
    <Section id="notes" title="Notes">
      <p className="mt-1 text-soft">{about}</p>
      {notes.length > 0 && (
        <ul className="mt-3 divide-y divide-line border-y border-line">
          {notes.map(({ noteId, author, isMine, body, createdAt }) => (
            <li key={noteId} className="py-3">
              <p className="wrap-anywhere whitespace-pre-line">{body}</p>
              <p className="type-small mt-1 flex flex-wrap items-center gap-x-3 text-soft">
                {!isMine && <span className="wrap-anywhere">{author}</span>}
                {ago(createdAt)}
                {isMine && (
                  <Button
                    size="small"
                    variant="quiet"
                    busy={remove.isPending && remove.variables.params.noteId === noteId}
                    onClick={() => remove.mutate({ params: { introductionId, noteId } })}
                  >
                    Delete<span className="sr-only"> the note “{body.slice(0, 40)}”</span>
                  </Button>
                )}
              </p>
            </li>
          ))}
        </ul>
      )}
      <form onSubmit={onSubmit} noValidate className="mt-4 grid gap-3">
        <Field label="New note" problem={problems['body']}>
          <Textarea
            name="body"
            rows={2}
            maxLength={maxNote}
            value={draft.body}
            onChange={({ target }) => change({ body: target.value })}
          />
        </Field>
        <Problem text={problems['form']} />
        <Button type="submit" className="justify-self-start" busy={isBusy} busyLabel="Saving…">
          Add note
        </Button>
      </form>
    </Section>
  )
}
