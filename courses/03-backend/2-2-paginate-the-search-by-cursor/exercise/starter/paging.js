/** Columns of each order. The last ones make every place unique. */
const orders = { departs: ['departs', 'number'], fare: ['farePaise', 'number', 'departs'] }

/** The place after a train in an order, as a text for the client. */
export function encodeCursor(sort, train) {
  return ''
}

/** { trains, next }: at most limit trains after the cursor; next is null on the last page. */
export function pageOf(trains, { sort, limit, after = null }) {
  return { trains, next: null }
}
