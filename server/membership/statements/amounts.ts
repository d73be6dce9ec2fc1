const currency = /₹|\bINR\b|\bRS\b\.?/g
const mark = /(?<=[\d).\s])(?<mark>CR|DR)\.?$/
// Grouped the Indian way (1,23,456), by thousands, or not at all. Digits of a paisa are refused unless they are zero.
const digits = /^(?<rupees>\d{1,13}|\d{1,3}(?:,\d{2,3}){0,5},\d{3})?(?:\.(?<paise>\d{0,2})0*)?$/

/**
 * An amount in whole paise; what went out (a minus, brackets, DR) is negative. Null when it is not an amount. Made of
 * the digits themselves: what is read here is compared to the paisa.
 */
export function paiseOf(text: string): number | null {
  const bare = text.toUpperCase().replace(currency, ' ').trim()
  const isOut = /^[-−]|[-−]$|^\(.*\)$|DR\.?$/.test(bare)
  const unmarked = bare
    .replace(mark, '')
    .replace(/^[+−(-]|[)−-]$/g, '')
    .trim()
  const found = /\d/.test(unmarked) ? digits.exec(unmarked)?.groups : undefined
  if (!found) return null
  const rupees = Number((found['rupees'] ?? '0').replaceAll(',', ''))
  const paise = rupees * 100 + Number((found['paise'] ?? '').padEnd(2, '0'))
  return isOut ? 0 - paise : paise
}
