/** How many letters to add, remove, replace or swap with their neighbour. */
export function distance(one: string, other: string): number {
  const [a, b] = [one.toLowerCase(), other.toLowerCase()]
  let before: number[] = []
  let row = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i]
    for (let j = 1; j <= b.length; j += 1) {
      const isSame = a[i - 1] === b[j - 1]
      const isSwapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      next[j] = Math.min(
        next[j - 1]! + 1,
        row[j]! + 1,
        row[j - 1]! + (isSame ? 0 : 1),
        isSwapped ? before[j - 2]! + 1 : Infinity,
      )
    }
    before = row
    row = next
  }
  return row[b.length]!
}

/** The name that was probably meant; null if none is like it. */
export function nearest(name: string, known: Iterable<string>): string | null {
  const limit = name.length < 3 ? 0 : name.length < 6 ? 1 : 2
  let best: { name: string; far: number } | null = null
  for (const one of known) {
    if (one === name || Math.abs(one.length - name.length) > limit) continue
    const far = distance(name, one)
    if (far <= limit && (!best || far < best.far)) best = { name: one, far }
  }
  return best?.name ?? null
}
