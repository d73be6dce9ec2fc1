import { useState } from 'react'
import type { ProblemPage } from '#contract/learning/problems/problems.ts'
import type { Language } from '#engines/program.ts'
import { lazyPart } from '#web/kit/lazy-component.ts'
import { Button } from '#web/kit/layout/button.tsx'
import { LessonBody } from '../lessons/lesson-body.tsx'
import { useGiveUp } from './problems.api.ts'

const ConfirmDialog = lazyPart(() => import('#web/kit/overlays/confirm-dialog.tsx'), 'ConfirmDialog')

type SolutionProps = { problem: ProblemPage; language: Language; isLearner: boolean }

/** The model solution: after solving the problem, or after giving up, which the page then says. */
export function Solution({ problem, language, isLearner }: SolutionProps) {
  const { problemId, solution, solvedAt, gaveUpAt } = problem
  const [isAsking, setIsAsking] = useState(false)
  const giveUp = useGiveUp(problemId)
  const shown = solution?.find((one) => one.language === language) ?? solution?.[0]
  if (shown)
    return (
      <details open className="surface min-w-0 p-4 sm:p-5">
        <summary className="touch font-semibold">Model solution</summary>
        {isLearner && !solvedAt && gaveUpAt && (
          <p className="type-small mt-2 text-soft">
            You opened this before solving the problem. Close it, and write it once more in your own words.
          </p>
        )}
        <div className="mt-3">
          <LessonBody document={shown.document} level={3} />
        </div>
      </details>
    )
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <Button variant="quiet" onClick={() => setIsAsking(true)}>
        I give up: show the solution
      </Button>
      {isAsking && (
        <ConfirmDialog
          title="Show the solution?"
          text="You’ll see the reasoning and the code. You can still solve the problem afterwards."
          action="Show it"
          busyLabel="Loading…"
          variant="primary"
          onConfirm={async () => {
            await giveUp.mutateAsync({ params: { problemId } })
          }}
          onClose={() => setIsAsking(false)}
        />
      )}
    </div>
  )
}
