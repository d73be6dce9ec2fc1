import { type ReactNode, useEffect } from 'react'
import { Refused } from './api.ts'

type Query<T> = { data: readonly T[] | undefined; error: Error | null; isPending: boolean; refetch: () => unknown }
type Props<T> = { query: Query<T>; empty: string; onSignedOut: () => void; children: (items: readonly T[]) => ReactNode }

/** The four states of a list. A failure wins over old data: yesterday's list must not look like today's. */
export function Screen<T>({ query, empty, onSignedOut, children }: Props<T>) {
  const { data, error, refetch } = query
  const isSignedOut = error instanceof Refused && error.status === 401
  useEffect(() => {
    if (isSignedOut) onSignedOut()
  }, [isSignedOut])
  if (error) {
    return (
      <div role="alert">
        <p>{error.message}</p>
        <button onClick={() => refetch()}>Try again</button>
      </div>
    )
  }
  if (data === undefined) return <p role="status">Loading…</p>
  if (data.length === 0) return <p>{empty}</p>
  return children(data)
}
