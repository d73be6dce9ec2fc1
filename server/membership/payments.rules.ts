import type { PaymentMethod } from '#contract/membership/payments.ts'

/** UPI and IMPS references are twelve digits; anything longer came through a bank transfer. */
export const methodOf = (transactionId: string): PaymentMethod => (/^\d{12}$/.test(transactionId) ? 'upi' : 'bank')
