import { useEffect, useState } from 'react'
import type { CourseDraft, CourseForm } from './course-form.ts'

const keyOf = (courseId: number) => `course-draft-${courseId}`

/** What was typed about a course and not saved yet, on this device until it is signed out; null when there is none. */
export function storedDraft(courseId: number): CourseDraft | null {
  try {
    return JSON.parse(sessionStorage.getItem(keyOf(courseId)) ?? 'null') as CourseDraft | null
  } catch {
    return null
  }
}

function store(courseId: number, draft: CourseDraft | null) {
  try {
    if (draft) sessionStorage.setItem(keyOf(courseId), JSON.stringify(draft))
    else sessionStorage.removeItem(keyOf(courseId))
  } catch {
    // Storage may be full or switched off; then a reload forgets, as everywhere else.
  }
}

/** The form of a course, kept over a reload and over a visit to another page as long as something in it is not saved. */
export function useCourseDraft(courseId: number, saved: CourseForm, isChanged: (draft: CourseDraft) => boolean) {
  const [draft, setDraft] = useState<CourseDraft>(() => storedDraft(courseId) ?? { from: saved, now: saved })
  const isUnsaved = isChanged(draft)

  useEffect(() => store(courseId, isUnsaved ? draft : null), [courseId, draft, isUnsaved])

  return {
    draft,
    isUnsaved,
    change: (edit: Partial<CourseForm>) => setDraft(({ from, now }) => ({ from, now: { ...now, ...edit } })),
    /** What is in the form is what the server has. */
    settle: (form: CourseForm) => setDraft({ from: form, now: form }),
  }
}
