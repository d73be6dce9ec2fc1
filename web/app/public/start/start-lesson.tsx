import { useEffect, useEffectEvent } from 'react'
import { startLessonPath, startPath } from '#web/catalogue/course-paths.ts'
import { plural } from '#web/kit/format.ts'
import { Check, ChevronLeft } from '#web/kit/icons.tsx'
import { ButtonLink } from '#web/kit/layout/button.tsx'
import { checksKeyOf } from '#web/learning/start/start-storage.ts'
import { useStartProgress } from '#web/learning/start/use-start-progress.ts'
import { LessonExercise } from '../lesson/lesson-exercise.tsx'
import { LessonBody, LessonFact, LessonHead } from '../lesson/lesson-parts.tsx'
import type { StartLessonData } from './load-start-lesson.ts'
import { WhatNow } from './what-now.tsx'

/** A lesson of the beginners' path. */
export function StartLessonView({ lesson }: { lesson: StartLessonData }) {
  const { number, total, stepId, exercise, minutes } = lesson
  const { progress, isSaved, record } = useStartProgress()
  const mine = progress?.find((one) => one.stepId === stepId)
  const isDone = Boolean(mine?.passedAt)
  const now = () => new Date().toISOString()

  // A lesson without an exercise is done once it was opened.
  const read = useEffectEvent(() => {
    if (!exercise && !isDone) record({ stepId, code: [], savedAt: now(), passedAt: now() })
  })
  const isKnown = progress !== null
  useEffect(() => {
    if (isKnown) read()
  }, [isKnown])

  return (
    <article>
      <LessonHead
        lesson={lesson}
        back={{ href: startPath, text: 'All lessons' }}
        label={`Lesson ${number} of ${total}, free`}
        facts={
          <>
            <LessonFact icon="time">about {plural(minutes, 'minute')}</LessonFact>
            {exercise && (
              <li className="lg:hidden">
                <a href="#your-task" className="link touch">
                  Skip to the task
                </a>
              </li>
            )}
            {isDone && (
              <li className="flex items-center gap-2">
                <Check aria-hidden="true" strokeWidth={3} className="size-5 shrink-0 text-leaf" />
                Done
              </li>
            )}
          </>
        }
      />
      <LessonBody
        lesson={lesson}
        exercise={
          exercise && (
            <LessonExercise
              exercise={exercise}
              starterLines={lesson.starterLines}
              trial={
                progress &&
                (() => ({
                  code: mine?.code ?? null,
                  checksKey: checksKeyOf(stepId),
                  onCode: (code) => record({ stepId, code: code ?? [], savedAt: now(), passedAt: null }),
                  onPassed: (code) => record({ stepId, code: code ?? [], savedAt: now(), passedAt: now() }),
                  note: isSaved ? 'Saved in your account.' : 'Saved in this browser. No account needed.',
                  next: <Passed lesson={lesson} />,
                }))
              }
            />
          )
        }
      >
        <After lesson={lesson} isDone={isDone} />
      </LessonBody>
    </article>
  )
}

function Passed({ lesson: { next } }: { lesson: StartLessonData }) {
  return (
    <div className="grid justify-items-start gap-3">
      <p>Done! All checks passed.</p>
      {next ? (
        <ButtonLink href={startLessonPath(next.number)} variant="primary">
          Next: {next.name}
        </ButtonLink>
      ) : (
        <ButtonLink href="#next" variant="primary">
          What now?
        </ButtonLink>
      )}
    </div>
  )
}

/** The way on, also without script. */
function After({ lesson: { number, previous, next, price }, isDone }: { lesson: StartLessonData; isDone: boolean }) {
  return (
    <div className="grid gap-6">
      {next ? (
        <section aria-labelledby="next" className="deep rounded-card border-b-4 border-marigold p-6 sm:p-8">
          <p className="type-label text-marigold">{isDone ? `Lesson ${number} is done` : 'Next lesson'}</p>
          <h2 id="next" className="type-title mt-1">
            {next.name}
          </h2>
          <ButtonLink
            href={startLessonPath(next.number)}
            variant={isDone ? 'primary' : 'secondary'}
            className="mt-5 w-full sm:w-auto"
          >
            Go to lesson {next.number}
          </ButtonLink>
        </section>
      ) : (
        <WhatNow price={price} />
      )}
      {previous && (
        <p>
          <a href={startLessonPath(previous.number)} className="link touch inline-flex items-center gap-1 py-1">
            <ChevronLeft aria-hidden="true" className="size-4 shrink-0" />
            Lesson {previous.number}: {previous.name}
          </a>
        </p>
      )}
    </div>
  )
}
