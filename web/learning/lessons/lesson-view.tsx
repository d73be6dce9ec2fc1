import { Suspense } from 'react'
import { lazyComponent } from '#web/kit/lazy-component.ts'
import { Loading, SkeletonText } from '#web/kit/states/skeleton.tsx'
import type { LessonProps } from './lesson-props.ts'

const ParsedLesson = lazyComponent(() => import('./parsed-lesson.tsx'), 'ParsedLesson')

/** A lesson, or a step's instructions, from its text: for the editor, where the text has just been written. */
export function LessonView(props: LessonProps) {
  return (
    <Suspense
      fallback={
        <Loading label="Loading the lesson">
          <SkeletonText lines={8} />
        </Loading>
      }
    >
      <ParsedLesson {...props} />
    </Suspense>
  )
}
