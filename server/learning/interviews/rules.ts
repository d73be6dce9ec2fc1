import { interviewProblems } from '#contract/learning/study/interviews.ts'
import { dayMs } from '#contract/kit/durations.ts'
import { conflict } from '#server/kit/errors.ts'

/** An exercise that an interview may ask. */
export type Candidate = {
  stepId: number
  taskId: number
  exerciseVersion: number
  /** The learner read its lesson or submitted it. */
  isReached: boolean
  /** When they last submitted it or had it in an interview. */
  doneAt: Date | null
}

/** What was done in these days would be a test of memory. */
const recentDays = 7

/**
 * Two exercises that weren't done in the last days, from what the learner has reached, of different tasks; if there
 * aren't enough, the wishes give way from the last to the first. Of what isn't reached, the next ones of the course.
 */
export function drawProblems(candidates: Candidate[], now: Date, random: () => number): Candidate[] {
  const drawn: Candidate[] = []
  const isRecent = ({ doneAt }: Candidate) => doneAt !== null && now.getTime() - doneAt.getTime() < recentDays * dayMs
  const shuffled = candidates.map((one, place) => ({ one, order: one.isReached ? random() : 1 + place }))
  while (drawn.length < interviewProblems) {
    const cost = (one: Candidate) =>
      (isRecent(one) ? 4 : 0) + (one.isReached ? 0 : 2) + (drawn.some(({ taskId }) => taskId === one.taskId) ? 1 : 0)
    const [next] = shuffled
      .filter(({ one }) => !drawn.includes(one))
      .toSorted((a, b) => cost(a.one) - cost(b.one) || a.order - b.order)
    if (!next) throw conflict('This course doesn’t have enough exercises for an interview yet.')
    drawn.push(next.one)
  }
  return drawn
}

/** A save that was sent in time may arrive a little later. */
const lateSeconds = 15

type Times = { endsAt: Date; finishedAt: Date | null }

export function assertRunning({ endsAt, finishedAt }: Times, now: Date): void {
  if (finishedAt || now.getTime() > endsAt.getTime() + lateSeconds * 1000)
    throw conflict('This interview is over. What you saved before counts.')
}

export const secondsLeft = ({ endsAt, finishedAt }: Times, now: Date): number =>
  finishedAt ? 0 : Math.max(0, Math.ceil((endsAt.getTime() - now.getTime()) / 1000))

/** When it ended, also if nobody has stored that yet; null while it is running. */
export const endOf = ({ endsAt, finishedAt }: Times, now: Date): Date | null =>
  finishedAt ?? (now >= endsAt ? endsAt : null)
