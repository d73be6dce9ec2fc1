/** FNV-1a: the same text always gives the same number, on every machine. */
export function hash(text) {
  let value = 2166136261
  for (const byte of new TextEncoder().encode(text)) value = Math.imul(value ^ byte, 16777619) >>> 0
  return value
}
