const graphemes = new Intl.Segmenter('hi', { granularity: 'grapheme' })

const comparable = (name) => name.trim().normalize().toLowerCase()

export function sameName(a, b) {
  return comparable(a) === comparable(b)
}

/** The same elements in the same order. Object.is treats NaN as equal to NaN, but tells 0 from -0; hence the ===. */
export function sameItems(a, b) {
  return a.length === b.length && a.every((value, index) => value === b[index] || Object.is(value, b[index]))
}

/** A whole number of 0 or more, or null. */
export function readCount(text) {
  const digits = text.trim()
  if (!/^\d+$/.test(digits)) return null
  const count = Number(digits)
  return Number.isSafeInteger(count) ? count : null
}

export function shorten(text, most) {
  const letters = Array.from(graphemes.segment(text), ({ segment }) => segment)
  if (letters.length <= most) return text
  return `${letters.slice(0, most - 1).join('')}…`
}
