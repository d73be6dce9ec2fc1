import { useEffect, useState, useSyncExternalStore } from 'react'
import type { ErrorCode } from '#contract/kit/errors.ts'
import { ApiError } from '../api/call.ts'

/**
 * `unreachable`: on this device only, retried by itself. `rejected`: the server refused the value. `conflict`: somebody
 * saved another version meanwhile; nothing is saved until the person has chosen one.
 */
export type SaveStatus = 'idle' | 'saving' | 'saved' | 'unreachable' | 'rejected' | 'conflict'

export type AutosaveState<Value> = {
  value: Value
  status: SaveStatus
  savedAt: string | null
  /** Why the last save failed. */
  problem: string | null
}

type Options<Value> = {
  initial: { value: Value; isSaved: boolean; status: SaveStatus; savedAt: string | null }
  /** Keeps a copy on this device: called on every change, and once the server has the value. */
  backUp: (value: Value, isSaved: boolean) => void
  /** Saves on the server. Rejects with an ApiError. */
  save: (value: Value) => Promise<{ savedAt: string }>
}

const debounceMs = 1000
const retryMs = 10_000
const rejections = new Set<ErrorCode>([
  'invalid_input',
  'not_signed_in',
  'session_ended',
  'not_allowed',
  'not_found',
  'too_large',
])

export type Autosave<Value> = ReturnType<typeof createAutosave<Value>>

/** Keeps every change on this device at once, and saves it on the server when typing pauses. */
export function createAutosave<Value>({ initial, backUp, save }: Options<Value>) {
  let { isSaved, ...first } = initial
  let state: AutosaveState<Value> = { ...first, problem: null }
  let paused: { value: Value } | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let running: Promise<void> | null = null
  const listeners = new Set<() => void>()

  function update(change: Partial<AutosaveState<Value>>) {
    state = { ...state, ...change }
    for (const listener of listeners) listener()
  }

  function change(value: Value) {
    isSaved = false
    update({ value, status: state.status === 'conflict' ? 'conflict' : 'saving', problem: null })
    backUp(value, false)
    schedule()
  }

  function schedule() {
    clearTimeout(timer)
    timer = setTimeout(() => void flush(), debounceMs)
  }

  /** Saves what the server lacks; resolves when that is done or has failed. */
  async function flush(): Promise<void> {
    clearTimeout(timer)
    // One save at a time, or an older value could arrive after a newer one.
    if (running) return running.then(flush)
    if (isSaved || paused || state.status === 'conflict') return
    running = saveOnce()
    await running
    if (state.status === 'saving') await flush()
  }

  async function saveOnce() {
    const { value } = state
    update({ status: 'saving', problem: null })
    try {
      const { savedAt } = await save(value)
      isSaved = state.value === value
      update({ savedAt, status: isSaved ? 'saved' : 'saving' })
      backUp(state.value, isSaved)
    } catch (error) {
      update({ status: statusAfter(error), problem: error instanceof ApiError ? error.message : null })
    } finally {
      running = null
    }
  }

  return {
    state: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    change,
    flush,
    /** Waits for the save that is under way and saves nothing more until `resume`. */
    pause: async () => {
      paused = { value: state.value }
      clearTimeout(timer)
      await running
    },
    /** Saves again, at once only what changed during the pause. */
    resume: () => {
      if (paused && paused.value !== state.value) schedule()
      paused = null
    },
    /** The server no longer has the value, or another one: the next flush saves it again, over whatever is there. */
    markUnsaved: () => {
      isSaved = false
      paused = null
      backUp(state.value, false)
      update({ status: 'saving' })
    },
    /** Shows the server's value instead of the one on this device. */
    replace: (value: Value, savedAt: string | null) => {
      clearTimeout(timer)
      isSaved = true
      update({ value, savedAt, status: 'saved', problem: null })
      backUp(value, true)
    },
  }
}

function statusAfter(error: unknown): SaveStatus {
  const code = error instanceof ApiError ? error.code : 'unexpected'
  if (code === 'conflict') return 'conflict'
  return rejections.has(code) ? 'rejected' : 'unreachable'
}

type Saver<Value> = Pick<Autosave<Value>, 'state' | 'subscribe' | 'flush'>

/** Saves what is left on opening, when the connection is back, and when the page is hidden or left. */
export function useAutosave<Value, Draft extends Saver<Value>>(create: () => Draft & Saver<Value>) {
  const [draft] = useState(create)
  const state: AutosaveState<Value> = useSyncExternalStore(draft.subscribe, draft.state)

  useEffect(() => {
    const flush = () => void draft.flush()
    const onVisibility = () => document.visibilityState === 'hidden' && flush()
    const retry = setInterval(() => draft.state().status === 'unreachable' && flush(), retryMs)
    flush()
    window.addEventListener('online', flush)
    document.addEventListener('visibilitychange', onVisibility)
    return () => {
      clearInterval(retry)
      window.removeEventListener('online', flush)
      document.removeEventListener('visibilitychange', onVisibility)
      flush()
    }
  }, [draft])

  return { ...state, draft }
}
