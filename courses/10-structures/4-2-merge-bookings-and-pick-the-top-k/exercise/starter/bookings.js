// To use the 400 bookings of the month, remove the // from the next line and
// from the last two.
// import { bookings } from './month.js'

/**
 * The blocks { from, to } of time in which anybody is in the building, in
 * order.
 */
export function mergeBookings(bookings) {
  // Sort a copy by start. Then compare each booking with the last block.
}

/**
 * The k largest items, largest first. compare(a, b) is negative if a is
 * smaller than b.
 */
export function topK(items, k, compare) {
  // Use quickselect or a heap. Sorting everything does too much.
}

console.log(mergeBookings([{ from: 540, to: 660 }, { from: 600, to: 630 }]))
// console.log(mergeBookings(bookings).length)
// console.log(topK(bookings, 3, (a, b) => a.amount - b.amount))
