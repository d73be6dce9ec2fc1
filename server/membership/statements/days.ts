const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

const time = String.raw`(?:[\sT,]+\d{1,2}:\d{2}\S*(?:\s*[ap]m)?)?`
const year = String.raw`(?<year>\d{4}|\d{2})`
// In India the day comes first; only a year in front turns the order round.
const shapes = [
  String.raw`(?<day>\d{1,2})([/.-])(?<month>\d{1,2})\2${year}`,
  String.raw`(?<day>\d{1,2})(?:\s*[/.-]\s*|\s+)(?<month>[a-z]{3,9})(?:\s*[/.,-]\s*|\s+)${year}`,
  String.raw`(?<year>\d{4})-(?<month>\d{1,2})-(?<day>\d{1,2})`,
].map((shape) => new RegExp(`^${shape}${time}$`, 'i'))

type Parts = { day: string; month: string; year: string }

function partsOf(text: string): Parts | null {
  const trimmed = text.trim()
  for (const shape of shapes) {
    const groups = shape.exec(trimmed)?.groups
    if (groups) return groups as Parts
  }
  return null
}

/** Whether this is written like a date, be there such a day or not. */
export const looksLikeDay = (text: string): boolean => partsOf(text) !== null

const monthOf = (text: string) => (/^\d/.test(text) ? Number(text) : months.indexOf(text.slice(0, 3).toLowerCase()) + 1)

/** The day as yyyy-mm-dd; null when there is no such day: rather none than a wrong one. */
export function dayOf(text: string): string | null {
  const parts = partsOf(text)
  if (!parts) return null
  const [day, month] = [Number(parts.day), monthOf(parts.month)]
  const year = Number(parts.year.length === 2 ? `20${parts.year}` : parts.year)
  const date = new Date(Date.UTC(year, month - 1, day))
  const isThere = date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day
  return isThere && year >= 1950 ? date.toISOString().slice(0, 10) : null
}
