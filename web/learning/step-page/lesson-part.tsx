import { useEffect, useRef, type Ref } from 'react'
import type { StepPage } from '#contract/learning/lessons.ts'
import type { ShownLesson } from '#contract/learning/shown-lesson.ts'
import { lazyPart } from '#web/kit/lazy-component.ts'
import { LessonBody } from '../lessons/lesson-body.tsx'
import { taskAnchor } from '../steps/step-path.ts'
import { useOpenMaterial } from '../steps/preview.tsx'
import { useQuizAnswers } from './quiz-answers.tsx'
import type { ReadingState } from './use-reading.ts'

/** For few: who is in the middle of a lesson when it changes. */
const LessonUpdate = lazyPart(() => import('./lesson-change.tsx'), 'LessonUpdate')

type LessonPartProps = {
  ref: Ref<HTMLElement>
  page: StepPage
  lesson: ShownLesson
  /** False while only its first screen is rendered. */
  isWhole: boolean
  reading: ReadingState
  /** Answers are stored for learners only. */
  isStored: boolean
  /** Whether the exercise can be submitted now. */
  canShowIt: boolean
}

export function LessonPart({ ref, page, lesson, isWhole, reading, isStored, canShowIt }: LessonPartProps) {
  const { step, quizAnswers } = page
  const { stoppedAt, before, onReady, startFromTop } = reading
  const { onAnswer, quizNote } = useQuizAnswers(step)
  const openMaterial = useOpenMaterial(step.files)
  const isFinished = stoppedAt === null && before?.percent === 100
  const done = page.isKnown ? 'All checks passed: you know this.' : isFinished ? 'You’ve read this lesson.' : null
  return (
    <>
      {before && before.version < lesson.version && (
        <LessonUpdate stepId={step.taskStepId} lesson={lesson} since={before.version} />
      )}
      {(done !== null || canShowIt) && (
        <p className="no-print type-small mb-6 text-soft">
          {done}{' '}
          <a href={`#${taskAnchor}`} className="touch link">
            {done === null ? 'I know this: go to the exercise' : 'Go to your task'}
          </a>
          {done === null && '. If it passes all checks, the lesson counts as read.'}
        </p>
      )}
      <article ref={ref} aria-label="Lesson">
        <LessonBody
          document={lesson.document}
          isWhole={isWhole}
          materials={step.files}
          database={lesson.databaseSql}
          onOpenMaterial={openMaterial}
          quizAnswers={quizAnswers}
          reader={page.reader}
          {...(isStored && { onAnswer, quizNote })}
          blockNote={stoppedAt === null ? null : { block: stoppedAt, note: <StoppedHere onRestart={startFromTop} /> }}
          onReady={onReady}
        />
      </article>
    </>
  )
}

function StoppedHere({ onRestart }: { onRestart: () => void }) {
  const note = useRef<HTMLParagraphElement>(null)
  // The browser keeps the paragraph in its place when the note appears above it, under the top bar.
  useEffect(() => {
    note.current?.scrollIntoView({ behavior: 'instant' })
  }, [])
  return (
    <p
      ref={note}
      className="no-print type-small mb-3 flex flex-wrap items-center gap-x-3 border-l-3 border-marigold pl-3 text-soft"
    >
      <span className="font-semibold">You stopped here</span>
      <button type="button" onClick={onRestart} className="touch link">
        Start from the top
      </button>
    </p>
  )
}
