import { adjustWallet } from '#contract/wallet/ledger.ts'
import { Button } from '#web/kit/layout/button.tsx'
import { Dialog } from '#web/kit/overlays/dialog.tsx'
import { Field, Input } from '#web/kit/forms/field.tsx'
import { useForm } from '#web/kit/forms/form.ts'
import { rupees } from '#web/kit/format.ts'
import { Callout } from '#web/kit/layout/callout.tsx'
import { useIdempotencyKey } from '#web/kit/forms/idempotency-key.ts'
import { toast } from '#web/kit/overlays/toast.ts'
import { readRupees } from './adjust.rules.ts'
import { useAdjustWallet } from './wallet.api.ts'

export type AdjustWalletDialogProps = { person: { userId: number; name: string }; onClose: () => void }

/** Lets staff add or remove wallet credit, with a reason the learner also sees. */
export function AdjustWalletDialog({ person, onClose }: AdjustWalletDialogProps) {
  const adjust = useAdjustWallet(person.userId)
  const { keyFor } = useIdempotencyKey()
  const { onSubmit, problems, isBusy } = useForm({
    schema: adjustWallet.body,
    read: (form) => ({ rupees: readRupees(form.get('rupees')), reason: form.get('reason') }),
    submit: async (body) => {
      const balance = await adjust(body, keyFor(body))
      toast(`${person.name} now has ${rupees(balance)} of credit`)
      onClose()
    },
  })
  return (
    <Dialog open onClose={onClose} title={`Adjust ${person.name}’s credit`} closeOnBackdrop={false}>
      <form onSubmit={onSubmit} noValidate className="grid gap-5">
        {problems['form'] && <Callout tone="problem">{problems['form']}</Callout>}
        <Field
          label="Rupees"
          hint="Use a minus sign to remove credit. The balance can’t go below zero."
          problem={problems['rupees']}
        >
          <Input name="rupees" inputMode="text" autoComplete="off" required />
        </Field>
        <Field label="Reason" hint="The learner sees this in their wallet." problem={problems['reason']}>
          <Input name="reason" maxLength={300} required />
        </Field>
        <div className="flex flex-wrap justify-end gap-3 max-sm:flex-col-reverse">
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="primary" busy={isBusy} busyLabel="Saving…">
            Adjust credit
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
