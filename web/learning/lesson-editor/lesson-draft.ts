import type { LessonContent } from '#contract/learning/lesson-text.ts'
import { type LessonEditor, saveLessonDraft } from '#contract/learning/lessons.ts'
import { call } from '#web/kit/api/api.ts'
import { createDraft, useAutosave } from '#web/kit/forms/autosave.ts'
import { loadEditor } from './lesson-editor.api.ts'

/** Version 0: there is nothing to publish. */
export const savedLesson = ({ content, draftVersion, draftSavedAt, draftSavedBy }: LessonEditor) => ({
  content,
  version: draftVersion,
  savedAt: draftSavedAt,
  savedBy: draftSavedBy,
})

const fields = ['name', 'effort', 'summary', 'lesson', 'instructions', 'sampleDatabase'] as const

export type LessonDraft = ReturnType<typeof useLessonDraft>['draft']

export const useLessonDraft = (stepId: number, editor: LessonEditor) =>
  useAutosave(() =>
    createDraft<LessonContent, ReturnType<typeof savedLesson>>({
      key: `lesson-draft-${stepId}`,
      server: savedLesson(editor),
      save: (content, version) => call(saveLessonDraft, { params: { stepId }, body: { content, version } }),
      load: async () => savedLesson(await loadEditor(stepId)),
      // The server removes spaces around the fields of one line.
      isSame: (a, b) => fields.every((field) => a[field].trim() === b[field].trim()),
      isUsable: (stored) => fields.every((field) => typeof stored[field] === 'string'),
    }),
  )
