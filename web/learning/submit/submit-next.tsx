import type { Exercise } from '#contract/learning/practice.ts'
import { plural } from '#web/kit/format.ts'
import { Button } from '#web/kit/layout/button.tsx'
import { lazyPart } from '#web/kit/lazy-component.ts'
import { submitAnchor, submitForm } from './exercise-form.tsx'

// With the checks of forms, which take a phone longer than the rest of the exercise.
const ConfirmDialog = lazyPart(() => import('#web/kit/overlays/confirm-dialog.tsx'), 'ConfirmDialog')

/** Nothing else is asked for, so it needs no way to the form. */
export const SubmitNow = ({ busyLabel }: { busyLabel: string | null }) => (
  <>
    <p>All checks passed. Submit your solution to finish this step.</p>
    <Button
      type="submit"
      form={submitForm}
      variant="primary"
      busy={busyLabel !== null}
      busyLabel={busyLabel ?? undefined}
      className="mt-2"
    >
      Submit now
    </Button>
  </>
)

export const Next = ({ hiddenChecks }: Exercise) => (
  <p>
    All checks passed.{' '}
    <a href={`#${submitAnchor}`} className="touch underline underline-offset-4">
      Submit your solution
    </a>
    {hiddenChecks > 0 && `: we’ll run ${plural(hiddenChecks, 'more check')} then`}.
  </p>
)

type SubmitAnywayProps = {
  /** Null if the checks couldn't be run here. */
  passed: number | null
  exercise: Exercise
  onSubmit: () => void
  onClose: () => void
}

/** Learners may submit code that fails, for instance to ask their mentor, or that their browser can't check. */
export function SubmitAnyway({ passed, exercise, onSubmit, onClose }: SubmitAnywayProps) {
  const { approvedByChecks, language } = exercise
  const consequence = approvedByChecks
    ? 'The step is approved automatically only if all checks pass; otherwise a mentor reviews it.'
    : 'Your mentor sees which checks fail.'
  return (
    <ConfirmDialog
      title={passed === null ? 'Submit without checking?' : 'Submit with failing checks?'}
      text={
        passed === null
          ? language === 'project'
            ? 'We couldn’t run the checks just now. We’ll run them once you’ve submitted.'
            : 'We couldn’t run the checks in your browser. We’ll run them on our server when you submit.'
          : `${passed} of ${exercise.checks.length} checks pass right now. ${consequence}`
      }
      action={passed === null ? 'Submit' : 'Submit anyway'}
      variant="primary"
      onConfirm={async () => onSubmit()}
      onClose={onClose}
    />
  )
}
