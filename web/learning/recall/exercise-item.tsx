import { useState } from 'react'
import { LessonBody } from '../lessons/lesson-body.tsx'
import { Button } from '#web/kit/layout/button.tsx'
import { TrialExercise } from '../practice/exercise/trial-exercise.tsx'
import type { ItemProps } from './recall.api.ts'

/** An exercise that was solved before, again from its starter. */
export function ExerciseItem({ item, result, isBusy, onAnswer }: ItemProps<'exercise'>) {
  // Nothing is submitted here, so the hidden checks don't run.
  const [exercise] = useState(() => ({ ...item.exercise, hiddenChecks: 0 }))
  return (
    <>
      <h2 className="mb-3 text-lg font-semibold">You’ve solved this before. Write it once more, without looking.</h2>
      <LessonBody document={item.instructions} materials={[]} level={3} />
      <div className="mt-5">
        <TrialExercise
          exercise={exercise}
          code={null}
          checksKey="trial:checks"
          next="All checks passed."
          note="What you write here isn’t submitted or saved."
          onPassed={() => {
            if (!result) onAnswer({ kind: 'exercise', isPassed: true })
          }}
        />
      </div>
      {!result && (
        <Button
          variant="quiet"
          size="large"
          className="mt-4"
          busy={isBusy}
          onClick={() => onAnswer({ kind: 'exercise', isPassed: false })}
        >
          I can’t do it yet
        </Button>
      )}
    </>
  )
}
