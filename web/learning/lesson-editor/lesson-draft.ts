import type { LessonContent } from '#contract/learning/lesson-text.ts'
import { type LessonEditor, saveLessonDraft } from '#contract/learning/lessons.ts'
import { call } from '#web/kit/api/api.ts'
import { readStored, writeStored } from '#web/kit/api/browser-storage.ts'
import { ApiError } from '#web/kit/api/call.ts'
import { createAutosave, useAutosave } from '#web/kit/forms/autosave.ts'
import { loadEditor } from './lesson-editor.api.ts'

export type ServerLesson = Pick<LessonEditor, 'content' | 'draftVersion' | 'draftSavedAt' | 'draftSavedBy'>
type Options = {
  stepId: number
  server: ServerLesson
  save: (draft: { version: number; content: LessonContent }) => Promise<{ version: number; savedAt: string }>
  load: () => Promise<ServerLesson>
}

export const lessonKey = (stepId: number) => `lesson-draft-${stepId}` as const

export type LessonDraft = ReturnType<typeof createLessonDraft>

/** A lesson that is being edited. Each save builds on the version before it, so nobody is overwritten. */
export function createLessonDraft({ stepId, server, save, load }: Options) {
  const key = lessonKey(stepId)
  const stored = readDraft(key)
  const isLeftOver = stored !== null && !isSame(server.content, stored.content)
  let version = server.draftVersion
  /** What somebody else saved, until one of the two is chosen. */
  let newer = isLeftOver && stored.version !== version ? server : null

  const autosave = createAutosave<LessonContent>({
    initial: {
      value: isLeftOver ? stored.content : server.content,
      isSaved: !isLeftOver,
      status: newer ? 'conflict' : isLeftOver ? 'saving' : version > 0 ? 'saved' : 'idle',
      savedAt: server.draftSavedAt,
    },
    backUp: (content, isSaved) => writeStored(key, isSaved ? null : { content, version }, 'browser'),
    save: async (content) => {
      const saved = await save({ content, version }).catch((error: unknown) => reconcile(error, content))
      version = saved.version
      return saved
    },
  })

  /** A conflict may be this very text, saved before with its response lost. */
  async function reconcile(error: unknown, content: LessonContent) {
    if (!(error instanceof ApiError) || error.code !== 'conflict') throw error
    const found = await load()
    if (found.draftVersion > 0 && isSame(found.content, content))
      return { version: found.draftVersion, savedAt: found.draftSavedAt! }
    newer = found
    throw error
  }

  /** Shows what the server has, with nothing left to save. */
  function accept(found: ServerLesson) {
    version = found.draftVersion
    newer = null
    autosave.replace(found.content, found.draftSavedAt)
  }

  return {
    ...autosave,
    edit: (changes: Partial<LessonContent>) => autosave.change({ ...autosave.state().value, ...changes }),
    /** Of the saved draft; 0 if there is nothing to publish. */
    version: () => version,
    newer: () => newer,
    overwriteNewer: () => {
      if (!newer) return
      version = newer.draftVersion
      newer = null
      autosave.markUnsaved()
      void autosave.flush()
    },
    acceptNewer: () => newer && accept(newer),
    accept,
    /** Somebody saved while this page was in the background and nothing was typed here. */
    refresh: (found: ServerLesson) => {
      const { status } = autosave.state()
      if ((status === 'saved' || status === 'idle') && found.draftVersion > version) accept(found)
    },
  }
}

const fields = ['name', 'effort', 'summary', 'lesson', 'instructions', 'sampleDatabase'] as const

/** The server removes spaces around the fields of one line. */
const isSame = (a: LessonContent, b: LessonContent) => fields.every((field) => a[field].trim() === b[field].trim())

/** Anybody may have written it, so its shape is checked. */
function readDraft(key: string): { content: LessonContent; version: number } | null {
  const found = readStored(key, 'browser') as { content?: Record<string, unknown>; version?: unknown } | null
  if (typeof found?.version !== 'number' || !found.content) return null
  const { content, version } = found
  return fields.every((field) => typeof content[field] === 'string')
    ? { content: content as LessonContent, version }
    : null
}

export function useLessonDraft(stepId: number, server: ServerLesson) {
  return useAutosave(() =>
    createLessonDraft({
      stepId,
      server,
      save: (body) => call(saveLessonDraft, { params: { stepId }, body }),
      load: () => loadEditor(stepId),
    }),
  )
}
