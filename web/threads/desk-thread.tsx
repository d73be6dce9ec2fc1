import { type ComponentProps, useRef, useState } from 'react'
import { maxNote, type Note, NoteDraft } from '#contract/threads/notes.ts'
import { useIdempotencyKey } from '#web/kit/api/idempotency-key.ts'
import { useDraft } from '#web/kit/forms/draft.ts'
import { Checkbox, Field, Problem, Textarea } from '#web/kit/forms/field.tsx'
import { useForm } from '#web/kit/forms/form.ts'
import { ago, dayAndTime } from '#web/kit/format.ts'
import { Lock } from '#web/kit/icons.tsx'
import { Badge } from '#web/kit/layout/badge.tsx'
import { Button } from '#web/kit/layout/button.tsx'
import { Tabs } from '#web/kit/layout/tabs.tsx'
import { RichText } from '#web/kit/markdown/rich-text.tsx'
import { ShortcutHint } from '#web/kit/overlays/shortcut-hint.tsx'
import { Conversation } from './conversation.tsx'

type NewNote = { body: string; isForAssignee: boolean }

type DeskThreadProps = Omit<ComponentProps<typeof Conversation>, 'inserted' | 'aroundForm'> & {
  notes: Note[]
  /** Left out if they may only read. */
  onNote?: ((note: NewNote, idempotencyKey: string) => Promise<unknown>) | undefined
  /** Somebody else who handles it, and can be notified of a note. */
  assignee?: string | null
}

/** A conversation as staff see it: with the notes that they write to each other. */
export function DeskThread({ notes, onNote, assignee = null, ...conversation }: DeskThreadProps) {
  const { source, id, mayWrite = true } = conversation
  const inserted = notes.map((note) => ({
    createdAt: note.createdAt,
    id: note.noteId,
    content: <NoteView note={note} />,
  }))
  const noteForm = onNote && <NoteForm about={`${source.about} ${id}`} assignee={assignee} onNote={onNote} />
  if (!mayWrite)
    return (
      <>
        <Conversation {...conversation} inserted={inserted} />
        {noteForm}
      </>
    )
  return (
    <Conversation
      {...conversation}
      inserted={inserted}
      aroundForm={(form) =>
        noteForm ? (
          <Tabs
            label="Write"
            tabs={[
              { value: 'reply', label: 'Reply', content: form },
              { value: 'note', label: 'Internal note', content: noteForm },
            ]}
          />
        ) : (
          form
        )
      }
    />
  )
}

const noteClass = 'rounded-card border border-dashed border-marigold bg-marigold-tint/50'

function NoteView({ note: { author, isMine, forName, body, createdAt } }: { note: Note }) {
  return (
    <article aria-label="Internal note" className={`${noteClass} px-3.5 py-2.5`}>
      <p className="type-small flex flex-wrap items-center gap-x-2 gap-y-0.5">
        <Badge tone="waiting" icon={Lock}>
          Internal note
        </Badge>
        <span className="font-semibold wrap-anywhere">{isMine ? 'You' : author}</span>
        {forName && <span className="wrap-anywhere">for {forName}</span>}
        <time dateTime={createdAt} title={dayAndTime(createdAt)} className="text-soft">
          {ago(createdAt)}
        </time>
      </p>
      <RichText text={body} className="mt-1.5" />
    </article>
  )
}

type NoteFormProps = Required<Pick<DeskThreadProps, 'assignee'>> & {
  about: string
  onNote: NonNullable<DeskThreadProps['onNote']>
}

function NoteForm({ about, assignee, onNote }: NoteFormProps) {
  const { draft, change, forget } = useDraft(`internal note about ${about}`, { body: '' })
  const [isForAssignee, setIsForAssignee] = useState(false)
  const { keyFor, forget: forgetKey } = useIdempotencyKey()
  const field = useRef<HTMLTextAreaElement>(null)
  const { onSubmit, problems, isBusy } = useForm({
    schema: NoteDraft,
    read: () => draft,
    submit: async ({ body }) => {
      const note = { body, isForAssignee: assignee !== null && isForAssignee }
      await onNote(note, keyFor(note))
      forgetKey()
      forget()
      setIsForAssignee(false)
      field.current?.focus()
    },
  })
  return (
    <form onSubmit={onSubmit} noValidate className={`${noteClass} grid gap-2.5 p-3.5`}>
      <Field
        label="Internal note"
        hint="Only your team sees it here. The learner can read it if they download their data."
        problem={problems['body']}
      >
        <Textarea
          ref={field}
          name="body"
          rows={2}
          maxLength={maxNote}
          className="min-h-18"
          value={draft.body}
          aria-keyshortcuts="Control+Enter"
          onChange={(event) => change({ body: event.target.value })}
        />
      </Field>
      <Problem text={problems['form'] ?? problems['isForAssignee']} />
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        {assignee && (
          <Checkbox
            label={`Notify ${assignee}`}
            checked={isForAssignee}
            onChange={(event) => setIsForAssignee(event.target.checked)}
          />
        )}
        <Button type="submit" className="ml-auto" busy={isBusy}>
          Save note <ShortcutHint>Ctrl ↵</ShortcutHint>
        </Button>
      </div>
    </form>
  )
}
