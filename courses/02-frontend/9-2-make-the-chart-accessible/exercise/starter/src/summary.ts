import type { Week } from './chart-math.ts'

/**
 * One sentence that says what the eye sees in the line, with prices such as
 * ₹2,300 and days such as 3 November 2025.
 */
export function summarise(crop: string, weeks: readonly Week[]): string {
  // Which weeks have a price? What if there is none, one, or if all prices
  // are equal?
  return ''
}

console.log(summarise('Onion', [{ from: '2025-11-03', price: 2300, tonnes: 857 }]))
