import { useRef, useState } from 'react'
import { uploadTaskFiles, type TaskStep } from '#contract/learning/tasks.ts'
import { Button } from '#web/kit/layout/button.tsx'
import { Dialog } from '#web/kit/overlays/dialog.tsx'
import { Failure } from '#web/kit/states/failure.tsx'
import { Field } from '#web/kit/forms/field.tsx'
import { FileDrop } from '#web/kit/forms/file-drop.tsx'
import { fileSize } from '#web/kit/format.ts'
import { Callout } from '#web/kit/layout/callout.tsx'
import { UploadBar } from '#web/kit/forms/upload-bar.tsx'
import { ChosenFiles, StepFiles } from './step-file-lists.tsx'
import { limitProblem, mergeFiles, reasonOf } from './step-upload.ts'
import { useUploadStepFiles } from './task-builder.api.ts'

const { maxBytes, maxFiles } = uploadTaskFiles.upload!

type StepFilesDialogProps = { courseId: number; step: TaskStep; onClose: () => void }
type Outcome = 'uploaded' | { message: string }

export function StepFilesDialog({ courseId, step, onClose }: StepFilesDialogProps) {
  const upload = useUploadStepFiles(courseId, step.taskStepId)
  const [chosen, setChosen] = useState<File[]>([])
  const [problem, setProblem] = useState<string | null>(null)
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const [share, setShare] = useState(0)
  const stop = useRef<AbortController | null>(null)

  function choose(files: File[]) {
    setChosen(files)
    setProblem(files.length > 0 ? limitProblem(files) : null)
    setOutcome(null)
  }

  function send() {
    const found = chosen.length === 0 ? 'Please select at least one file to upload' : limitProblem(chosen)
    setProblem(found)
    setOutcome(null)
    if (found) return
    const controller = new AbortController()
    stop.current = controller
    setShare(0)
    upload.mutate(
      { files: chosen, signal: controller.signal, onProgress: setShare },
      {
        onSuccess: () => {
          setChosen((files) => files.filter((file) => !chosen.includes(file)))
          setOutcome('uploaded')
        },
        onError: (error) => {
          if (!controller.signal.aborted) setOutcome({ message: reasonOf(error) })
        },
      },
    )
  }

  const close = () => {
    stop.current?.abort(new Error('Closed'))
    onClose()
  }
  return (
    <Dialog
      open
      onClose={close}
      closeOnBackdrop={false}
      title={`Files of ${step.taskStepTitle}`}
      intro="Reference files for this step. Learners can read them on the page or download them."
    >
      <div className="grid grid-cols-1 gap-5">
        <StepFiles courseId={courseId} files={step.files} />
        <Field
          label="Add files"
          hint={`PDF, images, video, text, code or zip. Up to ${maxFiles} at a time, each up to ${fileSize(maxBytes)}.`}
          problem={problem}
        >
          <FileDrop label="Choose files" multiple onFiles={(files) => choose(mergeFiles(chosen, files))}>
            <ChosenFiles
              files={chosen}
              isLocked={upload.isPending}
              onRemove={(file) => choose(chosen.filter((other) => other !== file))}
            />
          </FileDrop>
        </Field>
        <div aria-live="polite" className={outcome === 'uploaded' ? undefined : 'hidden'}>
          {outcome === 'uploaded' && <Callout tone="good">Files uploaded successfully!</Callout>}
        </div>
        {outcome && outcome !== 'uploaded' && (
          <Failure title="Failed to upload files. Please try again." {...outcome} />
        )}
        {upload.isPending && <UploadBar progress={share} onCancel={() => stop.current?.abort(new Error('Stopped'))} />}
        <div className="flex flex-wrap justify-end gap-3">
          <Button onClick={close}>Close</Button>
          <Button variant="primary" busy={upload.isPending} busyLabel="Uploading…" onClick={send}>
            Upload
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
