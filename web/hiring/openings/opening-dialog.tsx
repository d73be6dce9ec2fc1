import { OpeningDraft, type OwnOpening } from '#contract/hiring/openings.ts'
import { useIdempotencyKey } from '#web/kit/api/idempotency-key.ts'
import { useDraft } from '#web/kit/forms/draft.ts'
import { useForm } from '#web/kit/forms/form.ts'
import { FormDialog } from '#web/kit/overlays/form-dialog.tsx'
import { toast } from '#web/kit/overlays/toast.ts'
import { OpeningFields } from './opening-fields.tsx'
import { readForm, toFormValues } from './opening-form.rules.ts'
import { type TypedOpening, useSaveOpening } from './openings.api.ts'

type OpeningDialogProps = { opening: OwnOpening | null; onClose: () => void }

/** What is typed survives a reload. */
export function OpeningDialog({ opening, onClose }: OpeningDialogProps) {
  const openingId = opening?.openingId ?? null
  const { draft, change, forget } = useDraft(`opening ${openingId ?? 'new'}`, toFormValues(opening))
  const save = useSaveOpening()
  const { keyFor, forget: forgetKey } = useIdempotencyKey()
  const form = useForm({
    schema: OpeningDraft,
    read: readForm,
    submit: async (body: TypedOpening) => {
      const { state } = await save.mutateAsync({ openingId, body, idempotencyKey: keyFor(body) })
      forgetKey()
      forget()
      onClose()
      toast(state === 'open' ? 'It’s on our jobs board.' : 'Sent. We’ll notify you when our team has read it.')
    },
  })
  return (
    <FormDialog
      title={opening ? 'Change the opening' : 'New opening'}
      intro="Our team reads what’s new before learners see it, unless we’ve agreed that you publish directly."
      form={form}
      size="large"
      submitLabel={opening ? 'Send changes' : 'Send opening'}
      busyLabel="Sending…"
      onClose={onClose}
    >
      <OpeningFields values={draft} problems={form.problems} onChange={change} />
    </FormDialog>
  )
}
