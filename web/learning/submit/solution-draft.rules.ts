import type { Draft } from '#contract/learning/solutions.ts'

export type StoredDraft = {
  text: string
  /** The exercise's changed files; null for the starter. */
  code: Draft['code']
  /** By this device's clock. */
  changedAt: string
  /** Whether the server has this text. */
  isSaved: boolean
  /** Files of the attempt before that are not submitted again. */
  droppedFiles: string[]
  /** The version on the server that the text is based on. */
  version: number
  /** When the server last saved the draft, by its own clock, as far as this device knows. */
  serverSavedAt: string | null
  idempotencyKey: string
  /** What was submitted under the key without a response. */
  sent: string | null
}

const unknown = {
  code: null,
  changedAt: '',
  isSaved: false,
  droppedFiles: [],
  version: 0,
  serverSavedAt: null,
  sent: null,
}

const isText = (value: unknown) => typeof value === 'string'
const isTextOrNull = (value: unknown) => value === null || isText(value)
const isList = (value: unknown, isOne: (one: unknown) => boolean) => Array.isArray(value) && value.every(isOne)
const isFile = (value: unknown) => {
  const { path, text } = (value ?? {}) as Record<string, unknown>
  return isText(path) && isText(text)
}

/** What each must be. Without Zod: an exercise would take longer to open. */
const rules: Record<keyof StoredDraft, (value: unknown) => boolean> = {
  text: isText,
  code: (code) => code === null || isList(code, isFile),
  changedAt: isText,
  isSaved: (value) => typeof value === 'boolean',
  droppedFiles: (names) => isList(names, isText),
  version: (value) => typeof value === 'number',
  serverSavedAt: isTextOrNull,
  idempotencyKey: isText,
  sent: isTextOrNull,
}

/** Null for anything that is not a draft. */
export function parseStored(stored: unknown): StoredDraft | null {
  if (typeof stored !== 'object' || stored === null) return null
  const draft: Record<string, unknown> = { ...unknown, ...stored }
  const isDraft = Object.entries(rules).every(([name, isRight]) => isRight(draft[name]))
  return isDraft ? (draft as StoredDraft) : null
}

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
