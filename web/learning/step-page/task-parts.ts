import { lazyComponent } from '#web/kit/lazy-component.ts'

export const YourTask = lazyComponent(() => import('./your-task.tsx'), 'YourTask')
export const ExercisePart = lazyComponent(() => import('./exercise-part.tsx'), 'ExercisePart')
export const LearnerExercise = lazyComponent(() => import('../submit/learner-exercise.tsx'), 'LearnerExercise')

/**
 * Everything at once: by themselves each part would ask for the next only when it is there. Waits for all but the editor.
 * What can't be loaded says so where it is shown.
 */
export async function loadTask({ hasExercise }: { hasExercise: boolean }): Promise<void> {
  if (hasExercise) void import('../practice/code-editor/create-editor.ts').catch(() => null)
  const parts = hasExercise ? [YourTask, ExercisePart, LearnerExercise] : [YourTask]
  await Promise.all(parts.map((part) => part.preload())).catch(() => null)
}
