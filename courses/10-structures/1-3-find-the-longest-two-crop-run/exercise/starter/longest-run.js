// To use last year's sales, remove the // from the next line and from the
// last one.
// import { days } from './sales.js'

/**
 * Returns { start, length } of the longest run of days with at most `most`
 * different crops; of several, the first.
 */
export function longestRun(crops, most = 2) {
  // Move the right end of the window day by day, and repair the window on the
  // left.
}

console.log(longestRun(['tomato', 'onion', 'tomato', 'potato', 'potato', 'onion']))
// console.log(longestRun(days.map((day) => day.crop)))
