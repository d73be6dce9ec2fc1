import { plural } from '#web/kit/format.ts'
import { ConfirmDialog } from '#web/kit/overlays/confirm-dialog.tsx'
import { toast } from '#web/kit/overlays/toast.ts'
import { useRerunOpenAttempts } from './exercise-editor.api.ts'

type RerunDialogProps = { stepId: number; openAttempts: number; onClose: () => void }

/** Mentors then see the result of the current checks. */
export function RerunDialog({ stepId, openAttempts, onClose }: RerunDialogProps) {
  const rerun = useRerunOpenAttempts(stepId)
  return (
    <ConfirmDialog
      title={`Run the checks on ${plural(openAttempts, 'waiting attempt')}?`}
      text="Mentors see the new result next to the attempt. The result of the old checks stays in the records."
      action="Run the checks"
      variant="primary"
      onConfirm={async () => {
        const { queued } = await rerun.mutateAsync()
        toast(`${plural(queued, 'attempt')} will be checked in a moment`)
      }}
      onClose={onClose}
    />
  )
}
