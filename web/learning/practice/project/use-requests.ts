import { useEffect, useRef, useState } from 'react'
import type { Try, TriedRequest } from '#contract/learning/attempts/tries.ts'
import type { CodeFile } from '#contract/learning/practice.ts'
import { runTry } from './run-try.ts'

export type Sent = { number: number; request: TriedRequest; tried: Try }

/** As many as one can look back on. */
const maxSent = 10

/** Sends requests to the app of a project, each to an app that was just started. */
export function useRequests(stepId: number, files: readonly CodeFile[]) {
  const [sent, setSent] = useState<Sent[]>([])
  const [problem, setProblem] = useState<string | null>(null)
  const [state, setState] = useState<'idle' | 'queued' | 'running'>('idle')
  const stopping = useRef<AbortController | null>(null)
  const count = useRef(0)
  useEffect(() => () => stopping.current?.abort(), [])

  const send = async (request: TriedRequest) => {
    stopping.current?.abort()
    const own = new AbortController()
    stopping.current = own
    setProblem(null)
    setState('queued')
    const ran = await runTry({ stepId, code: [...files], request }, own.signal, (shown) => {
      if (stopping.current === own && shown.state === 'running') setState('running')
    })
    if (stopping.current !== own) return
    stopping.current = null
    setState('idle')
    if (ran.is === 'problem') return setProblem(ran.problem)
    const { tried } = ran
    count.current += 1
    const one = { number: count.current, request, tried }
    setSent((before) => [one, ...before].slice(0, maxSent))
  }
  const stop = () => {
    stopping.current?.abort()
    stopping.current = null
    setState('idle')
  }
  return { sent, problem, state, send, stop }
}
