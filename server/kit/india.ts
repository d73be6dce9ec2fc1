import { clockTime, withoutMinutes } from '#contract/kit/clock-time.ts'
import { dayMs } from '#contract/kit/durations.ts'

// India has had the same offset all year since 1945.
const offsetMs = 5.5 * 60 * 60 * 1000

/** The current date in India, as 2026-11-15. */
export const indiaDate = (now: Date): string => new Date(now.getTime() + offsetMs).toISOString().slice(0, 10)

/** 2026-11-15 and 3 give 2026-11-18. */
export const daysAfter = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10)

/** The moment at which this date starts in India. */
export const startOfDay = (date: string): Date => new Date(Date.parse(`${date}T00:00:00Z`) - offsetMs)

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** 2026-11-05 as 5 Nov 2026. */
export function formatDate(date: string): string {
  const [year, month, day] = date.split('-').map(Number)
  return `${day} ${months[month! - 1]} ${year}`
}

/** The date it is in India at this moment, as 5 Nov 2026. */
export const formatDay = (moment: Date): string => formatDate(indiaDate(moment))

const localTime = (moment: Date): Date => new Date(moment.getTime() + offsetMs)

/** The time in India, as 6:30 PM. */
export const formatTime = (moment: Date): string => clockTime(localTime(moment))

/** The time in India, as 5 Nov 2026, 6:30 PM. */
export const formatMoment = (moment: Date): string => `${formatDay(moment)}, ${formatTime(moment)}`

const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']

/** The time in India without the year, as Sat 21 Nov, 6:30 PM. */
export function formatWeekday(moment: Date): string {
  const local = localTime(moment)
  const day = `${weekdays[local.getUTCDay()]} ${local.getUTCDate()} ${months[local.getUTCMonth()]}`
  return `${day}, ${clockTime(local)}`
}

/** A promised time, as Tue 17 Nov, 6 pm. */
export const formatPromise = (moment: Date): string => withoutMinutes(formatWeekday(moment))

const whole = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 0 })
const exact = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2 })

/** ₹1,23,456, with paise only if there are any. */
export const formatRupees = (paise: number): string => `₹${(paise % 100 ? exact : whole).format(paise / 100)}`

/** Adds a full stop to what somebody wrote, so that another sentence can follow. */
export const toSentence = (text: string): string => (/[.!?।]$/.test(text) ? text : `${text}.`)
