import { Suspense } from 'react'
import { headingsOf } from '#contract/learning/lesson-text.ts'
import { lazyComponent } from '#web/kit/lazy-component.ts'
import { Loading, SkeletonText } from '#web/kit/states/skeleton.tsx'
import type { LessonProps } from './lesson-props.ts'

const load = () => import('./lesson-body.tsx')
const LessonBody = lazyComponent(load, 'LessonBody')
// The parser comes while the page asks for its lesson. A failure shows when the lesson is rendered.
load().catch(() => {})

/**
 * A lesson, or a step's instructions, as React elements. Every block at the top has `data-block`, its place, and
 * `data-key`, made from its text.
 */
export function LessonView(props: LessonProps) {
  return (
    <Suspense
      fallback={
        <Loading label="Loading the lesson">
          <SkeletonText lines={8} />
        </Loading>
      }
    >
      <LessonBody {...props} />
    </Suspense>
  )
}

export type ContentsEntry = {
  heading: string
  /** The id of the heading in the page. */
  anchor: string
  /** 1 for a main heading, 2 for one under it. */
  level: 1 | 2
}

/** The table of contents: the two highest levels of headings. */
export function contentsOf(text: string): ContentsEntry[] {
  const headings = headingsOf(text)
  const top = Math.min(...headings.map(({ depth }) => depth))
  return headings.flatMap(({ heading, anchor, depth }) =>
    depth > top + 1 ? [] : { heading, anchor, level: depth === top ? 1 : 2 },
  )
}
