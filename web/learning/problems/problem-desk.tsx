import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { me } from '#web/identity/index.ts'
import type { ProblemLanguage } from '#contract/learning/problems/patterns.ts'
import type { ProblemPage } from '#contract/learning/problems/problems.ts'
import { useAutosave } from '#web/kit/forms/autosave.ts'
import { ChooseVersion } from '#web/kit/forms/choose-version.tsx'
import { SaveStatus } from '#web/kit/forms/save-status.tsx'
import { Badge } from '#web/kit/layout/badge.tsx'
import { Button } from '#web/kit/layout/button.tsx'
import { PageHeader } from '#web/kit/layout/page-header.tsx'
import { RouteButton, RouteLink } from '#web/kit/layout/route-links.tsx'
import { LessonBody } from '../lessons/lesson-body.tsx'
import { useCheckProgress } from '../practice/exercise/check-progress.ts'
import { codeIn, inLanguage, useExerciseLanguage, withCodeIn } from '../practice/exercise/exercise-language.ts'
import { changedCode, filesOf, passedCount, reportOf } from '../practice/exercise/exercise.rules.ts'
import { ExercisePanel } from '../practice/exercise/exercise-panel.tsx'
import { LanguageChoice } from '../practice/exercise/language-choice.tsx'
import { useChecks } from '../practice/exercise/use-checks.ts'
import { pollDelay } from '../practice/check-run/check-run.rules.ts'
import { languageNames } from '../practice/language-names.ts'
import { problemPath, problemsPath, stepPath } from '../steps/step-path.ts'
import { Examples } from './examples.tsx'
import { levelNames, patternName } from './problem-lines.tsx'
import { createProblemDraft, type ProblemDraft, problemById, runOf, useSubmitProblem } from './problems.api.ts'
import { RunResult } from './run-result.tsx'
import { Solution } from './solution.tsx'

/** One problem: what is asked for, the editor, the result of the server, and the solution. */
export function ProblemDesk({ problem }: { problem: ProblemPage }) {
  const { problemId, name, course, step, exercise: offer, solvedIn } = problem
  const [draft] = useState(() => createProblemDraft(problem))
  const { value, ...saved } = useAutosave<{ code: ProblemPage['code'] }, ProblemDraft>(() => draft)
  const { code } = value
  const { language, offered, choose } = useExerciseLanguage(offer, code)
  const exercise = useMemo(() => inLanguage(offer, language), [offer, language])
  const files = filesOf(exercise, codeIn(offer, language, code))
  const checks = useChecks(exercise)
  const { progress, report } = useCheckProgress({ key: `checks:problem:${problemId}`, server: [], send: null })
  const { data: person } = useQuery(me)
  const isLearner = person?.role === 'learner'
  const submit = useSubmitProblem(problemId)
  const run = useNewestRun(problem)
  const isBusy = submit.isPending || run?.state === 'queued' || run?.state === 'running'
  const newer = draft.newer()
  const statement = problem.statement.find((text) => text.language === language) ?? problem.statement[0]!
  const isPassed = checks.checked !== null && passedCount(checks.checked.results) === exercise.checks.length

  const send = () =>
    submit.mutate({ params: { problemId }, body: { language: language as ProblemLanguage, code: files } })
  const submitButton = (
    <Button variant={isPassed ? 'primary' : 'secondary'} busy={isBusy} busyLabel="Checking…" onClick={send}>
      Submit
    </Button>
  )
  return (
    <>
      <PageHeader
        title={name}
        breadcrumb={
          <>
            <RouteLink to={problemsPath(course.courseId)}>Problems</RouteLink> ·{' '}
            <RouteLink to={stepPath(course.courseId, step.stepId)}>{step.name}</RouteLink>
          </>
        }
      />
      <div className="-mt-4 mb-6 flex flex-wrap gap-2">
        <Badge>{levelNames[problem.level]}</Badge>
        <Badge>{patternName(problem.pattern)}</Badge>
        {solvedIn.map((one) => (
          <Badge key={one} tone="good">
            Solved in {languageNames[one]}
          </Badge>
        ))}
      </div>
      <div className="grid grid-cols-1 gap-6 xl:grid-cols-2 xl:gap-8">
        <div className="min-w-0">
          <LessonBody document={statement.document} level={2} />
          <Examples exercise={exercise} />
        </div>
        <div className="grid min-w-0 grid-cols-1 content-start gap-5">
          {newer && (
            <ChooseVersion
              what="Your code"
              savedAt={newer.savedAt}
              onKeep={draft.overwriteNewer}
              onUseOther={draft.acceptNewer}
            />
          )}
          <ExercisePanel
            key={language}
            exercise={exercise}
            files={files}
            onChange={(changed) =>
              draft.edit({ code: withCodeIn(offer, language, code, changedCode(exercise.starter, changed)) })
            }
            choice={
              <LanguageChoice
                offered={offered}
                language={language}
                onChoose={(chosen) => {
                  checks.clear()
                  choose(chosen)
                }}
              />
            }
            checks={checks}
            progress={progress}
            onChecked={(results) => {
              const found = reportOf(results)
              if (found) void report(found)
            }}
            onHint={(check) => void report({ kind: 'hint', name: check, at: new Date().toISOString() })}
            next={`These checks pass. Submit: we’ll run ${exercise.hiddenChecks} more, also with large inputs.`}
            status={<SaveStatus {...saved} />}
          />
          {isLearner && (
            <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
              {submitButton}
              <p className="type-small min-w-0 flex-1 basis-48 text-soft">
                We run all checks on our server, {exercise.hiddenChecks} hidden ones too.
              </p>
            </div>
          )}
          <RunResult run={run} exercise={exercise} language={language} />
          <Solution problem={problem} language={language} isLearner={isLearner} />
        </div>
      </div>
      <Neighbours problem={problem} />
    </>
  )
}

/** Asked for again while it is open; a new result also changes what the page shows. */
function useNewestRun({ problemId, run: first }: ProblemPage) {
  const queries = useQueryClient()
  const { data: run } = useQuery({
    ...runOf(problemId),
    initialData: first,
    staleTime: Number.POSITIVE_INFINITY,
    refetchInterval: ({ state }) => pollDelay(state.data, Date.now()) ?? false,
  })
  const isNew = run?.state === 'done' && run.runId !== first?.runId
  useEffect(() => {
    if (isNew) void queries.invalidateQueries(problemById(problemId))
  }, [isNew, problemId, queries])
  return run
}

function Neighbours({ problem: { previous, next } }: { problem: ProblemPage }) {
  return (
    <nav aria-label="Other problems" className="mt-10 flex flex-wrap justify-between gap-3 border-t border-line pt-5">
      {previous ? <RouteButton to={problemPath(previous.problemId)}>Previous: {previous.name}</RouteButton> : <span />}
      {next && <RouteButton to={problemPath(next.problemId)}>Next: {next.name}</RouteButton>}
    </nav>
  )
}
