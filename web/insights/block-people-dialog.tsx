import { useRef, useState, type FormEvent } from 'react'
import { blockPerson } from '#contract/identity/staff.ts'
import type { Person } from '#contract/insights/people.ts'
import { Button } from '#web/kit/layout/button.tsx'
import { Dialog } from '#web/kit/overlays/dialog.tsx'
import { Failure } from '#web/kit/states/failure.tsx'
import { Field, Input } from '#web/kit/forms/field.tsx'
import { ScrollRegion } from '#web/kit/lists/scroll-region.tsx'
import { toast } from '#web/kit/overlays/toast.ts'
import { useBlockPeople } from './users.api.ts'
import { outcomeText } from './users.rules.ts'

type BlockPeopleDialogProps = { users: Person[]; isBlocked: boolean; onClose: () => void; onDone: () => void }

const Reason = blockPerson.body.shape.reason

export function BlockPeopleDialog({ users, isBlocked, onClose, onDone }: BlockPeopleDialogProps) {
  const block = useBlockPeople()
  const field = useRef<HTMLInputElement>(null)
  const [reason, setReason] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const subject = users.length === 1 ? users[0]!.name : `${users.length} people`

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const checked = isBlocked ? Reason.safeParse(reason) : null
    setProblem(checked && !checked.success ? checked.error.issues[0]!.message : null)
    if (checked && !checked.success) return field.current?.focus()
    if (block.isPending) return
    const body = { userIds: users.map(({ userId }) => userId), isBlocked, reason: checked?.data ?? '' }
    block.mutate(body, {
      onSuccess: ({ changed, leftOut }) => {
        const text = outcomeText(isBlocked, changed.length, leftOut)
        const isUndoable = isBlocked && changed.length > 0
        toast(text, 'plain', isUndoable ? { label: 'Undo', run: () => void undo(changed) } : undefined)
        onDone()
      },
    })
  }
  const undo = async (userIds: number[]) => {
    try {
      const { changed, leftOut } = await block.mutateAsync({ userIds, isBlocked: false, reason: '' })
      toast(outcomeText(false, changed.length, leftOut))
    } catch (error) {
      toast(`They’re still blocked. ${(error as Error).message}`, 'problem')
    }
  }

  return (
    <Dialog
      open
      onClose={onClose}
      closeOnBackdrop={false}
      title={isBlocked ? `Block ${subject}?` : `Unblock ${subject}?`}
      intro={
        isBlocked
          ? 'They’ll be signed out on all devices and can’t sign in. Nothing is deleted. We’ll email each of them.'
          : 'They can sign in again with their password. We’ll email each of them.'
      }
    >
      <form noValidate onSubmit={submit} className="grid gap-4">
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
          <Field label="Reason" hint="We’ll include it in our email to them. Staff can see it too." problem={problem}>
            <Input
              ref={field}
              name="reason"
              maxLength={300}
              autoComplete="off"
              value={reason}
              onChange={(event) => setReason(event.target.value)}
            />
          </Field>
        )}
        {block.error && <Failure title="Nothing changed." message={block.error.message} />}
        <div className="flex flex-wrap justify-end gap-3 max-sm:flex-col-reverse">
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant={isBlocked ? 'danger' : 'primary'} busy={block.isPending}>
            {isBlocked ? 'Block' : 'Unblock'}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
