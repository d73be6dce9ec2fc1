import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import type { LessonChange as Change } from '#contract/learning/lessons.ts'
import type { ShownLesson } from '#contract/learning/shown-lesson.ts'
import { day } from '#web/kit/format.ts'
import { ChevronRight } from '#web/kit/icons.tsx'
import { lazyComponent } from '#web/kit/lazy-component.ts'
import { QueryView } from '#web/kit/states/query-view.tsx'
import { SkeletonText } from '#web/kit/states/skeleton.tsx'
import { lessonChange } from './step.api.ts'

const DiffView = lazyComponent(() => import('#web/kit/code/diff-view.tsx'), 'DiffView')
const waiting = <SkeletonText lines={4} className="p-4" />
const noNotes = new Map<number, never>()

type LessonUpdateProps = {
  stepId: number
  lesson: ShownLesson
  /** The version that the learner read. */
  since: number
}

/** For a learner in the middle of a lesson that has changed. */
export function LessonUpdate({ stepId, lesson, since }: LessonUpdateProps) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <section aria-label="Update" className="no-print mb-6 rounded-control bg-marigold-tint px-4 py-3 text-marigold-ink">
      <p className="font-medium">
        Updated on {day(lesson.publishedAt)}
        {lesson.note && `: ${lesson.note}`}
      </p>
      <details open={isOpen} onToggle={(event) => setIsOpen(event.currentTarget.open)} className="group/change mt-1">
        <summary className="type-label inline-flex items-center gap-1.5 rounded-small py-1 pr-2 hover:underline pointer-coarse:min-h-11">
          <ChevronRight aria-hidden="true" className="size-4.5 transition-transform group-open/change:rotate-90" />
          Show what changed
        </summary>
        {isOpen && <Changes stepId={stepId} since={since} version={lesson.version} />}
      </details>
    </section>
  )
}

function Changes({ stepId, since, version }: { stepId: number; since: number; version: number }) {
  const change = useQuery(lessonChange(stepId, since, version))
  return (
    <div className="surface mt-2 overflow-hidden text-ink">
      <QueryView query={change} skeleton={waiting}>
        {({ from, to }) =>
          wholeOf(from) === wholeOf(to) ? (
            <p className="px-4 py-3">The text is the same as before.</p>
          ) : (
            <Suspense fallback={waiting}>
              <DiffView
                fileName="lesson.md"
                before={wholeOf(from)}
                after={wholeOf(to)}
                notesBefore={noNotes}
                notesAfter={noNotes}
                className="max-h-[60dvh] overflow-auto"
              />
            </Suspense>
          )
        }
      </QueryView>
    </div>
  )
}

const wholeOf = ({ text, instructions }: Change['to']) =>
  instructions ? `${text}\n\n## Your task\n\n${instructions}` : text
