/** { kind: 'member', number }, { kind: 'damaged' } or { kind: 'other' }: a short form of the step before. */
export function readCard(text) {
  const match = /^DUDH1-([0-9]{5})-([0-9])$/.exec(text)
  if (!match) return { kind: 'other' }
  const parts = [...match[1]].map((digit, index) => (index % 2 === 0 ? digit * 2 : Number(digit))).map((n) => (n > 9 ? n - 9 : n))
  const sum = parts.reduce((total, n) => total + n, 0)
  return (10 - (sum % 10)) % 10 === Number(match[2]) ? { kind: 'member', number: Number(match[1]) } : { kind: 'damaged' }
}

const open = { name: 'open', message: '', last: null }

export function next(state, event) {
  const isBusy = state.name === 'asking' || state.name === 'open'
  if (event.type === 'tap' && !isBusy) return event.isAllowed ? { ...open } : { name: 'asking' }
  if (event.type === 'leave' && isBusy) return { name: 'closed' }
  if (event.type === 'answer' && state.name === 'asking') {
    if (event.isGranted) return { ...open }
    return { name: event.mayAskAgain ? 'refused' : 'blocked' }
  }
  if (event.type === 'text' && state.name === 'open') return afterText(state, event.text)
  return state
}

function afterText(state, text) {
  if (text === state.last) return state
  const card = readCard(text)
  if (card.kind === 'member') return { name: 'done', member: card.number }
  const message = card.kind === 'damaged' ? 'Clean the card, or type the number' : "This isn't a member's card"
  return { ...state, last: text, message }
}

export function offers(state) {
  const list = ['keypad']
  if (state.name !== 'asking' && state.name !== 'open') list.push('scan')
  if (state.name === 'blocked') list.push('settings')
  return list
}
