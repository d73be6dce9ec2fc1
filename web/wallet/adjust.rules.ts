/**
 * The number that was typed, as people write amounts: ₹1,000, +50, −50. Phones give a real minus sign (−) as gladly as
 * a hyphen. What is no number becomes NaN, which the schema refuses.
 */
export function readRupees(typed: unknown): number {
  const text = typeof typed === 'string' ? typed.replace(/[₹,\s]/g, '').replace('−', '-') : ''
  return /^[+-]?\d+(\.\d+)?$/.test(text) ? Number(text) : Number.NaN
}
