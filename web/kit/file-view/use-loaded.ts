import { useEffect, useState } from 'react'

/** `broken`: the content is not what its type says. `locked`: it needs a password. */
export type Failure = 'expired' | 'unreachable' | 'failed' | 'broken' | 'locked'
export type Outcome<Value> = { value: Value } | { failure: Failure }

/** A rejected promise counts as a lost connection. */
export type Load<Value> = (url: string, signal: AbortSignal) => Promise<Outcome<Value>>

type Loaded<Value> = { outcome: Outcome<Value> | null; retry: () => void }

/** Loads once; the signal aborts when the viewer unmounts. */
export function useLoaded<Value>(url: string, load: Load<Value>): Loaded<Value> {
  const [attempt, setAttempt] = useState(0)
  const [last, setLast] = useState<{ attempt: number; outcome: Outcome<Value> } | null>(null)
  useEffect(() => {
    const controller = new AbortController()
    load(url, controller.signal)
      .catch((): Outcome<Value> => ({ failure: 'unreachable' }))
      .then((outcome) => !controller.signal.aborted && setLast({ attempt, outcome }))
      .catch(() => {})
    return () => controller.abort()
  }, [url, load, attempt])
  return { outcome: last?.attempt === attempt ? last.outcome : null, retry: () => setAttempt(attempt + 1) }
}

/** For <img> and <video>, whose error events give no reason. A new `attempt` as key reloads them. */
export function useElementFailure(url: string) {
  const [attempt, setAttempt] = useState(0)
  const [failure, setFailure] = useState<Failure | null>(null)
  const onError = () => {
    diagnoseFailure(url).then(setFailure, () => setFailure('unreachable'))
  }
  const retry = () => {
    setFailure(null)
    setAttempt(attempt + 1)
  }
  return { failure, attempt, onError, retry }
}

/** Fetches one byte to find out whether the link, the connection or the server failed; else the file is broken. */
export async function diagnoseFailure(url: string): Promise<Failure> {
  const response = await fetch(url, { headers: { range: 'bytes=0-0' }, cache: 'no-store' })
  return failureFromStatus(response.status) ?? 'broken'
}

/** An expired link is answered like one that never existed. */
export function failureFromStatus(status: number): Failure | null {
  if ([401, 403, 404, 410].includes(status)) return 'expired'
  return status >= 400 ? 'failed' : null
}
