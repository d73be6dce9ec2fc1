import type { Draft } from '#contract/learning/solutions.ts'

/** What this device keeps of a solution that is being written. */
export type KeptDraft = {
  text: string
  /** By this device's clock. */
  changedAt: string
  /** Whether the server has this text. */
  isSaved: boolean
  /** When the server last saved the draft, by its own clock, as far as this device has heard. */
  serverSavedAt: string | null
  submissionKey: string
  /** What was sent under the key without an answer coming back. */
  sent: string | null
}

export type ChosenDraft = {
  text: string
  isSaved: boolean
  /** What another device wrote meanwhile, or this one before that: nothing that was typed is lost. */
  other: string | null
}

type ServerDraft = Pick<Draft, 'text' | 'savedAt'>

/**
 * Which text to go on with. Clocks of phones are wrong by days, so they are asked only when both sides have changed since
 * they last met; `server` is null while it cannot be reached.
 */
export function chooseDraft(kept: KeptDraft | null, server: ServerDraft | null): ChosenDraft {
  if (!server) return { text: kept?.text ?? '', isSaved: kept?.isSaved ?? true, other: null }
  if (!kept || kept.isSaved || kept.text === server.text) return { text: server.text, isSaved: true, other: null }
  if (kept.serverSavedAt === server.savedAt) return { text: kept.text, isSaved: false, other: null }
  const isServerNewer = server.savedAt !== null && Date.parse(server.savedAt) > Date.parse(kept.changedAt)
  return isServerNewer
    ? { text: server.text, isSaved: true, other: orNull(kept.text) }
    : { text: kept.text, isSaved: false, other: orNull(server.text) }
}

const orNull = (text: string) => (text.trim() === '' ? null : text)

/**
 * Pressed twice, or again after a lost answer, the same solution goes out under the same key and is stored once. One that
 * was changed since is another: under the old key the change would be dropped without a word.
 */
export function keyFor(kept: Pick<KeptDraft, 'submissionKey' | 'sent'>, content: string, newKey: () => string): string {
  return kept.sent === null || kept.sent === content ? kept.submissionKey : newKey()
}

/** Reads what was kept; anything else that lies there is as good as nothing. */
export function readKept(stored: string | null): KeptDraft | null {
  if (!stored) return null
  try {
    const kept = JSON.parse(stored) as Partial<KeptDraft> | null
    if (typeof kept?.text !== 'string' || typeof kept.submissionKey !== 'string') return null
    return {
      text: kept.text,
      submissionKey: kept.submissionKey,
      changedAt: kept.changedAt ?? '',
      isSaved: kept.isSaved ?? false,
      serverSavedAt: kept.serverSavedAt ?? null,
      sent: kept.sent ?? null,
    }
  } catch {
    return null
  }
}
