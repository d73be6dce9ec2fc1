import { getMessage, type MessageContent, saveMessage, type StaffMessage } from '#contract/messages/messages.ts'
import { Segment } from '#contract/messages/segments.ts'
import { call } from '#web/kit/api/api.ts'
import { readStored, writeStored } from '#web/kit/api/browser-storage.ts'
import { ApiError } from '#web/kit/api/call.ts'
import { createAutosave, useAutosave } from '#web/kit/forms/autosave.ts'

const keyOf = (messageId: number) => `message-draft-${messageId}` as const

type Server = Pick<StaffMessage, 'subject' | 'body' | 'segment' | 'byEmail' | 'version' | 'updatedAt'>

const contentOf = ({ subject, body, segment, byEmail }: Server): MessageContent => ({ subject, body, segment, byEmail })

const isSame = (a: MessageContent, b: MessageContent) =>
  a.subject.trim() === b.subject.trim() &&
  a.body === b.body &&
  a.byEmail === b.byEmail &&
  JSON.stringify(a.segment) === JSON.stringify(b.segment)

/** A message that is being written. Each save builds on the version before it, so nobody is overwritten. */
function createMessageDraft(messageId: number, server: Server) {
  const key = keyOf(messageId)
  const stored = readDraft(key)
  const isLeftOver = stored !== null && !isSame(stored.content, contentOf(server))
  let { version } = server
  /** What somebody else saved, until one of the two is chosen. */
  let newer = isLeftOver && stored.version !== version ? server : null

  const autosave = createAutosave<MessageContent>({
    initial: {
      value: isLeftOver ? stored.content : contentOf(server),
      isSaved: !isLeftOver,
      status: newer ? 'conflict' : isLeftOver ? 'saving' : 'saved',
      savedAt: server.updatedAt,
    },
    backUp: (content, isSaved) => writeStored(key, isSaved ? null : { content, version }, 'browser'),
    save: async (content) => {
      const body = { ...content, version }
      const saved = await call(saveMessage, { params: { messageId }, body }).catch((error: unknown) =>
        reconcile(error, content),
      )
      version = saved.version
      return saved
    },
  })

  /** A conflict may be this very text, saved before with its response lost. */
  async function reconcile(error: unknown, content: MessageContent) {
    if (!(error instanceof ApiError) || error.code !== 'conflict') throw error
    const found = await call(getMessage, { params: { messageId } })
    if (isSame(contentOf(found), content)) return { version: found.version, savedAt: found.updatedAt }
    newer = found
    throw error
  }

  return {
    ...autosave,
    edit: (changes: Partial<MessageContent>) => autosave.change({ ...autosave.state().value, ...changes }),
    version: () => version,
    newer: () => newer,
    overwriteNewer: () => {
      if (!newer) return
      version = newer.version
      newer = null
      autosave.markUnsaved()
      void autosave.flush()
    },
    acceptNewer: () => {
      if (!newer) return
      const found = newer
      version = found.version
      newer = null
      autosave.replace(contentOf(found), found.updatedAt)
    },
  }
}

/** Anybody may have written it, so its shape is checked. */
function readDraft(key: string): { content: MessageContent; version: number } | null {
  const found = readStored(key, 'browser') as { content?: Record<string, unknown>; version?: unknown } | null
  if (typeof found?.version !== 'number' || !found.content) return null
  const { subject, body, segment, byEmail } = found.content
  const parsed = Segment.nullable().safeParse(segment)
  if (typeof subject !== 'string' || typeof body !== 'string' || typeof byEmail !== 'boolean' || !parsed.success)
    return null
  return { content: { subject, body, segment: parsed.data, byEmail }, version: found.version }
}

export const useMessageDraft = (messageId: number, server: Server) =>
  useAutosave(() => createMessageDraft(messageId, server))
