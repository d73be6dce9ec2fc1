import { useState } from 'react'
import type { Statement } from '#contract/membership/statements.ts'
import { Button } from '#web/kit/layout/button.tsx'
import { Dialog } from '#web/kit/overlays/dialog.tsx'
import { Failure } from '#web/kit/states/failure.tsx'
import { count, rupees } from '#web/kit/format.ts'
import { failureTitle } from '../../failure-title.ts'
import { useVerifyStatement } from '../statements.api.ts'

export function VerifyExact({ statement: { statementId, counts, exactRupees } }: { statement: Statement }) {
  const [isConfirming, setIsConfirming] = useState(false)
  const verify = useVerifyStatement(statementId)
  const payments = counts.exact === 1 ? '1 exact payment' : `${count(counts.exact)} exact payments`
  const close = () => setIsConfirming(false)
  return (
    <>
      <Button variant="primary" onClick={() => setIsConfirming(true)}>
        Verify {payments} ({rupees(exactRupees)})
      </Button>
      <Dialog
        open={isConfirming}
        onClose={close}
        title={`Verify ${payments}?`}
        intro={
          <>
            The bank received <b className="font-semibold text-ink">{rupees(exactRupees)}</b>. The courses open right
            away, and we email each learner a receipt. You can undo a verification within 24 hours.
          </>
        }
        actions={
          <>
            <Button onClick={close}>Cancel</Button>
            <Button
              variant="primary"
              busy={verify.isPending}
              busyLabel="Starting…"
              onClick={() => verify.mutate(undefined, { onSuccess: close })}
            >
              Verify payments
            </Button>
          </>
        }
      >
        {verify.error && (
          <Failure title={failureTitle(verify.error, 'Nothing was verified.')} message={verify.error.message} />
        )}
      </Dialog>
    </>
  )
}
