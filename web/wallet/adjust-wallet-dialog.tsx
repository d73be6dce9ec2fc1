import { adjustWallet } from '#contract/wallet/ledger.ts'
import { FormDialog } from '#web/kit/overlays/form-dialog.tsx'
import { Field, Input } from '#web/kit/forms/field.tsx'
import { useForm } from '#web/kit/forms/form.ts'
import { rupees } from '#web/kit/format.ts'
import { useIdempotencyKey } from '#web/kit/api/idempotency-key.ts'
import { toast } from '#web/kit/overlays/toast.ts'
import { readRupees } from './adjust.rules.ts'
import { useAdjustWallet } from './wallet.api.ts'

export type AdjustWalletDialogProps = { person: { userId: number; name: string }; onClose: () => void }

/** Lets staff add or remove wallet credit, with a reason the learner also sees. */
export function AdjustWalletDialog({ person, onClose }: AdjustWalletDialogProps) {
  const adjust = useAdjustWallet(person.userId)
  const { keyFor } = useIdempotencyKey()
  const form = useForm({
    schema: adjustWallet.body,
    read: (fields) => ({ rupees: readRupees(fields.get('rupees')), reason: fields.get('reason') }),
    submit: async (body) => {
      const balance = await adjust(body, keyFor(body))
      toast(`${person.name} now has ${rupees(balance)} of credit`)
      onClose()
    },
  })
  return (
    <FormDialog
      title={`Adjust ${person.name}’s credit`}
      form={form}
      submitLabel="Adjust credit"
      busyLabel="Saving…"
      onClose={onClose}
    >
      <Field
        label="Rupees"
        hint="Use a minus sign to remove credit. The balance can’t go below zero."
        problem={form.problems['rupees']}
      >
        <Input name="rupees" inputMode="text" autoComplete="off" required />
      </Field>
      <Field label="Reason" hint="The learner sees this in their wallet." problem={form.problems['reason']}>
        <Input name="reason" maxLength={300} required />
      </Field>
    </FormDialog>
  )
}
