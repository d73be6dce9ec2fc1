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
import { outcomeWords } from './users.rules.ts'

type BlockPeopleDialogProps = { users: Person[]; isBlocked: boolean; onClose: () => void; onDone: () => void }

const Reason = blockPerson.body.shape.reason

/** Asked once more: a block signs people out at once, in the middle of what they write. */
export function BlockPeopleDialog({ users, isBlocked, onClose, onDone }: BlockPeopleDialogProps) {
  const block = useBlockPeople()
  const field = useRef<HTMLInputElement>(null)
  const [reason, setReason] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const whom = users.length === 1 ? users[0]!.name : `${users.length} people`

  const send = (event: FormEvent) => {
    event.preventDefault()
    const checked = isBlocked ? Reason.safeParse(reason) : null
    setProblem(checked && !checked.success ? checked.error.issues[0]!.message : null)
    if (checked && !checked.success) return field.current?.focus()
    if (block.isPending) return
    const body = { userIds: users.map(({ userId }) => userId), isBlocked, reason: checked?.data ?? '' }
    block.mutate(body, {
      onSuccess: ({ changed, leftOut }) => {
        const words = outcomeWords(isBlocked, changed.length, leftOut)
        const isUndoable = isBlocked && changed.length > 0
        toast(words, 'plain', isUndoable ? { label: 'Undo', run: () => void undo(changed) } : undefined)
        onDone()
      },
    })
  }
  const undo = async (userIds: number[]) => {
    try {
      const { changed, leftOut } = await block.mutateAsync({ userIds, isBlocked: false, reason: '' })
      toast(outcomeWords(false, changed.length, leftOut))
    } catch (error) {
      toast(`They are still blocked. ${(error as Error).message}`, 'problem')
    }
  }

  return (
    <Dialog
      open
      onClose={onClose}
      closeOnBackdrop={false}
      title={isBlocked ? `Block ${whom}?` : `Let ${whom} in again?`}
      intro={
        isBlocked
          ? 'Every device is signed out at once, and signing in is refused. What they made stays. Each is told by email.'
          : 'They can sign in again with their password. Each is told by email.'
      }
    >
      <form noValidate onSubmit={send} className="grid gap-4">
        {users.length > 1 && (
          <ScrollRegion
            label="Who they are"
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
            hint="They read it in the email that tells them; staff read it on the page of each."
            problem={problem}
          >
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
        {block.error && <Failure title="Nothing was changed." message={block.error.message} />}
        <div className="flex flex-wrap justify-end gap-3 max-sm:flex-col-reverse">
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant={isBlocked ? 'danger' : 'primary'} busy={block.isPending}>
            {isBlocked ? 'Block' : 'Let in'}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
