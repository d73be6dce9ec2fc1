import { readStored } from '#web/kit/device/browser-storage.ts'
import { useUnsaved } from '#web/kit/forms/draft.ts'
import type { CourseDraft, CourseForm } from './course-form.ts'

const keyOf = (courseId: number) => `course-draft-${courseId}` as const

export const hasStoredDraft = (courseId: number) => readStored(keyOf(courseId)) !== null

/** Unsaved changes to a course, stored in this tab until sign-out. */
export function useCourseDraft(courseId: number, saved: CourseForm, isUnsaved: (draft: CourseDraft) => boolean) {
  const [unsaved, keep] = useUnsaved<CourseDraft>(keyOf(courseId), { isUnsaved })
  const draft = unsaved ?? { from: saved, now: saved }
  return {
    draft,
    isUnsaved: isUnsaved(draft),
    change: (edit: Partial<CourseForm>) => keep({ from: draft.from, now: { ...draft.now, ...edit } }),
    /** The form equals what the server has. */
    reset: (form: CourseForm) => keep({ from: form, now: form }),
  }
}
