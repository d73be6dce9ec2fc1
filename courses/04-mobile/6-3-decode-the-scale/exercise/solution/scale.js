export function grams(message) {
  if (!/^[0-9a-f]{2}( [0-9a-f]{2}){2,}$/i.test(message)) return null
  const [flags, low, high] = message.split(' ').map((text) => Number.parseInt(text, 16))
  return (flags & 1) === 1 ? null : (low + high * 256) * 5
}

export function createSteady() {
  let last = []
  return (weight) => {
    if (weight < 200) {
      last = []
      return { kind: 'empty' }
    }
    last = [...last, weight].slice(-5)
    const sorted = last.toSorted((a, b) => a - b)
    const isStable = last.length === 5 && sorted[4] - sorted[0] <= 10
    return isStable ? { kind: 'stable', grams: sorted[2] } : { kind: 'moving', grams: weight }
  }
}

export function readings(messages) {
  const steady = createSteady()
  const all = messages
    .map((message) => grams(message))
    .filter((weight) => weight !== null)
    .map((weight) => steady(weight))
  const isSame = (a, b) => a?.kind === b.kind && a.grams === b.grams
  return all.filter((reading, index) => !isSame(all[index - 1], reading))
}
