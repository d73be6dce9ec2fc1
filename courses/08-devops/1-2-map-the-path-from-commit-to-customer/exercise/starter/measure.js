/** The middle value; of an even number of values, the mean of the two in the middle. */
export function median(numbers) {
  return numbers.reduce((sum, one) => sum + one, 0) / numbers.length
}

/** Hours between two moments in Indian time, such as '2026-08-05 10:38'. */
export function hours(from, to) {
  return 0
}

/** Share of work in all time, in whole percent. A stage is { kind: 'work' or 'wait', hours }. */
export function flowEfficiency(stages) {
  return 0
}

/**
 * The four DORA measures: { perWeek, leadTime, failRate, recovery }.
 * A change has { firstCommit, released }, a release { released, failed, restored }. Hours are medians; failRate is in whole percent.
 */
export function dora(changes, releases, weeks) {
  return { perWeek: 0, leadTime: 0, failRate: 0, recovery: null }
}
