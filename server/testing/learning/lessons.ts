import { getLessonEditor, publishLesson, saveLessonDraft } from '#contract/learning/lessons.ts'
import type { TestActor, TestApp } from '../test-app.ts'

export const quizQuestion = 'How many paise are ₹2?'

/** A short lesson with one question, whose second option is right. */
export const lessonContent = (changes: object = {}) => ({
  name: 'Count paise',
  effort: 'about 2 hours',
  summary: 'Exact money.',
  lesson: `A shop counts money.\n\n## Why paise\n\nA zamindar counted annas.\n\n\`\`\`quiz\n${quizQuestion}\n- [ ] 20 :: That is ten times too few.\n- [x] 200 :: Yes.\n\`\`\``,
  instructions: 'Write it.\n\n- [ ] It counts.',
  sampleDatabase: '',
  ...changes,
})

type Caller = Pick<TestApp, 'call'>

/** Saves a draft and returns its version. */
export async function draftLesson({ call }: Caller, admin: TestActor, stepId: number, changes: object = {}) {
  const { body } = await call(admin, getLessonEditor, { params: { stepId } })
  const version: number = body.data.draftVersion
  await call(admin, saveLessonDraft, { params: { stepId }, body: { version, content: lessonContent(changes) } })
  return version + 1
}

export async function publishNewLesson(app: Caller, admin: TestActor, stepId: number, changes: object = {}, note = '') {
  const version = await draftLesson(app, admin, stepId, changes)
  return app.call(admin, publishLesson, { params: { stepId }, body: { version, note } })
}
