import { getDraft, saveDraft, type Draft } from '#contract/learning/solutions.ts'
import { call } from '#web/kit/api/api.ts'
import { readStored, writeStored } from '#web/kit/api/browser-storage.ts'
import { ApiError } from '#web/kit/api/call.ts'
import { createAutosave, useAutosave } from '#web/kit/forms/autosave.ts'
import { newUuid } from '#web/kit/uuid.ts'
import { chooseDraft, keyFor, nonBlank, parseStored, type StoredDraft } from './solution-draft.rules.ts'

export type ServerDraft = Pick<Draft, 'text' | 'version' | 'savedAt' | 'droppedFiles'>
type Options = {
  userId: number
  taskStepId: number
  /** Null while the server cannot be reached. */
  server: ServerDraft | null
}
type Content = { text: string; droppedFiles: string[] }
type Server = {
  save: (draft: Content & { version: number }) => Promise<{ version: number; savedAt: string }>
  load: () => Promise<ServerDraft>
}

/** Two people may share a device. */
export const storageKey = ({ userId, taskStepId }: Pick<Options, 'userId' | 'taskStepId'>) =>
  `draft:${userId}:${taskStepId}`

/** The explanation of a solution while it is written, with the key it is submitted under. */
export function createSolutionDraft(options: Options & Server) {
  const { server, save, load } = options
  const key = storageKey(options)
  const found = parseStored(readStored(key, 'browser'))
  const { text, isSaved, other } = chooseDraft(found, server)
  const droppedFiles = (isSaved && server ? server.droppedFiles : found?.droppedFiles) ?? []
  let stored: StoredDraft = {
    text,
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
      value: { text, other, droppedFiles },
      isSaved,
      savedAt: stored.serverSavedAt,
      // Without a saved draft, the text is the one of the attempt before.
      status:
        text === '' || (isSaved && server?.savedAt === null) ? 'idle' : isSaved && server ? 'saved' : 'unreachable',
    },
    backUp: ({ text, droppedFiles }, isSaved) =>
      store({ text, droppedFiles, isSaved, ...(!isSaved && { changedAt: new Date().toISOString() }) }),
    save: async ({ text, droppedFiles }) => {
      const content = { text, droppedFiles }
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
    if (current.text === content.text) return { version: current.version, savedAt: current.savedAt }
    newer = current
    throw error
  }

  return {
    ...autosave,
    type: (text: string) => autosave.change({ ...autosave.state().value, text }),
    /** Leaves files of the attempt before out of the next one. */
    dropFiles: (droppedFiles: string[]) => autosave.change({ ...autosave.state().value, droppedFiles }),
    switchToOther: () => {
      const { text, other, droppedFiles } = autosave.state().value
      if (other !== null) autosave.change({ text: other, other: nonBlank(text), droppedFiles })
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
    /** Continues with what was saved elsewhere; the text of this tab can still be chosen. */
    acceptNewer: () => {
      if (!newer) return
      const { text, droppedFiles, version, savedAt } = newer
      store({ version, serverSavedAt: savedAt })
      newer = null
      autosave.replace({ text, other: nonBlank(autosave.state().value.text), droppedFiles }, savedAt)
    },
    /** Stops saving, or the draft would come back after the submission. Returns the idempotency key. */
    startSubmission: async (files: string): Promise<string> => {
      await autosave.pause()
      const content = `${files}\n${stored.text.trim()}`
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
