/**
 * Replaces half surrogate pairs, which PostgreSQL, file names and URLs reject. Works on any JSON value, keys included.
 * Only a JSON escape such as "\ud83d" can bring them in: decoded UTF-8 is always well-formed.
 */
export function toWellFormed(value: unknown): unknown {
  if (typeof value === 'string') return value.toWellFormed()
  if (Array.isArray(value)) return value.map(toWellFormed)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key.toWellFormed(), toWellFormed(inner)]))
}
