const stateOf = {
  'payment.authorized': 'authorized',
  'payment.failed': 'failed',
  'payment.captured': 'captured',
  'refund.processed': 'refunded',
}
const rank = ['created', 'authorized', 'failed', 'captured', 'refunded', 'mismatch']

/** The state of a payment after an event { type, amountPaise }. It only moves forward. */
export function nextState(current, { type, amountPaise }, orderAmountPaise) {
  if (type === 'payment.captured' && amountPaise !== orderAmountPaise) return 'mismatch'
  return rank.indexOf(stateOf[type]) > rank.indexOf(current) ? stateOf[type] : current
}
