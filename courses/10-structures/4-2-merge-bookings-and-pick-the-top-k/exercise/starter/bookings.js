// To use the 400 bookings of the month, remove the // from the next line and
// from the last one.
// import { bookings } from './month.js'

/**
 * The blocks { from, to } of time in which anybody is in the building, in
 * order.
 */
export function mergeBookings(bookings) {
  // Sort a copy by start. Then compare each booking with the last block.
}

console.log(mergeBookings([{ from: 540, to: 660 }, { from: 600, to: 630 }]))
// console.log(mergeBookings(bookings).length)
