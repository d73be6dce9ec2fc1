import { useEffect, useState, useSyncExternalStore } from 'react'
import type { ErrorCode } from '#contract/kit/errors.ts'
import { readStored, writeStored } from '../device/browser-storage.ts'
import { ApiError } from '../api/call.ts'
import type { StorageKey } from '../device/stored-on-device.ts'

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

type Version = { version: number; savedAt: string | null }
/** What the server has. Each save names the version it builds on, so that nobody is overwritten. */
export type Saved<Value> = Version & { content: Value }

type Server<Value, Found extends Saved<Value>> = {
  /** Rejects with an ApiError; its code is `conflict` if the server has another version. */
  save: (value: Value, version: number) => Promise<Version>
  /** Null if nothing is saved any more. */
  load: () => Promise<Found | null>
  isSame: (a: Value, b: Value) => boolean
}

type Options<Value, Found extends Saved<Value>> = Server<Value, Found> & {
  initial: Version & { value: Value; isSaved: boolean; status: SaveStatus; newer?: Found | null }
  /** Keeps a copy on this device: called on every change, and once the server has the value. */
  backUp: (value: Value, state: Version & { isSaved: boolean }) => void
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

export type Autosave<Value, Found extends Saved<Value> = Saved<Value>> = ReturnType<typeof createAutosave<Value, Found>>

/** Keeps every change on this device at once, and saves it on the server when typing pauses. */
export function createAutosave<Value, Found extends Saved<Value> = Saved<Value>>(options: Options<Value, Found>) {
  const { save, load, isSame } = options
  const { value, status, savedAt } = options.initial
  let { isSaved, version } = options.initial
  /** What was saved elsewhere, until one of the two is chosen. */
  let newer = options.initial.newer ?? null
  let state: AutosaveState<Value> = { value, status, savedAt, problem: null }
  let paused: { value: Value } | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let running: Promise<void> | null = null
  const listeners = new Set<() => void>()

  function update(change: Partial<AutosaveState<Value>>) {
    state = { ...state, ...change }
    for (const listener of listeners) listener()
  }

  const backUp = () => options.backUp(state.value, { isSaved, version, savedAt: state.savedAt })

  function change(value: Value) {
    isSaved = false
    update({ value, status: state.status === 'conflict' ? 'conflict' : 'saving', problem: null })
    backUp()
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
      const saved = await save(value, version).catch((error: unknown) => reconcile(error, value))
      version = saved.version
      isSaved = state.value === value
      update({ savedAt: saved.savedAt, status: isSaved ? 'saved' : 'saving' })
      backUp()
    } catch (error) {
      update({ status: statusAfter(error), problem: error instanceof ApiError ? error.message : null })
    } finally {
      running = null
    }
  }

  /** A conflict may be this very value, saved before with its response lost. */
  async function reconcile(error: unknown, value: Value): Promise<Version> {
    if (!(error instanceof ApiError) || error.code !== 'conflict') throw error
    const found = await load()
    if (!found) return save(value, 0)
    if (isSame(found.content, value)) return found
    newer = found
    throw error
  }

  /** The server no longer has the value, or another one: the next flush saves it again, over whatever is there. */
  function markUnsaved() {
    isSaved = false
    paused = null
    backUp()
    update({ status: 'saving' })
  }

  /** Shows the server's value instead of the one on this device. */
  function accept(found: Saved<Value>) {
    clearTimeout(timer)
    isSaved = true
    version = found.version
    newer = null
    update({ value: found.content, savedAt: found.savedAt, status: 'saved', problem: null })
    backUp()
  }

  return {
    state: () => state,
    /** The version on the server that the value builds on. */
    version: () => version,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    change,
    edit: (changes: Partial<Value>) => change({ ...state.value, ...changes }),
    flush,
    markUnsaved,
    accept,
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
    newer: () => newer,
    /** Replaces what was saved elsewhere. */
    overwriteNewer: () => {
      if (!newer) return
      version = newer.version
      newer = null
      markUnsaved()
      void flush()
    },
    acceptNewer: () => newer && accept(newer),
    /** Shows what was saved elsewhere while nothing was typed here. */
    refresh: (found: Saved<Value>) => {
      if ((state.status === 'saved' || state.status === 'idle') && found.version > version) accept(found)
    },
  }
}

function statusAfter(error: unknown): SaveStatus {
  const code = error instanceof ApiError ? error.code : 'unexpected'
  if (code === 'conflict') return 'conflict'
  return rejections.has(code) ? 'rejected' : 'unreachable'
}

type DraftOptions<Value, Found extends Saved<Value>> = Server<Value, Found> & {
  key: StorageKey
  server: Found
  /** Whether the copy on this device is a value: anybody, or an older version of the page, may have written it. */
  isUsable: (stored: Partial<Record<keyof Value, unknown>>) => boolean
}

/** Continues with what this device has and the server lacks; if somebody saved meanwhile, the person chooses. */
export function createDraft<Value extends object, Found extends Saved<Value> = Saved<Value>>(
  options: DraftOptions<Value, Found>,
) {
  const { key, server, isUsable, ...calls } = options
  const stored = readStored(key, 'browser') as { version?: unknown; content?: unknown } | null
  // Resumes were once stored without `content`.
  const content = (stored?.content ?? stored) as Value | null
  const isLeftOver =
    content !== null &&
    typeof stored?.version === 'number' &&
    isUsable(content) &&
    !calls.isSame(server.content, content)
  const newer = isLeftOver && stored.version !== server.version ? server : null
  return createAutosave<Value, Found>({
    ...calls,
    initial: {
      value: isLeftOver ? content : server.content,
      isSaved: !isLeftOver,
      version: server.version,
      savedAt: server.savedAt,
      status: newer ? 'conflict' : isLeftOver ? 'saving' : 'saved',
      newer,
    },
    backUp: (content, { isSaved, version }) => writeStored(key, isSaved ? null : { content, version }, 'browser'),
  })
}

type Saver<Value> = Pick<Autosave<Value>, 'state' | 'subscribe' | 'flush'>

/** Saves what is left on opening, when the connection is back, and when the page is left, hidden or shown again. */
export function useAutosave<Value, Draft extends Saver<Value>>(create: () => Draft & Saver<Value>) {
  const [draft] = useState(create)
  const state: AutosaveState<Value> = useSyncExternalStore(draft.subscribe, draft.state)

  useEffect(() => {
    const flush = () => void draft.flush()
    const retry = setInterval(() => draft.state().status === 'unreachable' && flush(), retryMs)
    flush()
    window.addEventListener('online', flush)
    document.addEventListener('visibilitychange', flush)
    return () => {
      clearInterval(retry)
      window.removeEventListener('online', flush)
      document.removeEventListener('visibilitychange', flush)
      flush()
    }
  }, [draft])

  return { ...state, draft }
}

/** What was saved elsewhere meanwhile, when the page is shown again. */
export function useRefreshOnReturn<Value>(
  { refresh }: Pick<Autosave<Value>, 'refresh'>,
  load: () => Promise<Saved<Value>>,
) {
  useEffect(() => {
    // Offline, everything stays as it is.
    const onVisible = () => document.visibilityState === 'visible' && void load().then(refresh, () => null)
    document.addEventListener('visibilitychange', onVisible)
    return () => document.removeEventListener('visibilitychange', onVisible)
  }, [refresh, load])
}

/** Saves what is left. Rejects if the server still lacks something. */
export async function saveAll({ flush, state }: Pick<Saver<unknown>, 'flush' | 'state'>): Promise<void> {
  await flush()
  if (state().status !== 'saved') throw new ApiError('unreachable', unsaved)
}

const unsaved = 'Your latest changes aren’t saved yet. Please try again in a moment.'
