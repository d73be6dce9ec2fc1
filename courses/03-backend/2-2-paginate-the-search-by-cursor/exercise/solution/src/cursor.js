/** The place after a row, as a text for the client: base64url of [order, …values]. */
export function encodeCursor(sort, values) {
  return Buffer.from(JSON.stringify([sort, ...values])).toString('base64url')
}

/** The values of a cursor. Throws a RangeError if it is broken, or belongs to another order. */
export function decodeCursor(sort, cursor, fits) {
  let parts
  try {
    parts = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'))
  } catch {
    throw new RangeError('This cursor is broken. Start with the first page.')
  }
  if (!Array.isArray(parts) || parts[0] !== sort) throw new RangeError('This cursor belongs to another search.')
  const values = parts.slice(1)
  const isWhole = values.length === fits.length && values.every((value, i) => typeof value === 'string' && fits[i].test(value))
  if (!isWhole) throw new RangeError('This cursor is broken. Start with the first page.')
  return values
}
