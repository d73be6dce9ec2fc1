import { blockPerson } from '#contract/identity/staff.ts'
import { z } from '#contract/kit/zod.ts'
import { FormDialog } from '#web/kit/overlays/form-dialog.tsx'
import { Field, Input } from '#web/kit/forms/field.tsx'
import { useForm } from '#web/kit/forms/form.ts'
import { toast } from '#web/kit/overlays/toast.ts'
import { outcomeText, people } from '../users.rules.ts'
import { useBlockPeople } from './bulk.api.ts'
import { ChosenList } from './left-out.tsx'
import type { Selected } from './selected.ts'

type BlockPeopleDialogProps = { selected: Selected; isBlocked: boolean; onClose: () => void; onDone: () => void }

export function BlockPeopleDialog({
  selected: { userIds, users },
  isBlocked,
  onClose,
  onDone,
}: BlockPeopleDialogProps) {
  const block = useBlockPeople()
  const subject = userIds.length === 1 && users[0] ? users[0].name : people(userIds.length)

  const form = useForm({
    schema: isBlocked ? blockPerson.body : z.object({}),
    read: (fields) => (isBlocked ? { reason: fields.get('reason') } : {}),
    submit: async (body) => {
      const reason = isBlocked ? blockPerson.body.parse(body).reason : ''
      const { changed, leftOut } = await block.mutateAsync({ body: { userIds, isBlocked, reason } })
      const isUndoable = isBlocked && changed.length > 0
      const undoing = isUndoable ? { label: 'Undo', run: () => void undo(changed) } : undefined
      toast(outcomeText(isBlocked, changed.length, leftOut), 'plain', undoing)
      onDone()
    },
  })
  const undo = async (userIds: number[]) => {
    try {
      const { changed, leftOut } = await block.mutateAsync({ body: { userIds, isBlocked: false, reason: '' } })
      toast(outcomeText(false, changed.length, leftOut))
    } catch (error) {
      toast(`They’re still blocked. ${(error as Error).message}`, 'problem')
    }
  }

  return (
    <FormDialog
      title={isBlocked ? `Block ${subject}?` : `Unblock ${subject}?`}
      intro={
        isBlocked
          ? 'They’ll be logged out on all devices and can’t log in. Nothing is deleted. We’ll email each of them.'
          : 'They can log in again with their password. We’ll email each of them.'
      }
      form={form}
      submitLabel={isBlocked ? 'Block' : 'Unblock'}
      isDanger={isBlocked}
      onClose={onClose}
    >
      <ChosenList users={users} total={userIds.length} />
      {isBlocked && (
        <Field
          label="Reason"
          hint="We’ll include it in our email to them. Staff can see it too."
          problem={form.problems['reason']}
        >
          <Input name="reason" maxLength={300} autoComplete="off" />
        </Field>
      )}
    </FormDialog>
  )
}
