import { plural } from '#web/kit/format.ts'
import { classes } from '#web/kit/layout/classes.ts'
import { ProgressBar } from '#web/kit/layout/progress-bar.tsx'
import { Spinner } from '#web/kit/layout/spinner.tsx'
import { FailureText } from './explanation/failure-text.tsx'
import { useExplanation } from './explanation/use-explanations.ts'
import type { ProgramRun } from './use-program.ts'
import './practice.css'

/** What a program printed, and how it ended. */
export function ProgramOutput({ run, label }: { run: ProgramRun; label: string }) {
  const { state, printed, failure, loading } = run
  const explained = useExplanation({ program: run.program, failure })?.message.replaceAll('`', '') ?? null
  const isRunning = state === 'running'
  return (
    <div className="practice-output">
      <div className="practice-output-bar" data-running={isRunning || undefined}>
        <span>Output</span>
        {isRunning && <Spinner />}
        <output className={classes(!isRunning && state !== 'stopped' && 'sr-only')}>
          {loading ? loading.text : summaryOf(run, explained)}
        </output>
        {loading && (
          <ProgressBar
            label={loading.text}
            percent={Math.floor(loading.part * 100)}
            className="h-1.5 max-w-48 min-w-16 flex-1 rounded-full"
          />
        )}
      </div>
      {printed.length > 0 && (
        // A scrolling region must be focusable.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex, jsx-a11y/prefer-tag-over-role
        <div role="group" aria-label={label} tabIndex={0} className="practice-lines">
          {printed.map(({ level, text }, index) => (
            // Lines are only added.
            // oxlint-disable-next-line react/no-array-index-key
            <div key={index} className={level === 'log' ? undefined : `practice-${level}`}>
              {text === '' ? '\n' : text}
            </div>
          ))}
        </div>
      )}
      {failure && (
        <div className="practice-failure">
          <FailureText failure={failure} program={run.program} />
        </div>
      )}
      {state === 'done' && printed.length === 0 && <p className="practice-empty">The code ran and printed nothing.</p>}
    </div>
  )
}

function summaryOf({ state, printed, failure }: ProgramRun, explained: string | null): string {
  if (state === 'running') return 'Running…'
  if (state === 'stopped') return 'Stopped'
  if (failure) return `Error. ${explained ?? describeFailure(failure)}`
  return `Finished with ${plural(printed.length, 'line')} of output.`
}

function describeFailure({ name, message, line }: NonNullable<ProgramRun['failure']>): string {
  const place = line === null ? '' : `Line ${line}: `
  return `${place}${name === '' ? '' : `${name}: `}${message}`
}
