import { ConfirmDialog } from '#web/kit/overlays/confirm-dialog.tsx'
import { toast } from '#web/kit/overlays/toast.ts'
import { useLeaveCourse } from './enrolments.api.ts'

type LeaveCourseDialogProps = { courseId: number; courseTitle: string; onClose: () => void }

export function LeaveCourseDialog({ courseId, courseTitle, onClose }: LeaveCourseDialogProps) {
  const leave = useLeaveCourse()
  return (
    <ConfirmDialog
      title={`Leave ${courseTitle}?`}
      text="The course leaves your list. We save your work and your place in the lessons. Enrol again under Skills to pick up where you left off."
      action="Leave course"
      busyLabel="Leaving…"
      variant="primary"
      onConfirm={async () => {
        await leave.mutateAsync({ params: { courseId } })
        toast(`You left ${courseTitle}`)
      }}
      onClose={onClose}
    />
  )
}
