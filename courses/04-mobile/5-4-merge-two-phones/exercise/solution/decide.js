const timeOf = ({ at, offset }) => at + offset
const order = (a, b) => timeOf(a) - timeOf(b) || (a.id < b.id ? -1 : 1)

export function decide(entries, decisions = {}) {
  const counting = []
  const verdicts = {}
  for (const entry of entries.toSorted(order)) {
    const earlier = counting.filter(({ member, phone }) => member === entry.member && phone !== entry.phone)
    const isNear = (other) => timeOf(entry) - timeOf(other) <= 60_000
    const decision = decisions[entry.id]
    const original =
      decision === 'both' ? undefined : decision === 'same' ? earlier.at(-1) : earlier.find((other) => isNear(other))
    if (original) {
      verdicts[entry.id] = { duplicateOf: original.id }
    } else {
      verdicts[entry.id] = 'counts'
      counting.push(entry)
    }
  }
  return verdicts
}

export function totalMl(entries, decisions = {}) {
  const verdicts = decide(entries, decisions)
  return entries.filter(({ id }) => verdicts[id] === 'counts').reduce((sum, { ml }) => sum + ml, 0)
}
