import type { Exercise } from '#contract/learning/practice.ts'
import type { ProblemRun } from '#contract/learning/problems/problems.ts'
import type { Language } from '#engines/program.ts'
import { CircleCheck, CircleX, Info, type Icon } from '#web/kit/icons.tsx'
import { Spinner } from '#web/kit/layout/spinner.tsx'
import { CheckDetails, CheckName, HintText } from '../practice/exercise/check-list.tsx'
import { FailureText } from '../practice/explanation/failure-text.tsx'
import { languageNames } from '../practice/language-names.ts'

type RunResultProps = { run: ProblemRun | null; exercise: Exercise; language: Language }

/** What the server found with all checks. */
export function RunResult({ run, exercise, language }: RunResultProps) {
  if (!run) return null
  const { icon: Icon, tone } = lookOf(run)
  const isWaiting = run.state === 'queued' || run.state === 'running'
  const failed = run.results.filter(({ outcome }) => outcome !== 'passed')
  return (
    <section aria-label="Result on our server" className="exercise">
      <output className={`flex items-start gap-2.5 px-4 py-3 font-semibold ${tone}`}>
        {isWaiting ? <Spinner /> : <Icon aria-hidden="true" className="mt-0.5 size-5 shrink-0" />}
        <span className="min-w-0">{describe(run)}</span>
      </output>
      {run.failure && (
        <div className="border-t border-line px-4 py-3">
          <FailureText failure={run.failure} program={null} />
        </div>
      )}
      {failed.length > 0 && run.failure === null && (
        <ul aria-label="Checks that didn’t pass" className="divide-y divide-line border-t border-line">
          {failed.map((result) => (
            <li key={result.name} className="px-4 py-2.5">
              <CheckName name={result.name} outcome={result.outcome} isHidden={result.isHidden} />
              {!result.isHidden && result.outcome !== 'not-run' && run.language === language && (
                <div className="mt-2 ml-7.5 grid grid-cols-1 gap-2">
                  <CheckDetails
                    check={exercise.checks.find(({ name }) => name === result.name) ?? null}
                    result={result}
                    program={null}
                  />
                </div>
              )}
              {result.hint && <HintText text={result.hint} className="mt-2 ml-7.5" />}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function lookOf({ state, passed, total }: ProblemRun): { icon: Icon; tone: string } {
  if (state !== 'done') return { icon: Info, tone: 'text-ink' }
  return passed === total && total > 0
    ? { icon: CircleCheck, tone: 'text-leaf-ink' }
    : { icon: CircleX, tone: 'text-vermilion' }
}

function describe({ state, passed, total, language }: ProblemRun): string {
  switch (state) {
    case 'queued':
    case 'running':
      return 'We’re running the checks; usually a few seconds.'
    case 'unavailable':
      return 'We’ll run the checks as soon as our server is free. You can leave this page.'
    case 'failed':
      return 'We couldn’t run the checks. That’s our fault, not yours: please submit again.'
    case 'done':
      if (total === 0) return 'Your code couldn’t be run.'
      return passed === total
        ? `Solved in ${languageNames[language]}: all ${total} checks passed.`
        : `${passed} of ${total} checks passed in ${languageNames[language]}.`
  }
}
