const letters = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'
const form = /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/

/** The last character of a GSTIN, from the fourteen before it: every second one counts double, in base 36. */
export function gstinCheck(fourteen: string): string {
  const sum = Array.from(fourteen).reduce((sum, letter, place) => {
    const product = letters.indexOf(letter) * (place % 2 === 0 ? 1 : 2)
    return sum + Math.floor(product / letters.length) + (product % letters.length)
  }, 0)
  return letters[(letters.length - (sum % letters.length)) % letters.length]!
}

/** What is wrong with a GSTIN in capitals; null when nothing is. */
export function gstinProblem(gstin: string): string | null {
  if (!form.test(gstin)) return 'Enter a 15-character GSTIN, for example 27AAPFU0939F1ZV'
  if (gstinCheck(gstin.slice(0, 14)) !== gstin[14]) return 'This GSTIN has a typo. Check each character.'
  return null
}
