import { z } from '#contract/kit/zod.ts'
import type { Draft } from '#contract/learning/solutions.ts'

const StoredDraft = z.object({
  text: z.string(),
  /** The exercise's changed files; null for the starter. */
  code: z
    .array(z.object({ path: z.string(), text: z.string() }))
    .nullable()
    .default(null),
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

/** What the learner wrote: the explanation, and the code of the exercise. */
export type Version = Pick<Draft, 'text' | 'code'>

type ChosenDraft = {
  version: Version
  isSaved: boolean
  /** The draft that was not chosen, to offer it: nothing typed is lost. */
  other: Version | null
}

type ServerDraft = Pick<Draft, 'text' | 'code' | 'savedAt'>

/**
 * Which draft to continue with. Phone clocks can be wrong by days, so they count only when both sides have changed since
 * the last save. `server` is null while it cannot be reached.
 */
export function chooseDraft(stored: StoredDraft | null, server: ServerDraft | null): ChosenDraft {
  const local = stored ? versionOf(stored) : nothing
  if (!server) return { version: local, isSaved: stored?.isSaved ?? true, other: null }
  const remote = versionOf(server)
  if (!stored || stored.isSaved || isSameVersion(local, remote)) return { version: remote, isSaved: true, other: null }
  if (stored.serverSavedAt === server.savedAt) return { version: local, isSaved: false, other: null }
  const isServerNewer = server.savedAt !== null && Date.parse(server.savedAt) > Date.parse(stored.changedAt)
  return isServerNewer
    ? { version: remote, isSaved: true, other: nonBlank(local) }
    : { version: local, isSaved: false, other: nonBlank(remote) }
}

const nothing: Version = { text: '', code: null }
export const versionOf = ({ text, code }: Version): Version => ({ text, code })

export const isSameVersion = (one: Version, other: Version): boolean =>
  one.text === other.text && JSON.stringify(one.code) === JSON.stringify(other.code)

export const nonBlank = (version: Version): Version | null =>
  version.text.trim() === '' && version.code === null ? null : version

/**
 * The same solution sent twice, by a double click or after a lost response, has the same key and is stored once. A
 * changed solution needs a new key: under the old one the change would be lost silently.
 */
export const keyFor = (
  { idempotencyKey, sent }: Pick<StoredDraft, 'idempotencyKey' | 'sent'>,
  content: string,
  newKey: () => string,
): string => (sent === null || sent === content ? idempotencyKey : newKey())
