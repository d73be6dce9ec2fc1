import type { InterviewSummary } from '#contract/learning/study/interviews.ts'
import type { CheckOutcome } from '#contract/learning/study/interviews.ts'

/** 44:05 */
export function clock(seconds: number): string {
  const whole = Math.max(0, Math.ceil(seconds))
  return `${String(Math.floor(whole / 60)).padStart(2, '0')}:${String(whole % 60).padStart(2, '0')}`
}

/** Said aloud and shown in words when so many minutes are left. */
const milestones = [30, 15, 5, 1]

/** What to announce in this second; empty most of the time. */
export function announcement(seconds: number): string {
  const minutes = milestones.find((one) => seconds <= one * 60 && seconds > one * 60 - 10)
  return minutes === undefined ? '' : minutes === 1 ? '1 minute left' : `${minutes} minutes left`
}

export const isSolved = (results: readonly CheckOutcome[]): boolean => results.every(({ isPassed }) => isPassed)

/** 1 of 2 solved; without the number while checks are missing. */
export function describeScore(problems: InterviewSummary['problems']): string {
  const scores = problems.flatMap(({ score }) => score ?? [])
  if (scores.length < problems.length) return 'Not checked yet'
  return `${scores.filter(({ passed, total }) => passed === total).length} of ${problems.length} solved`
}

/** 12 min, from start to end. */
export const minutesTaken = (startedAt: string, finishedAt: string): string =>
  `${Math.max(1, Math.round((Date.parse(finishedAt) - Date.parse(startedAt)) / 60_000))} min`
