import { isToSubmit, type TaskStep } from '#contract/learning/tasks.ts'
import type { OutboxItem } from '#web/kit/outbox/item.ts'
import { WaitingItem } from '#web/kit/outbox/waiting-item.tsx'
import { toast } from '#web/kit/overlays/toast.ts'
import { returnToDraft } from './solution-draft.ts'
import { uploadsOf } from './use-files.ts'

type KeptSolutionProps = {
  item: OutboxItem
  isSending: boolean
  step: TaskStep
  /** Whether the course is. */
  isOpen: boolean
}

/** In place of the form while a solution waits on this device. */
export function KeptSolution({ item, isSending, step, isOpen }: KeptSolutionProps) {
  const { taskStepId, solutionSubmited } = step
  // Submitted on another device meanwhile, there is no form to go back to.
  const canEdit = isOpen && isToSubmit(solutionSubmited)

  async function edit() {
    const { takeBack } = await import('#web/kit/outbox/outbox.ts')
    const back = await takeBack(item)
    if (!back) return toast('It’s on its way already.', 'plain')
    returnToDraft({ userId: item.userId, taskStepId }, back.item.draft)
    const uploads = [...back.files].filter(([{ upload }]) => upload)
    uploadsOf(taskStepId).add(uploads.map(([{ name }, file]) => ({ file, path: name })))
  }

  return (
    <div className="mt-4">
      <WaitingItem item={item} isSending={isSending} onEdit={canEdit ? () => void edit() : undefined}>
        <p className="type-small font-normal">Your solution</p>
      </WaitingItem>
    </div>
  )
}
