import type { LessonContent } from '#contract/learning/lesson-text.ts'
import type { Progress } from '#contract/learning/progress.ts'
import type { SolutionState } from '#contract/learning/solutions.ts'
import { invalid } from '#server/kit/http/errors.ts'
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
    ...(name.trim() === '' && { name: 'Enter a name' }),
    ...(lesson.trim() === '' && { lesson: 'Write the lesson first' }),
    ...(instructions.trim() === '' && { instructions: 'Say what to submit' }),
  }
  if (Object.keys(missing).length > 0) throw invalid(missing)
}
