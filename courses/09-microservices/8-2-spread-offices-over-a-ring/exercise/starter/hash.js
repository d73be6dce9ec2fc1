/** FNV-1a with a final mixing: similar texts give very different numbers, from 0 to 4,294,967,295. */
export function hash(text) {
  let value = 2166136261
  for (const byte of new TextEncoder().encode(text)) value = Math.imul(value ^ byte, 16777619) >>> 0
  value = Math.imul(value ^ (value >>> 16), 2246822507) >>> 0
  value = Math.imul(value ^ (value >>> 13), 3266489909) >>> 0
  return (value ^ (value >>> 16)) >>> 0
}
