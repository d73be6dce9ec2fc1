import { claimQuestion, publishQuestion } from '#contract/mentoring/questions-desk.ts'
import { listStepQuestions, writeToQuestion } from '#contract/mentoring/questions.ts'
import { formOf } from '../forms.ts'
import { storeQuestion } from '../mentoring.ts'
import { type Give, onlyOwners, onlyThisMentor, own, owned, ownersAndStaff, type Rows, shared } from './row.ts'
import type { World } from './world.ts'

const newQuestion = (world: World, personId = world.owner.id) =>
  storeQuestion(world, personId, { courseId: world.courseId, stepId: world.stepIds[1]! })
const question: Give = async (world) => ({ params: { questionId: await newQuestion(world) } })
const message = () => formOf({ body: 'Because the loop ends early' }, 'pictures')
const publication = { title: 'Why does the loop end early?', question: '', answer: 'It compares with <.' }

async function answered(world: World) {
  const { params } = (await question(world, null)) as { params: { questionId: number } }
  await world.call(world.mentor, writeToQuestion, { params, body: message() })
  return params
}

async function published(world: World) {
  const params = await answered(world)
  await world.call(world.mentor, publishQuestion, { params, body: publication })
  return params
}

async function claimed(world: World) {
  const { params } = (await question(world, null)) as { params: { questionId: number } }
  await world.call(world.mentor, claimQuestion, { params })
  return { params }
}

const onStep: Give = ({ stepIds }) => ({ params: { stepId: stepIds[1] } })
const mentorsLackAccess = { owner: 'done', other: 'done', mentor: 403, admin: 403 } as const

/** Questions to mentors: private threads, and what is published of them. */
export const questions: Rows = {
  listStepQuestions: own(onStep, { isAlike: true }),
  findSimilarQuestions: own((world) => ({ params: { stepId: world.stepIds[1] }, query: { text: 'loop early' } }), {
    isAlike: true,
  }),
  askQuestion: owned(mentorsLackAccess, async (world, actor) => ({
    ...(await onStep(world, actor)),
    body: formOf({ title: 'Why?' }, 'pictures'),
  })),
  listMyQuestions: own(),
  getQuestion: owned(ownersAndStaff, question),
  listQuestionMessages: owned(ownersAndStaff, question),
  writeToQuestion: owned(ownersAndStaff, async (...given) => ({ ...(await question(...given)), body: message() })),
  resolveQuestion: owned(onlyOwners, question),
  setSameQuestion: owned(mentorsLackAccess, async (world) => {
    await published(world)
    const { items } = await world.load(world.owner, listStepQuestions, { params: { stepId: world.stepIds[1] } })
    return { params: { publishedId: items[0].publishedId }, body: { hasToo: true } }
  }),

  listQuestionDesk: shared(),
  getDeskQuestion: shared(question),
  claimQuestion: [
    shared(question),
    owned(
      { owner: 403, other: 403, mentor: 403, admin: 403 },
      async (world, actor) => ({ params: { questionId: await newQuestion(world, (actor ?? world.owner).id) } }),
      { about: "of the caller's own question" },
    ),
  ],
  noteOnQuestion: [
    shared(async (...given) => ({ ...(await question(...given)), body: { body: 'They skipped the lesson' } })),
    owned(
      { owner: 403, other: 403, mentor: 403, admin: 403 },
      async (world, actor) => ({
        params: { questionId: await newQuestion(world, (actor ?? world.owner).id) },
        body: { body: 'It is about me' },
      }),
      { about: "of the caller's own question" },
    ),
  ],
  // Releasing without a claim is allowed.
  releaseQuestion: owned({ ...onlyThisMentor, admin: 'idle' }, claimed),
  publishQuestion: shared(async (world) => ({ params: await answered(world), body: publication })),
  unpublishQuestion: shared(async (world) => ({ params: await published(world) })),
}
