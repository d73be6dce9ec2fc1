/** Whole numbers from 0 to max. The same seed gives the same numbers. */
export function randomNumbers(seed) {
  let state = seed
  return (max) => {
    state = (state * 48271) % 2147483647
    return state % (max + 1)
  }
}

/** A bill with edges: every second one is at most 10 paise, and every fourth weight is 0. */
export function randomBill(random) {
  const paise = random(1) === 0 ? random(10) : random(1_000_000)
  const weights = Array.from({ length: 1 + random(5) }, () => (random(3) === 0 ? 0 : 1 + random(29)))
  return { paise, weights: weights.some((weight) => weight > 0) ? weights : [...weights, 1] }
}
