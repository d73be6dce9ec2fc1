import { useEffect, useState } from 'react'

/**
 * Why a file is not shown: its link ran out, there is no connection, the server failed, the bytes are not what they
 * should be, or a password guards them.
 */
export type Failure = 'expired' | 'unreachable' | 'failed' | 'broken' | 'locked'
export type Outcome<Thing> = { thing: Thing } | { failure: Failure }

/** Fetches for a viewer. A rejection counts as a lost connection; all else is told in the outcome. */
export type Load<Thing> = (url: string, signal: AbortSignal) => Promise<Outcome<Thing>>

type Loaded<Thing> = { outcome: Outcome<Thing> | null; retry: () => void }

/** Loads once; what is still under way when the viewer leaves is told so by the signal. */
export function useLoaded<Thing>(url: string, load: Load<Thing>): Loaded<Thing> {
  const [attempt, setAttempt] = useState(0)
  const [last, setLast] = useState<{ attempt: number; outcome: Outcome<Thing> } | null>(null)
  useEffect(() => {
    const stop = new AbortController()
    load(url, stop.signal)
      .catch((): Outcome<Thing> => ({ failure: 'unreachable' }))
      .then((outcome) => !stop.signal.aborted && setLast({ attempt, outcome }))
      .catch(() => {})
    return () => stop.abort()
  }, [url, load, attempt])
  return { outcome: last?.attempt === attempt ? last.outcome : null, retry: () => setAttempt(attempt + 1) }
}

/** For <img> and <video>, which say that they failed but not why. `attempt` is their key: a new one loads anew. */
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

/** Asks for one byte: whether the link, the connection or the server failed; if none did, the file itself is broken. */
export async function diagnoseFailure(url: string): Promise<Failure> {
  const response = await fetch(url, { headers: { range: 'bytes=0-0' }, cache: 'no-store' })
  return failureFromStatus(response.status) ?? 'broken'
}

/** A link that ran out is answered as if it had never been. */
export function failureFromStatus(status: number): Failure | null {
  if ([401, 403, 404, 410].includes(status)) return 'expired'
  return status >= 400 ? 'failed' : null
}
