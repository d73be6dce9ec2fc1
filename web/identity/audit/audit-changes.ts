import { day, dayAndTime } from '#web/kit/format.ts'

/** One thing that changed: how it was and how it is, as people read it; null where it was not there. */
export type Change = { what: string; was: string | null; is: string | null }

/** Only what differs between before and after, whatever shape they have. */
export function changesOf(before: unknown, after: unknown): Change[] {
  const [was, is] = [flat(before), flat(after)]
  const keys = [...new Set([...was.keys(), ...is.keys()])]
  return keys
    .map((what) => ({ what, was: was.get(what) ?? null, is: is.get(what) ?? null }))
    .filter(({ was, is }) => was !== is)
}

/** Every value by where it stands: 'Payee › UPI ID'. A list is one value, unless it holds more than words. */
function flat(value: unknown, path: string[] = []): Map<string, string> {
  if (value === null || value === undefined) return new Map()
  if (typeof value !== 'object') return new Map([[path.join(' › ') || 'Value', wordsOf(value)]])
  const isWords = Array.isArray(value) && value.every((item) => typeof item !== 'object' || item === null)
  if (isWords) return new Map([[path.join(' › ') || 'List', value.map(wordsOf).join(', ') || 'none']])
  const inside = Array.isArray(value)
    ? value.map((item, index) => [String(index + 1), item] as const)
    : Object.entries(value).map(([key, item]) => [readable(key), item] as const)
  return new Map(inside.flatMap(([key, item]) => [...flat(item, [...path, key])]))
}

/** A moment or a day as the server writes them, by the clock of India; anything else as it is. */
function spoken(text: string): string {
  if (/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/.test(text)) return dayAndTime(text)
  return /^\d{4}-\d\d-\d\d$/.test(text) ? day(text) : text
}

const wordsOf = (value: unknown): string => {
  if (value === true) return 'yes'
  if (value === false) return 'no'
  return value === '' ? 'empty' : spoken(String(value))
}

const initials = /\b(gst|gstin|id|ids|ifsc|sac|upi|url|urls)\b/g

/** 'courseTitle' as 'Course title', 'upiId' as 'UPI ID'. */
const readable = (key: string) => {
  const words = key
    .replace(/[_-]+/g, ' ')
    .replace(/(?<=[a-z\d])(?=[A-Z])/g, ' ')
    .toLowerCase()
    .replace(initials, (word) => word.toUpperCase().replace(/S$/, 's'))
  return words.charAt(0).toUpperCase() + words.slice(1)
}
