import { addComment, claimReview, giveVerdict } from '#contract/learning/reviews.ts'
import { claimSecondOpinion } from '#contract/learning/second-opinions.ts'
import { eq } from '#server/kit/db/orm.ts'
import { reviews as reviewRows, secondOpinions } from '#server/learning/tables.ts'
import { submitProject, newBrief } from '../projects.ts'
import { grantAccess } from '../learning/learning.ts'
import type { TestActor } from '../test-app.ts'
import { type Give, onlyOwners, onlyThisMentor, own, owned, type Rows, shared } from './row.ts'
import type { World } from './world.ts'

const waiting: Give = async ({ newWaiting }) => ({ params: { solutionId: (await newWaiting()).solutionId } })
const hours = { hours: [{ weekday: 1, startsAt: '10:00', endsAt: '18:00' }], absences: [] }
const verdict = { verdict: 'approved', feedback: 'Well done' } as const

/** An attempt of the caller: nobody may review their own. */
const callersOwn: Give = async ({ newWaiting, owner }, actor) => ({
  params: { solutionId: (await newWaiting((actor ?? owner).id)).solutionId },
})
const nobodysOwn = { owner: 403, other: 403, mentor: 403, admin: 403 } as const
const ofTheirOwn = { about: "of the caller's own work" }

async function claimed(world: World, by: TestActor) {
  const { solutionId } = await world.newWaiting()
  await world.call(by, claimReview, { params: { solutionId } })
  return { params: { solutionId } }
}

async function commented(world: World, by: TestActor) {
  const { params } = await claimed(world, by)
  const { body } = await world.call(by, addComment, { params, body: { body: 'Why this way?' } })
  return { params: { commentId: body.data.commentId } }
}

/** On an attempt of the owner that was rejected. */
async function suggested(world: World) {
  const { solutionId, fileId } = await world.newWaiting(world.owner.id)
  const by = await world.newActor('mentor')
  const params = { solutionId }
  const suggestion = { lines: 1, text: 'a + b' }
  const { body } = await world.call(by, addComment, { params, body: { body: 'Add', fileId, line: 1, suggestion } })
  await world.call(by, giveVerdict, { params, body: { verdict: 'rejected', feedback: 'Nearly' } })
  return { params: { commentId: body.data.commentId } }
}

async function decided(world: World, by: TestActor) {
  const { params } = await claimed(world, by)
  await world.call(by, giveVerdict, { params, body: verdict })
  return { params }
}

async function projectOf(world: World, actor: TestActor) {
  const { id: briefId } = await newBrief(world)
  await grantAccess(world, actor.id)
  const { body } = await submitProject(world, actor, briefId)
  return { params: { submissionId: body.data.submissionId } }
}

/** An attempt of this learner, the owner by default, that a mentor who does nothing else rejected. */
async function rejected({ newWaiting, newActor, call }: World, learnerId?: number) {
  const { solutionId } = await newWaiting(learnerId)
  const params = { solutionId }
  const body = { verdict: 'rejected', feedback: 'Nearly' } as const
  await call(await newActor('mentor'), giveVerdict, { params, body })
  return { params }
}

async function appealed(world: World, learner: TestActor = world.owner) {
  const { solutionId } = (await rejected(world, learner.id)).params
  const [review] = await world.db.select().from(reviewRows).where(eq(reviewRows.solutionId, solutionId))
  const given = { kind: 'appeal', reason: 'It works', promisedAt: new Date() } as const
  const [row] = await world.db
    .insert(secondOpinions)
    .values({ ...given, solutionId, reviewId: review!.id })
    .returning()
  return { solutionId, opinionId: row!.id }
}
const opinion: Give = async (world) => ({ params: { opinionId: (await appealed(world)).opinionId } })
const callersOpinion: Give = async (world, actor) => ({
  params: { opinionId: (await appealed(world, actor ?? world.owner)).opinionId },
})

/** Reviews by mentors. */
export const reviews: Rows = {
  listReviews: shared(),
  listDecided: shared(),
  getReview: [shared(waiting), owned(nobodysOwn, callersOwn, ofTheirOwn)],
  claimReview: [
    shared(waiting),
    owned(nobodysOwn, callersOwn, ofTheirOwn),
    owned({ ...nobodysOwn, mentor: 409, admin: 409 }, async (world) => claimed(world, await world.newActor('mentor')), {
      about: 'that another mentor is on',
    }),
  ],
  // Releasing without a claim is allowed.
  releaseReview: owned({ ...onlyThisMentor, admin: 'idle' }, (world) => claimed(world, world.mentor)),
  claimNext: shared(async ({ newWaiting }) => ({ body: { courseId: (await newWaiting()).courseId } })),
  addComment: [
    shared(async (world) => ({ ...(await waiting(world, null)), body: { body: 'Why this way?' } })),
    owned(
      nobodysOwn,
      async (world, actor) => ({ ...(await callersOwn(world, actor)), body: { body: 'Well done, me' } }),
      ofTheirOwn,
    ),
  ],
  editComment: owned(onlyThisMentor, async (world) => ({
    ...(await commented(world, world.mentor)),
    body: { body: 'Why not a loop?' },
  })),
  takeSuggestion: owned(onlyOwners, suggested),
  removeComment: owned(onlyThisMentor, (world) => commented(world, world.mentor)),
  giveVerdict: [
    shared(async (world) => ({ ...(await waiting(world, null)), body: verdict })),
    owned(nobodysOwn, async (world, actor) => ({ ...(await callersOwn(world, actor)), body: verdict }), ofTheirOwn),
  ],
  undoVerdict: [
    shared((world) => decided(world, world.mentor)),
    owned({ ...nobodysOwn, admin: 'done' }, async (world) => decided(world, await world.newActor('mentor')), {
      about: 'of another mentor',
    }),
  ],

  askForSecondOpinion: owned(onlyOwners, async (world) => ({
    ...(await rejected(world)),
    body: { reason: 'It works' },
  })),
  withdrawAppeal: owned(onlyOwners, async (world) => ({ params: { solutionId: (await appealed(world)).solutionId } })),
  listSecondOpinions: shared(),
  getSecondOpinion: [shared(opinion), owned(nobodysOwn, callersOpinion, ofTheirOwn)],
  claimSecondOpinion: [shared(opinion), owned(nobodysOwn, callersOpinion, ofTheirOwn)],
  releaseSecondOpinion: owned({ ...onlyThisMentor, admin: 'idle' }, async (world) => {
    const given = await opinion(world, null)
    await world.call(world.mentor, claimSecondOpinion, given)
    return given
  }),
  giveSecondOpinion: [
    shared(async (world) => ({ ...(await opinion(world, null)), body: verdict })),
    owned(nobodysOwn, async (world, actor) => ({ ...(await callersOpinion(world, actor)), body: verdict }), ofTheirOwn),
  ],
  getAgreement: shared(),
  getMyHours: own(),
  // A mentor's hours share out all waiting attempts again.
  saveMyHours: shared(() => ({ body: hours })),
  getHoursOf: shared(({ mentor }) => ({ params: { userId: mentor.id } })),
  saveHoursOf: shared(({ mentor }) => ({ params: { userId: mentor.id }, body: hours })),
  listWorkload: shared(),

  listProjectSubmissions: shared(),
  decideProjectSubmission: [
    shared(async ({ newSubmission }) => ({ params: { submissionId: await newSubmission() }, body: verdict })),
    owned(
      nobodysOwn,
      async (world, actor) => ({ ...(await projectOf(world, actor ?? world.owner)), body: verdict }),
      ofTheirOwn,
    ),
  ],
}
