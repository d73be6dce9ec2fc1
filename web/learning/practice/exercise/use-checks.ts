import { useCallback, useEffect, useRef, useState } from 'react'
import type { CodeFile, Exercise } from '#contract/learning/practice.ts'
import type { CheckResult, CheckRun } from '#engines/host/run-checks.ts'
import type { PrintedLine } from '#engines/realm/protocol.ts'
import { type CheckEvents, checkInPage } from './check-in-page.ts'

export type Checked = Pick<CheckRun, 'results' | 'failure'> & { files: readonly CodeFile[] }

export type ChecksState = {
  state: 'idle' | 'running' | 'done' | 'stopped'
  printed: PrintedLine[]
  loading: { text: string; part: number } | null
  /** While they run, what came of each so far; null where that is known at the end. */
  results: CheckResult[] | null
  /** The newest complete run; it stays while the code changes. */
  checked: Checked | null
  /** Why nothing could be run, such as a lost connection; it isn't the fault of the code. */
  problem: string | null
}

const atFirst: ChecksState = {
  state: 'idle',
  printed: [],
  loading: null,
  results: null,
  checked: null,
  problem: null,
}

/** Runs the visible checks of an exercise in the page; those of a project elsewhere. */
export function useChecks(exercise: Exercise, check = checkInPage) {
  const [state, setState] = useState(atFirst)
  const running = useRef<{ stop: () => void } | null>(null)
  useEffect(() => () => running.current?.stop(), [])

  const start = async (files: readonly CodeFile[]): Promise<Checked | 'stopped' | 'unavailable'> => {
    running.current?.stop()
    setState(({ checked }) => ({ ...atFirst, state: 'running', checked }))
    const isCurrent = () => running.current === own
    const show = (part: Partial<ChecksState>) => isCurrent() && setState((before) => ({ ...before, ...part }))
    const events: CheckEvents = {
      onLoading: (text, part) => show({ loading: { text, part } }),
      onPrinted: (printed) => show({ loading: null, printed }),
      onResults: (results) => show({ loading: null, results }),
      isWanted: isCurrent,
    }
    const own = check(exercise, files, events)
    running.current = own
    const { problem, results, failure } = await own.done
    if (!isCurrent()) return 'stopped'
    running.current = null
    if (problem !== null) {
      setState(({ checked: before }) => ({ ...atFirst, checked: before, problem }))
      return 'unavailable'
    }
    const checked = { results, failure, files }
    setState((before) => ({ ...before, state: 'done', loading: null, results: null, checked }))
    return checked
  }
  const stop = useCallback(() => {
    const current = running.current
    running.current = null
    current?.stop()
    setState((before) => ({ ...before, state: 'stopped', loading: null, results: null }))
  }, [])
  /** For another program: what was found says nothing about it. */
  const clear = useCallback(() => {
    const current = running.current
    running.current = null
    current?.stop()
    setState(atFirst)
  }, [])
  return { ...state, start, stop, clear }
}
