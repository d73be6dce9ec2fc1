import { useState } from 'react'
import type { Task } from '#contract/learning/tasks.ts'
import { Button } from '#web/kit/layout/button.tsx'
import { Dialog } from '#web/kit/overlays/dialog.tsx'
import { Callout } from '#web/kit/layout/callout.tsx'
import { toast } from '#web/kit/overlays/toast.ts'
import { useDeleteTask } from './task-builder.api.ts'

type TaskDeleteDialogProps = { courseId: number; task: Task; onClose: () => void }

export function TaskDeleteDialog({ courseId, task: { taskId, taskTitle }, onClose }: TaskDeleteDialogProps) {
  const remove = useDeleteTask(courseId, taskId)
  const [problem, setProblem] = useState<string | null>(null)
  const confirm = () => {
    setProblem(null)
    remove.mutate(undefined, {
      onSuccess: () => {
        toast(`${taskTitle} is deleted.`)
        onClose()
      },
      onError: (error) => setProblem(error.message),
    })
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Delete ${taskTitle}?`}
      intro="The task leaves the course with its steps, files and links. What learners handed in for it is kept, and they still see it."
      actions={
        <>
          <Button onClick={onClose}>Keep it</Button>
          <Button variant="danger" busy={remove.isPending} busyLabel="Deleting…" onClick={confirm}>
            Delete task
          </Button>
        </>
      }
    >
      {problem && <Callout tone="problem">{problem}</Callout>}
    </Dialog>
  )
}
