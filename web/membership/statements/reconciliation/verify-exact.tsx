import { useState } from 'react'
import type { Statement } from '#contract/membership/statements.ts'
import { Button } from '#web/kit/layout/button.tsx'
import { Dialog } from '#web/kit/overlays/dialog.tsx'
import { Failure } from '#web/kit/states/failure.tsx'
import { count, rupees } from '#web/kit/format.ts'
import { failureTitle } from '../../failure-title.ts'
import { useVerifyStatement } from '../statements.api.ts'

/** The one press that the whole page leads to, asked for once. */
export function VerifyExact({ statement: { statementId, counts, exactRupees } }: { statement: Statement }) {
  const [isAsking, setIsAsking] = useState(false)
  const verify = useVerifyStatement(statementId)
  const what = counts.exact === 1 ? '1 exact payment' : `${count(counts.exact)} exact payments`
  const close = () => setIsAsking(false)
  return (
    <>
      <Button variant="primary" onClick={() => setIsAsking(true)}>
        Verify {what} ({rupees(exactRupees)})
      </Button>
      <Dialog
        open={isAsking}
        onClose={close}
        title={`Verify ${what}?`}
        intro={
          <>
            The bank received <b className="font-semibold text-ink">{rupees(exactRupees)}</b> for them. Courses open at
            once, and each payer gets a receipt and an email. This cannot be taken back.
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
              Verify them
            </Button>
          </>
        }
      >
        {verify.error && (
          <Failure title={failureTitle(verify.error, 'Nothing was verified.')} words={verify.error.message} />
        )}
      </Dialog>
    </>
  )
}
