import { useQuery } from '@tanstack/react-query'
import { Suspense, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { Skeleton } from '#web/kit/states/skeleton.tsx'
import { useIsNear } from '../practice/use-is-near.ts'
import { attemptsOf, draftOf } from '../solutions/solutions.api.ts'
import { feedbackAnchor, taskAnchor } from '../steps/step-path.ts'
import { loadTask, OpenExercise, YourTask } from './load-task.ts'
import type { YourTaskProps } from './your-task.tsx'

type WithExercise = {
  /** One that can be done now. */
  hasExercise: boolean
}

/** The task is loaded when the reader comes near: the lesson above it is read first. */
export function TaskPart({ hasExercise, ...props }: YourTaskProps & WithExercise) {
  const { step, course, lesson } = props.page
  const { hash } = useLocation()
  const { ref, isNear } = useIsNear<HTMLElement>()
  // They came with the page; asked for later, they would be another request.
  useQuery({ ...attemptsOf(step.taskStepId), enabled: step.attempts > 0 })
  const isLinked = [taskAnchor, feedbackAnchor].includes(hash.slice(1))
  const isShown = isNear || !lesson || isLinked
  // Stays the same when the exercise has been submitted, so that the outcome stays too.
  const [ready, setReady] = useState<{ hasExercise: boolean } | null>(null)
  useEffect(() => {
    if (isShown && !ready) void loadTask({ hasExercise }).then(() => setReady({ hasExercise }))
  }, [isShown, ready, hasExercise])
  const Task = ready?.hasExercise ? OpenExercise : YourTask
  const skeleton = <Skeleton className="h-112 rounded-card" />
  return (
    <section ref={ref} aria-labelledby={taskAnchor} className={lesson ? 'mt-12' : undefined}>
      <h2 id={taskAnchor} tabIndex={-1} className="type-h2 mb-4 outline-none">
        {course.isReadOnly || step.isArchived ? 'Your work' : 'Your task'}
      </h2>
      {ready ? (
        <Suspense fallback={skeleton}>
          <Task {...props} />
        </Suspense>
      ) : (
        <>
          {skeleton}
          {hasExercise && <KeptDraft taskStepId={step.taskStepId} />}
        </>
      )}
    </section>
  )
}

/** Keeps the draft that came with the page until the exercise takes it. */
function KeptDraft({ taskStepId }: { taskStepId: number }) {
  useQuery(draftOf(taskStepId))
  return null
}
