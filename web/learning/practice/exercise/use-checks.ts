import { useCallback, useEffect, useRef, useState } from 'react'
import type { CodeFile, Exercise } from '#contract/learning/practice.ts'
import { type CheckRun, runChecks } from '#engines/host/run-checks.ts'
import type { Connect } from '#engines/host/session.ts'
import { programOf } from '#engines/program.ts'
import type { PrintedLine } from '#engines/realm/protocol.ts'
import { connectToPage } from '../connect.ts'

export type Checked = Pick<CheckRun, 'results' | 'failure'> & { files: readonly CodeFile[] }

export type ChecksState = {
  state: 'idle' | 'running' | 'done' | 'stopped'
  printed: PrintedLine[]
  loading: { text: string; part: number } | null
  /** The newest complete run; it stays while the code changes. */
  checked: Checked | null
}

/** Runs the visible checks of an exercise in the page. */
export function useChecks({ language, entry, starter, database, checks, seconds }: Exercise) {
  const [state, setState] = useState<ChecksState>({ state: 'idle', printed: [], loading: null, checked: null })
  const running = useRef<{ stop: () => void } | null>(null)
  useEffect(() => () => running.current?.stop(), [])

  /** Null if it was stopped. */
  const start = async (files: readonly CodeFile[]): Promise<Checked | null> => {
    running.current?.stop()
    setState((before) => ({ ...before, state: 'running', printed: [], loading: null }))
    const isCurrent = () => running.current === own
    const own = stoppable(connectToPage(language), (text, part) => {
      if (isCurrent()) setState((before) => ({ ...before, loading: { text, part } }))
    })
    running.current = own
    const { results, failure } = await runChecks(
      own.connect,
      programOf({ language, entry, starter }, files, database),
      checks,
      {
        seconds,
        onPrint: (lines) => {
          if (isCurrent()) setState((before) => ({ ...before, loading: null, printed: [...before.printed, ...lines] }))
        },
      },
    )
    if (!isCurrent()) return null
    running.current = null
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

/** Checks may open several connections one after the other; stopping ends the current one and all that follow. */
function stoppable(connect: Connect, onLoading: (text: string, part: number) => void) {
  let isStopped = false
  let end: (() => void) | null = null
  return {
    connect: ((events) => {
      if (isStopped) {
        // After the session has its connection.
        queueMicrotask(() => events.onEnd())
        return { post: () => {}, close: () => {} }
      }
      end = () => events.onEnd()
      return connect({
        onMessage: (message) => {
          const { kind, text, part } = (message ?? {}) as Record<string, unknown>
          if (kind === 'loading') onLoading(String(text), Number(part) || 0)
          events.onMessage(message)
        },
        onEnd: events.onEnd,
      })
    }) satisfies Connect,
    stop: () => {
      isStopped = true
      end?.()
    },
  }
}
