import { dayMs } from '#contract/kit/durations.ts'
import { keyOf } from '#contract/learning/lesson-text.ts'
import { eq } from '#server/kit/db/orm.ts'
import { courses } from '#server/catalogue/tables.ts'
import { startProgress } from '#server/learning/start/tables.ts'
import { studyPlans } from '#server/learning/study-days/tables.ts'
import { lessonReadings, stepFiles } from '#server/learning/tables.ts'
import { enrol, newCourseWithTasks } from '../learning/learning.ts'
import { practiceAnswer, sittingOf } from '../learning/practice-answers.ts'
import { newStartPath } from '../learning/start.ts'
import { draftLesson, lessonContent, publishNewLesson, quizQuestion } from '../learning/lessons.ts'
import type { TestActor } from '../test-app.ts'
import { own, type Rows, shared } from './row.ts'
import type { World } from './world.ts'

/** Staff have no subscription, so nothing is remembered for them. */
const noMembers = { outcomes: { mentor: 403, admin: 403 } } as const
const place = { version: 1, block: 1, blockKey: 'abc', percent: 40 }

/** A published lesson of a new course, in which the caller and the owner are enrolled. */
async function aLesson(world: World, actor: TestActor | null = null) {
  const { courseId, stepIds } = await newCourseWithTasks(world, [1])
  const stepId = stepIds[0]!
  await publishNewLesson(world, world.admin, stepId)
  await enrol(world, world.owner.id, [courseId])
  if (actor && actor.id !== world.owner.id) await enrol(world, actor.id, [courseId])
  return { courseId, stepId, params: { stepId } }
}

/** A lesson that the caller, or else the owner, read two days ago. */
async function aReadLesson(world: World, actor: TestActor | null) {
  const { stepId } = await aLesson(world, actor)
  const updatedAt = new Date(Date.now() - 2 * dayMs)
  const reading = { lessonVersion: 1, block: 1, blockKey: 'abc', percent: 100, updatedAt }
  await world.db.insert(lessonReadings).values({ personId: (actor ?? world.owner).id, stepId, ...reading })
  return { stepId }
}

async function aChangedLesson(world: World, actor: TestActor | null) {
  const { stepId, params } = await aLesson(world, actor)
  await publishNewLesson(world, world.admin, stepId)
  return { params, query: { since: 1 } }
}

/** The address of a material of the first lesson of a course. */
export async function firstLessonMaterial(world: World, isListed: boolean): Promise<string> {
  const { courseId, stepId } = await aLesson(world)
  await world.db.update(courses).set({ isListed }).where(eq(courses.id, courseId))
  const { id: fileId } = await world.newFile()
  const [row] = await world.db.insert(stepFiles).values({ stepId, fileId, name: 'words.txt' }).returning()
  return `/courses/${courseId}/first-lesson/${row!.id}/words.txt`
}

/** The address of a material of the beginners' path. */
export async function startMaterial(world: World): Promise<string> {
  const { stepIds } = await newStartPath(world, world.admin, 1)
  const { id: fileId } = await world.newFile()
  const [row] = await world.db.insert(stepFiles).values({ stepId: stepIds[0]!, fileId, name: 'words.txt' }).returning()
  return `/start/1/${row!.id}/words.txt`
}

export const lessons: Rows = {
  openStep: own(({ stepIds }) => ({ params: { stepId: stepIds[0] } })),
  saveReading: own(async (world, actor) => ({ params: (await aLesson(world, actor)).params, body: place }), noMembers),
  answerQuiz: own(
    async (world, actor) => ({
      params: { ...(await aLesson(world, actor)).params, quizKey: keyOf(quizQuestion) },
      body: { option: 1 },
    }),
    noMembers,
  ),
  getLessonChange: own(aChangedLesson, { isAlike: true }),
  searchLessons: own(() => ({ query: { words: 'paise' } }), { isAlike: true }),
  getFirstLesson: shared(async (world) => {
    const { courseId } = await aLesson(world)
    await world.db.update(courses).set({ isListed: true }).where(eq(courses.id, courseId))
    return { params: { courseId } }
  }),

  listStartLessons: shared(),
  getStartLesson: shared(async (world) => {
    await newStartPath(world, world.admin, 1)
    return { params: { number: 1 } }
  }),
  getStartProgress: own(async (world) => {
    const { stepIds } = await newStartPath(world, world.admin, 1)
    const row = { personId: world.owner.id, stepId: stepIds[0]!, code: [], savedAt: new Date() }
    await world.db.insert(startProgress).values(row)
    return {}
  }),
  saveStartProgress: own(async (world) => {
    const { stepIds } = await newStartPath(world, world.admin, 1)
    return { body: { lessons: [{ stepId: stepIds[0]!, code: [], savedAt: '2026-11-18T10:00:00.000Z' }] } }
  }),

  getStudyPlan: own(async ({ db, owner }) => {
    await db
      .insert(studyPlans)
      .values({ personId: owner.id, weekdays: [2] })
      .onConflictDoNothing()
    return {}
  }),
  saveStudyPlan: own(() => ({ body: { weekdays: [1, 3], time: '19:00' } }), { byNewcomers: true }),
  getPracticeSitting: own(async (world, actor) => {
    await aReadLesson(world, actor)
    return {}
  }),
  answerPracticeItem: own(
    async (world, actor) => {
      const { stepId } = await aReadLesson(world, actor)
      const sitting = await sittingOf(world, actor ?? world.owner)
      const item = { stepId, itemKey: `quiz:${keyOf(quizQuestion)}` }
      return { body: practiceAnswer(sitting, item, { kind: 'quiz', option: 1 }) }
    },
    { outcomes: { mentor: 404, admin: 404 } },
  ),

  getLessonEditor: shared(async (world) => ({ params: (await aLesson(world)).params })),
  saveLessonDraft: shared(async (world) => ({
    params: (await aLesson(world)).params,
    body: { version: 0, content: lessonContent() },
  })),
  discardLessonDraft: shared(async (world) => {
    const { stepId, params } = await aLesson(world)
    await draftLesson(world, world.admin, stepId)
    return { params }
  }),
  publishLesson: shared(async (world) => {
    const { stepId, params } = await aLesson(world)
    return { params, body: { version: await draftLesson(world, world.admin, stepId), note: 'Clearer' } }
  }),
  listLessonVersions: shared(async (world) => ({ params: (await aLesson(world)).params })),
  getLessonVersion: shared(async (world) => ({ params: { ...(await aLesson(world)).params, version: 1 } })),
}
