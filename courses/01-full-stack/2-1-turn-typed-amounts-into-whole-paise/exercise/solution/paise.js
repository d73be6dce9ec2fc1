// Plain digits, or Indian grouping: three digits at the end, pairs before them. Perhaps one or two decimals.
const amount = /^₹?\s*(\d+|\d{1,2}(?:,\d{2})*,\d{3})(?:\.(\d{1,2}))?$/

/** Whole paise for the text that somebody typed. Throws an Error with a sentence to show. */
export function toPaise(text) {
  const typed = text.trim()
  if (typed === '') throw new Error('Enter an amount, for example 40 or 1,250.50.')
  if (typed.startsWith('-')) throw new Error('Enter the amount without a minus. For a payment, choose "Paid".')
  if (/\.\d{3,}$/.test(typed)) throw new Error('Use at most two digits after the point: there is nothing smaller than a paisa.')
  const match = amount.exec(typed)
  if (!match) throw new Error(`"${typed}" isn't an amount. Write it like 40, 99.50 or 1,00,000.`)
  const [, rupees, fraction = ''] = match
  const paise = Number(rupees.replaceAll(',', '') + fraction.padEnd(2, '0'))
  if (!Number.isSafeInteger(paise)) throw new Error('This amount is too large. Did a digit repeat?')
  return paise
}
