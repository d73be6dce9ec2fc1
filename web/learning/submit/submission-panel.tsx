import type { TaskStep } from '#contract/learning/tasks.ts'
import { DraftLoader } from './draft-loader.tsx'
import { SubmissionForm, type SubmissionEvents } from './submission-form.tsx'

/** Opens the form with the draft of the server and of this device; offline, with this device's alone. */
export const SubmissionPanel = ({ step, ...events }: SubmissionEvents & { step: TaskStep }) => (
  <DraftLoader taskStepId={step.taskStepId} onClose={events.onClose}>
    {(loaded) => <SubmissionForm step={step} {...loaded} {...events} />}
  </DraftLoader>
)
