/** { kind: 'member', number }, { kind: 'damaged' } or { kind: 'other' }: a short form of the step before. */
export function readCard(text) {
  const match = /^DUDH1-([0-9]{5})-([0-9])$/.exec(text)
  if (!match) return { kind: 'other' }
  const parts = [...match[1]].map((digit, index) => (index % 2 === 0 ? digit * 2 : Number(digit))).map((n) => (n > 9 ? n - 9 : n))
  const sum = parts.reduce((total, n) => total + n, 0)
  return (10 - (sum % 10)) % 10 === Number(match[2]) ? { kind: 'member', number: Number(match[1]) } : { kind: 'damaged' }
}

export function next(state, event) {
  if (event.type === 'tap') return { name: 'open', message: '', last: null }
  return state
}

export function offers(state) {
  return ['keypad']
}

console.log(next({ name: 'closed' }, { type: 'tap', isAllowed: false }))
