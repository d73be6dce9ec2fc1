import type { RestTo } from '#contract/membership/acceptance.ts'
import { conflict, invalid } from '#server/kit/http/errors.ts'
import type { PaymentRow } from '../tables.ts'

type Request = { restTo: RestTo; method?: string | undefined; reference?: string | undefined }

/** Throws unless the rest can go where it should. */
export function assertAcceptable(payment: Pick<PaymentRow, 'state'>, request: Request, restPaise: number): void {
  if (payment.state !== 'pending') throw conflict(`This payment isn’t pending. It’s ${payment.state}.`)
  if (request.restTo === 'wallet' || restPaise === 0) return
  const problems = {
    ...(!request.method && { method: 'Choose how you transferred the rest back' }),
    ...(request.method !== 'cash' && !request.reference && { reference: 'Enter the reference of your transfer' }),
  }
  if (Object.keys(problems).length > 0) throw invalid(problems)
}
