import { useCallback, useEffect, useRef, useState } from 'react'
import type { CodeFile, Exercise } from '#contract/learning/practice.ts'
import { runAllChecks } from '#engines/host/run-all-checks.ts'
import type { CheckRun } from '#engines/host/run-checks.ts'
import { programOf } from '#engines/program.ts'
import type { PrintedLine } from '#engines/realm/protocol.ts'
import { connectToPage } from '../connect.ts'
import { loadExplanations } from '../explanation/use-explanations.ts'
import { stoppable } from '../stoppable.ts'
import { secondsInPage } from '../time-limit.ts'
import { checkTypesInPage } from '../types/check-types.ts'

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
    const onLoading = (text: string, part: number) => {
      if (isCurrent()) setState((before) => ({ ...before, loading: { text, part } }))
    }
    const checkTypes = checkTypesInPage({ onLoading, isWanted: isCurrent })
    const program = programOf(exercise, files, database)
    const { results, failure } = await runAllChecks(own.connect, checkTypes, program, checks, {
      seconds: secondsInPage(language, seconds),
      onLoading,
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
  /** For another program: what was found says nothing about it. */
  const clear = useCallback(() => {
    const current = running.current
    running.current = null
    current?.stop()
    setState(atFirst)
  }, [])
  return { ...state, start, stop, clear }
}
