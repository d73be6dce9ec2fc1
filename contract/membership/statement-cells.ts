/** Parses dates and amounts of bank statements. Shared, so that the preview of the columns shows what the server reads. */

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

const time = String.raw`(?:[\sT,]+\d{1,2}:\d{2}\S*(?:\s*[ap]m)?)?`
const year = String.raw`(?<year>\d{4}|\d{2})`
// In India the day comes first, unless the year does.
const patterns = [
  String.raw`(?<day>\d{1,2})([/.-])(?<month>\d{1,2})\2${year}`,
  String.raw`(?<day>\d{1,2})(?:\s*[/.-]\s*|\s+)(?<month>[a-z]{3,9})(?:\s*[/.,-]\s*|\s+)${year}`,
  String.raw`(?<year>\d{4})-(?<month>\d{1,2})-(?<day>\d{1,2})`,
].map((pattern) => new RegExp(`^${pattern}${time}$`, 'i'))

type Parts = { day: string; month: string; year: string }

function partsOf(text: string): Parts | null {
  const trimmed = text.trim()
  for (const pattern of patterns) {
    const groups = pattern.exec(trimmed)?.groups
    if (groups) return groups as Parts
  }
  return null
}

type Day = { isShaped: boolean; day: string | null }

// The lines of a day follow each other, and each is asked for its day several times.
let last: Day & { text: string } = { text: '', isShaped: false, day: null }

function read(text: string): Day {
  if (text === last.text) return last
  const parts = partsOf(text)
  last = { text, isShaped: parts !== null, day: parts && toDay(parts) }
  return last
}

/** Also true for a date that doesn't exist. */
export const looksLikeDay = (text: string): boolean => read(text).isShaped

/** As yyyy-mm-dd; null if there is no such day. */
export const dayOf = (text: string): string | null => read(text).day

const monthOf = (text: string) => (/^\d/.test(text) ? Number(text) : months.indexOf(text.slice(0, 3).toLowerCase()) + 1)

function toDay(parts: Parts): string | null {
  const [day, month] = [Number(parts.day), monthOf(parts.month)]
  const year = Number(parts.year.length === 2 ? `20${parts.year}` : parts.year)
  const date = new Date(Date.UTC(year, month - 1, day))
  const exists = date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day
  return exists && year >= 1950 ? date.toISOString().slice(0, 10) : null
}

const currency = /₹|\bINR\b|\bRS\b\.?/g
const bracketed = /\((CR|DR)\.?\)$/
const suffix = /(?<=[\d).\s])(?:CR|DR)\.?$/
// Grouped the Indian way (1,23,456), by thousands, or not at all. Fractions of a paisa are only allowed as zeros.
const digits = /^(?<rupees>\d{1,13}|\d{1,3}(?:,\d{2,3}){0,5},\d{3})?(?:\.(?<paise>\d{0,2})0*)?$/

// As most files write it.
const plainDigits = /^(\d{1,13})(?:\.(\d{0,2}))?$/

/** An amount in paise; a debit (minus, brackets, DR) is negative. Null if it isn't an amount. Exact, without floats. */
export function paiseOf(text: string): number | null {
  const simple = plainDigits.exec(text)
  if (simple) return Number(simple[1]) * 100 + Number((simple[2] ?? '').padEnd(2, '0'))
  const bare = text.toUpperCase().replace(currency, ' ').trim().replace(bracketed, '$1')
  const isDebit = /^[-−]|[-−]$|^\(.*\)$|DR\.?$/.test(bare)
  const plain = bare
    .replace(suffix, '')
    .replace(/^[+−(-]|[)−-]$/g, '')
    .trim()
  const found = /\d/.test(plain) ? digits.exec(plain)?.groups : undefined
  if (!found) return null
  const rupees = Number((found['rupees'] ?? '0').replaceAll(',', ''))
  const paise = rupees * 100 + Number((found['paise'] ?? '').padEnd(2, '0'))
  return isDebit ? 0 - paise : paise
}
