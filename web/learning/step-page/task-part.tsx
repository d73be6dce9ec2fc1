import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { useLocation } from 'react-router'
import { lazyComponent } from '#web/kit/lazy-component.ts'
import { Skeleton } from '#web/kit/states/skeleton.tsx'
import { useIsNear } from '../practice/use-is-near.ts'
import { attemptsOf } from '../solutions/solutions.api.ts'
import { feedbackAnchor, taskAnchor } from '../steps/step-path.ts'
import type { YourTaskProps } from './your-task.tsx'

const YourTask = lazyComponent(() => import('./your-task.tsx'), 'YourTask')

/** The task is loaded when the reader comes near: the lesson above it is read first. */
export function TaskPart(props: YourTaskProps) {
  const { step, course, lesson } = props.page
  const { hash } = useLocation()
  const { ref, isNear } = useIsNear<HTMLElement>()
  // They came with the page; asked for later, they would be another request.
  useQuery({ ...attemptsOf(step.taskStepId), enabled: step.attempts > 0 })
  const skeleton = <Skeleton className="h-112 rounded-card" />
  return (
    <section ref={ref} aria-labelledby={taskAnchor} className={lesson ? 'mt-12' : undefined}>
      <h2 id={taskAnchor} tabIndex={-1} className="type-h2 mb-4 outline-none">
        {course.isReadOnly || step.isArchived ? 'Your work' : 'Your task'}
      </h2>
      {isNear || !lesson || hash === `#${feedbackAnchor}` ? (
        <Suspense fallback={skeleton}>
          <YourTask {...props} />
        </Suspense>
      ) : (
        skeleton
      )}
    </section>
  )
}
