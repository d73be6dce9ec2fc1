import { changeRole } from '#contract/identity/staff.ts'
import { roleWords } from '#web/identity/index.ts'
import { Button } from '#web/kit/layout/button.tsx'
import { Dialog } from '#web/kit/overlays/dialog.tsx'
import { Field, Problem } from '#web/kit/forms/field.tsx'
import { useForm } from '#web/kit/forms/form.ts'
import { Select } from '#web/kit/forms/select.tsx'
import { toast } from '#web/kit/overlays/toast.ts'
import { usePersonWork } from '../person.api.ts'
import type { PartProps } from './part.tsx'

export function RoleDialog({ person, onClose }: PartProps & { onClose: () => void }) {
  const { giveRole } = usePersonWork(person.userId)
  const { onSubmit, problems, isBusy } = useForm({
    schema: changeRole.body,
    submit: async ({ role }) => {
      await giveRole(role)
      toast(`${person.name} is now ${role === 'admin' ? 'an admin' : `a ${role}`}`)
      onClose()
    },
  })
  return (
    <Dialog
      open
      onClose={onClose}
      closeOnBackdrop={false}
      title={`The role of ${person.name}`}
      intro="It counts from their next click on; they are told by email."
    >
      <form onSubmit={onSubmit} noValidate className="grid gap-5">
        <Field label="Role" problem={problems['role']}>
          <Select name="role" defaultValue={person.role}>
            {Object.entries(roleWords).map(([role, words]) => (
              <option key={role} value={role}>
                {words}
              </option>
            ))}
          </Select>
        </Field>
        <Problem text={problems['form']} />
        <div className="flex flex-wrap justify-end gap-3 max-sm:flex-col-reverse">
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="primary" busy={isBusy} busyLabel="Saving…">
            Save the role
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
