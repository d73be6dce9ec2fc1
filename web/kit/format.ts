import { maxCounted } from '#contract/kit/counting.ts'
import { lazyValue } from './lazy-value.ts'

// Created once, on first use: creating an Intl formatter costs a hundred times more than using it.
const whole = lazyValue(() => new Intl.NumberFormat('en-IN', { maximumFractionDigits: 0 }))
const exact = lazyValue(() => new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2, maximumFractionDigits: 2 }))
const india = 'Asia/Kolkata'
// en-US because en-IN and en-GB abbreviate September as "Sept", unlike every other month.
const dayParts = lazyValue(
  () => new Intl.DateTimeFormat('en-US', { timeZone: india, day: 'numeric', month: 'short', year: 'numeric' }),
)
const weekday = lazyValue(() => new Intl.DateTimeFormat('en-US', { timeZone: india, weekday: 'short' }))
const isoDay = lazyValue(() => new Intl.DateTimeFormat('en-CA', { timeZone: india }))
const clock = lazyValue(
  () => new Intl.DateTimeFormat('en-US', { timeZone: india, hour: 'numeric', minute: '2-digit', hour12: true }),
)

type Moment = string | number | Date

/** ₹1,23,456; paise only if there are any; the minus comes before the sign. */
export function rupees(amount: number): string {
  const size = Math.abs(amount)
  const text = Number.isInteger(size) ? whole().format(size) : exact().format(size)
  return `${amount < 0 ? '−' : ''}₹${text}`
}

/** 1,23,456 */
export function count(amount: number): string {
  return whole().format(amount)
}

/** 1 bug, 3 bugs, 1,200 bugs. */
export const plural = (amount: number, noun: string): string => `${count(amount)} ${noun}${amount === 1 ? '' : 's'}`

/** A count that the server stops at a maximum: 1,000+ */
export const cappedCount = (amount: number): string => (amount > maxCounted ? `${count(maxCounted)}+` : count(amount))

/** Formatting an invalid date throws. Whatever came instead of a date is shown as it is. */
const ifValid = (moment: Moment, format: (date: Date) => string): string => {
  const date = new Date(moment)
  return Number.isNaN(date.getTime()) ? String(moment) : format(date)
}

/** 15 Nov 2026, in Indian time. */
export const day = (moment: Moment): string => ifValid(moment, formatDay)

function formatDay(date: Date): string {
  const parts = Object.fromEntries(
    dayParts()
      .formatToParts(date)
      .map((part) => [part.type, part.value]),
  )
  return `${parts['day']} ${parts['month']} ${parts['year']}`
}

/** 2026-11-15, in Indian time, as forms and the API use it. */
export const indiaDate = (moment: Moment): string => ifValid(moment, (date) => isoDay().format(date))

/** 5:30 PM IST */
export const time = (moment: Moment): string =>
  // ICU puts a narrow no-break space before AM and PM; an ordinary one can be searched for.
  ifValid(moment, (date) => `${clock().format(date).replace(/\s/gu, ' ')} IST`)

/** 15 Nov 2026, 5:30 PM IST */
export const dayAndTime = (moment: Moment): string => ifValid(moment, (date) => `${formatDay(date)}, ${time(date)}`)

/** Sat, 21 and Nov, in Indian time. */
export function dateParts(moment: Moment): { weekday: string; day: string; month: string } {
  const [day = '', month = ''] = formatDay(new Date(moment)).split(' ')
  return { weekday: weekday().format(new Date(moment)), day, month }
}

/** 6 pm or 6:30 pm, in Indian time. */
export const shortTime = (moment: Moment): string =>
  ifValid(moment, (date) => clock().format(date).replace(/\s/gu, ' ').replace(':00', '').toLowerCase())

/** Sat 21 Nov, 6 pm */
export const weekdayTime = (moment: Moment): string =>
  ifValid(moment, (date) => {
    const { weekday, day, month } = dateParts(date)
    return `${weekday} ${day} ${month}, ${shortTime(date)}`
  })

/** Tue 17 Nov, 6 pm: a promised time, which is a full hour in India. */
export const promisedTime = weekdayTime

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
