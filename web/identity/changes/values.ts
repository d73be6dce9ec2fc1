import { kindNames } from '#contract/kit/file-kinds.ts'
import { states } from '#contract/kit/states.ts'
import { day, dayAndTime, exactRupees, rupees } from '#web/kit/format.ts'

export type Fields = Record<string, unknown>
export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Fields whose name in the code isn't what people call them. */
const labels: Record<string, string> = {
  stateCode: 'State',
  percent: 'GST',
  hasNoGstin: 'Not registered for GST',
  secondReviewPercent: 'Verdicts reviewed twice',
  maxFiles: 'Files in one submission',
  maxMegabytes: 'Size per file in MB',
  kinds: 'File types',
  maxHours: 'Longest promise in hours',
  maxDays: 'Most days for one late review',
  isCompensated: 'Access for late reviews',
  place: 'Page',
  rating: 'Stars',
  image: 'Picture',
  about: 'Introduction',
  text: 'Text',
}

const acronyms = /\b(gst|gstin|id|ids|ifsc|sac|upi|url|urls)\b/g

/** 'courseTitle' as 'Course title', 'upiId' as 'UPI ID', 'isBlocked' as 'Blocked'. */
export function labelOf(key: string): string {
  if (Object.hasOwn(labels, key)) return labels[key]!
  const words = key
    .replace(/^(is|has)(?=[A-Z_])/, '')
    .replace(/(?<=[a-z])(Paise|Rupees)$/, '')
    .replace(/[_-]+/g, ' ')
    .replace(/(?<=[a-z\d])(?=[A-Z])/g, ' ')
    .trim()
    .toLowerCase()
    .replace(acronyms, (word) => word.toUpperCase().replace(/S$/, 's'))
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** A switch is turned on; anything else that is true or false is so or isn't. */
export const isSwitch = (key: string) => Object.hasOwn(labels, key) || !/^(is|has)[A-Z_]/.test(key)

/** A value as people write it; `key` says what it is. */
export function written(value: unknown, key = ''): string {
  if (value === null || value === undefined || value === '') return 'none'
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (typeof value === 'number') return writtenNumber(value, key)
  if (Array.isArray(value)) return value.map((item) => written(item, key)).join(', ') || 'none'
  if (isFields(value)) return writtenFields(value)
  return typeof value === 'string' ? writtenText(value, key) : JSON.stringify(value)
}

function writtenNumber(value: number, key: string): string {
  if (/paise$/i.test(key)) return exactRupees(value / 100)
  if (/rupees$/i.test(key)) return rupees(value)
  return /percent$/i.test(key) ? `${value} %` : String(value)
}

/** Dates and times of the API in India's time zone; what people typed as they typed it. */
function writtenText(text: string, key: string): string {
  if (/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/.test(text)) return dayAndTime(text)
  if (/^\d{4}-\d\d-\d\d$/.test(text)) return day(text)
  if (key === 'stateCode') return states[text] ?? text
  return key === 'kinds' && Object.hasOwn(kindNames, text) ? kindNames[text as keyof typeof kindNames] : text
}

function writtenFields(fields: Fields): string {
  const { rupees: price, days, label, url } = fields
  if (typeof price === 'number' && typeof days === 'number')
    return `${rupees(price)} for ${days} days${fields['isJoining'] ? ' (to join)' : ''}`
  if (typeof label === 'string' && typeof url === 'string') return `${label} (${url})`
  const entries = Object.entries(fields)
  if (entries.length === 1) return written(entries[0]![1], entries[0]![0])
  return entries.map(([key, value]) => `${labelOf(key).toLowerCase()} ${written(value, key)}`).join(', ')
}
