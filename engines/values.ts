export const tooLargeToCompare = 'The value is too large to compare.'
/**
 * Values as text, so that they can leave the place where learners' code runs and be compared and shown elsewhere.
 * Two values are equal if their texts are equal. Plain JSON, with `{"#": kind, …}` for what JSON doesn't know.
 */

const maxDepth = 30
const maxLength = 200_000

// Taken before learners' code can change them.
const { isArray } = Array
const { stringify, parse } = JSON
const { keys, entries, fromEntries } = Object
const { isFinite } = Number

export function encode(value: unknown): string {
  const text = stringify(encoded(value, []))
  if (text.length > maxLength) throw new RangeError(tooLargeToCompare)
  return text
}

function encoded(value: unknown, parents: unknown[]): unknown {
  switch (typeof value) {
    case 'string':
    case 'boolean':
      return value
    case 'number':
      return isFinite(value) ? value + 0 : { '#': 'number', v: `${value}` }
    case 'bigint':
      return { '#': 'bigint', v: `${value}` }
    case 'object':
      return value === null ? null : encodedObject(value, parents)
    default:
      return { '#': typeof value }
  }
}

function encodedObject(value: object, parents: unknown[]): unknown {
  if (parents.includes(value)) return { '#': 'cycle' }
  if (parents.length > maxDepth) throw new RangeError('The value is nested too deeply to compare.')
  const inner = (one: unknown) => encoded(one, [...parents, value])
  if (isArray(value)) return Array.from(value, inner)
  if (value instanceof Date) return { '#': 'date', v: isFinite(value.getTime()) ? value.toISOString() : 'invalid' }
  if (value instanceof Map) return { '#': 'map', v: Array.from(value, ([key, one]) => [inner(key), inner(one)]) }
  if (value instanceof Set) return { '#': 'set', v: Array.from(value, inner) }
  if (value instanceof Error) return { '#': 'error', name: value.name, message: value.message }
  if (value instanceof RegExp) return { '#': 'regexp', v: `${value}` }
  if (ArrayBuffer.isView(value)) return Array.from(value as Uint8Array, inner)
  // Keys in order, and without those that are undefined, as most people compare objects.
  const known = entries(value).filter(([, one]) => one !== undefined)
  const plain = fromEntries(known.toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([key, one]) => [key, inner(one)]))
  return '#' in plain ? { '#': 'object', v: plain } : plain
}

const maxWidth = 60

/** As JavaScript would write it: short values on one line, long ones with one part per line, for a diff. */
export function show(text: string): string {
  try {
    return shown(parse(text), '')
  } catch {
    // Learners' code may send texts that `encode` never writes.
    return text
  }
}

function shown(value: unknown, indent: string): string {
  if (indent.length > 2 * maxDepth + 4) throw new RangeError('The value is nested too deeply to show.')
  if (typeof value === 'string') return quoted(value)
  if (typeof value !== 'object' || value === null) return String(value)
  if (isArray(value))
    return list(
      '[',
      value.map((one) => shown(one, `${indent}  `)),
      ']',
      indent,
    )
  const { '#': kind, v: inner } = value as { '#'?: unknown; v?: unknown }
  if (kind === undefined) return shownObject(value, indent)
  switch (kind) {
    case 'object':
      return shownObject(inner as object, indent)
    case 'map':
      return `Map ${list(
        '{',
        (inner as [unknown, unknown][]).map(
          ([key, one]) => `${shown(key, `${indent}  `)} => ${shown(one, `${indent}  `)}`,
        ),
        '}',
        indent,
      )}`
    case 'set':
      return `Set ${list(
        '{',
        (inner as unknown[]).map((one) => shown(one, `${indent}  `)),
        '}',
        indent,
      )}`
    case 'error':
      return `${String((value as { name?: unknown }).name)}: ${String((value as { message?: unknown }).message)}`
    case 'bigint':
      return `${String(inner)}n`
    case 'date':
    case 'regexp':
    case 'number':
      return String(inner)
    default:
      return typeof kind === 'string' ? kind : ''
  }
}

const shownObject = (value: object, indent: string): string =>
  list(
    '{',
    keys(value).map((key) => `${shownKey(key)}: ${shown((value as Record<string, unknown>)[key], `${indent}  `)}`),
    '}',
    indent,
  )

const shownKey = (key: string) => (/^[A-Za-z_$][\w$]*$/.test(key) ? key : quoted(key))
const quoted = (text: string) =>
  text.includes("'") ? stringify(text) : `'${stringify(text).slice(1, -1).replaceAll('\\"', '"')}'`

function list(open: string, parts: string[], close: string, indent: string): string {
  if (parts.length === 0) return `${open}${close}`
  const space = open === '{' ? ' ' : ''
  const line = `${open}${space}${parts.join(', ')}${space}${close}`
  if (line.length + indent.length <= maxWidth && !line.includes('\n')) return line
  return `${open}\n${parts.map((part) => `${indent}  ${part},`).join('\n')}\n${indent}${close}`
}
