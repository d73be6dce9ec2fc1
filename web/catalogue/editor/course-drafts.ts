import { useEffect, useState } from 'react'
import { keep, kept } from '#web/kit/api/browser-storage.ts'
import type { CourseDraft, CourseForm } from './course-form.ts'

const keyOf = (courseId: number) => `course-draft-${courseId}`

/** What was typed about a course and not saved yet, on this device until it is signed out; null when there is none. */
export const storedDraft = (courseId: number) => kept(keyOf(courseId)) as CourseDraft | null

/** The form of a course, kept over a reload and over a visit to another page as long as something in it is not saved. */
export function useCourseDraft(courseId: number, saved: CourseForm, isChanged: (draft: CourseDraft) => boolean) {
  const [draft, setDraft] = useState<CourseDraft>(() => storedDraft(courseId) ?? { from: saved, now: saved })
  const isUnsaved = isChanged(draft)

  useEffect(() => keep(keyOf(courseId), isUnsaved ? draft : null), [courseId, draft, isUnsaved])

  return {
    draft,
    isUnsaved,
    change: (edit: Partial<CourseForm>) => setDraft(({ from, now }) => ({ from, now: { ...now, ...edit } })),
    /** What is in the form is what the server has. */
    settle: (form: CourseForm) => setDraft({ from: form, now: form }),
  }
}
