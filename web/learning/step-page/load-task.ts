import { lazyComponent } from '#web/kit/lazy-component.ts'

export const YourTask = lazyComponent(() => import('./your-task.tsx'), 'YourTask')
export const OpenExercise = lazyComponent(() => import('./open-exercise.tsx'), 'OpenExercise')

/** Waits for all but the editor. What can't be loaded says so where it is shown. */
export async function loadTask({ hasExercise }: { hasExercise: boolean }): Promise<void> {
  if (hasExercise) void import('../practice/code-editor/create-editor.ts').catch(() => null)
  await (hasExercise ? OpenExercise : YourTask).preload().catch(() => null)
}
