/** The times when anybody is in the building, in order. Touching bookings become one block. O(n log n). */
export function mergeBookings(bookings) {
  const blocks = []
  for (const { from, to } of bookings.toSorted((a, b) => a.from - b.from)) {
    const last = blocks.at(-1)
    if (last && from <= last.to) last.to = Math.max(last.to, to)
    else blocks.push({ from, to })
  }
  return blocks
}
