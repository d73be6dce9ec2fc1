import { randomBill, randomNumbers } from './bills.js'

/** The first rule that the parts break, or null. */
export function brokenRule({ paise, weights }, parts) {
  // Write your code here. The rules, in this order:
  // 'one part per weight', 'whole paise', 'adds up', 'less than a paisa away'
}

/** The first of many random bills that breaks a rule, or null. */
export function breakingBill(share, seed, runs) {
  // Write your code here.
}

/** Bills that are a little simpler than this one. */
export function simpler({ paise, weights }) {
  // Write your code here.
  return []
}

/** A breaking bill for which no simpler one breaks a rule. */
export function shrink(share, bill) {
  // Write your code here.
}

// Run prints a bill that breaks this version, and the smallest one.
const rounded = (paise, weights) => {
  const sum = weights.reduce((a, b) => a + b, 0)
  return weights.map((weight) => Math.round((paise * weight) / sum))
}
const found = breakingBill(rounded, 2026, 1000)
console.log(found)
if (found) console.log(shrink(rounded, found))
