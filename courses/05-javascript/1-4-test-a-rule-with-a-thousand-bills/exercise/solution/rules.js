import { randomBill, randomNumbers } from './bills.js'

const add = (numbers) => numbers.reduce((a, b) => a + b, 0)

/** The first rule that the parts break, or null. */
export function brokenRule({ paise, weights }, parts) {
  if (!Array.isArray(parts) || parts.length !== weights.length) return 'one part per weight'
  if (!parts.every((part) => Number.isInteger(part))) return 'whole paise'
  if (add(parts) !== paise) return 'adds up'
  const sum = add(weights)
  // The exact part is paise * weight / sum. Without the division, everything stays a whole number.
  const isFar = parts.some((part, index) => Math.abs(part * sum - paise * weights[index]) >= sum)
  return isFar ? 'less than a paisa away' : null
}

/** The first of many random bills that breaks a rule, or null. */
export function breakingBill(share, seed, runs) {
  const random = randomNumbers(seed)
  for (let run = 0; run < runs; run++) {
    const bill = randomBill(random)
    if (breaks(share, bill)) return bill
  }
  return null
}

/** Bills that are a little simpler than this one. */
export function simpler({ paise, weights }) {
  const bills = smaller(paise).map((next) => ({ paise: next, weights }))
  for (const index of weights.keys()) {
    bills.push({ paise, weights: weights.toSpliced(index, 1) })
    for (const next of smaller(weights[index])) bills.push({ paise, weights: weights.with(index, next) })
  }
  // Somebody has to pay; a bill without any weight is left out too.
  return bills.filter((bill) => add(bill.weights) > 0)
}

/** A breaking bill for which no simpler one breaks a rule. */
export function shrink(share, bill) {
  const next = simpler(bill).find((one) => breaks(share, one))
  return next ? shrink(share, next) : bill
}

/** Half of it, and one less: a large step first. Nothing for 0. */
function smaller(number) {
  return number === 0 ? [] : [...new Set([Math.floor(number / 2), number - 1])]
}

function breaks(share, bill) {
  try {
    return brokenRule(bill, share(bill.paise, [...bill.weights])) !== null
  } catch {
    return true
  }
}
