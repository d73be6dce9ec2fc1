import { useState } from 'react'
import type { getStatement } from '#contract/membership/statements.ts'
import type { ReplyOf } from '#contract/kit/endpoint.ts'
import { Button } from '#web/kit/layout/button.tsx'
import { Dialog } from '#web/kit/overlays/dialog.tsx'
import { count, rupees } from '#web/kit/format.ts'
import { DecisionFailure } from '../../decision-failure.tsx'
import { useVerifyStatement } from '../statements.api.ts'

type VerifyExactProps = { statement: ReplyOf<typeof getStatement> }

export function VerifyExact({ statement: { statementId, unverified } }: VerifyExactProps) {
  const [isConfirming, setIsConfirming] = useState(false)
  const verify = useVerifyStatement()
  const payments = unverified.payments === 1 ? '1 exact payment' : `${count(unverified.payments)} exact payments`
  const close = () => setIsConfirming(false)
  return (
    <>
      <Button variant="primary" onClick={() => setIsConfirming(true)}>
        Verify {payments} ({rupees(unverified.rupees)})
      </Button>
      <Dialog
        open={isConfirming}
        onClose={close}
        title={`Verify ${payments}?`}
        intro={
          <>
            The bank received <b className="font-semibold text-ink">{rupees(unverified.rupees)}</b>. The courses open
            right away, and we email each learner a receipt. You can undo a verification within 24 hours.
          </>
        }
        actions={
          <>
            <Button onClick={close}>Cancel</Button>
            <Button
              variant="primary"
              busy={verify.isPending}
              busyLabel="Starting…"
              onClick={() => verify.mutate({ params: { statementId } }, { onSuccess: close })}
            >
              Verify payments
            </Button>
          </>
        }
      >
        <DecisionFailure error={verify.error} whenRefused="Nothing was verified." />
      </Dialog>
    </>
  )
}
