import { useState } from 'react'
import { Link } from 'react-router'
import { FactDraft } from '#contract/community/facts.ts'
import type { Me } from '#contract/identity/account.ts'
import { Button, buttonClass } from '#web/kit/layout/button.tsx'
import { Dialog } from '#web/kit/overlays/dialog.tsx'
import { SuccessIllustration } from '#web/kit/layout/illustrations.tsx'
import { useDraft } from '#web/kit/forms/draft.ts'
import { Field, Input, Textarea } from '#web/kit/forms/field.tsx'
import { useForm } from '#web/kit/forms/form.ts'
import { count } from '#web/kit/format.ts'
import { Callout } from '#web/kit/layout/callout.tsx'
import { useIdempotencyKey } from '#web/kit/forms/idempotency-key.ts'
import { useShareFact } from './api.ts'

type FactShareDialogProps = { me: Pick<Me, 'userId' | 'firstName'>; onClose: () => void }

/** Opens from any page. */
export function FactShareDialog({ me, onClose }: FactShareDialogProps) {
  const [isShared, setIsShared] = useState(false)
  return isShared ? (
    <SharedDialog onClose={onClose} />
  ) : (
    <FormDialog me={me} onShared={() => setIsShared(true)} onClose={onClose} />
  )
}

const board = '/dashboard/fact-board'
const longest = 400
const empty = { text: '', source: '', sourceUrl: '' }

type FormDialogProps = FactShareDialogProps & { onShared: () => void }

function FormDialog({ me: { userId, firstName }, onShared, onClose }: FormDialogProps) {
  const { draft, change, forget } = useDraft(`fact:${userId}`, empty, 'browser')
  const share = useShareFact()
  const { keyFor } = useIdempotencyKey()
  const { onSubmit, problems, isBusy } = useForm({
    schema: FactDraft,
    submit: async (body) => {
      await share.mutateAsync({ body, idempotencyKey: keyFor(body) })
      forget()
      onShared()
    },
  })
  return (
    <Dialog
      open
      onClose={onClose}
      closeOnBackdrop={false}
      title="Share a fact"
      intro={`Something true that others may not know. It stands on the board with your first name (${firstName}).`}
    >
      <form
        onSubmit={onSubmit}
        onInput={(event) => change(Object.fromEntries(new FormData(event.currentTarget)))}
        noValidate
        className="grid grid-cols-1 gap-5"
      >
        {problems['form'] && <Callout tone="problem">{problems['form']}</Callout>}
        <Field label="The fact" hint={room(longest - draft.text.length)} problem={problems['text']}>
          <Textarea name="text" defaultValue={draft.text} maxLength={longest} required />
        </Field>
        <Field
          label="Where it is from"
          hint="A book, an article, a talk: so that others can check it."
          problem={problems['source']}
        >
          <Input name="source" defaultValue={draft.source} maxLength={160} required />
        </Field>
        <Field label="Link to it" optional problem={problems['sourceUrl']}>
          <Input
            name="sourceUrl"
            type="url"
            inputMode="url"
            defaultValue={draft.sourceUrl}
            maxLength={500}
            placeholder="https://"
          />
        </Field>
        <div className="flex flex-wrap items-center justify-end gap-3">
          <Link to={board} onClick={onClose} className="touch link mr-auto inline-flex items-center">
            See all facts
          </Link>
          <Button onClick={onClose}>Keep for later</Button>
          <Button type="submit" variant="primary" busy={isBusy} busyLabel="Sharing…">
            Share fact
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

const room = (left: number) => (left === 1 ? '1 character left' : `${count(left)} characters left`)

function SharedDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog
      open
      onClose={onClose}
      size="small"
      picture={<SuccessIllustration />}
      title="Your fact is on the board"
      intro="Others can like it now. You may delete it at any time."
      actions={
        <>
          <Button onClick={onClose}>Close</Button>
          <Link to={board} onClick={onClose} className={buttonClass({ variant: 'primary' })}>
            See it on the board
          </Link>
        </>
      }
    />
  )
}
