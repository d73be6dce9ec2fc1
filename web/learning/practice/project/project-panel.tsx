import { Suspense, useMemo, useState } from 'react'
import { programOf } from '#engines/program.ts'
import { ListChecks, Square } from '#web/kit/icons.tsx'
import { Button } from '#web/kit/layout/button.tsx'
import { Callout } from '#web/kit/layout/callout.tsx'
import { Tabs } from '#web/kit/layout/tabs.tsx'
import { lazyComponent } from '#web/kit/lazy-component.ts'
import { OnlineButton } from '#web/kit/states/online-button.tsx'
import { Skeleton } from '#web/kit/states/skeleton.tsx'
import { isSameCode, passedCount } from '../exercise/exercise.rules.ts'
import { type ExercisePanelProps, noLines, noNotes } from '../exercise/panel-props.ts'
import { useResultsInView } from '../exercise/use-results-in-view.ts'
import type { GoTo } from '../explanation/failure-text.tsx'
import { AtHome } from './at-home.tsx'
import { ProjectEditor } from './project-editor.tsx'
import { ProjectResults } from './project-results.tsx'
import { useOpenFiles } from './use-open-files.ts'
import '../exercise/exercise.css'
import './project.css'

// Both are loaded when somebody opens their tab: with the checks of forms, and with what compiles the page.
const RequestConsole = lazyComponent(() => import('./request-console.tsx'), 'RequestConsole')
const ProjectPreview = lazyComponent(() => import('./project-preview.tsx'), 'ProjectPreview')

/** Edit a project of several files, and run its checks on the server. */
export function ProjectPanel(props: ExercisePanelProps) {
  const { exercise, stepId, files, onChange, checks, progress, next, status, lines = noLines, notes = noNotes } = props
  const opened = useOpenFiles(files)
  const [tab, setTab] = useState('checks')
  // What was opened stays: the requests that were sent, for example.
  const [visited, setVisited] = useState<ReadonlySet<string>>(new Set())
  if (!visited.has(tab)) setVisited(new Set([...visited, tab]))
  const { checked } = checks
  const isChecking = checks.state === 'running'
  const isCurrent = checked !== null && isSameCode(checked.files, files)
  const isPassed = checked !== null && passedCount(checked.results) === exercise.checks.length
  const results = useResultsInView<HTMLDivElement>(checks.state === 'idle' ? '' : checks.state)
  const { app, server, page } = exercise.project ?? {}
  const hasApi = app !== undefined || server !== undefined

  const check = async () => {
    setTab('checks')
    const done = await checks.start(files)
    if (typeof done === 'object') props.onChecked(done.results)
  }
  const goTo: GoTo = (file, line) => {
    opened.show(files.some((one) => one.path === file) ? file! : exercise.entry, line)
  }
  const checkedProgram = useMemo(() => checked && programOf(exercise, checked.files), [exercise, checked])
  const failure = isCurrent ? (checked.failure ?? checked.results.find((one) => one.failure?.line)?.failure) : null
  const problem = failure?.line ? { path: failure.file ?? exercise.entry, line: failure.line } : null
  const run = () => void (stepId !== undefined && !isChecking && check())
  const tabs = [
    {
      value: 'checks',
      label: 'Checks',
      content: (
        <ProjectResults
          exercise={exercise}
          checks={checks}
          program={checkedProgram}
          progress={progress}
          isCurrent={isCurrent}
          onHint={props.onHint}
          onGoTo={goTo}
        />
      ),
    },
    ...(hasApi && stepId !== undefined
      ? [
          {
            value: 'requests',
            label: 'Requests',
            content: visited.has('requests') && (
              <Suspense fallback={<Skeleton className="m-4 h-40" />}>
                <RequestConsole
                  stepId={stepId}
                  files={files}
                  onStart={() => isChecking && checks.stop()}
                  onGoTo={goTo}
                />
              </Suspense>
            ),
          },
        ]
      : []),
    ...(page === undefined
      ? []
      : [
          {
            value: 'preview',
            label: 'Preview',
            content: visited.has('preview') && (
              <Suspense fallback={<Skeleton className="m-4 h-40" />}>
                <ProjectPreview files={files} page={page} hasApi={hasApi} onGoTo={goTo} />
              </Suspense>
            ),
          },
        ]),
  ]
  return (
    <section aria-label="Exercise" className="exercise">
      {props.header?.(goTo)}
      <ProjectEditor
        exercise={exercise}
        files={files}
        onChange={onChange}
        opened={opened}
        onRun={run}
        problem={problem}
        notes={notes}
        lines={lines}
      />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line px-4 py-3">
        {stepId !== undefined &&
          (isChecking ? (
            <Button onClick={checks.stop}>
              <Square aria-hidden="true" className="size-4" />
              Stop
            </Button>
          ) : (
            <OnlineButton variant={isPassed ? 'secondary' : 'primary'} onClick={run}>
              <ListChecks aria-hidden="true" className="size-4" />
              Run checks
            </OnlineButton>
          ))}
        <div className="min-w-0 flex-1 basis-48">
          {stepId === undefined && (
            <p className="type-small text-soft">The checks run on our server when a learner tries or submits this.</p>
          )}
          {status}
        </div>
      </div>
      <div ref={results} className="exercise-results">
        {isPassed && isCurrent && (
          <Callout tone="good" className="rounded-none">
            {next}
          </Callout>
        )}
        <Tabs label="Results" tabs={tabs} value={tab} onChange={setTab} className="project-tabs" />
        <AtHome exercise={exercise} />
      </div>
    </section>
  )
}
