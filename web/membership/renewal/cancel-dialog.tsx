import { Problem } from '#web/kit/forms/field.tsx'
import { day } from '#web/kit/format.ts'
import { Button } from '#web/kit/layout/button.tsx'
import { Dialog } from '#web/kit/overlays/dialog.tsx'

type CancelDialogProps = {
  subscriptionEnds: string
  isBusy: boolean
  problem: string | undefined
  onCancelRenewal: () => void
  onClose: () => void
}

/** Asks before a renewal is cancelled. */
export const CancelDialog = ({ subscriptionEnds, isBusy, problem, onCancelRenewal, onClose }: CancelDialogProps) => (
  <Dialog
    open
    onClose={onClose}
    title="Cancel your renewal?"
    intro={`Your courses stay open until ${day(subscriptionEnds)}. Your subscription won’t renew automatically.`}
    actions={
      <>
        <Button onClick={onClose}>Keep renewal</Button>
        <Button variant="danger" busy={isBusy} onClick={onCancelRenewal}>
          Cancel renewal
        </Button>
      </>
    }
  >
    <ul className="list-disc space-y-1 pl-5">
      <li>You’ll get no more reminders.</li>
      <li>Payments are non-refundable, so you keep the days you’ve paid for.</li>
      <li>You keep your submissions and certificates.</li>
      <li>You can resume any time. Your next payment resumes it too.</li>
    </ul>
    <Problem text={problem} />
  </Dialog>
)
