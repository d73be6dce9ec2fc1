import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { hasMilestones } from '#contract/learning/exercises/milestones.ts'
import type { CheckProgress, CheckResult, CheckRun } from '#contract/learning/practice.ts'
import type { ReviewCase } from '#contract/learning/reviews.ts'
import { Button } from '#web/kit/layout/button.tsx'
import { Callout } from '#web/kit/layout/callout.tsx'
import { ago, dayAndTime, plural } from '#web/kit/format.ts'
import { Lightbulb, Play, RotateCw } from '#web/kit/icons.tsx'
import { lazyComponent } from '#web/kit/lazy-component.ts'
import { Spinner } from '#web/kit/layout/spinner.tsx'
import { languageNames } from '../../practice/language-names.ts'
import { CheckList, FailureText, type OpenLine, type Ran } from '../../checks/check-list.tsx'
import { MilestoneResults } from '../../checks/milestone-results.tsx'
import { compareRuns, describeChanges } from '../../checks/compare-runs.ts'
import { useMayReview } from '../../reviews/may-review.ts'
import { attemptExercise } from './attempt-exercise.api.ts'
import { attemptProgram, useRunChecksAgain } from './checks.api.ts'

// What runs the code is loaded when somebody wants to run it.
const BrowserChecks = lazyComponent(() => import('./browser-checks.tsx'), 'BrowserChecks')

type ChecksBlockProps = { review: ReviewCase; onOpenLine: OpenLine['open'] }

/** What the server's run of the checks found, and how to run them again. */
export function ChecksBlock({ review, onOpenLine: open }: ChecksBlockProps) {
  // Files of the starter that learners can't change aren't part of an attempt.
  const onOpenLine = { paths: new Set(review.current.files.map(({ path }) => path)), open }
  const { checkRun } = review.current
  const progress = review.checkProgress
  return (
    <div className="grid grid-cols-1 gap-3">
      {checkRun ? (
        <ServerRun review={review} run={checkRun} onOpenLine={onOpenLine} />
      ) : (
        <p className="text-soft">This attempt was submitted without checks.</p>
      )}
      {progress.length > 0 && <PageProgress checks={progress} />}
      {review.hasExercise && <RunAgain review={review} onOpenLine={onOpenLine} />}
    </div>
  )
}

type ServerRunProps = { review: ReviewCase; run: CheckRun; onOpenLine: OpenLine }

function ServerRun({ review, run, onOpenLine }: ServerRunProps) {
  switch (run.state) {
    case 'queued':
      return <Waiting text="Waiting for the sandbox…" />
    case 'running':
      return <Waiting text="Running the checks in the sandbox…" />
    case 'unavailable':
      return <Unverified review={review} run={run} />
    case 'failed':
      return (
        <Callout tone="waiting">
          {run.failure
            ? 'Not checked: the learner submitted a newer attempt first.'
            : 'The sandbox couldn’t run these checks. That’s a problem on our side, not in the learner’s code.'}
        </Callout>
      )
    case 'done':
      return <Results review={review} run={run} onOpenLine={onOpenLine} />
  }
}

const Waiting = ({ text }: { text: string }) => (
  <output className="flex items-center gap-2 font-medium">
    <Spinner className="size-4.5" />
    {text}
  </output>
)

function Unverified({
  review: { solutionId, hasExercise },
  run: { claimedPassed },
}: Omit<ServerRunProps, 'onOpenLine'>) {
  const { data } = useQuery({ ...attemptExercise(solutionId), enabled: hasExercise && claimedPassed !== null })
  if (claimedPassed === null) return <p className="font-medium">Not checked: no sandbox is running at the moment.</p>
  const visible = data?.checks.filter(({ isHidden }) => !isHidden).length
  return (
    <p className="font-medium">
      Checked in the learner’s browser, not verified:{' '}
      {visible === undefined ? `${claimedPassed} passed` : `${Math.min(claimedPassed, visible)} of ${visible}`}
    </p>
  )
}

function Results({ review, run, onOpenLine }: ServerRunProps) {
  const earlier = earlierResults(review)
  const results = compareRuns(run.results, earlier?.results ?? null)
  const changes = describeChanges(results)
  const isAll = run.passed === run.total && run.total > 0
  const ran = useRan(review, run, !isAll)
  return (
    <div>
      <p className={`font-semibold ${isAll ? 'text-leaf-ink' : ''}`}>
        {run.passed} of {run.total} checks passed
      </p>
      {earlier && (
        <p className="type-small text-soft">
          {changes === '' ? `Same as attempt ${earlier.attempt}` : `Since attempt ${earlier.attempt}: ${changes}`}
        </p>
      )}
      {run.failure && <FailureText failure={run.failure} program={ran?.program} onOpenLine={onOpenLine} />}
      <div className="mt-2">
        {hasMilestones(run.results) ? (
          <MilestoneResults
            results={run.results}
            earlier={earlier?.results ?? null}
            onOpenLine={onOpenLine}
            ran={ran}
          />
        ) : (
          <CheckList results={results} onOpenLine={onOpenLine} ran={ran} />
        )}
      </div>
      <SmallPrint run={run} />
    </div>
  )
}

/** The code that was run, if the exercise is still the same. */
function useRan(review: ReviewCase, { exerciseVersion }: CheckRun, isUsed: boolean): Ran | null {
  const queries = useQueryClient()
  const { solutionId, hasExercise, isProject } = review
  const { data } = useQuery({ ...attemptProgram(queries, review), enabled: isUsed && hasExercise && !isProject })
  const project = useQuery({ ...attemptExercise(solutionId), enabled: isUsed && isProject }).data
  const exercise = project ?? data?.exercise
  if (exercise?.version !== exerciseVersion || (!project && !data?.program)) return null
  return { program: data?.program ?? null, checks: exercise.checks }
}

function SmallPrint({ run: { engine, language, exerciseVersion, finishedAt } }: { run: CheckRun }) {
  return (
    <p className="type-small mt-2 text-soft">
      Run in the sandbox
      {finishedAt && (
        <>
          {' '}
          <time dateTime={finishedAt} title={dayAndTime(finishedAt)}>
            {ago(finishedAt)}
          </time>
        </>
      )}
      {language && language !== 'project' && `, in ${languageNames[language]}`}, exercise version {exerciseVersion}
      {engine && `, ${engine}`}
    </p>
  )
}

function RunAgain({ review, onOpenLine }: { review: ReviewCase; onOpenLine: OpenLine }) {
  const { mutate, isPending } = useRunChecksAgain(review.solutionId)
  const mayReview = useMayReview()
  const state = review.current.checkRun?.state
  const isOpen = state === 'queued' || state === 'running' || state === 'unavailable'
  return (
    <>
      {mayReview && !isOpen && (
        <Button size="small" className="justify-self-start" busy={isPending} onClick={() => mutate()}>
          <RotateCw aria-hidden="true" className="size-4" />
          {state ? 'Run again in the sandbox' : 'Run in the sandbox'}
        </Button>
      )}
      {!review.isProject && <RunInBrowser review={review} onOpenLine={onOpenLine} />}
    </>
  )
}

function RunInBrowser(props: { review: ReviewCase; onOpenLine: OpenLine }) {
  const [isAsked, setIsAsked] = useState(false)
  const button = (
    <Button size="small" className="justify-self-start" busy={isAsked} onClick={() => setIsAsked(true)}>
      <Play aria-hidden="true" className="size-4" />
      Run in my browser
    </Button>
  )
  if (!isAsked) return button
  return (
    <Suspense fallback={button}>
      <BrowserChecks {...props} />
    </Suspense>
  )
}

/** The newest earlier attempt whose checks the server has run. */
function earlierResults({ earlier }: Pick<ReviewCase, 'earlier'>): { attempt: number; results: CheckResult[] } | null {
  for (const { attempt, checkRun } of earlier) {
    if (checkRun?.state === 'done') return { attempt, results: checkRun.results }
  }
  return null
}

/** How the learner fared with the checks before submitting. */
function PageProgress({ checks }: { checks: CheckProgress[] }) {
  const failures = checks.reduce((sum, check) => sum + check.failures, 0)
  const hints = checks.filter(({ hintShownAt }) => hintShownAt !== null).length
  const sorted = checks.toSorted((a, b) => b.failures - a.failures)
  return (
    <details>
      <summary className="type-small link inline-block rounded-small pointer-coarse:min-h-11">
        While practising: {failures === 0 ? 'no failures' : plural(failures, 'failure')},{' '}
        {hints === 0 ? 'no hints' : plural(hints, 'hint')} opened
      </summary>
      <ul className="type-small mt-2 grid grid-cols-1 gap-1.5">
        {sorted.map(({ name, failures, isPassed, hintShownAt }) => (
          <li key={name} className="wrap-anywhere">
            {name}
            <span className="block text-soft">
              {failures === 0 ? 'Passed at first' : `Failed ${plural(failures, 'time')}`}
              {failures > 0 && (isPassed ? ', then passed' : ', not passed yet')}
              {hintShownAt && (
                <>
                  {' · '}
                  <Lightbulb aria-hidden="true" className="-mt-0.5 inline size-3.5" /> Hint opened {ago(hintShownAt)}
                </>
              )}
            </span>
          </li>
        ))}
      </ul>
    </details>
  )
}
