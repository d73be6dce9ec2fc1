import { useCallback, useEffect, useRef, useState } from 'react'
import type { CodeFile, Exercise } from '#contract/learning/practice.ts'
import { type CheckRun, runChecks } from '#engines/host/run-checks.ts'
import { programOf } from '#engines/program.ts'
import type { PrintedLine } from '#engines/realm/protocol.ts'
import { connectToPage } from '../connect.ts'
import { loadExplanations } from '../explanation/use-explanations.ts'
import { stoppable } from '../stoppable.ts'
import { secondsInPage } from '../time-limit.ts'

export type Checked = Pick<CheckRun, 'results' | 'failure'> & { files: readonly CodeFile[] }

export type ChecksState = {
  state: 'idle' | 'running' | 'done' | 'stopped'
  printed: PrintedLine[]
  loading: { text: string; part: number } | null
  /** The newest complete run; it stays while the code changes. */
  checked: Checked | null
  /** Why nothing could be run here, such as a lost connection; it isn't the fault of the code. */
  problem: string | null
}

const atFirst: ChecksState = { state: 'idle', printed: [], loading: null, checked: null, problem: null }

/** Runs the visible checks of an exercise in the page. */
export function useChecks(exercise: Exercise) {
  const { language, database, checks, seconds } = exercise
  const [state, setState] = useState(atFirst)
  const running = useRef<{ stop: () => void } | null>(null)
  useEffect(() => () => running.current?.stop(), [])

  const start = async (files: readonly CodeFile[]): Promise<Checked | 'stopped' | 'unavailable'> => {
    running.current?.stop()
    // By the time a check fails, they are there.
    void loadExplanations().catch(() => {})
    setState(({ checked }) => ({ ...atFirst, state: 'running', checked }))
    const isCurrent = () => running.current === own
    const own = stoppable(connectToPage(language))
    running.current = own
    const { results, failure } = await runChecks(own.connect, programOf(exercise, files, database), checks, {
      seconds: secondsInPage(language, seconds),
      onLoading: (text, part) => {
        if (isCurrent()) setState((before) => ({ ...before, loading: { text, part } }))
      },
      onPrint: (lines) => {
        if (isCurrent()) setState((before) => ({ ...before, loading: null, printed: [...before.printed, ...lines] }))
      },
    })
    if (!isCurrent()) return 'stopped'
    running.current = null
    const problem = own.problem()
    if (problem !== null) {
      setState(({ checked: before }) => ({ ...atFirst, checked: before, problem }))
      return 'unavailable'
    }
    const checked = { results, failure, files }
    setState((before) => ({ ...before, state: 'done', loading: null, checked }))
    return checked
  }
  const stop = useCallback(() => {
    const current = running.current
    running.current = null
    current?.stop()
    setState((before) => ({ ...before, state: 'stopped', loading: null }))
  }, [])
  return { ...state, start, stop }
}
