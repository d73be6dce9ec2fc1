import { getDraft, saveDraft, type Draft } from '#contract/learning/solutions.ts'
import { call } from '#web/kit/api/api.ts'
import { readStored, writeStored } from '#web/kit/device/browser-storage.ts'
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
type Server = {
  save: (
    draft: Pick<Draft, 'text' | 'droppedFiles'> & Partial<Pick<Draft, 'code'>> & { version: number },
  ) => Promise<{ version: number; savedAt: string }>
  load: () => Promise<ServerDraft>
}

/** Two people may share a device. */
export const storageKey = ({ userId, taskStepId }: Pick<Options, 'userId' | 'taskStepId'>) =>
  `draft:${userId}:${taskStepId}` as const

/**
 * The explanation and the code of a solution while they are written, with the key they are submitted under. It stays on
 * this device when it is saved: the page may be opened again without a connection.
 */
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

  function store(change: Partial<StoredDraft>) {
    stored = { ...stored, ...change }
    writeStored(key, stored, 'browser')
  }

  const autosave = createAutosave({
    initial: {
      value: { text, code, other, droppedFiles },
      isSaved,
      version: stored.version,
      savedAt: stored.serverSavedAt,
      // Without a saved draft, the text is the one of the attempt before.
      status:
        (text === '' && code === null) || (isSaved && server?.savedAt === null)
          ? 'idle'
          : isSaved && server
            ? 'saved'
            : 'unreachable',
    },
    backUp: ({ text, code, droppedFiles }, { isSaved, version, savedAt }) =>
      store({
        text,
        code,
        droppedFiles,
        isSaved,
        version,
        serverSavedAt: savedAt,
        ...(!isSaved && { changedAt: new Date().toISOString() }),
      }),
    save: ({ text, code, droppedFiles }, version) =>
      save({ text, droppedFiles, ...(hasExercise && { code }), version }),
    load: async () => {
      const { version, savedAt, text, code, droppedFiles } = await load()
      // Submitting the solution elsewhere deletes its draft: there is nothing to overwrite.
      return savedAt === null ? null : { content: { text, code, droppedFiles, other: null }, version, savedAt }
    },
    isSame: (a, b) => isSameVersion(a, hasExercise ? b : { text: b.text, code: a.code }),
  })

  return {
    ...autosave,
    switchToOther: () => {
      const { other, ...now } = autosave.state().value
      if (other !== null) autosave.edit({ ...other, other: nonBlank(versionOf(now)) })
    },
    /** Continues with what was saved elsewhere; the draft of this tab can still be chosen. */
    acceptNewer: () => {
      const newer = autosave.newer()
      const other = nonBlank(versionOf(autosave.state().value))
      if (newer) autosave.accept({ ...newer, content: { ...newer.content, other } })
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

/** What was taken back from the outbox is a draft again. */
export function returnToDraft(where: Pick<Options, 'userId' | 'taskStepId'>, draft: unknown) {
  const changedAt = new Date().toISOString()
  writeStored(
    storageKey(where),
    { ...(draft as object), changedAt, isSaved: false, idempotencyKey: newUuid() },
    'browser',
  )
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
