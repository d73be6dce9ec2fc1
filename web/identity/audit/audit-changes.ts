import { day, dayAndTime } from '#web/kit/format.ts'

/** A changed value as toLabel text; null if it did not exist. */
export type Change = { label: string; before: string | null; after: string | null }

/** The differences between two values of any shape. */
export function changesOf(valueBefore: unknown, valueAfter: unknown): Change[] {
  const [before, after] = [flatten(valueBefore), flatten(valueAfter)]
  const labels = [...new Set([...before.keys(), ...after.keys()])]
  return labels
    .map((label) => ({ label, before: before.get(label) ?? null, after: after.get(label) ?? null }))
    .filter((change) => change.before !== change.after)
}

/** Every value by its path, such as 'Payee › UPI ID'. A list of plain values is one value. */
function flatten(value: unknown, path: string[] = []): Map<string, string> {
  if (value === null || value === undefined) return new Map()
  if (typeof value !== 'object') return new Map([[path.join(' › ') || 'Value', formatValue(value)]])
  const isPlainList = Array.isArray(value) && value.every((item) => typeof item !== 'object' || item === null)
  if (isPlainList) return new Map([[path.join(' › ') || 'List', value.map(formatValue).join(', ') || 'none']])
  const children = Array.isArray(value)
    ? value.map((item, index) => [String(index + 1), item] as const)
    : Object.entries(value).map(([key, item]) => [toLabel(key), item] as const)
  return new Map(children.flatMap(([key, item]) => [...flatten(item, [...path, key])]))
}

/** Dates and times of the API in India's time zone; other texts unchanged. */
function formatText(text: string): string {
  if (/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/.test(text)) return dayAndTime(text)
  return /^\d{4}-\d\d-\d\d$/.test(text) ? day(text) : text
}

const formatValue = (value: unknown): string => {
  if (value === true) return 'yes'
  if (value === false) return 'no'
  return value === '' ? 'empty' : formatText(String(value))
}

const acronyms = /\b(gst|gstin|id|ids|ifsc|sac|upi|url|urls)\b/g

/** 'courseTitle' as 'Course title', 'upiId' as 'UPI ID'. */
const toLabel = (key: string) => {
  const words = key
    .replace(/[_-]+/g, ' ')
    .replace(/(?<=[a-z\d])(?=[A-Z])/g, ' ')
    .toLowerCase()
    .replace(acronyms, (word) => word.toUpperCase().replace(/S$/, 's'))
  return words.charAt(0).toUpperCase() + words.slice(1)
}
