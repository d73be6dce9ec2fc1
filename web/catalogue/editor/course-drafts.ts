import { useEffect, useState } from 'react'
import { readStored, writeStored } from '#web/kit/api/browser-storage.ts'
import type { CourseDraft, CourseForm } from './course-form.ts'

const keyOf = (courseId: number) => `course-draft-${courseId}` as const

/** Unsaved changes to a course, stored on this device until sign-out. */
export const storedDraft = (courseId: number) => readStored(keyOf(courseId)) as CourseDraft | null

export function useCourseDraft(courseId: number, saved: CourseForm, isChanged: (draft: CourseDraft) => boolean) {
  const [draft, setDraft] = useState<CourseDraft>(() => storedDraft(courseId) ?? { from: saved, now: saved })
  const isUnsaved = isChanged(draft)

  useEffect(() => writeStored(keyOf(courseId), isUnsaved ? draft : null), [courseId, draft, isUnsaved])

  return {
    draft,
    isUnsaved,
    change: (edit: Partial<CourseForm>) => setDraft(({ from, now }) => ({ from, now: { ...now, ...edit } })),
    /** The form equals what the server has. */
    reset: (form: CourseForm) => setDraft({ from: form, now: form }),
  }
}
