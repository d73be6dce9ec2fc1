import { useEffect, useEffectEvent, useMemo, useRef } from 'react'
import type { Interview, InterviewProblem } from '#contract/learning/study/interviews.ts'
import { dayAndTime } from '#web/kit/format.ts'
import { Badge } from '#web/kit/layout/badge.tsx'
import { Button } from '#web/kit/layout/button.tsx'
import { Callout } from '#web/kit/layout/callout.tsx'
import { Card } from '#web/kit/layout/card.tsx'
import { PageHeader } from '#web/kit/layout/page-header.tsx'
import { RouteButton } from '#web/kit/layout/route-links.tsx'
import { languageOfFiles } from '#engines/variants.ts'
import { codeIn, inLanguage } from '../practice/exercise/exercise-language.ts'
import { CheckName, HintText } from '../practice/exercise/check-list.tsx'
import { PlainCode } from '../practice/code-editor/plain-code.tsx'
import { filesOf } from '../practice/exercise/exercise.rules.ts'
import { useChecks } from '../practice/exercise/use-checks.ts'
import { stepPath } from '../steps/step-path.ts'
import { useSaveResults } from './interviews.api.ts'
import { isSolved, minutesTaken } from './interviews.rules.ts'

/** What was solved and what was missed. What nobody has checked yet is checked here. */
export function InterviewReview({ interview }: { interview: Interview }) {
  const { interviewId, courseId, startedAt, finishedAt, problems } = interview
  const solved = problems.filter(({ results }) => results && isSolved(results)).length
  const isChecked = problems.every(({ results }) => results !== null)
  return (
    <>
      <PageHeader
        title="Interview review"
        intro={`${dayAndTime(startedAt)}, ${minutesTaken(startedAt, finishedAt!)}`}
        back={{ to: '/dashboard/interview', label: 'Mock interviews' }}
      />
      <output className="mb-6 block">
        {isChecked ? (
          <Callout tone={solved === problems.length ? 'good' : 'plain'}>{describe(solved, problems.length)}</Callout>
        ) : (
          <Callout>Checking what you wrote…</Callout>
        )}
      </output>
      <div className="grid grid-cols-1 gap-6">
        {problems.map((problem) => (
          <Reviewed key={problem.position} interviewId={interviewId} courseId={courseId} problem={problem} />
        ))}
      </div>
    </>
  )
}

const describe = (solved: number, total: number) =>
  solved === total
    ? `You solved all ${total} problems.`
    : `You solved ${solved} of ${total} problems. See below which checks failed and how to go on.`

type ReviewedProps = { interviewId: number; courseId: number; problem: InterviewProblem }

function Reviewed({ interviewId, courseId, problem }: ReviewedProps) {
  const { position, stepId, name, topic, results, code, exercise, hasModelSolution } = problem
  const problemText = useMissingResults(interviewId, problem)
  const isEmpty = code === null
  return (
    <Card as="section" aria-labelledby={`problem-${position}`}>
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <p className="type-small text-soft">{topic}</p>
          <h2 id={`problem-${position}`} className="type-h3">
            {name}
          </h2>
        </div>
        {results && (
          <Badge tone={isSolved(results) ? 'good' : 'plain'}>
            {results.filter(({ isPassed }) => isPassed).length} of {results.length} checks
          </Badge>
        )}
      </div>
      {isEmpty && <p className="mt-3 text-soft">You didn’t change the starter.</p>}
      {problemText}
      {results && (
        <ul aria-label={`Checks of ${name}`} className="mt-4 grid gap-3 border-t border-line pt-4">
          {results.map(({ name: check, isPassed }) => {
            const hint = isPassed ? '' : (exercise.checks.find((one) => one.name === check)?.hint ?? '')
            return (
              <li key={check}>
                <CheckName name={check} outcome={isPassed ? 'passed' : 'failed'} />
                {hint !== '' && <HintText text={hint} className="mt-2 sm:ml-7.5" />}
              </li>
            )
          })}
        </ul>
      )}
      {code && (
        <details className="mt-4 border-t border-line pt-3">
          <summary className="touch font-semibold">What you wrote</summary>
          {code.map(({ path, text }) => (
            <div key={path} className="mt-2 overflow-x-auto rounded-control border border-line">
              <PlainCode text={text} />
            </div>
          ))}
        </details>
      )}
      <div className="mt-5 flex flex-wrap items-center gap-3">
        <RouteButton to={stepPath(courseId, stepId)}>Read the lesson</RouteButton>
        {hasModelSolution && (
          <p className="type-small text-soft">At its end you can compare with the model solution.</p>
        )}
      </div>
    </Card>
  )
}

/** Runs the checks on what was written, if nobody has, and stores which of them passed. */
function useMissingResults(interviewId: number, { position, exercise: offer, code, results }: InterviewProblem) {
  const language = languageOfFiles(offer, code ?? [])
  const exercise = useMemo(() => inLanguage(offer, language), [offer, language])
  const checks = useChecks(exercise)
  const { mutate: save, isError } = useSaveResults()
  const hasBegun = useRef(false)
  const run = async () => {
    const done = await checks.start(filesOf(exercise, codeIn(offer, language, code)))
    if (typeof done === 'string') return
    const outcomes = done.results.map(({ name, outcome }) => ({ name, isPassed: outcome === 'passed' }))
    save({ params: { interviewId, position }, body: { results: outcomes } })
  }
  const begin = useEffectEvent(() => void run())
  useEffect(() => {
    if (results !== null || hasBegun.current) return
    hasBegun.current = true
    begin()
  }, [results])
  if (results !== null || (checks.problem === null && !isError)) return null
  return (
    <Callout tone="problem" className="mt-3">
      {checks.problem ?? 'We couldn’t save the result.'}
      <Button size="small" className="mt-2 block" onClick={() => void run()}>
        Check again
      </Button>
    </Callout>
  )
}
