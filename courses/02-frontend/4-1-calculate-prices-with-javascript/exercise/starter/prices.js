/** The rupees that a farmer gets. A quintal is 100 kg. */
export function income(sacks, kgPerSack, pricePerQuintal) {
  return 0
}

/** 'up 55', 'down 60' or 'same' for a row with usual and yesterday. */
export function change(row) {
  return ''
}

/**
 * The name of the mandi with the highest usual price for a crop; undefined if
 * nobody sells it.
 */
export function bestMandi(mandis, crop) {}

/** 1250000 becomes '₹12,50,000'. */
export function formatRupees(rupees) {
  return ''
}

/** '2026-11-03' becomes '3 November 2026'. */
export function formatDay(day) {
  return ''
}
