export function claimOf(text, reference) {
  return text.includes('SUCCESS') ? 'paid' : 'unknown'
}

export function after(payout, event) {
  // Which events lead out of which state?
  return payout
}

export const canPay = (payout) => payout.state !== 'paid'
