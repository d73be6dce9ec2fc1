/** The place after a row, as a text for the client: base64url of [order, …values]. */
export function encodeCursor(sort, values) {
  return ''
}

/** The values of a cursor. Throws a RangeError if it is broken, or belongs to another order. */
export function decodeCursor(sort, cursor) {
  return []
}
