import { blockPerson } from '#contract/identity/staff.ts'
import type { Person } from '#contract/insights/people.ts'
import { z } from '#contract/kit/zod.ts'
import { FormDialog } from '#web/kit/overlays/form-dialog.tsx'
import { Field, Input } from '#web/kit/forms/field.tsx'
import { useForm } from '#web/kit/forms/form.ts'
import { ScrollRegion } from '#web/kit/lists/scroll-region.tsx'
import { toast } from '#web/kit/overlays/toast.ts'
import { useBlockPeople } from './users.api.ts'
import { outcomeText } from './users.rules.ts'

type BlockPeopleDialogProps = { users: Person[]; isBlocked: boolean; onClose: () => void; onDone: () => void }

export function BlockPeopleDialog({ users, isBlocked, onClose, onDone }: BlockPeopleDialogProps) {
  const block = useBlockPeople()
  const subject = users.length === 1 ? users[0]!.name : `${users.length} people`

  const form = useForm({
    schema: isBlocked ? blockPerson.body : z.object({}),
    read: (fields) => (isBlocked ? { reason: fields.get('reason') } : {}),
    submit: async (body) => {
      const reason = isBlocked ? blockPerson.body.parse(body).reason : ''
      const userIds = users.map(({ userId }) => userId)
      const { changed, leftOut } = await block.mutateAsync({ userIds, isBlocked, reason })
      const isUndoable = isBlocked && changed.length > 0
      const undoing = isUndoable ? { label: 'Undo', run: () => void undo(changed) } : undefined
      toast(outcomeText(isBlocked, changed.length, leftOut), 'plain', undoing)
      onDone()
    },
  })
  const undo = async (userIds: number[]) => {
    try {
      const { changed, leftOut } = await block.mutateAsync({ userIds, isBlocked: false, reason: '' })
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
          ? 'They’ll be signed out on all devices and can’t sign in. Nothing is deleted. We’ll email each of them.'
          : 'They can sign in again with their password. We’ll email each of them.'
      }
      form={form}
      submitLabel={isBlocked ? 'Block' : 'Unblock'}
      isDanger={isBlocked}
      onClose={onClose}
    >
      {users.length > 1 && (
        <ScrollRegion
          label="Selected people"
          className="type-small max-h-40 rounded-small border border-line px-3 py-2 text-soft"
        >
          <ul>
            {users.map(({ userId, name, email }) => (
              <li key={userId} className="wrap-anywhere">
                {name}, {email}
              </li>
            ))}
          </ul>
        </ScrollRegion>
      )}
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
