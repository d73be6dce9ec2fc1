import { useCallback, useEffect, useRef, useState } from 'react'
import { slowReasons } from '#engines/host/run-checks.ts'
import { openSession, type Reply, type Session } from '#engines/host/session.ts'
import type { Language, Program } from '#engines/program.ts'
import type { Failure, PrintedLine } from '#engines/realm/protocol.ts'
import { connectToPage } from './connect.ts'
import { loadExplanations } from './explanation/use-explanations.ts'
import { secondsInPage } from './time-limit.ts'

export type ProgramRun = {
  state: 'running' | 'done' | 'failed' | 'stopped'
  printed: PrintedLine[]
  failure: Failure | null
  /** What was run, to explain the failure. */
  program?: Program
  /** Progress while a language is loaded. */
  loading: { text: string; part: number } | null
}

/** For samples of a lesson; only loops that never end take as long. */
const sampleSeconds = 5

const renderMs = 50

/** Runs a program and shows what it prints as it comes. */
export function useProgram(language: Language) {
  const [run, setRun] = useState<ProgramRun | null>(null)
  const open = useRef<Session | null>(null)
  useEffect(() => () => open.current?.close(), [])

  const start = useCallback(
    async (program: Program) => {
      open.current?.close()
      // By the time it fails, they are there.
      void loadExplanations().catch(() => {})
      setRun({ state: 'running', printed: [], failure: null, loading: null, program })
      const isCurrent = () => open.current === session
      const change = (part: (run: ProgramRun) => Partial<ProgramRun>) =>
        setRun((run) => (run && isCurrent() ? { ...run, ...part(run) } : run))
      let unseen: PrintedLine[] = []
      let timer: ReturnType<typeof setTimeout> | undefined
      const show = (part: Partial<ProgramRun> = {}) => {
        clearTimeout(timer)
        timer = undefined
        const lines = unseen
        unseen = []
        change(({ printed }) => ({ printed: [...printed, ...lines], loading: null, ...part }))
      }
      const seconds = secondsInPage(language, sampleSeconds)
      const session: Session = openSession(connectToPage(language), {
        seconds,
        onPrint: (lines) => {
          unseen = [...unseen, ...lines]
          // Most programs are done by then: their output is rendered once.
          timer ??= setTimeout(() => show(), renderMs)
        },
        onLoading: (text, part) => change(() => ({ loading: { text, part } })),
      })
      open.current = session
      const started = await session.start(program)
      const reply = started.kind === 'value' ? await session.settle() : started
      const failure = failureOf(reply, seconds, language)
      show({ state: failure ? 'failed' : 'done', failure })
      session.close()
    },
    [language],
  )
  const stop = useCallback(() => {
    const session = open.current
    open.current = null
    session?.close()
    setRun((run) => run && { ...run, state: 'stopped', loading: null })
  }, [])
  const clear = useCallback(() => {
    open.current?.close()
    open.current = null
    setRun(null)
  }, [])
  return { run, start, stop, clear }
}

function failureOf(reply: Reply, seconds: number, language: Language): Failure | null {
  if (reply.kind === 'value') return null
  if (reply.kind === 'failure') return reply.failure
  const message =
    reply.kind === 'timeout'
      ? `The code didn’t finish within ${seconds} seconds, so we stopped it. ${slowReasons[language]}`
      : (reply.reason ?? 'The code stopped before it was done. It may have used too much memory.')
  return { name: '', message, file: null, line: null }
}
