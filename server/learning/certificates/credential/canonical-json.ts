export type Json = string | number | boolean | null | Json[] | { [key: string]: Json }

/** Canonical JSON (RFC 8785): keys sorted, no spaces, numbers and strings as JSON.stringify writes them. */
export function canonicalJson(value: Json): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`
  if (value === null || typeof value !== 'object') return JSON.stringify(value)
  const entries = Object.keys(value)
    .toSorted()
    .map((key) => `${JSON.stringify(key)}:${canonicalJson(value[key]!)}`)
  return `{${entries.join(',')}}`
}
