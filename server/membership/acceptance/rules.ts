import { maxWaivedPaise, type RestTo } from '#contract/membership/acceptance.ts'
import { conflict, invalid } from '#server/kit/errors.ts'
import { formatRupees } from '#server/kit/india.ts'
import { sentOnProblem, transferProblem } from '../refunds/rules.ts'
import type { RecordedTransfer } from '../refunds/store.ts'
import type { PaymentRow } from '../tables.ts'

/** `paidOn`: in India. `recorded`: the refund that has the reference of the request. */
type Payment = Pick<PaymentRow, 'state'> & { paidOn: string; recorded: RecordedTransfer | null }
type Request = {
  restTo: RestTo
  method?: string | undefined
  reference?: string | undefined
  sentOn?: string | undefined
}

/** Throws unless the rest can go where it should. */
export function assertAcceptable(payment: Payment, request: Request, restPaise: number, now: Date): void {
  if (payment.state !== 'pending') throw conflict(`This payment isn’t pending. It’s ${payment.state}.`)
  if (request.restTo === 'wallet' || restPaise === 0) return
  const problems = {
    ...(!request.method && { method: 'Choose how you transferred the rest back' }),
    ...transferProblem(request, payment.recorded),
    ...sentOnProblem(request.sentOn, payment.paidOn, now),
  }
  if (Object.keys(problems).length > 0) throw invalid(problems)
}

/** Throws unless the payment can count as full. */
export function assertWaivable(missingPaise: number | null): void {
  if (missingPaise === null) throw invalid({ isFull: 'No plan has the price that they reported' })
  if (missingPaise === 0) throw invalid({ isFull: 'Nothing is missing' })
  if (missingPaise > maxWaivedPaise) {
    const most = formatRupees(maxWaivedPaise)
    throw invalid({ isFull: `${formatRupees(missingPaise)} is missing, and at most ${most} can be let go` })
  }
}
