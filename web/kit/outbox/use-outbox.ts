import { useEffect, useState } from 'react'
import { atRest } from '../at-rest.ts'
import { whenIdle } from '../when-idle.ts'
import type { Outbox } from './outbox.ts'

const nothing: Outbox = { items: [], isSending: false, isRead: false }

/** Loaded after the page itself; from then on it sends what waits. */
const loadOutbox = async () => {
  await whenIdle()
  return import('./outbox.ts')
}

/** What this account has waiting on this device, and what was received lately. */
export function useOutbox(): Outbox {
  const [outbox, setOutbox] = useState(nothing)
  useEffect(() => {
    const end = new AbortController()
    void loadOutbox().then(
      ({ outboxNow, subscribeToOutbox }) => {
        if (end.signal.aborted) return
        const update = () => setOutbox(outboxNow())
        end.signal.addEventListener('abort', subscribeToOutbox(update))
        update()
      },
      // Without its code, the page works as it did: what is sent needs a connection.
      () => null,
    )
    return () => end.abort()
  }, [])
  return outbox
}

/**
 * The items of a lane, oldest first. `preload` loads what shows them, while there is a connection: it is needed when there
 * is none.
 */
export function useLane(lane: string, preload?: () => Promise<unknown>) {
  const { items, isSending } = useOutbox()
  useEffect(() => {
    if (preload) {
      void atRest()
        .then(preload)
        .catch(() => null)
    }
  }, [preload])
  return { items: items.filter((item) => item.lane === lane), isSending }
}

/** Those that haven't been received. */
export function useWaiting(lane: string) {
  const { items, isSending } = useLane(lane)
  return { waiting: items.filter(({ state }) => state !== 'received'), isSending }
}
