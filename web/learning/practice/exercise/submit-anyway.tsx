import { ConfirmDialog } from '#web/kit/overlays/confirm-dialog.tsx'

type SubmitAnywayProps = {
  /** Null if the checks couldn't be run here. */
  passed: number | null
  total: number
  isApprovedByChecks: boolean
  onSubmit: () => void
  onClose: () => void
}

/** Learners may submit code that fails, for instance to ask their mentor, or that their browser can't check. */
export function SubmitAnyway({ passed, total, isApprovedByChecks, onSubmit, onClose }: SubmitAnywayProps) {
  const consequence = isApprovedByChecks
    ? 'The step is approved automatically only if all checks pass; otherwise a mentor reviews it.'
    : 'Your mentor sees which checks fail.'
  return (
    <ConfirmDialog
      title={passed === null ? 'Submit without checking?' : 'Submit with failing checks?'}
      text={
        passed === null
          ? 'We couldn’t run the checks in your browser. We’ll run them on our server when you submit.'
          : `${passed} of ${total} checks pass right now. ${consequence}`
      }
      action={passed === null ? 'Submit' : 'Submit anyway'}
      variant="primary"
      onConfirm={async () => onSubmit()}
      onClose={onClose}
    />
  )
}
