import type { TaskStep } from '#contract/learning/tasks.ts'
import { DraftLoader } from './draft-loader.tsx'
import { SubmissionForm, type SubmissionEvents } from './submission-form.tsx'

type SubmissionPanelProps = SubmissionEvents & { step: TaskStep; lessonVersion: number | null }

/** Opens the form with the draft of the server and of this device; offline, with this device's alone. */
export const SubmissionPanel = ({ step, lessonVersion, ...events }: SubmissionPanelProps) => (
  <DraftLoader taskStepId={step.taskStepId} onClose={events.onClose}>
    {(loaded) => <SubmissionForm step={step} lessonVersion={lessonVersion} {...loaded} {...events} />}
  </DraftLoader>
)
