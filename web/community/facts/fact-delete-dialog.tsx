import type { Fact } from '#contract/community/facts.ts'
import { Button } from '#web/kit/layout/button.tsx'
import { Dialog } from '#web/kit/overlays/dialog.tsx'
import { Problem } from '#web/kit/forms/field.tsx'
import { toast } from '#web/kit/overlays/toast.ts'
import { useDeleteFact } from './api.ts'

export function FactDeleteDialog({ fact, onClose }: { fact: Fact; onClose: () => void }) {
  const remove = useDeleteFact(fact.factId)
  const confirm = () =>
    remove.mutate(undefined, {
      onSuccess: () => {
        toast('The fact is deleted.')
        onClose()
      },
    })
  const consequence = fact.author.isMe
    ? 'It leaves the board with its likes. This cannot be undone.'
    : `It leaves the board with its likes, and ${fact.author.name} is told. This cannot be undone.`
  return (
    <Dialog
      open
      onClose={onClose}
      size="small"
      title="Delete this fact?"
      intro={consequence}
      actions={
        <>
          <Button onClick={onClose}>Keep it</Button>
          <Button variant="danger" busy={remove.isPending} onClick={confirm}>
            Delete
          </Button>
        </>
      }
    >
      <p className="line-clamp-4 border-l-4 border-l-line pl-3 wrap-anywhere text-soft">{fact.text}</p>
      <Problem text={remove.error?.message} />
    </Dialog>
  )
}
