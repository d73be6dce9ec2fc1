import { z } from '#contract/kit/zod.ts'
import type { Draft } from '#contract/learning/solutions.ts'

const StoredDraft = z.object({
  text: z.string(),
  /** By this device's clock. */
  changedAt: z.string().default(''),
  /** Whether the server has this text. */
  isSaved: z.boolean().default(false),
  /** Files of the attempt before that are not submitted again. */
  droppedFiles: z.array(z.string()).default([]),
  /** The version on the server that the text is based on. */
  version: z.number().default(0),
  /** When the server last saved the draft, by its own clock, as far as this device knows. */
  serverSavedAt: z.string().nullable().default(null),
  idempotencyKey: z.string(),
  /** What was submitted under the key without a response. */
  sent: z.string().nullable().default(null),
})
export type StoredDraft = z.infer<typeof StoredDraft>

/** Null for anything that is not a draft. */
export const parseStored = (stored: unknown): StoredDraft | null => StoredDraft.safeParse(stored).data ?? null

type ChosenDraft = {
  text: string
  isSaved: boolean
  /** The draft that was not chosen, to offer it: nothing typed is lost. */
  other: string | null
}

type ServerDraft = Pick<Draft, 'text' | 'savedAt'>

/**
 * Which text to continue with. Phone clocks can be wrong by days, so they count only when both sides have changed since
 * the last save. `server` is null while it cannot be reached.
 */
export function chooseDraft(stored: StoredDraft | null, server: ServerDraft | null): ChosenDraft {
  if (!server) return { text: stored?.text ?? '', isSaved: stored?.isSaved ?? true, other: null }
  if (!stored || stored.isSaved || stored.text === server.text) return { text: server.text, isSaved: true, other: null }
  if (stored.serverSavedAt === server.savedAt) return { text: stored.text, isSaved: false, other: null }
  const isServerNewer = server.savedAt !== null && Date.parse(server.savedAt) > Date.parse(stored.changedAt)
  return isServerNewer
    ? { text: server.text, isSaved: true, other: nonBlank(stored.text) }
    : { text: stored.text, isSaved: false, other: nonBlank(server.text) }
}

export const nonBlank = (text: string) => (text.trim() === '' ? null : text)

/**
 * The same solution sent twice, by a double click or after a lost response, has the same key and is stored once. A
 * changed solution needs a new key: under the old one the change would be lost silently.
 */
export const keyFor = (
  { idempotencyKey, sent }: Pick<StoredDraft, 'idempotencyKey' | 'sent'>,
  content: string,
  newKey: () => string,
): string => (sent === null || sent === content ? idempotencyKey : newKey())
