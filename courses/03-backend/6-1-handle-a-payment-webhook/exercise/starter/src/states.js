/** The state of a payment after an event { type, amountPaise }. It only moves forward. */
export function nextState(current, event, orderAmountPaise) {
  return current
}
