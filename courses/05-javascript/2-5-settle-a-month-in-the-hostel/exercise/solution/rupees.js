// Either no commas at all, or commas exactly where Indian grouping puts them.
const amount =
  /^(?<minus>-)?₹?\s*(?<whole>\d+|\d{1,2}(?:,\d{2})*,\d{3})(?:\.(?<fraction>\d+))?(?:\s*(?<unit>lakh|crore)s?)?$/i

/** Digits between the point and the paisa. */
const placesOf = { rupee: 2, lakh: 7, crore: 9 }

const inr = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' })

/** Whole paise, or null where the text is not an amount. */
export function parseRupees(text) {
  const match = amount.exec(text.trim())
  if (match === null) return null
  const { minus, whole, fraction = '', unit = 'rupee' } = match.groups
  const places = placesOf[unit.toLowerCase()]
  if (fraction.length > places) return null
  // The digits are joined as text, so no decimal number ever holds part of the amount.
  const paise = Number(whole.replaceAll(',', '') + fraction.padEnd(places, '0'))
  if (!Number.isSafeInteger(paise)) return null
  return minus && paise > 0 ? -paise : paise
}

/** ₹1,00,000.50; a negative amount has its minus before the ₹. */
export function formatRupees(paise) {
  return inr.format(paise / 100)
}
