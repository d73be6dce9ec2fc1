import { keyOf } from '#contract/learning/lesson-text.ts'
import { getLessonEditor, publishLesson, saveLessonDraft, saveReading } from '#contract/learning/lessons.ts'
import { eq } from '#server/kit/db/orm.ts'
import { courses } from '#server/catalogue/tables.ts'
import { enrol, newCourseWithTasks } from '../learning.ts'
import type { TestActor } from '../test-app.ts'
import { own, type Rows, shared } from './row.ts'
import type { World } from './world.ts'

/** Staff have no subscription, so nothing is remembered for them. */
const noMembers = { outcomes: { mentor: 403, admin: 403 } } as const
const question = 'How many paise are ₹2?'
const content = {
  name: 'Count paise',
  effort: 'about 2 hours',
  summary: 'Exact money.',
  lesson: `A shop counts money.\n\n\`\`\`quiz\n${question}\n- [ ] 20 :: Too few.\n- [x] 200 :: Yes.\n\`\`\``,
  instructions: 'Write it.\n\n- [ ] It counts.',
  sampleDatabase: '',
}
const place = { version: 1, block: 1, blockKey: 'abc', percent: 40 }

async function saveDraft({ call, admin }: World, stepId: number) {
  const { body } = await call(admin, getLessonEditor, { params: { stepId } })
  const version: number = body.data.draftVersion
  await call(admin, saveLessonDraft, { params: { stepId }, body: { version, content } })
  return version + 1
}

async function publish(world: World, stepId: number) {
  const version = await saveDraft(world, stepId)
  await world.call(world.admin, publishLesson, { params: { stepId }, body: { version, note: 'Clearer' } })
}

/** A published lesson of a new course, in which the caller and the owner are enrolled. */
async function aLesson(world: World, actor: TestActor | null = null) {
  const { courseId, stepIds } = await newCourseWithTasks(world, [1])
  const stepId = stepIds[0]!
  await publish(world, stepId)
  await enrol(world, world.owner.id, [courseId])
  if (actor && actor.id !== world.owner.id) await enrol(world, actor.id, [courseId])
  return { courseId, stepId, params: { stepId } }
}

/** Read by the caller before its second version was published. */
async function aChangedLesson(world: World, actor: TestActor | null) {
  const { stepId, params } = await aLesson(world, actor)
  if (actor) await world.call(actor, saveReading, { params, body: place })
  await publish(world, stepId)
  return params
}

export const lessons: Rows = {
  openStep: own(({ stepIds }) => ({ params: { stepId: stepIds[0] } })),
  saveReading: own(async (world, actor) => ({ params: (await aLesson(world, actor)).params, body: place }), noMembers),
  answerQuiz: own(
    async (world, actor) => ({
      params: { ...(await aLesson(world, actor)).params, quizKey: keyOf(question) },
      body: { option: 1 },
    }),
    noMembers,
  ),
  getLessonChange: own(async (world, actor) => ({ params: await aChangedLesson(world, actor) }), {
    // Nothing is remembered for staff, so they have no earlier version.
    outcomes: { mentor: 404, admin: 404 },
    isAlike: true,
  }),
  searchLessons: own(() => ({ query: { words: 'paise' } }), { isAlike: true }),
  getFirstLesson: shared(async (world) => {
    const { courseId } = await aLesson(world)
    await world.db.update(courses).set({ isListed: true }).where(eq(courses.id, courseId))
    return { params: { courseId } }
  }),

  getLessonEditor: shared(async (world) => ({ params: (await aLesson(world)).params })),
  saveLessonDraft: shared(async (world) => ({ params: (await aLesson(world)).params, body: { version: 0, content } })),
  discardLessonDraft: shared(async (world) => {
    const { stepId, params } = await aLesson(world)
    await saveDraft(world, stepId)
    return { params }
  }),
  publishLesson: shared(async (world) => {
    const { stepId, params } = await aLesson(world)
    return { params, body: { version: await saveDraft(world, stepId), note: 'Clearer' } }
  }),
  listLessonVersions: shared(async (world) => ({ params: (await aLesson(world)).params })),
  getLessonVersion: shared(async (world) => ({ params: { ...(await aLesson(world)).params, version: 1 } })),
}
