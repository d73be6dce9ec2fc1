import type { ExerciseEditor, ExerciseFields } from '#contract/learning/practice.ts'
import { parseChecks } from '#engines/parse-checks.ts'
import { type ProgramFile, programOf } from '#engines/program.ts'
import { withTypes } from '#engines/types/types-are-right.ts'
import { Play } from '#web/kit/icons.tsx'
import { Button } from '#web/kit/layout/button.tsx'
import { Callout } from '#web/kit/layout/callout.tsx'
import { Spinner } from '#web/kit/layout/spinner.tsx'
import { CheckList, FailureText } from '../checks/check-list.tsx'
import { compareRuns } from '../checks/compare-runs.ts'
import { type BrowserRun, useCheckRun } from '../checks/use-check-run.ts'
import { type Judgement, judgeSolution, judgeStarter } from './try-it.rules.ts'

/** Runs the checks on the starter, which must fail, and on the model solution, which must pass. */
export function useTryIt({ solution, database, stepId }: ExerciseEditor, content: ExerciseFields, canRun: boolean) {
  const starterRun = useCheckRun(`starter ${stepId}`)
  const solutionRun = useCheckRun(`solution ${stepId}`)
  const paths = new Set(content.starter.map(({ path }) => path))
  const solved = solution.filter(({ path }) => paths.has(path))
  const isRunning = starterRun.run?.state === 'running' || solutionRun.run?.state === 'running'

  const run = async () => {
    if (!canRun || isRunning) return
    const { language, visibleChecks, hiddenChecks, seconds, types } = content
    const written = [visibleChecks, hiddenChecks].flatMap((source) => parseChecks(source, language).checks)
    const checks = withTypes(written, types)
    const job = (files: ProgramFile[]) => ({ program: programOf(content, files, database), checks, seconds })
    await starterRun.start(job([]))
    if (solved.length > 0) await solutionRun.start(job(solved))
  }
  return {
    start: () => void run(),
    starter: starterRun.run,
    solution: solutionRun.run,
    hasSolution: solved.length > 0,
    canRun,
    isRunning,
  }
}

export function TryIt({ start, starter, solution, hasSolution, canRun, isRunning }: ReturnType<typeof useTryIt>) {
  return (
    <section aria-labelledby="try-it" className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap items-center gap-3">
        <h2 id="try-it" className="type-h3">
          Try it
        </h2>
        <Button size="small" disabled={!canRun} busy={isRunning} onClick={start}>
          <Play aria-hidden="true" className="size-4" />
          Run the checks
        </Button>
      </div>
      <p className="type-small -mt-2 text-soft">
        {canRun
          ? 'The checks run on the starter, which must fail, and on the model solution, which must pass.'
          : 'Correct the lines named above first.'}
      </p>
      {!hasSolution && (
        <Callout tone="waiting">
          The model solution of this step has none of the starter’s files. Add them on the Lesson tab to see whether the
          checks can be passed.
        </Callout>
      )}
      <div className="grid grid-cols-1 gap-4 md:grid-cols-2">
        {starter && <Tried title="Starter" run={starter} judge={judgeStarter} />}
        {solution && <Tried title="Model solution" run={solution} judge={judgeSolution} />}
      </div>
    </section>
  )
}

const titles = { running: 'Running…', stopped: 'Stopped', unavailable: 'Not run', done: '' }

type TriedProps = { title: string; run: BrowserRun; judge: (results: BrowserRun['results']) => Judgement }

function Tried({ title, run, judge }: TriedProps) {
  const { state, results, failure, loading } = run
  const judgement = state === 'done' ? judge(results) : null
  return (
    <section aria-label={title} className="surface grid grid-cols-1 content-start gap-3 p-4">
      <h3 className="type-label">{title}</h3>
      {judgement ? (
        <Callout tone={judgement.isGood ? 'good' : 'problem'}>{judgement.text}</Callout>
      ) : (
        <output className="flex items-center gap-2">
          {state === 'running' && <Spinner className="size-4.5" />}
          {loading?.text ?? titles[state]}
        </output>
      )}
      {failure && <FailureText failure={failure} program={run.job.program} />}
      {results.length > 0 && <Details results={results} ran={run.job} isFolded={judgement?.isGood ?? false} />}
    </section>
  )
}

type DetailsProps = { results: BrowserRun['results']; ran: BrowserRun['job']; isFolded: boolean }

function Details({ results, ran, isFolded }: DetailsProps) {
  const compared = compareRuns(
    results.map((result) => ({ ...result, isHidden: false })),
    null,
  )
  if (!isFolded) {
    return (
      <div>
        <CheckList results={compared} ran={ran} />
      </div>
    )
  }
  return (
    <details>
      <summary className="type-small link inline-block rounded-small pointer-coarse:min-h-11">Every result</summary>
      <div className="mt-2">
        <CheckList results={compared} ran={ran} />
      </div>
    </details>
  )
}
