/** The PIN code as a text of six digits. Throws an Error with a sentence that helps. */
export function readPin(text) {
  return text
}
