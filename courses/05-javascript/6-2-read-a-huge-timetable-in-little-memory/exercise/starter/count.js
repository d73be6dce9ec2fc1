/**
 * Counts stops per station. `lines` is any iterable or async iterable of lines; the first one is the header.
 * Returns { counts, stops, damaged }.
 */
export async function countStops(lines, { date } = {}) {
  // Write your code here. Never hold more than one line.
}

/** The stations with the most stops as [station, count] pairs; equal ones by code. */
export function busiest(counts, top) {
  // Write your code here.
}
