import { useState } from 'react'
import { Link } from 'react-router'
import { FactDraft } from '#contract/community/facts.ts'
import type { Me } from '#contract/identity/account.ts'
import { useDraft } from '#web/kit/forms/draft.ts'
import { Field, Input, Textarea } from '#web/kit/forms/field.tsx'
import { useForm } from '#web/kit/forms/form.ts'
import { plural } from '#web/kit/format.ts'
import { FormDialog } from '#web/kit/overlays/form-dialog.tsx'
import { PostedDialog } from '../posted-dialog.tsx'
import { useShareFact } from './api.ts'

type FactShareDialogProps = { me: Pick<Me, 'userId' | 'firstName'>; onClose: () => void }

const board = '/dashboard/fact-board'

export function FactShareDialog({ me, onClose }: FactShareDialogProps) {
  const [isShared, setIsShared] = useState(false)
  if (!isShared) return <ShareForm me={me} onShared={() => setIsShared(true)} onClose={onClose} />
  return (
    <PostedDialog
      title="Your fact is on the board"
      intro="Others can like it now. You can delete it at any time."
      to={board}
      linkLabel="View it on the board"
      onClose={onClose}
    />
  )
}

const maxLength = 400

type ShareFormProps = FactShareDialogProps & { onShared: () => void }

function ShareForm({ me: { userId, firstName }, onShared, onClose }: ShareFormProps) {
  const { draft, change, forget } = useDraft(`fact:${userId}`, { text: '', source: '', sourceUrl: '' }, 'browser')
  const share = useShareFact()
  const form = useForm({
    schema: FactDraft,
    submit: async (body) => {
      await share.mutateAsync({ body })
      forget()
      onShared()
    },
  })
  const { problems } = form
  return (
    <FormDialog
      title="Share a fact"
      intro={`Something true that others may not know. It appears on the board with your first name, ${firstName}.`}
      form={form}
      submitLabel="Share fact"
      busyLabel="Sharing…"
      cancelLabel="Save for later"
      footer={
        <Link to={board} onClick={onClose} className="touch link inline-flex items-center">
          See all facts
        </Link>
      }
      onClose={onClose}
    >
      <Field
        label="Fact"
        hint={`${plural(maxLength - draft.text.length, 'character')} left`}
        problem={problems['text']}
      >
        <Textarea
          name="text"
          value={draft.text}
          onChange={({ target }) => change({ text: target.value })}
          maxLength={maxLength}
          required
        />
      </Field>
      <Field
        label="Source"
        hint="A book, an article or a talk, so that others can check it."
        problem={problems['source']}
      >
        <Input
          name="source"
          value={draft.source}
          onChange={({ target }) => change({ source: target.value })}
          maxLength={160}
          required
        />
      </Field>
      <Field label="Link to the source" optional problem={problems['sourceUrl']}>
        <Input
          name="sourceUrl"
          type="url"
          inputMode="url"
          value={draft.sourceUrl}
          onChange={({ target }) => change({ sourceUrl: target.value })}
          maxLength={500}
          placeholder="https://"
        />
      </Field>
    </FormDialog>
  )
}
