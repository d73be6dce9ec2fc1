// Either no commas at all, or commas exactly where Indian grouping puts them.
const amount = /^(-)?₹?\s*(\d+|\d{1,2}(?:,\d{2})*,\d{3})(?:\.(\d{1,2}))?$/

const inr = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' })

/** Whole paise, or null where the text is not an amount. */
export function parseRupees(text) {
  const match = amount.exec(text.trim())
  if (match === null) return null
  const [, minus, rupees, fraction = ''] = match
  // The digits are joined as text, so no decimal number ever holds part of the amount.
  const paise = Number(rupees.replaceAll(',', '') + fraction.padEnd(2, '0'))
  if (!Number.isSafeInteger(paise)) return null
  return minus && paise > 0 ? -paise : paise
}

/** ₹1,00,000.50; a negative amount has its minus before the ₹. */
export function formatRupees(paise) {
  return inr.format(paise / 100)
}
