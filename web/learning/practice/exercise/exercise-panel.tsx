import { Suspense, useMemo, useRef, useState } from 'react'
import { type Program, programOf } from '#engines/program.ts'
import type { Failure } from '#engines/realm/protocol.ts'
import { ListChecks, Play, RotateCcw, Square } from '#web/kit/icons.tsx'
import { lazyComponent, lazyPart } from '#web/kit/lazy-component.ts'
import { Button } from '#web/kit/layout/button.tsx'
import { Callout } from '#web/kit/layout/callout.tsx'
import { toast } from '#web/kit/overlays/toast.ts'
import { Skeleton } from '#web/kit/states/skeleton.tsx'
import { ProgramOutput } from '../program-output.tsx'
import { usePreparedRun } from '../use-prepared-run.ts'
import { TypeErrorList } from '../types/type-error-list.tsx'
import { marksOf } from '../types/type-marks.ts'
import { useTypeErrors } from '../types/use-type-errors.ts'
import { type ProgramRun, useProgram } from '../use-program.ts'
import { FailureText, type GoTo } from '../explanation/failure-text.tsx'
import { useExplanation } from '../explanation/use-explanations.ts'
import { CheckList } from './check-list.tsx'
import { CodeFiles, type FileTarget } from './code-files.tsx'
import { filesOf, isSameCode, passedCount, progressText, withText } from './exercise.rules.ts'
import { pageOf } from './page-of.ts'
import { type ExercisePanelProps, noLines, noNotes } from './panel-props.ts'
import type { useChecks } from './use-checks.ts'
import { useResultsInView } from './use-results-in-view.ts'
import './exercise.css'

// Most exercises aren't in SQL.
const SqlTables = lazyPart(() => import('./sql-tables.tsx'), 'SqlTables')
const PagePreview = lazyComponent(() => import('../page-preview.tsx'), 'PagePreview')

/** Edit, run and check the code of an exercise. Projects have a panel of their own. */
export function ExercisePanel(props: ExercisePanelProps) {
  const { exercise, files, onChange, checks, progress, next, status, lines = noLines, notes = noNotes } = props
  const program = useProgram(exercise.language)
  const section = useRef<HTMLElement>(null)
  usePreparedRun(section, exercise.language)
  const [selected, setSelected] = useState(files[0]!.path)
  const [target, setTarget] = useState<FileTarget | null>(null)
  const [shown, setShown] = useState<'run' | 'check'>('run')
  const [page, setPage] = useState<{ html: string; program: Program; number: number } | null>(null)
  const [isEdited, setIsEdited] = useState(false)
  const { check: checkTypes, ...typeErrors } = useTypeErrors(exercise, files, isEdited)
  const marks = useMemo(() => marksOf(typeErrors.problems), [typeErrors.problems])
  const isPage = exercise.language === 'html'
  const isConfig = exercise.language === 'config'
  const isChecking = checks.state === 'running'
  const isRunning = program.run?.state === 'running'
  const { checked } = checks
  const isCurrent = checked !== null && isSameCode(checked.files, files)
  const isPassed = checked !== null && passedCount(checked.results) === exercise.checks.length
  const versions = [program.run?.state, page && `page ${page.number}`, checks.state !== 'idle' && checks.state]
  const results = useResultsInView<HTMLDivElement>(versions.filter(Boolean).join(' '))
  const path = files.some((file) => file.path === selected) ? selected : files[0]!.path
  const start = filesOf(exercise, null)

  const run = () => {
    checks.stop()
    setShown('run')
    const next = programOf(exercise, files, exercise.database)
    if (isPage) {
      return setPage({ html: pageOf(files, exercise.entry), program: next, number: (page?.number ?? 0) + 1 })
    }
    void program.start(next)
  }
  const check = async () => {
    program.clear()
    setShown('check')
    checkTypes(files)
    const done = await checks.start(files)
    if (typeof done === 'object') props.onChecked(done.results)
  }
  const reset = () => {
    onChange(start)
    toast('Back to the starter.', 'plain', { label: 'Undo', run: () => onChange(files) })
  }
  const goTo: GoTo = (file, line) => {
    const found = files.find((one) => one.path === file)?.path ?? exercise.entry
    setSelected(found)
    setTarget({ path: found, line })
  }

  const checkedProgram = useMemo(
    () => checked && programOf(exercise, checked.files, exercise.database),
    [exercise, checked],
  )
  const failure = shown === 'run' ? (program.run?.failure ?? null) : isCurrent ? firstFailure(checked) : null
  const problem = useProblem(failure, shown === 'run' ? program.run?.program : checkedProgram, exercise.entry)
  return (
    <section ref={section} aria-label="Exercise" className="exercise">
      {props.header?.(goTo)}
      {props.choice}
      <div className="exercise-with-tables">
        {exercise.language === 'sql' && <SqlTables database={exercise.database} />}
        <div className="min-w-0">
          <CodeFiles
            files={files}
            readOnly={exercise.readOnly}
            selected={path}
            onSelect={setSelected}
            onChange={(changed, text) => {
              setIsEdited(true)
              onChange(withText(files, changed, text))
            }}
            onRun={run}
            problem={problem}
            marks={marks}
            notes={notes}
            target={target}
            lines={lines}
          >
            {!isSameCode(files, start) && <ResetButton onReset={reset} />}
          </CodeFiles>
        </div>
      </div>
      <TypeErrorList
        {...typeErrors}
        isChecked={exercise.checks.some(({ kind, run: snippet }) => kind === 'types' && snippet === '')}
        onGoTo={goTo}
      />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line px-4 py-3">
        <div className="flex gap-2">
          <Button onClick={isRunning ? program.stop : run}>
            {isRunning ? (
              <Square aria-hidden="true" className="size-4" />
            ) : (
              <Play aria-hidden="true" className="size-4" />
            )}
            {isRunning ? 'Stop' : isPage ? 'Preview' : isConfig ? 'Read' : 'Run'}
          </Button>
          <Button variant={isPassed ? 'secondary' : 'primary'} onClick={isChecking ? checks.stop : () => void check()}>
            {isChecking ? (
              <Square aria-hidden="true" className="size-4" />
            ) : (
              <ListChecks aria-hidden="true" className="size-4" />
            )}
            {isChecking ? 'Stop' : 'Check'}
          </Button>
        </div>
        <div className="min-w-0 flex-1 basis-48">{status}</div>
      </div>
      <div ref={results} className="exercise-results">
        {/* First, under the button that was pressed: on a phone the list of checks ends below the screen. */}
        {isPassed && isCurrent && (
          <Callout tone="good" className="rounded-none">
            {next}
          </Callout>
        )}
        {shown === 'run' && page !== null && (
          <div className="border-t border-line">
            <Suspense fallback={<Skeleton className="h-24 rounded-none" />}>
              <PagePreview html={page.html} title="Your page" program={page.program} onGoTo={goTo} />
            </Suspense>
          </div>
        )}
        {shown === 'run' && program.run && <Output run={program.run} onGoTo={goTo} />}
        {shown === 'check' && <CheckOutput checks={checks} />}
        <div className="border-t border-line">
          <output className="type-label flex flex-wrap gap-x-3 px-4 pt-3 pb-1">
            <span>{isChecking ? 'Checking…' : progressText(checked?.results ?? null, exercise)}</span>
            {checks.problem && <span className="basis-full font-normal text-vermilion">{checks.problem}</span>}
            {checked && !isCurrent && !isChecking && (
              <span className="font-normal text-soft">You’ve changed the code since. Check it again.</span>
            )}
          </output>
          {/* The old results stay until the new ones are there, so that nothing jumps. */}
          <div aria-busy={isChecking} className={isChecking ? 'opacity-60' : undefined}>
            {checked?.failure && (
              <div className="mx-4 my-2">
                <p className="mb-1 font-semibold">
                  {isConfig
                    ? 'A file couldn’t be read, so no check ran.'
                    : 'Your code couldn’t be run, so no check ran.'}
                </p>
                <FailureText failure={checked.failure} program={checkedProgram} onGoTo={goTo} />
              </div>
            )}
            <CheckList
              checks={exercise.checks}
              results={checked?.results ?? null}
              program={checkedProgram}
              progress={progress}
              onHint={props.onHint}
              onGoTo={goTo}
            />
          </div>
        </div>
      </div>
    </section>
  )
}

/** The line to mark: where the mistake is, which may be before the line that the engine names. */
function useProblem(failure: Failure | null, program: Program | null | undefined, entry: string) {
  const place = useExplanation({ program, failure })?.place ?? failure
  return place?.line ? { path: place.file ?? entry, line: place.line } : null
}

const firstFailure = ({ failure, results }: NonNullable<ReturnType<typeof useChecks>['checked']>) =>
  failure ?? results.find((result) => result.failure?.line)?.failure ?? null

function Output({ run, onGoTo }: { run: ProgramRun; onGoTo: GoTo }) {
  return (
    <>
      <ProgramOutput run={run.failure?.line ? { ...run, failure: null } : run} label="Output" />
      {run.failure?.line && (
        <div className="bg-haze px-4 pb-3">
          <FailureText failure={run.failure} program={run.program} onGoTo={onGoTo} />
        </div>
      )}
    </>
  )
}

/** What the code printed while it was checked, and what is being loaded. */
function CheckOutput({ checks: { state, printed, loading } }: { checks: ReturnType<typeof useChecks> }) {
  const isRunning = state === 'running'
  if (printed.length === 0 && !loading && state !== 'stopped') return null
  const run: ProgramRun = {
    state: isRunning ? 'running' : state === 'stopped' ? 'stopped' : 'done',
    printed,
    loading,
    failure: null,
  }
  return <ProgramOutput run={run} label="Output" />
}

// It brings the form library, which a public lesson doesn't have.
const ConfirmDialog = lazyPart(() => import('#web/kit/overlays/confirm-dialog.tsx'), 'ConfirmDialog')

/** Asks first; the caller offers to undo it. */
function ResetButton({ onReset }: { onReset: () => void }) {
  const [isAsking, setIsAsking] = useState(false)
  return (
    <>
      <Button variant="quiet" size="small" onClick={() => setIsAsking(true)} className="shrink-0 max-sm:px-2">
        <RotateCcw aria-hidden="true" className="size-4" />
        <span className="max-sm:sr-only">Reset to starter</span>
      </Button>
      {isAsking && (
        <ConfirmDialog
          title="Reset to the starter?"
          text="The starter code replaces what you wrote in this exercise. You can undo this right after."
          action="Reset"
          onConfirm={async () => onReset()}
          onClose={() => setIsAsking(false)}
        />
      )}
    </>
  )
}
