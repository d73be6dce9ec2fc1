import type { CodeFile, Exercise } from '#contract/learning/practice.ts'
import { runAllChecks } from '#engines/host/run-all-checks.ts'
import type { CheckResult, CheckRun } from '#engines/host/run-checks.ts'
import { programOf } from '#engines/program.ts'
import type { PrintedLine } from '#engines/realm/protocol.ts'
import { connectToPage } from '../connect.ts'
import { loadExplanations } from '../explanation/use-explanations.ts'
import { stoppable } from '../stoppable.ts'
import { secondsInPage } from '../time-limit.ts'
import { checkTypesInPage } from '../types/check-types.ts'

export type CheckEvents = {
  onLoading: (text: string, part: number) => void
  /** All that was printed so far. */
  onPrinted: (lines: PrintedLine[]) => void
  /** What came of each check so far, where that is known before the end. */
  onResults: (results: CheckResult[]) => void
  isWanted: () => boolean
}

export type Checking = {
  stop: () => void
  /** `problem` says why nothing could be run, such as a lost connection; it isn't the fault of the code. */
  done: Promise<Pick<CheckRun, 'results' | 'failure'> & { problem: string | null }>
}

/** Runs the visible checks of an exercise in the page. */
export function checkInPage(exercise: Exercise, files: readonly CodeFile[], events: CheckEvents): Checking {
  const { language, database, checks, seconds } = exercise
  // By the time a check fails, they are there.
  void loadExplanations().catch(() => {})
  const { connect, stop, problem } = stoppable(connectToPage(language))
  const { onLoading, isWanted } = events
  const printed: PrintedLine[] = []
  const run = async () => {
    const checkTypes = checkTypesInPage({ onLoading, isWanted })
    const { results, failure } = await runAllChecks(connect, checkTypes, programOf(exercise, files, database), checks, {
      seconds: secondsInPage(language, seconds),
      onLoading,
      onPrint: (lines) => {
        printed.push(...lines)
        events.onPrinted([...printed])
      },
    })
    return { results, failure, problem: problem() }
  }
  return { stop, done: run() }
}
