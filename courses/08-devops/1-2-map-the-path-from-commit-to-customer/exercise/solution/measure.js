/** The middle value; of an even number of values, the mean of the two in the middle. */
export function median(numbers) {
  const sorted = numbers.toSorted((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
}

const at = (text) => Date.parse(`${text.replace(' ', 'T')}+05:30`)

/** Hours between two moments in Indian time, such as '2026-08-05 10:38'. */
export function hours(from, to) {
  return (at(to) - at(from)) / 3_600_000
}

const sum = (stages) => stages.reduce((total, stage) => total + stage.hours, 0)

/** Share of work in all time, in whole percent. A stage is { kind: 'work' or 'wait', hours }. */
export function flowEfficiency(stages) {
  const work = stages.filter(({ kind }) => kind === 'work')
  return Math.round((100 * sum(work)) / sum(stages))
}

/**
 * The four DORA measures: { perWeek, leadTime, failRate, recovery }.
 * A change has { firstCommit, released }, a release { released, failed, restored }. Hours are medians; failRate is in whole percent.
 */
export function dora(changes, releases, weeks) {
  const failed = releases.filter((release) => release.failed)
  return {
    perWeek: releases.length / weeks,
    leadTime: median(changes.map(({ firstCommit, released }) => hours(firstCommit, released))),
    failRate: Math.round((100 * failed.length) / releases.length),
    recovery: failed.length === 0 ? null : median(failed.map(({ released, restored }) => hours(released, restored))),
  }
}
