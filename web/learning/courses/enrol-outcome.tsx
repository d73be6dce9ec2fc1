import type { ReplyOf } from '#contract/kit/endpoint.ts'
import type { Course, createUserCourse } from '#contract/learning/enrolments.ts'
import { Button } from '#web/kit/layout/button.tsx'
import { isRejection } from '#web/kit/api/is-rejection.ts'
import { Dialog } from '#web/kit/overlays/dialog.tsx'
import { SuccessIllustration } from '#web/kit/layout/illustrations.tsx'
import { RouteButton } from '#web/kit/layout/route-links.tsx'
import { MessageDialog } from '#web/kit/overlays/message-dialog.tsx'
import { type Membership, stateText } from '#web/membership/index.ts'
import { stepPath } from '../steps/step-path.ts'

type NextStep = ReplyOf<typeof createUserCourse>['nextStep']
export type Outcome =
  | { kind: 'enrolled'; course: Course; nextStep: NextStep }
  | { kind: 'failed'; error: Error }
  | { kind: 'no-access'; membership: Membership }

/** Titles are the spec's texts. */
export function EnrolOutcome({ outcome, onClose }: { outcome: Outcome | null; onClose: () => void }) {
  if (outcome?.kind === 'enrolled') return <EnrolledDialog {...outcome} onClose={onClose} />
  if (outcome?.kind === 'failed') return <FailedDialog error={outcome.error} onClose={onClose} />
  if (outcome?.kind === 'no-access') {
    const { title, text, action } = stateText(outcome.membership)
    return (
      <Dialog
        open
        onClose={onClose}
        size="small"
        title={title}
        intro={text}
        actions={
          <>
            <Button onClick={onClose}>Close</Button>
            {action && (
              <RouteButton to="/dashboard/my-courses" variant="primary">
                {action}
              </RouteButton>
            )}
          </>
        }
      />
    )
  }
  return null
}

type EnrolledDialogProps = { course: Course; nextStep: NextStep; onClose: () => void }

/** Leads to the step itself: a newcomer has nothing to choose in the course yet. */
function EnrolledDialog({ course: { courseId, courseTitle }, nextStep, onClose }: EnrolledDialogProps) {
  return (
    <Dialog
      open
      onClose={onClose}
      size="small"
      title="Course Enrolled successfully!"
      intro={
        nextStep
          ? `Your next step in ${courseTitle}: ${nextStep.taskStepTitle}`
          : `You can start ${courseTitle} right away.`
      }
      picture={<SuccessIllustration />}
      actions={
        <>
          <Button onClick={onClose}>Close</Button>
          {nextStep ? (
            <RouteButton to={stepPath(courseId, nextStep.taskStepId)} variant="primary">
              Start now
            </RouteButton>
          ) : (
            <RouteButton to={`/dashboard/tasks/${courseId}`} variant="primary">
              Go to the course
            </RouteButton>
          )}
        </>
      }
    />
  )
}

function FailedDialog({ error, onClose }: { error: Error; onClose: () => void }) {
  return (
    <MessageDialog
      open
      onClose={onClose}
      tone="error"
      title={isRejection(error) ? 'Enrollment failed' : 'An error occurred while enrolling'}
    >
      {error.message}
    </MessageDialog>
  )
}
