import { type GatewayProblem, maxGatewayProblems } from '#contract/membership/gateway.ts'
import { audit, fullName } from '#server/identity/index.ts'
import type { Db } from '#server/kit/db/db.ts'
import type { Tools } from '#server/kit/deps.ts'
import { notFound } from '#server/kit/errors.ts'
import { formatRupees } from '#server/kit/india.ts'
import { type Mismatch, openProblems, setResolved } from './problems.store.ts'

/** Online payments that need staff: stored problems, and amounts that went back here or there only. */
export async function gatewayProblems(db: Db): Promise<GatewayProblem[]> {
  const { stored, mismatches } = await openProblems(db)
  return [
    ...stored.map((row) => toProblem(row, row.problem, true)),
    ...mismatches.map((row) => toProblem(row, describeMismatch(row), false)),
  ].slice(0, maxGatewayProblems)
}

type Row = Omit<Mismatch, 'paymentId' | 'recordedPaise' | 'isRejected'> & { paymentId: number | null }

const toProblem = (row: Row, problem: string, isResolvable: boolean): GatewayProblem => ({
  gatewayPaymentId: row.id,
  paymentId: row.paymentId,
  payer: { userId: row.personId, name: fullName(row) },
  receivedRupees: row.receivedPaise / 100,
  refundedRupees: row.refundedPaise / 100,
  receivedAt: new Date(row.receivedAt).toISOString(),
  problem,
  isResolvable,
})

export function describeMismatch({
  isRejected,
  receivedPaise,
  refundedPaise,
  recordedPaise,
}: Pick<Mismatch, 'isRejected' | 'receivedPaise' | 'refundedPaise' | 'recordedPaise'>): string {
  if (isRejected) {
    const missing = formatRupees(receivedPaise - refundedPaise)
    return `It was rejected, but ${missing} wasn’t returned. Refund it in the gateway’s dashboard, or reopen the payment.`
  }
  return refundedPaise > recordedPaise
    ? `The gateway returned ${formatRupees(refundedPaise)}, and ${formatRupees(recordedPaise)} is recorded here. Record the refund.`
    : `Refunds of ${formatRupees(recordedPaise)} are recorded here, and the gateway returned ${formatRupees(refundedPaise)}. Make the refund in its dashboard.`
}

type Resolving = { gatewayPaymentId: string; resolution: string; actorId: number }

export function resolveProblem(
  db: Db,
  { clock }: Pick<Tools, 'clock'>,
  { gatewayPaymentId, resolution, actorId }: Resolving,
): Promise<null> {
  return db.transaction(async (db) => {
    const resolved = await setResolved(db, gatewayPaymentId, { resolution, resolvedBy: actorId, resolvedAt: clock() })
    if (!resolved) throw notFound('This open problem')
    await audit(db, {
      actorId,
      action: 'online payment resolved',
      subject: resolved.paymentId === null ? `person ${resolved.personId}` : `payment ${resolved.paymentId}`,
      before: { problem: resolved.problem },
      after: { gatewayPaymentId, resolution },
    })
    return null
  })
}
