/**
 * Which invariants a race has broken, in this order:
 *   'winners'         the number of people who were promised a berth isn't the number of berths
 *   'promised twice'  two people were promised the same berth
 *   'not stored'      somebody was promised a berth, but the table has it for another person or not at all
 *   'nobody was told' the table has a berth for somebody who wasn't promised it
 *   'error'           somebody got an error
 * `told` is a list of { person, label, error }: label is null if nothing was free; error is there if something failed.
 * `stored` says what the table has: { 'B2-1': 7 } is berth B2-1 for person 7.
 */
export function faults(told, stored, berths) {
  const winners = told.filter(({ label }) => label !== null)
  return winners.length === berths ? [] : ['winners']
}

/**
 * Runs `work`, and runs the whole of it again if it fails with the code '40001': at most `attempts` times in all.
 * Before each repetition it waits for `pause()`. Any other error is passed on at once.
 */
export async function withRetry(work, attempts, pause) {
  return work()
}
