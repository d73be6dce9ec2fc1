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

/** Every value by where it stands: 'Payee › Upi id'. A list is one value, unless it holds more than words. */
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

const wordsOf = (value: unknown): string => {
  if (value === true) return 'yes'
  if (value === false) return 'no'
  return value === '' ? 'empty' : String(value)
}

/** 'courseTitle' as 'Course title'. */
const readable = (key: string) => {
  const words = key
    .replace(/[_-]+/g, ' ')
    .replace(/(?<=[a-z\d])(?=[A-Z])/g, ' ')
    .toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}
