import { useState } from 'react'
import type { ExerciseEditor, ExerciseFields } from '#contract/learning/practice.ts'
import { plural } from '#web/kit/format.ts'
import { Ellipsis } from '#web/kit/icons.tsx'
import { Button } from '#web/kit/layout/button.tsx'
import { ConfirmDialog } from '#web/kit/overlays/confirm-dialog.tsx'
import { Menu, MenuItem } from '#web/kit/overlays/menu.tsx'
import { toast } from '#web/kit/overlays/toast.ts'
import type { ExerciseDraft } from './exercise-draft.ts'
import { useRemoveExercise, useRerunOpenAttempts } from './exercise-editor.api.ts'
import type { ExerciseProblem } from './exercise-problems.ts'
import { PublishDialog } from './publish-dialog.tsx'

type EditorActionsProps = {
  editor: ExerciseEditor
  draft: ExerciseDraft
  content: ExerciseFields
  problems: readonly ExerciseProblem[]
}

/** Publish, discard, remove, and what stands in the way. */
export function EditorActions({ editor, draft, content, problems }: EditorActionsProps) {
  const [dialog, setDialog] = useState<'publish' | 'rerun' | 'discard' | 'remove' | null>(null)
  const remove = useRemoveExercise(editor.stepId)
  const { stepId, openAttempts } = editor
  const isPublished = editor.content !== null
  const close = () => setDialog(null)
  return (
    <div className="sticky top-14 z-10 -mx-4 flex items-center justify-between gap-3 border-b border-line bg-paper px-4 py-2 sm:-mx-6 sm:px-6 lg:top-0 lg:mx-0 lg:px-0">
      <p className="type-small min-w-0 flex-1 text-soft" aria-live="polite">
        {describeDraft(draft, problems.length)}
      </p>
      <div className="flex gap-2">
        <Menu
          trigger={
            <Button aria-label="More">
              <Ellipsis aria-hidden="true" className="size-5" />
            </Button>
          }
        >
          <MenuItem disabled={!isPublished || openAttempts === 0} onSelect={() => setDialog('rerun')}>
            Run the checks on waiting attempts
          </MenuItem>
          <MenuItem disabled={!draft.isChanged} onSelect={() => setDialog('discard')}>
            Discard my changes
          </MenuItem>
          <MenuItem danger disabled={!isPublished} onSelect={() => setDialog('remove')}>
            Remove the exercise
          </MenuItem>
        </Menu>
        <Button
          variant="primary"
          disabled={!draft.isChanged || draft.isOutdated || problems.length > 0}
          onClick={() => setDialog('publish')}
        >
          Publish
        </Button>
      </div>
      {dialog === 'publish' && (
        <PublishDialog
          editor={editor}
          content={content}
          onPublished={() => {
            draft.discard()
            setDialog(openAttempts > 0 ? 'rerun' : null)
          }}
          onClose={close}
        />
      )}
      {dialog === 'rerun' && <RerunDialog stepId={stepId} openAttempts={openAttempts} onClose={close} />}
      {dialog === 'discard' && (
        <ConfirmDialog
          title="Discard your changes?"
          text={isPublished ? 'The editor shows the published exercise again.' : 'The step has no exercise again.'}
          action="Discard"
          onConfirm={async () => draft.discard()}
          onClose={close}
        />
      )}
      {dialog === 'remove' && (
        <ConfirmDialog
          title="Remove the exercise?"
          text="Learners submit this step without checks from now on. Results of earlier attempts stay."
          action="Remove"
          busyLabel="Removing…"
          onConfirm={async () => {
            await remove.mutateAsync({ params: { stepId: editor.stepId } })
            draft.discard()
          }}
          onClose={close}
        />
      )}
    </div>
  )
}

function describeDraft({ isChanged }: ExerciseDraft, problems: number): string {
  if (!isChanged) return 'No changes'
  const problem = problems === 0 ? 'not published yet' : `${plural(problems, 'problem')} to solve before publishing`
  return `Saved on this device, ${problem}`
}

type RerunDialogProps = { stepId: number; openAttempts: number; onClose: () => void }

/** Mentors then see the result of the current checks. */
function RerunDialog({ stepId, openAttempts, onClose }: RerunDialogProps) {
  const rerun = useRerunOpenAttempts(stepId)
  return (
    <ConfirmDialog
      title={`Run the checks on ${plural(openAttempts, 'waiting attempt')}?`}
      text="Mentors see the new result next to the attempt. The result of the old checks stays in the records."
      action="Run the checks"
      variant="primary"
      onConfirm={async () => {
        const { queued } = await rerun.mutateAsync({ params: { stepId } })
        toast(`${plural(queued, 'attempt')} will be checked in a moment`)
      }}
      onClose={onClose}
    />
  )
}
