import { restoreDays } from '#contract/catalogue/courses.ts'
import type { Task } from '#contract/learning/tasks.ts'
import { ConfirmDialog } from '#web/kit/overlays/confirm-dialog.tsx'
import { toast } from '#web/kit/overlays/toast.ts'
import { useDeleteTask } from './task-builder.api.ts'

type TaskDeleteDialogProps = { courseId: number; task: Task; onClose: () => void }

export function TaskDeleteDialog({ courseId, task: { taskId, taskTitle }, onClose }: TaskDeleteDialogProps) {
  const remove = useDeleteTask(courseId, taskId)
  return (
    <ConfirmDialog
      title={`Delete ${taskTitle}?`}
      text={`This removes the task with its steps, files and links from the course. Learners can still see what they submitted. You can restore it for ${restoreDays} days.`}
      action="Delete task"
      busyLabel="Deleting…"
      onConfirm={() => remove.mutateAsync(undefined).then(() => toast(`${taskTitle} deleted`))}
      onClose={onClose}
    />
  )
}
