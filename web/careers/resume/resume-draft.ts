import { Resume, type ResumeTemplate, type StoredResume } from '#contract/careers/resume.ts'
import { readStored, writeStored } from '#web/kit/api/browser-storage.ts'
import { ApiError } from '#web/kit/api/call.ts'
import { createAutosave } from '#web/kit/forms/autosave.ts'

type Content = { resume: Resume; template: ResumeTemplate }
type Options = {
  userId: number
  server: StoredResume
  save: (content: Content & { version: number }) => Promise<{ version: number; savedAt: string }>
  load: () => Promise<StoredResume>
}

export const resumeKey = (userId: number) => `resume-draft-${userId}` as const

export type ResumeDraft = ReturnType<typeof createResumeDraft>

/** A resume that is being edited. Each save builds on the version before it, so another tab is never overwritten. */
export function createResumeDraft({ userId, server, save, load }: Options) {
  const key = resumeKey(userId)
  const stored = readDraft(key)
  const isLeftOver = stored !== null && !isSame(server, stored)
  let { version } = server
  /** The version saved elsewhere, until the learner has chosen one. */
  let newer = isLeftOver && stored.version !== server.version ? server : null

  const backUp = (content: Content, isSaved: boolean) =>
    writeStored(key, isSaved ? null : { ...contentOf(content), version }, 'browser')

  const autosave = createAutosave<Content>({
    initial: {
      value: contentOf(isLeftOver ? stored : server),
      isSaved: !isLeftOver,
      status: newer ? 'conflict' : isLeftOver ? 'saving' : 'saved',
      savedAt: server.savedAt,
    },
    backUp,
    save: async ({ resume, template }) => {
      const checked = Resume.safeParse(resume)
      if (!checked.success) throw new ApiError('invalid_input', checked.error.issues[0]!.message)
      const content = { resume: checked.data, template }
      const saved = await save({ ...content, version }).catch((error: unknown) => reconcile(error, content))
      version = saved.version
      return saved
    },
  })

  /** A conflict may be this very resume, saved before with its response lost. */
  async function reconcile(error: unknown, content: Content): Promise<{ version: number; savedAt: string }> {
    if (!(error instanceof ApiError) || error.code !== 'conflict') throw error
    const found = await load()
    if (isSame(found, content)) return { version: found.version, savedAt: found.savedAt ?? '' }
    newer = found
    throw error
  }

  function acceptNewer(found = newer) {
    if (!found) return
    version = found.version
    newer = null
    autosave.replace(contentOf(found), found.savedAt)
  }

  return {
    ...autosave,
    edit: (changes: Partial<Content>) => autosave.change({ ...autosave.state().value, ...changes }),
    newer: () => newer,
    /** Replaces what was saved elsewhere. */
    overwriteNewer: () => {
      if (!newer) return
      version = newer.version
      newer = null
      autosave.markUnsaved()
      void autosave.flush()
    },
    acceptNewer: () => acceptNewer(),
    /** Shows what was saved elsewhere while this page was in the background. */
    refresh: async () => {
      const { value, status } = autosave.state()
      if (status !== 'saved') return autosave.flush()
      const found = await load().catch(() => null)
      if (found && found.version > version && autosave.state().value === value) acceptNewer(found)
    },
  }
}

const contentOf = ({ resume, template }: Content): Content => ({ resume, template })

/** Compared field by field: the database returns the fields in its own order. */
const isSame = (a: Content, b: Content) => a.template === b.template && sorted(a.resume) === sorted(b.resume)

const sorted = (part: unknown): string =>
  JSON.stringify(part, (_, value: unknown) =>
    value && typeof value === 'object' && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  )

/** An older version of this page may have stored fewer fields. */
function readDraft(key: string): (Content & { version: number }) | null {
  const found = readStored(key, 'browser') as (Content & { version: number }) | null
  if (typeof found?.version !== 'number' || ![1, 2, 3].includes(found.template)) return null
  return typeof found.resume?.name === 'string' && Array.isArray(found.resume.languages) ? found : null
}
