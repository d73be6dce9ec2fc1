/** Whether two names are the same to a reader: spaces around them, capitals and spellings in Unicode don't matter. */
export function sameName(a, b) {
  // Write your code here.
  return a == b
}

/** Whether two lists have the same elements in the same order. */
export function sameItems(a, b) {
  // Write your code here.
  return a == b
}

/** A whole number of 0 or more, or null. */
export function readCount(text) {
  // Write your code here.
  return Number(text)
}

/** The text with at most `most` graphemes; a longer one ends with … */
export function shorten(text, most) {
  // Write your code here.
  return text.slice(0, most)
}
