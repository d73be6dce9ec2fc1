/** Columns of each order. The last ones make every place unique. */
const orders = { departs: ['departs', 'number'], fare: ['farePaise', 'number', 'departs'] }

/** The place after a train in an order, as a text for the client. */
export function encodeCursor(sort, train) {
  const parts = [sort, ...orders[sort].map((column) => train[column])]
  return btoa(JSON.stringify(parts)).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}

function decodeCursor(sort, cursor) {
  let parts = null
  try {
    parts = JSON.parse(atob(cursor.replaceAll('-', '+').replaceAll('_', '/')))
  } catch {
    // Refused below.
  }
  const isRight = Array.isArray(parts) && parts[0] === sort && parts.length === orders[sort].length + 1
  if (!isRight) throw new Error('This cursor is broken or of another order')
  return parts.slice(1)
}

/** Compares from the left, like PostgreSQL with rows. */
function compare(a, b) {
  const at = a.findIndex((value, i) => value !== b[i])
  return at < 0 ? 0 : a[at] < b[at] ? -1 : 1
}

/** { trains, next }: at most limit trains after the cursor; next is null on the last page. */
export function pageOf(trains, { sort, limit, after = null }) {
  const place = after === null ? null : decodeCursor(sort, after)
  const placeOf = (train) => orders[sort].map((column) => train[column])
  const rest = trains
    .filter((train) => place === null || compare(placeOf(train), place) > 0)
    .sort((a, b) => compare(placeOf(a), placeOf(b)))
  const page = rest.slice(0, limit)
  return { trains: page, next: rest.length > limit ? encodeCursor(sort, page.at(-1)) : null }
}
