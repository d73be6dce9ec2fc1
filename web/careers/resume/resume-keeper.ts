import { Resume, type ResumeTemplate, type StoredResume } from '#contract/careers/resume.ts'
import { ApiError } from '#web/kit/api/call.ts'

/** saving: on its way or about to be; here: on this device only; refused: the server does not take it as it is. */
export type Saved = 'saved' | 'saving' | 'here' | 'refused' | 'conflict'

export type Kept = {
  resume: Resume
  template: ResumeTemplate
  saved: Saved
  savedAt: string | null
  /** What is wrong, in words for the person. */
  problem: string | null
  /** What was saved elsewhere, while they have to choose. */
  newer: StoredResume | null
}

type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem' | 'removeItem'>
type Content = { resume: Resume; template: ResumeTemplate }
type Options = {
  storage: Storage
  storageKey: string
  server: StoredResume
  save: (content: Content & { version: number }) => Promise<{ version: number; savedAt: string }>
  load: () => Promise<StoredResume>
}

export const resumeKey = (userId: number) => `resume-draft-${userId}`

/** Long enough to finish a word, short enough to lose little. */
const pause = 800
const retryAfter = 10_000

/**
 * A résumé while it is written: each letter is kept on this device at once, and on the server when the typing pauses.
 * Saves go one after the other, each on top of the version that the last one made.
 */
export function createResumeKeeper({ storage, storageKey, server, save, load }: Options) {
  let { version } = server
  let kept: Kept = { ...contentOf(server), saved: 'saved', savedAt: server.savedAt, problem: null, newer: null }
  let timer: ReturnType<typeof setTimeout> | undefined
  let running: Promise<void> | null = null
  // Counts the changes: what was typed while a save was on its way is not saved by it.
  let change = 0
  const listeners = new Set<() => void>()

  const set = (next: Partial<Kept>) => {
    kept = { ...kept, ...next }
    for (const listener of listeners) listener()
  }

  const keepHere = () => {
    const { resume, template } = kept
    write(storage, storageKey, JSON.stringify({ resume, template, version }))
  }

  const later = (after: number) => {
    clearTimeout(timer)
    timer = setTimeout(() => void saveNow(), after)
  }

  function type(next: Partial<Content>) {
    change += 1
    set({ ...next, saved: kept.newer ? 'conflict' : 'saving', problem: null })
    keepHere()
    if (!kept.newer) later(pause)
  }

  /** Saves what is not saved yet; answers when that is done or has failed. */
  async function saveNow(): Promise<void> {
    clearTimeout(timer)
    if (running) {
      await running
      return saveNow()
    }
    if (kept.saved === 'saved' || kept.newer) return
    running = saveOnce()
    await running
    running = null
    if (kept.saved === 'saving') await saveNow()
  }

  async function saveOnce() {
    const sent = change
    const checked = Resume.safeParse(kept.resume)
    if (!checked.success) {
      return set({ saved: 'refused', problem: checked.error.issues[0]?.message ?? null })
    }
    set({ saved: 'saving', problem: null })
    const content = { resume: checked.data, template: kept.template }
    try {
      done(await save({ ...content, version }), sent)
    } catch (error) {
      await failed(error, content, sent)
    }
  }

  function done(answer: { version: number; savedAt: string }, sent: number) {
    version = answer.version
    const isAll = sent === change
    set({ savedAt: answer.savedAt, saved: isAll ? 'saved' : 'saving', problem: null })
    if (isAll) forget(storage, storageKey)
    else keepHere()
  }

  async function failed(error: unknown, content: Content, sent: number) {
    const code = error instanceof ApiError ? error.code : 'unexpected'
    if (code === 'conflict') return meet(content, sent)
    const isRefused = code === 'invalid_input' || code === 'not_signed_in' || code === 'not_allowed'
    set({ saved: isRefused ? 'refused' : 'here', problem: error instanceof ApiError ? error.message : null })
    if (!isRefused) later(retryAfter)
  }

  /** Somebody was first. It may have been this very text, whose answer was lost on the way. */
  async function meet(content: Content, sent: number) {
    try {
      const newer = await load()
      if (isSame(newer, content)) return done({ version: newer.version, savedAt: newer.savedAt ?? '' }, sent)
      set({ saved: 'conflict', newer })
    } catch {
      set({ saved: 'here' })
      later(retryAfter)
    }
  }

  /** What is written here replaces what was saved elsewhere. */
  function keepMine() {
    if (!kept.newer) return
    version = kept.newer.version
    set({ newer: null, saved: 'saving' })
    keepHere()
    void saveNow()
  }

  /** What was saved elsewhere replaces what is written here. */
  function takeNewer(newer = kept.newer) {
    if (!newer) return
    version = newer.version
    forget(storage, storageKey)
    set({ ...contentOf(newer), newer: null, saved: 'saved', savedAt: newer.savedAt, problem: null })
  }

  /** Somebody comes back to a page left open: what they wrote elsewhere meanwhile is shown. */
  async function refresh() {
    if (kept.saved !== 'saved') return saveNow()
    const before = change
    const found = await load().catch(() => null)
    if (found && found.version > version && before === change) takeNewer(found)
  }

  /** What was typed before the page was left, and did not reach the server. */
  function resume() {
    const draft = readDraft(storage, storageKey)
    if (!draft) return
    const content = contentOf(draft)
    if (isSame(server, content)) return forget(storage, storageKey)
    const isOlder = draft.version !== server.version
    set({ ...content, saved: isOlder ? 'conflict' : 'saving', newer: isOlder ? server : null })
    if (!isOlder) later(0)
  }

  resume()
  return {
    now: () => kept,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    type,
    saveNow,
    keepMine,
    takeNewer: () => takeNewer(),
    refresh,
    stop: () => clearTimeout(timer),
  }
}

export type ResumeKeeper = ReturnType<typeof createResumeKeeper>

const contentOf = ({ resume, template }: Content): Content => ({ resume, template })

/** Compared field by field: the database gives the fields back in an order of its own. */
const isSame = (one: Content, other: Content) =>
  one.template === other.template && sorted(one.resume) === sorted(other.resume)

const sorted = (part: unknown): string =>
  JSON.stringify(part, (_, value: unknown) =>
    value && typeof value === 'object' && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : value,
  )

type Draft = Content & { version: number }

function readDraft(storage: Storage, key: string): Draft | null {
  try {
    const found = JSON.parse(storage.getItem(key) ?? 'null') as Draft | null
    if (!found || typeof found.version !== 'number' || ![1, 2, 3].includes(found.template)) return null
    // What an older version of this page has left may lack a field.
    return typeof found.resume.name === 'string' && Array.isArray(found.resume.languages) ? found : null
  } catch {
    return null
  }
}

// Storage may be full or switched off; then a page that is left before it was saved forgets, as everywhere else.
function write(storage: Storage, key: string, value: string) {
  try {
    storage.setItem(key, value)
  } catch {}
}

function forget(storage: Storage, key: string) {
  try {
    storage.removeItem(key)
  } catch {}
}
