import { clockTime, withoutMinutes } from '#contract/kit/clock-time.ts'
import { maxCounted } from '#contract/kit/counting.ts'

// Without Intl: its first use loads the data of the locales, which takes a cheap phone a tenth of a second before the
// first page is shown. India has one time zone and no summer time.
const indiaOffsetMs = 5.5 * 60 * 60_000
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

type Moment = string | number | Date

/** ₹1,23,456; paise only if there are any; the minus comes before the sign. */
export function rupees(amount: number): string {
  const size = Math.abs(amount)
  const text = grouped(size.toFixed(Number.isInteger(size) ? 0 : 2))
  return `${amount < 0 ? '−' : ''}₹${text}`
}

/** ₹1,23,456.00, always with paise, so that columns line up. */
export const exactRupees = (amount: number): string =>
  `${amount < 0 ? '−' : ''}₹${grouped(Math.abs(amount).toFixed(2))}`

/** 1,23,456 */
export function count(amount: number): string {
  return grouped(amount.toFixed(0))
}

/** The last three digits, then pairs. */
const grouped = (digits: string): string => digits.replace(/\B(?=(\d\d)*\d{3}(\.|$))/g, ',')

/** 1 bug, 3 bugs, 1,200 bugs. */
export const plural = (amount: number, noun: string): string => `${count(amount)} ${noun}${amount === 1 ? '' : 's'}`

/** A count that the server stops at a maximum: 1,000+ */
export const cappedCount = (amount: number): string => (amount > maxCounted ? `${count(maxCounted)}+` : count(amount))

/** Its UTC fields are those of the moment in India. */
const inIndia = (moment: Moment): Date => new Date(new Date(moment).getTime() + indiaOffsetMs)

/** Whatever came instead of a date is shown as it is. */
const ifValid = (moment: Moment, format: (date: Date) => string): string => {
  const date = inIndia(moment)
  return Number.isNaN(date.getTime()) ? String(moment) : format(date)
}

/** 15 Nov 2026, in Indian time. */
export const day = (moment: Moment): string => ifValid(moment, formatDay)

const formatDay = (date: Date): string => `${date.getUTCDate()} ${monthOf(date)} ${date.getUTCFullYear()}`

const monthOf = (date: Date): string => months[date.getUTCMonth()]!

/** 2026-11-15, in Indian time, as forms and the API use it. */
export const indiaDate = (moment: Moment): string => ifValid(moment, (date) => date.toISOString().slice(0, 10))

/** From 0 to 23. */
export const indiaHour = (moment: Moment): number => inIndia(moment).getUTCHours()

/** 5:30 PM IST */
export const time = (moment: Moment): string => ifValid(moment, formatTime)

const formatTime = (date: Date): string => `${clockTime(date)} IST`

/** 15 Nov 2026, 5:30 PM IST */
export const dayAndTime = (moment: Moment): string =>
  ifValid(moment, (date) => `${formatDay(date)}, ${formatTime(date)}`)

/** Saturday, in Indian time. */
export const weekday = (moment: Moment): string => weekdays[inIndia(moment).getUTCDay()]!

/** Sat, 21 and Nov, in Indian time. */
export function dateParts(moment: Moment): { weekday: string; day: string; month: string } {
  const date = inIndia(moment)
  return { weekday: weekday(moment).slice(0, 3), day: String(date.getUTCDate()), month: monthOf(date) }
}

/** 6:30 PM, in Indian time. */
export const shortTime = (moment: Moment): string => ifValid(moment, clockTime)

/** Sat 21 Nov, 6:00 PM */
export const weekdayTime = (moment: Moment): string =>
  ifValid(moment, () => {
    const { weekday, day, month } = dateParts(moment)
    return `${weekday} ${day} ${month}, ${shortTime(moment)}`
  })

/** Tue 17 Nov, 6 pm: a promised time, which is a full hour in India. */
export const promisedTime = (moment: Moment): string => withoutMinutes(weekdayTime(moment))

/** 820 bytes, 34 KB, 2.4 MB, in steps of 1024. */
export function fileSize(bytes: number): string {
  if (bytes < 1024) return bytes === 1 ? '1 byte' : `${count(bytes)} bytes`
  // Rounds to 1 MB rather than 1024 KB.
  if (bytes < 1024 * 1023.5) return `${Math.round(bytes / 1024)} KB`
  const megabytes = bytes / 1024 / 1024
  return `${megabytes < 9.95 ? megabytes.toFixed(1).replace(/\.0$/, '') : count(Math.round(megabytes))} MB`
}

const minute = 60_000

/** '5 min ago'; after a week, the date. */
export function ago(moment: Moment, now: Moment = Date.now()): string {
  const past = new Date(now).getTime() - new Date(moment).getTime()
  if (past < minute) return 'just now'
  if (past < 60 * minute) return `${Math.floor(past / minute)} min ago`
  const hours = Math.floor(past / (60 * minute))
  if (hours < 24) return hours === 1 ? '1 hour ago' : `${hours} hours ago`
  const days = Math.floor(hours / 24)
  if (days < 7) return days === 1 ? '1 day ago' : `${days} days ago`
  return day(moment)
}
