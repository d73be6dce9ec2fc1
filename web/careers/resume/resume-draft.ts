import { Resume, type ResumeTemplate, type StoredResume } from '#contract/careers/resume.ts'
import { ApiError } from '#web/kit/api/call.ts'
import { createDraft } from '#web/kit/forms/autosave.ts'

type Content = { resume: Resume; template: ResumeTemplate }
type Options = {
  userId: number
  server: StoredResume
  save: (content: Content & { version: number }) => Promise<{ version: number; savedAt: string }>
  load: () => Promise<StoredResume>
}

export const resumeKey = (userId: number) => `resume-draft-${userId}` as const

export type ResumeDraft = ReturnType<typeof createResumeDraft>

export const savedResume = ({ resume, template, version, savedAt }: StoredResume) => ({
  content: { resume, template },
  version,
  savedAt,
})

export const createResumeDraft = ({ userId, server, save, load }: Options) =>
  createDraft<Content>({
    key: resumeKey(userId),
    server: savedResume(server),
    save: async ({ resume, template }, version) => {
      const checked = Resume.safeParse(resume)
      if (!checked.success) throw new ApiError('invalid_input', checked.error.issues[0]!.message)
      return save({ resume: checked.data, template, version })
    },
    load: async () => savedResume(await load()),
    isSame: (a, b) => a.template === b.template && sorted(a.resume) === sorted(b.resume),
    // An older version of this page may have stored fewer fields.
    isUsable: ({ resume, template }) => {
      const { name, languages } = (resume ?? {}) as Partial<Resume>
      return [1, 2, 3].includes(template as number) && typeof name === 'string' && Array.isArray(languages)
    },
  })

/** As the server stores it, field by field: the database returns the fields in its own order. */
const sorted = (resume: Resume): string =>
  JSON.stringify(Resume.safeParse(resume).data ?? resume, (_, value: unknown) =>
    value && typeof value === 'object' && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  )
