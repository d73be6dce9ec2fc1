const claims = { SUCCESS: 'paid', SUBMITTED: 'pending', PENDING: 'pending', FAILURE: 'failed', FAILED: 'failed' }

export function claimOf(text, reference) {
  const fields = new Map([...new URLSearchParams(text ?? '')].map(([name, value]) => [name.toLowerCase(), value]))
  if (fields.get('txnref') !== reference) return 'unknown'
  const status = (fields.get('status') ?? '').toUpperCase()
  return Object.hasOwn(claims, status) ? claims[status] : 'unknown'
}

export function after(payout, event) {
  if (payout.state === 'paid') return payout
  switch (event.type) {
    case 'appAnswered':
      return payout.state === 'due' ? { state: 'waiting', claim: event.claim } : payout
    case 'bankPaid':
      return { state: 'paid', reference: event.reference }
    case 'bankFailed':
      return { state: 'failed', reason: event.reason }
    default:
      return payout
  }
}

export const canPay = (payout) => payout.state === 'due'
