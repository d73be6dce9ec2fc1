import { useQuery } from '@tanstack/react-query'
import { Suspense, useEffect } from 'react'
import { useLocation } from 'react-router'
import type { Exercise } from '#contract/learning/practice.ts'
import { isToSubmit } from '#contract/learning/tasks.ts'
import { lazyComponent } from '#web/kit/lazy-component.ts'
import { Skeleton } from '#web/kit/states/skeleton.tsx'
import { useIsNear } from '../practice/use-is-near.ts'
import { attemptsOf, draftOf } from '../solutions/solutions.api.ts'
import { feedbackAnchor, taskAnchor } from '../steps/step-path.ts'
import { loadLanguage } from '../practice/code-editor/load-language.ts'
import type { YourTaskProps } from './your-task.tsx'

const YourTask = lazyComponent(() => import('./your-task.tsx'), 'YourTask')

/** Everything that an exercise needs, at once: each part would ask for the next only when it is there itself. */
const loadExercise = (exercise: Exercise) =>
  Promise.all([
    YourTask.preload(),
    import('./exercise-part.tsx'),
    import('../submit/learner-exercise.tsx'),
    import('../practice/code-editor/create-editor.ts'),
    loadLanguage(exercise.starter[0]!.path),
  ]).catch(() => null)

/** The task is loaded when the reader comes near: the lesson above it is read first. */
export function TaskPart(props: YourTaskProps) {
  const { step, course, lesson } = props.page
  const { hash } = useLocation()
  const { ref, isNear } = useIsNear<HTMLElement>()
  const { exercise } = props.page
  const isOpen = props.canSubmit && isToSubmit(step.solutionSubmited)
  // They came with the page; asked for later, they would be another request.
  useQuery({ ...attemptsOf(step.taskStepId), enabled: step.attempts > 0 })
  useQuery({ ...draftOf(step.taskStepId), enabled: exercise !== null && isOpen })
  const isShown = isNear || !lesson || [taskAnchor, feedbackAnchor].includes(hash.slice(1))
  useEffect(() => {
    if (isShown && exercise && isOpen) void loadExercise(exercise)
  }, [isShown, exercise, isOpen])
  const skeleton = <Skeleton className="h-112 rounded-card" />
  return (
    <section ref={ref} aria-labelledby={taskAnchor} className={lesson ? 'mt-12' : undefined}>
      <h2 id={taskAnchor} tabIndex={-1} className="type-h2 mb-4 outline-none">
        {course.isReadOnly || step.isArchived ? 'Your work' : 'Your task'}
      </h2>
      {isShown ? (
        <Suspense fallback={skeleton}>
          <YourTask {...props} />
        </Suspense>
      ) : (
        skeleton
      )}
    </section>
  )
}
