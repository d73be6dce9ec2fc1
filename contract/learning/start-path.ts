import type { StartProgress } from './start.ts'

type Lesson = { stepId: number }
type Passed = Pick<StartProgress, 'stepId' | 'passedAt'>

/** Where somebody is on the beginners' path. `next` is null once every lesson is done. */
export type PlaceOnPath<L extends Lesson> = { hasBegun: boolean; done: number; total: number; next: L | null }

/**
 * The next lesson comes after the last lesson that is done. A learner who skipped the first lessons gets them at the end.
 */
export function placeOnPath<L extends Lesson>(lessons: readonly L[], progress: readonly Passed[]): PlaceOnPath<L> {
  const passed = new Set(progress.filter(({ passedAt }) => passedAt !== null).map(({ stepId }) => stepId))
  const isDone = ({ stepId }: L) => passed.has(stepId)
  const onPath = new Set(lessons.map(({ stepId }) => stepId))
  const later = lessons.slice(lessons.findLastIndex(isDone) + 1)
  return {
    hasBegun: progress.some(({ stepId }) => onPath.has(stepId)),
    done: lessons.filter(isDone).length,
    total: lessons.length,
    next: later[0] ?? lessons.find((lesson) => !isDone(lesson)) ?? null,
  }
}

/** As the server merges what it stores with what a device sends: nothing passed is lost, and the newer code wins. */
export function mergeStartProgress(one: readonly StartProgress[], other: readonly StartProgress[]): StartProgress[] {
  const merged = new Map(one.map((lesson) => [lesson.stepId, lesson]))
  for (const lesson of other) {
    const known = merged.get(lesson.stepId)
    merged.set(lesson.stepId, known ? mergeLesson(known, lesson) : lesson)
  }
  return [...merged.values()]
}

function mergeLesson(one: StartProgress, other: StartProgress): StartProgress {
  const newer = Date.parse(other.savedAt) > Date.parse(one.savedAt) ? other : one
  const [passedAt = null] = [one.passedAt, other.passedAt].filter((at) => at !== null).toSorted()
  return { ...newer, passedAt }
}
