import type { Week } from './chart-math.ts'

const rupees = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR', maximumFractionDigits: 0 })
const longDay = new Intl.DateTimeFormat('en-IN', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })

export const formatWeek = (from: string) => longDay.format(new Date(from))
export const formatPrice = (price: number) => rupees.format(price)

/** One sentence that says what the eye sees in the line. */
export function summarise(crop: string, weeks: readonly Week[]): string {
  const known = weeks.flatMap(({ from, price }) => (price === null ? [] : [{ from, price }]))
  const first = known[0]
  const last = known.at(-1)
  if (!first || !last) return `There are no ${crop} prices for this season.`

  const missing = weeks.length - known.length
  const gap = missing === 0 ? '' : ` ${missing === 1 ? 'One week has' : `${missing} weeks have`} no price.`
  if (known.length === 1) return `${crop} cost ${formatPrice(first.price)} in the week of ${formatWeek(first.from)}.${gap}`

  const lowest = known.reduce((a, b) => (b.price < a.price ? b : a))
  const highest = known.reduce((a, b) => (b.price > a.price ? b : a))
  const part = (week: { from: string; price: number }) => `${formatPrice(week.price)} in the week of ${formatWeek(week.from)}`
  if (lowest.price === highest.price) return `${crop} stayed at ${formatPrice(first.price)} from ${formatWeek(first.from)} to ${formatWeek(last.from)}.${gap}`
  return `${crop} was highest at ${part(highest)} and lowest at ${part(lowest)}; the last price is ${part(last)}.${gap}`
}
