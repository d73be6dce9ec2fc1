import { noName } from '#contract/learning/lesson-checks.ts'
import type { LessonContent } from '#contract/learning/lesson-text.ts'
import { maxWordsPerSecond } from '#contract/learning/reading-pace.ts'
import type { Progress } from '#contract/learning/progress.ts'
import type { SolutionState } from '#contract/learning/solutions.ts'
import { invalid } from '#server/kit/errors.ts'
import type { CourseStructure } from './structure.store.ts'

/** Only steps that are part of the course today count. */
export function progressIn(
  { tasks, isArchived }: CourseStructure,
  stateOf: (stepId: number) => SolutionState | null,
): Progress {
  const current = tasks.flatMap(({ steps }) => steps).filter(({ isCurrent }) => isCurrent && !isArchived)
  const count = (state: SolutionState) => current.filter(({ stepId }) => stateOf(stepId) === state).length
  return {
    steps: current.length,
    approved: count('approved'),
    waiting: count('submitted'),
    rejected: count('rejected'),
  }
}

/** What a lesson needs before learners may see it. The standard's other checks are advice. */
export function assertPublishable({ name, lesson, instructions }: LessonContent): void {
  const missing = {
    ...(name.trim() === '' && { name: noName }),
    ...(lesson.trim() === '' && { lesson: 'Write the lesson first' }),
    ...(instructions.trim() === '' && { instructions: 'Say what to submit' }),
  }
  if (Object.keys(missing).length > 0) throw invalid(missing)
}

/** Clocks differ, and Markdown has other words than the page. */
const leeway = 2

type Claim = {
  /** What was stored last; its time is the start of what was read since. */
  before: { lessonVersion: number; percent: number; updatedAt: Date; writtenAt: Date | null } | null
  version: number
  words: number
  /** When it was read up to there. */
  at: Date
}

/** The page says how much was read; it can't be more than there was time for. */
export function plausiblePercent(claimed: number, { before, version, words, at }: Claim): number {
  if (!before) return 0
  const start = before.lessonVersion === version ? before.percent : 0
  const seconds = Math.max(0, at.getTime() - (before.writtenAt ?? before.updatedAt).getTime()) / 1000
  const gained = (seconds * maxWordsPerSecond * leeway * 100) / Math.max(1, words)
  return Math.min(claimed, Math.floor(start + gained))
}

type Place = { lessonVersion: number; block: number; percent: number }

/** Opening a lesson isn't reading it. */
export const isReadingOn = (before: Place | null, now: Place): boolean =>
  before !== null && (now.block !== before.block || now.percent > before.percent)

type ReadStep = { stepId: number; state: SolutionState | null; readAt: Date | null }

/** The step whose lesson was read last, if it is still to be submitted; else the first open step. */
export function stepToContinue(steps: ReadStep[]): number | null {
  const [lastRead] = steps.filter(({ readAt }) => readAt).toSorted((a, b) => b.readAt!.getTime() - a.readAt!.getTime())
  if (lastRead?.state === null) return lastRead.stepId
  return steps.find(({ state }) => state === null || state === 'rejected')?.stepId ?? null
}

/** Of an effort such as “about 3 minutes”; 0 if it isn't in minutes. */
export const effortMinutes = (effort: string): number => Number(/(\d{1,3}) minutes?\b/.exec(effort)?.[1] ?? 0)
