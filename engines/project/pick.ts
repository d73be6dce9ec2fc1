import type { Data } from '../calls/call.ts'

/** A part of a value: `body.items.0.name`, `body.items.*.name` for each, `body.items.length`. Null where there is none. */
export function pick(value: unknown, path: string): unknown {
  const [first = '', ...rest] = path.split('.')
  if (first === '') return value
  if (first === '*') return Array.isArray(value) ? value.map((one) => pick(one, rest.join('.'))) : null
  if (typeof value === 'string' && first === 'length') return value.length
  if (typeof value !== 'object' || value === null) return null
  if (!Object.hasOwn(value, first)) return null
  return pick((value as Record<string, unknown>)[first], rest.join('.'))
}

/** Puts what earlier steps returned in place of `{made.body.id}`. A text that is nothing else becomes the value itself. */
export function fill(data: Data, known: ReadonlyMap<string, unknown>): Data {
  if (Array.isArray(data)) return data.map((one) => fill(one, known))
  if (typeof data === 'string') return fillText(data, known)
  if (typeof data !== 'object' || data === null) return data
  return Object.fromEntries(Object.entries(data).map(([key, one]) => [key, fill(one, known)]))
}

const placeholder = /\{(\w+)((?:\.[\w-]+)*)\}/g

function fillText(text: string, known: ReadonlyMap<string, unknown>): Data {
  const valueOf = (name: string, path: string) => pick(known.get(name), path.slice(1))
  const [whole, name = '', path = ''] = new RegExp(`^${placeholder.source}$`).exec(text) ?? []
  if (whole && known.has(name)) return (valueOf(name, path) ?? null) as Data
  return text.replaceAll(placeholder, (all, one: string, rest: string) =>
    known.has(one) ? String(valueOf(one, rest)) : all,
  )
}
