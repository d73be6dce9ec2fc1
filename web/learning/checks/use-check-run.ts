import { useCallback, useEffect, useRef, useState } from 'react'
import { runAllChecks } from '#engines/host/run-all-checks.ts'
import type { CheckResult } from '#engines/host/run-checks.ts'
import type { Check, Program } from '#engines/program.ts'
import type { Failure, PrintedLine } from '#engines/realm/protocol.ts'
import { connectToPage } from '../practice/connect.ts'
import { stoppable } from '../practice/stoppable.ts'
import { secondsInPage } from '../practice/time-limit.ts'
import { checkTypesInPage } from '../practice/types/check-types.ts'

export type BrowserRun = {
  /** `unavailable`: nothing could be run here; `failure` says why. */
  state: 'running' | 'done' | 'stopped' | 'unavailable'
  results: CheckResult[]
  failure: Failure | null
  printed: PrintedLine[]
  loading: { text: string; part: number } | null
  /** What was run, to explain what failed. */
  job: Pick<Job, 'program' | 'checks'>
}

type Job = { program: Program; checks: readonly Check[]; seconds: number }

/**
 * Runs checks in the sandboxed frame, never in this page: what runs is somebody else's code. `owner` keeps the code of
 * one attempt away from the worker of another.
 */
export function useCheckRun(owner: string) {
  const [run, setRun] = useState<BrowserRun | null>(null)
  const stopCurrent = useRef<() => void>(undefined)
  useEffect(() => () => stopCurrent.current?.(), [])

  const start = useCallback(
    async ({ program, checks, seconds }: Job) => {
      stopCurrent.current?.()
      const { connect, stop, problem } = stoppable(connectToPage(program.language, owner))
      stopCurrent.current = stop
      setRun({
        state: 'running',
        results: [],
        failure: null,
        printed: [],
        loading: null,
        job: { program, checks },
      })
      const change = (part: (run: BrowserRun) => Partial<BrowserRun>) =>
        setRun((run) => (run && stopCurrent.current === stop ? { ...run, ...part(run) } : run))
      const onLoading = (text: string, part: number) => change(() => ({ loading: { text, part } }))
      const checkTypes = checkTypesInPage({ onLoading, isWanted: () => stopCurrent.current === stop })
      const { results, failure } = await runAllChecks(connect, checkTypes, program, checks, {
        seconds: secondsInPage(program.language, seconds),
        onPrint: (lines) => change(({ printed }) => ({ printed: [...printed, ...lines], loading: null })),
        onLoading,
      })
      change(() => ({
        ...(problem() === null ? { state: 'done', results } : { state: 'unavailable' }),
        failure,
        loading: null,
      }))
      return results
    },
    [owner],
  )
  const stop = useCallback(() => {
    stopCurrent.current?.()
    stopCurrent.current = undefined
    setRun((run) => run && { ...run, state: 'stopped', loading: null })
  }, [])
  return { run, start, stop }
}
