import { decideOpening, type DeskOpening } from '#contract/hiring/openings.ts'
import { useDraft } from '#web/kit/forms/draft.ts'
import { Field, Textarea } from '#web/kit/forms/field.tsx'
import { useForm } from '#web/kit/forms/form.ts'
import { FormDialog } from '#web/kit/overlays/form-dialog.tsx'
import { toast } from '#web/kit/overlays/toast.ts'
import { useReturnOpening } from './openings.api.ts'

/** Back to the company, which reads the reason and sends it again. */
export function ReturnDialog({ opening, onClose }: { opening: DeskOpening; onClose: () => void }) {
  const { openingId, title, companyName, changedAt } = opening
  const { draft, change, forget } = useDraft(`return opening ${openingId}`, { reason: '' })
  const { mutateAsync } = useReturnOpening()
  const form = useForm({
    schema: decideOpening.body,
    read: (form) => ({ ...Object.fromEntries(form), decision: 'return', changedAt }),
    submit: async (body) => {
      await mutateAsync({ params: { openingId }, body })
      forget()
      onClose()
      toast('Returned. We’ve notified the company.')
    },
  })
  return (
    <FormDialog
      title={`Return “${title}”`}
      intro={`${companyName} reads what you write, changes the opening and sends it again.`}
      form={form}
      submitLabel="Return opening"
      busyLabel="Returning…"
      onClose={onClose}
    >
      <Field label="What should they change?" problem={form.problems['reason']}>
        <Textarea
          name="reason"
          maxLength={1000}
          required
          value={draft.reason}
          onChange={({ target }) => change({ reason: target.value })}
        />
      </Field>
    </FormDialog>
  )
}
