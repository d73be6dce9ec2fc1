/**
 * The cheapest channel from the top row to the bottom row. From a field it
 * goes on left below, straight below or right below. Returns { cost, columns }
 * with the column of each row.
 */
export function cheapestChannel(fields) {
  // State: a row and a column. Which three fields can come before?
}

/** The lowest total for joining all heaps of a row; only neighbours join. */
export function mergeHeaps(sacks) {
  // State: the first and the last heap of a part. Where was it cut last?
}

/**
 * One job for each person, at the lowest total. Returns { total, jobs }:
 * jobs[i] is the job of person i.
 */
export function assignJobs(cost) {
  // State: the set of jobs that are taken, as a bit mask.
}

console.log(cheapestChannel([[5, 2, 8], [4, 9, 1], [7, 3, 6]]))
console.log(mergeHeaps([4, 1, 2, 3]))
console.log(assignJobs([[9, 2, 7], [6, 4, 3], [5, 8, 1]]))
