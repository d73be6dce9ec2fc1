import { useState } from 'react'
import type { ExerciseEditor, ExerciseFields } from '#contract/learning/practice.ts'
import { Problem } from '#web/kit/forms/field.tsx'
import { Button } from '#web/kit/layout/button.tsx'
import { Dialog } from '#web/kit/overlays/dialog.tsx'
import { toast } from '#web/kit/overlays/toast.ts'
import { useSaveExercise } from './exercise-editor.api.ts'

type PublishDialogProps = {
  editor: ExerciseEditor
  content: ExerciseFields
  onPublished: () => void
  onClose: () => void
}

/** Learners get the exercise at once. */
export function PublishDialog({ editor, content, onPublished, onClose }: PublishDialogProps) {
  const save = useSaveExercise(editor.stepId)
  const [problem, setProblem] = useState<string>()
  const publish = async () => {
    try {
      await save.mutateAsync({ params: { stepId: editor.stepId }, body: { version: editor.version, content } })
    } catch (error) {
      return setProblem((error as Error).message)
    }
    toast('Published')
    onPublished()
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title="Publish this exercise?"
      intro={
        editor.content === null
          ? 'Learners can work on it at once. Attempts that were submitted before stay without checks.'
          : 'Learners get the new checks at once. Results of earlier attempts stay as they are.'
      }
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" busy={save.isPending} busyLabel="Publishing…" onClick={() => void publish()}>
            Publish
          </Button>
        </>
      }
    >
      {content.approvedByChecks && (
        <p className="text-soft">Attempts that pass every check on the server are approved without a mentor.</p>
      )}
      <Problem text={problem} />
    </Dialog>
  )
}
