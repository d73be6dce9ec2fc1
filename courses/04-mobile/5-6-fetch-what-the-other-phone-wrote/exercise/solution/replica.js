export const emptyPhone = { cursor: 0, entries: {}, decisions: {} }

export function applyPage(phone, changes) {
  return changes.toSorted((a, b) => a.seq - b.seq).reduce(applyChange, phone)
}

function applyChange(phone, change) {
  if (change.seq <= phone.cursor) return phone
  const next = { ...phone, cursor: change.seq }
  if (change.kind === 'entry') {
    const { member, ml } = phone.entries[change.id] ?? change
    next.entries = { ...phone.entries, [change.id]: { member, ml, state: 'sent' } }
  }
  if (change.kind === 'decision') next.decisions = { ...phone.decisions, [change.id]: change.decision }
  return next
}

export async function fetchAll(phone, fetchPage) {
  let current = phone
  try {
    while (true) {
      const next = applyPage(current, await fetchPage(current.cursor))
      if (next === current) return { phone: current, isComplete: true }
      current = next
    }
  } catch {
    return { phone: current, isComplete: false }
  }
}
