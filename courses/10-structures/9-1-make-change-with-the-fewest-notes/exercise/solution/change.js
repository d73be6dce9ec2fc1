/** Every combination of last notes: exponential. */
export function changeRecursive(amount, notes) {
  if (amount === 0) return 0
  let best = Infinity
  for (const note of notes) if (note <= amount) best = Math.min(best, 1 + changeRecursive(amount - note, notes))
  return best
}

/** Each amount once: O(amount × notes), but as deep as amount ÷ smallest note. */
export function changeMemo(amount, notes, memo = new Map([[0, 0]])) {
  if (memo.has(amount)) return memo.get(amount)
  let best = Infinity
  for (const note of notes) if (note <= amount) best = Math.min(best, 1 + changeMemo(amount - note, notes, memo))
  memo.set(amount, best)
  return best
}

/** From 0 upwards, with the last note of each best solution: O(amount × notes) time, O(amount) space. */
export function changeTable(amount, notes) {
  const count = Array(amount + 1).fill(Infinity)
  const last = Array(amount + 1).fill(0)
  count[0] = 0
  for (let a = 1; a <= amount; a++) {
    for (const note of notes) {
      if (note <= a && count[a - note] + 1 < count[a]) {
        count[a] = count[a - note] + 1
        last[a] = note
      }
    }
  }
  if (count[amount] === Infinity) return null
  const used = []
  for (let a = amount; a > 0; a -= last[a]) used.push(last[a])
  return { count: used.length, notes: used.sort((a, b) => b - a) }
}
