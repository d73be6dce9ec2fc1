import type { CodeFile } from '#contract/learning/practice.ts'
import type { Draft } from '#contract/learning/solutions.ts'
import { readStored, writeStored } from '#web/kit/device/browser-storage.ts'
import type { StorageKey } from '#web/kit/device/stored-on-device.ts'

/** Where a visitor's code for the first lesson of a course is, until they join. */
export const firstLessonKey = (courseId: number) => `first-lesson:${courseId}` as const

export const storedCode = (key: string): CodeFile[] | null => readCode(readStored(key, 'browser'))

/** Anybody may have written it. */
export function readCode(stored: unknown): CodeFile[] | null {
  const { code } = (stored ?? {}) as { code?: unknown }
  if (!Array.isArray(code)) return null
  return code.filter(
    (file: Partial<CodeFile> | null): file is CodeFile =>
      typeof file?.path === 'string' && typeof file.text === 'string',
  )
}

export const storeCode = (key: StorageKey, code: CodeFile[] | null) => writeStored(key, code && { code }, 'browser')

type Begun = Pick<Draft, 'savedAt' | 'previous' | 'code'>

/**
 * The code that somebody wrote before they joined, to continue with it. Null if they have begun the step: a draft or an
 * attempt is newer. `server` is null while it can't be reached; then nobody knows.
 */
export function codeToContinue(
  trial: readonly CodeFile[] | null,
  server: Begun | null,
  code: readonly CodeFile[] | null,
  starter: readonly CodeFile[],
): CodeFile[] | null {
  const hasBegun =
    !server || server.savedAt !== null || server.previous !== null || server.code !== null || code !== null
  const known = (trial ?? []).filter(({ path, text }) =>
    starter.some((file) => file.path === path && file.text !== text),
  )
  return hasBegun || known.length === 0 ? null : known
}
