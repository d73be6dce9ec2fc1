import { getDraft, saveDraft, type Draft } from '#contract/learning/solutions.ts'
import { call } from '#web/kit/api/api.ts'
import { readStored, writeStored } from '#web/kit/api/browser-storage.ts'
import { ApiError } from '#web/kit/api/call.ts'
import { createAutosave, useAutosave } from '#web/kit/forms/autosave.ts'
import { newUuid } from '#web/kit/uuid.ts'
import {
  chooseDraft,
  isSameVersion,
  keyFor,
  nonBlank,
  parseStored,
  type StoredDraft,
  versionOf,
} from './solution-draft.rules.ts'

export type ServerDraft = Pick<Draft, 'text' | 'code' | 'version' | 'savedAt' | 'droppedFiles'>
type Options = {
  userId: number
  taskStepId: number
  /** Null while the server cannot be reached. */
  server: ServerDraft | null
  /** Without an exercise the server keeps whatever code it has. */
  hasExercise?: boolean
}
type Content = { text: string; droppedFiles: string[]; code?: Draft['code'] }
type Server = {
  save: (draft: Content & { version: number }) => Promise<{ version: number; savedAt: string }>
  load: () => Promise<ServerDraft>
}

/** Two people may share a device. */
export const storageKey = ({ userId, taskStepId }: Pick<Options, 'userId' | 'taskStepId'>) =>
  `draft:${userId}:${taskStepId}` as const

/** The explanation and the code of a solution while they are written, with the key they are submitted under. */
export function createSolutionDraft(options: Options & Server) {
  const { server, save, load, hasExercise = false } = options
  const key = storageKey(options)
  const found = parseStored(readStored(key, 'browser'))
  const {
    version: { text, code },
    isSaved,
    other,
  } = chooseDraft(found, server)
  const droppedFiles = (isSaved && server ? server.droppedFiles : found?.droppedFiles) ?? []
  let stored: StoredDraft = {
    text,
    code,
    droppedFiles,
    isSaved,
    changedAt: found?.changedAt ?? '',
    version: server ? server.version : (found?.version ?? 0),
    serverSavedAt: server ? server.savedAt : (found?.serverSavedAt ?? null),
    // A key is reused only after a submission without an answer: two tabs with one key would count as one submission.
    idempotencyKey: found && found.sent !== null ? found.idempotencyKey : newUuid(),
    sent: found?.sent ?? null,
  }
  /** What was saved elsewhere, while the learner has to choose. */
  let newer: ServerDraft | null = null

  function store(change: Partial<StoredDraft>) {
    stored = { ...stored, ...change }
    writeStored(key, stored, 'browser')
  }

  const autosave = createAutosave({
    initial: {
      value: { text, code, other, droppedFiles },
      isSaved,
      savedAt: stored.serverSavedAt,
      // Without a saved draft, the text is the one of the attempt before.
      status:
        (text === '' && code === null) || (isSaved && server?.savedAt === null)
          ? 'idle'
          : isSaved && server
            ? 'saved'
            : 'unreachable',
    },
    backUp: ({ text, code, droppedFiles }, isSaved) =>
      store({ text, code, droppedFiles, isSaved, ...(!isSaved && { changedAt: new Date().toISOString() }) }),
    save: async ({ text, code, droppedFiles }) => {
      const content = { text, droppedFiles, ...(hasExercise && { code }) }
      const { version, savedAt } = await save({ ...content, version: stored.version }).catch((error: unknown) =>
        reconcile(error, content),
      )
      store({ version, serverSavedAt: savedAt })
      return { savedAt }
    },
  })

  /** A conflict may be this very text, saved before with its response lost. */
  async function reconcile(error: unknown, content: Content): Promise<{ version: number; savedAt: string }> {
    if (!(error instanceof ApiError) || error.code !== 'conflict') throw error
    const current = await load()
    // The solution was submitted elsewhere, which deletes its draft: there is nothing to overwrite.
    if (current.savedAt === null) return save({ ...content, version: 0 })
    if (isSameVersion(current, { code: current.code, ...content }))
      return { version: current.version, savedAt: current.savedAt }
    newer = current
    throw error
  }

  return {
    ...autosave,
    type: (text: string) => autosave.change({ ...autosave.state().value, text }),
    changeCode: (code: Draft['code']) => autosave.change({ ...autosave.state().value, code }),
    /** Leaves files of the attempt before out of the next one. */
    dropFiles: (droppedFiles: string[]) => autosave.change({ ...autosave.state().value, droppedFiles }),
    switchToOther: () => {
      const { other, ...now } = autosave.state().value
      if (other !== null) autosave.change({ ...now, ...other, other: nonBlank(versionOf(now)) })
    },
    newer: () => newer,
    /** Replaces what was saved elsewhere. */
    overwriteNewer: () => {
      if (!newer) return
      store({ version: newer.version })
      newer = null
      autosave.markUnsaved()
      void autosave.flush()
    },
    /** Continues with what was saved elsewhere; the draft of this tab can still be chosen. */
    acceptNewer: () => {
      if (!newer) return
      const { text, code, droppedFiles, version, savedAt } = newer
      store({ version, serverSavedAt: savedAt })
      newer = null
      const other = nonBlank(versionOf(autosave.state().value))
      autosave.replace({ text, code, other, droppedFiles }, savedAt)
    },
    /** Stops saving, or the draft would come back after the submission. Returns the idempotency key. */
    startSubmission: async (files: string): Promise<string> => {
      await autosave.pause()
      const content = [files, stored.text.trim(), ...(stored.code ? [JSON.stringify(stored.code)] : [])].join('\n')
      store({ idempotencyKey: keyFor(stored, content, newUuid), sent: content })
      return stored.idempotencyKey
    },
    /** Submitted: nothing stays on this device. */
    remove: () => writeStored(key, null, 'browser'),
  }
}

export function useSolutionDraft(options: Options) {
  const params = { stepId: options.taskStepId }
  return useAutosave(() =>
    createSolutionDraft({
      ...options,
      save: (body) => call(saveDraft, { params, body }),
      load: () => call(getDraft, { params }),
    }),
  )
}
