import { ConfirmDialog } from '#web/kit/overlays/confirm-dialog.tsx'

type SubmitAnywayProps = {
  passed: number
  total: number
  isApprovedByChecks: boolean
  onSubmit: () => void
  onClose: () => void
}

/** Learners may submit code that fails, for instance to ask their mentor. */
export function SubmitAnyway({ passed, total, isApprovedByChecks, onSubmit, onClose }: SubmitAnywayProps) {
  const consequence = isApprovedByChecks
    ? 'The step is approved automatically only if all checks pass; otherwise a mentor reviews it.'
    : 'Your mentor sees which checks fail.'
  return (
    <ConfirmDialog
      title="Submit with failing checks?"
      text={`${passed} of ${total} checks pass right now. ${consequence}`}
      action="Submit anyway"
      variant="primary"
      onConfirm={async () => onSubmit()}
      onClose={onClose}
    />
  )
}
