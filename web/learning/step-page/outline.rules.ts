import type { OutlineStep, OutlineTask } from '#contract/learning/lessons.ts'

type Neighbours = { previous: OutlineStep | null; next: OutlineStep | null; number: number; count: number }

/** The steps before and after one, and its number in the course. A step that has left the course has none. */
export function neighboursOf(outline: readonly OutlineTask[], stepId: number): Neighbours {
  const steps = outline.flatMap((task) => task.steps)
  const at = steps.findIndex((step) => step.stepId === stepId)
  if (at < 0) return { previous: null, next: null, number: 0, count: steps.length }
  return { previous: steps[at - 1] ?? null, next: steps[at + 1] ?? null, number: at + 1, count: steps.length }
}
