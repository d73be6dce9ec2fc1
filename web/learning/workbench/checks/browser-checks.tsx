import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { AttemptExercise } from '#contract/learning/practice.ts'
import type { ReviewCase } from '#contract/learning/reviews.ts'
import { Button } from '#web/kit/layout/button.tsx'
import { Problem } from '#web/kit/forms/field.tsx'
import { Play, Square } from '#web/kit/icons.tsx'
import { CheckList, FailureText, type OpenLine } from '../../checks/check-list.tsx'
import { compareRuns } from '../../checks/compare-runs.ts'
import { type BrowserRun, useCheckRun } from '../../checks/use-check-run.ts'
import { ProgramOutput } from '../../practice/program-output.tsx'
import { attemptProgram } from './checks.api.ts'

type BrowserChecksProps = { review: ReviewCase; onOpenLine: OpenLine }

/** The learner's code, run at once in the sandboxed frame. Nothing of it is stored. */
export function BrowserChecks({ review, onOpenLine }: BrowserChecksProps) {
  const { solutionId } = review
  const queries = useQueryClient()
  const { run, start, stop } = useCheckRun(`attempt ${solutionId}`)
  const [exercise, setExercise] = useState<AttemptExercise | null>(null)

  const { mutate: begin, error } = useMutation({
    mutationFn: async () => {
      const { exercise: found, program } = await queries.fetchQuery(attemptProgram(queries, review))
      setExercise(found)
      if (!program) throw new Error(`This attempt has no ${found.entry}, so the checks can’t run on it.`)
      await start({ program, checks: found.checks, seconds: found.seconds })
    },
    // What is loaded already can be run without a connection.
    networkMode: 'always',
    meta: { isQuiet: true, keepsOverview: true },
  })
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    // It replaces the button that was pressed.
    button.current?.focus()
    begin()
  }, [begin])
  const isRunning = run?.state === 'running'
  return (
    <>
      <Button ref={button} size="small" className="justify-self-start" onClick={isRunning ? stop : () => begin()}>
        {isRunning ? <Square aria-hidden="true" className="size-4" /> : <Play aria-hidden="true" className="size-4" />}
        {isRunning ? 'Stop' : 'Run in my browser'}
      </Button>
      <Problem text={error?.message} />
      {run && exercise && <RunView run={run} exercise={exercise} onOpenLine={onOpenLine} />}
    </>
  )
}

type RunViewProps = { run: BrowserRun; exercise: AttemptExercise; onOpenLine: OpenLine }

function RunView({ run, exercise, onOpenLine }: RunViewProps) {
  const isHidden = new Map(exercise.checks.map((check) => [check.name, check.isHidden]))
  const results = run.results.map((result) => ({ ...result, isHidden: isHidden.get(result.name) ?? false }))
  const output = outputOf(run)
  const passed = results.filter(({ outcome }) => outcome === 'passed').length
  return (
    <section aria-label="Run in your browser" className="surface overflow-hidden">
      <div className="p-3">
        <output className="block font-semibold">
          {run.state === 'done' ? `In your browser: ${passed} of ${results.length} passed` : titles[run.state]}
        </output>
        {run.failure && <FailureText failure={run.failure} program={run.job.program} onOpenLine={onOpenLine} />}
        {results.length > 0 && (
          <div className="mt-2">
            <CheckList results={compareRuns(results, null)} onOpenLine={onOpenLine} ran={run.job} />
          </div>
        )}
      </div>
      {output && <ProgramOutput run={output} label="What the code printed" />}
    </section>
  )
}

const titles = {
  running: 'Running in your browser…',
  stopped: 'Stopped',
  unavailable: 'Not run in your browser',
  done: '',
}

/** The failure is shown above, with its line. */
const outputOf = ({ state, printed, loading }: BrowserRun) =>
  state === 'unavailable' ? null : { state, printed, loading, failure: null }
