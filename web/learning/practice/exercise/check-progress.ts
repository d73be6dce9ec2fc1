import { useEffect, useState, useSyncExternalStore } from 'react'
import type { CheckProgress } from '#contract/learning/practice.ts'
import { readStored, writeStored } from '#web/kit/device/browser-storage.ts'
import { isRejection } from '#web/kit/api/is-rejection.ts'
import type { StorageKey } from '#web/kit/device/stored-on-device.ts'
import { newUuid } from '#web/kit/uuid.ts'
import { type Report, withReport } from './exercise.rules.ts'

type Options = {
  /** Where reports wait that the server doesn't have yet. */
  key: StorageKey
  server: CheckProgress[]
  /** Resolves with null once it is kept for later. Null for visitors, whose counts stay in this browser. */
  send: ((report: Report) => Promise<CheckProgress[] | null>) | null
}

type Stored = { base: CheckProgress[]; waiting: Report[] }
/** Older reports than these say nothing new. */
const maxWaiting = 50
const retryMs = 15_000

/** Counts failures of checks, also offline: what the server doesn't have is kept in this browser and sent later. */
export function createCheckProgress({ key, server, send }: Options) {
  const found = readStored(key, 'browser') as Partial<Stored> | null
  let base = send ? server : (found?.base ?? [])
  let waiting = found?.waiting ?? []
  let isSending = false
  let shown = waiting.reduce(withReport, base)
  const listeners = new Set<() => void>()

  function update() {
    shown = waiting.reduce(withReport, base)
    const isEmpty = waiting.length === 0 && (send !== null || base.length === 0)
    writeStored(key, isEmpty ? null : { base: send ? [] : base, waiting }, 'browser')
    for (const listener of listeners) listener()
  }

  async function flush(): Promise<void> {
    const [next] = waiting
    if (!next || isSending || !send) return
    isSending = true
    try {
      base = (await send(next)) ?? withReport(base, next)
      waiting = waiting.slice(1)
    } catch (error) {
      // Sending it again would fail again.
      if (isRejection(error)) waiting = waiting.slice(1)
      else return
    } finally {
      isSending = false
      update()
    }
    await flush()
  }

  return {
    state: () => shown,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    hasWaiting: () => waiting.length > 0,
    add: (report: Report) => {
      if (send) waiting = [...waiting, { id: newUuid(), ...report }].slice(-maxWaiting)
      else base = withReport(base, report)
      update()
      return flush()
    },
    flush,
  }
}

export function useCheckProgress(options: Options) {
  const [progress] = useState(() => createCheckProgress(options))
  const shown = useSyncExternalStore(progress.subscribe, progress.state, progress.state)
  useEffect(() => {
    const flush = () => void progress.flush()
    const retry = setInterval(() => progress.hasWaiting() && flush(), retryMs)
    flush()
    window.addEventListener('online', flush)
    return () => {
      clearInterval(retry)
      window.removeEventListener('online', flush)
    }
  }, [progress])
  return { progress: shown, report: progress.add }
}
