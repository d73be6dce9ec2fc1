import type { Draft } from '#contract/learning/solutions.ts'
import { ApiError } from '#web/kit/api/call.ts'
import { chooseDraft, keyFor, readKept, type KeptDraft } from './draft.rules.ts'
import { newUuid } from '#web/kit/uuid.ts'

/** `here`: on this device, the server cannot be reached; `refused`: it was reached and said no. */
export type Saved = 'nothing' | 'saving' | 'saved' | 'here' | 'refused'

export type DraftNow = { text: string; saved: Saved; other: string | null }

type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem' | 'removeItem'>

type Options = {
  storage: Storage
  /** Names person and step: two people may share a device. */
  storageKey: string
  /** Null while the server cannot be reached. */
  server: Pick<Draft, 'text' | 'savedAt'> | null
  save: (text: string) => Promise<{ savedAt: string }>
}

const pauseMs = 1000

export type DraftKeeper = ReturnType<typeof createDraftKeeper>

export const draftKey = (userId: number, taskStepId: number) => `draft:${userId}:${taskStepId}`

/** Keeps what is typed: on this device at once, on the server when the typing pauses. */
export function createDraftKeeper({ storage, storageKey, server, save }: Options) {
  const found = readKept(quietly(() => storage.getItem(storageKey)))
  const chosen = chooseDraft(found, server)
  let kept: KeptDraft = {
    // Only what was sent without an answer goes on under its key: two tabs that share one would pass for one submission.
    submissionKey: found && found.sent !== null ? found.submissionKey : newUuid(),
    sent: found?.sent ?? null,
    changedAt: found?.changedAt ?? '',
    serverSavedAt: server ? server.savedAt : (found?.serverSavedAt ?? null),
    text: chosen.text,
    isSaved: chosen.isSaved,
  }
  let now: DraftNow = { text: chosen.text, saved: firstState(), other: chosen.other }
  let timer: ReturnType<typeof setTimeout> | undefined
  let running: Promise<void> | null = null
  const listeners = new Set<() => void>()

  function firstState(): Saved {
    if (chosen.text === '') return 'nothing'
    return chosen.isSaved && server ? 'saved' : 'here'
  }

  function show(change: Partial<DraftNow>) {
    now = { ...now, ...change }
    for (const listener of listeners) listener()
  }

  function keep(change: Partial<KeptDraft>) {
    kept = { ...kept, ...change }
    quietly(() => storage.setItem(storageKey, JSON.stringify(kept)))
  }

  function type(text: string) {
    keep({ text, isSaved: false, changedAt: new Date().toISOString() })
    show({ text, saved: 'saving' })
    saveSoon()
  }

  function saveSoon() {
    clearTimeout(timer)
    timer = setTimeout(() => void saveNow(), pauseMs)
  }

  /** One at a time, or an older text could arrive after a newer one. */
  async function saveNow(): Promise<void> {
    clearTimeout(timer)
    if (running) return saveSoon()
    if (kept.isSaved) return
    running = sendText(kept.text)
    await running
    running = null
  }

  async function sendText(text: string) {
    try {
      const { savedAt } = await save(text)
      const isWhole = kept.text === text
      keep({ serverSavedAt: savedAt, isSaved: isWhole })
      if (isWhole) show({ saved: 'saved' })
    } catch (error) {
      show({ saved: error instanceof ApiError && error.code !== 'unreachable' ? 'refused' : 'here' })
    }
  }

  return {
    now: () => now,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    type,
    /** Sends what the server does not have yet: after opening, and when the connection is back. */
    saveNow,
    takeOther: () => {
      const { other, text } = now
      if (other === null) return
      type(other)
      show({ other: text.trim() === '' ? null : text })
    },
    /** No save may overtake the submission, or the draft would rise again after it. Answers the key to hand in under. */
    startSubmission: async (uploads: string): Promise<string> => {
      clearTimeout(timer)
      await running
      const content = `${uploads}\n${kept.text.trim()}`
      keep({ submissionKey: keyFor(kept, content, newUuid), sent: content })
      return kept.submissionKey
    },
    /** Refused, since another was handed in meanwhile, which took the draft on the server with it: it is one again. */
    keepOn: () => keep({ isSaved: false }),
    /** It is handed in: nothing of it stays here. */
    forget: () => {
      clearTimeout(timer)
      kept = { ...kept, isSaved: true }
      quietly(() => storage.removeItem(storageKey))
    },
  }
}

// Storage may be full or switched off; the server keeps the draft then.
function quietly<Result>(act: () => Result): Result | null {
  try {
    return act()
  } catch {
    return null
  }
}
