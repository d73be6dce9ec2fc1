import { blockPerson } from '#contract/identity/staff.ts'
import { Button } from '#web/kit/layout/button.tsx'
import { Dialog } from '#web/kit/overlays/dialog.tsx'
import { Field, Input, Problem } from '#web/kit/forms/field.tsx'
import { useForm } from '#web/kit/forms/form.ts'
import { toast } from '#web/kit/overlays/toast.ts'
import { usePersonWork } from '../person.api.ts'
import type { PartProps } from './part.tsx'

export function BlockDialog({ person, onClose }: PartProps & { onClose: () => void }) {
  const { block } = usePersonWork(person.userId)
  const { onSubmit, problems, isBusy } = useForm({
    schema: blockPerson.body,
    submit: async ({ reason }) => {
      await block(reason)
      toast(`${person.name} is blocked`)
      onClose()
    },
  })
  return (
    <Dialog
      open
      onClose={onClose}
      closeOnBackdrop={false}
      title={`Block ${person.name}?`}
      intro="Every device is signed out at once, and signing in is refused. Nothing is deleted; you can unblock them any time."
    >
      <form onSubmit={onSubmit} noValidate className="grid gap-5">
        <Field label="Reason" hint="They read it in the email that tells them." problem={problems['reason']}>
          <Input name="reason" maxLength={300} autoComplete="off" required />
        </Field>
        <Problem text={problems['form']} />
        <div className="flex flex-wrap justify-end gap-3 max-sm:flex-col-reverse">
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="danger" busy={isBusy} busyLabel="Blocking…">
            Block
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
