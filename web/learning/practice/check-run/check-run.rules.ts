import type { CheckRun } from '#contract/learning/practice.ts'

const second = 1000

/** When to ask for an attempt again: soon at first, then less and less often. Null: nothing will change by itself. */
export function pollDelay(run: Pick<CheckRun, 'state' | 'requestedAt'> | null | undefined, now: number): number | null {
  const isOpen = run?.state === 'queued' || run?.state === 'running' || run?.state === 'unavailable'
  if (!isOpen) return null
  const age = now - Date.parse(run.requestedAt)
  // A runner that was restarted is back within seconds.
  if (run.state === 'unavailable') return age < 60 * second ? 5 * second : 60 * second
  if (age < 10 * second) return second
  return age < 60 * second ? 3 * second : 15 * second
}

type Counted = Pick<CheckRun, 'state' | 'passed' | 'total' | 'claimedPassed' | 'failure'>

/** One line about the server's result. */
export function describeRun({ state, passed, total, claimedPassed, failure }: Counted): string {
  switch (state) {
    case 'queued':
    case 'running':
      return 'We’re running the checks; usually a few seconds.'
    case 'done':
      if (total === 0) return 'Your code couldn’t be run.'
      return passed === total ? `All ${total} checks passed` : `${passed} of ${total} checks passed`
    case 'failed':
      return (
        failure?.message ?? 'We couldn’t run the checks. That’s our fault, not yours; your mentor can run them again.'
      )
    case 'unavailable':
      return claimedPassed === null
        ? 'The checks haven’t run yet. Your mentor reviews your code without them.'
        : 'Checked in your browser, not verified'
  }
}
