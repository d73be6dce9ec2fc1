import { saveDraft, type Draft } from '#contract/learning/solutions.ts'
import { call } from '#web/kit/api/api.ts'
import { readStored, writeStored } from '#web/kit/api/browser-storage.ts'
import { createAutosave, useAutosave } from '#web/kit/forms/autosave.ts'
import { newUuid } from '#web/kit/uuid.ts'
import { chooseDraft, keyFor, parseStored, type StoredDraft } from './solution-draft.rules.ts'

type Options = {
  userId: number
  taskStepId: number
  /** Null while the server cannot be reached. */
  server: Pick<Draft, 'text' | 'savedAt'> | null
}
type Save = (text: string) => Promise<{ savedAt: string }>

/** Two people may share a device. */
export const storageKey = ({ userId, taskStepId }: Pick<Options, 'userId' | 'taskStepId'>) =>
  `draft:${userId}:${taskStepId}`

/** The explanation of a solution while it is written, with the key it is submitted under. */
export function createSolutionDraft(options: Options & { save: Save }) {
  const { server, save } = options
  const key = storageKey(options)
  const found = parseStored(readStored(key, 'browser'))
  const { text, isSaved, other } = chooseDraft(found, server)
  let stored: StoredDraft = {
    text,
    isSaved,
    changedAt: found?.changedAt ?? '',
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
      value: { text, other },
      isSaved,
      savedAt: stored.serverSavedAt,
      status: text === '' ? 'idle' : isSaved && server ? 'saved' : 'unreachable',
    },
    backUp: ({ text }, isSaved) => store({ text, isSaved, ...(!isSaved && { changedAt: new Date().toISOString() }) }),
    save: async ({ text }) => {
      const answer = await save(text)
      store({ serverSavedAt: answer.savedAt })
      return answer
    },
  })

  return {
    ...autosave,
    type: (text: string) => autosave.change({ ...autosave.state().value, text }),
    switchToOther: () => {
      const { text, other } = autosave.state().value
      if (other !== null) autosave.change({ text: other, other: text.trim() === '' ? null : text })
    },
    /** Stops saving, or the draft would come back after the submission. Returns the idempotency key. */
    startSubmission: async (uploads: string): Promise<string> => {
      await autosave.pause()
      const content = `${uploads}\n${stored.text.trim()}`
      store({ idempotencyKey: keyFor(stored, content, newUuid), sent: content })
      return stored.idempotencyKey
    },
    /** Submitted: nothing stays on this device. */
    remove: () => writeStored(key, null, 'browser'),
  }
}

export const useSolutionDraft = (options: Options) =>
  useAutosave(() =>
    createSolutionDraft({
      ...options,
      save: (text) => call(saveDraft, { params: { taskStepId: options.taskStepId }, body: { text } }),
    }),
  )
