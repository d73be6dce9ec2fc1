import { introductionConsent } from '#contract/hiring/consents.ts'
import type { IntroductionState } from '#contract/hiring/hiring.ts'
import { type Give, onlyOwners, owned, own, type Rows, shared } from '../access-matrix/row.ts'
import { dayMs } from '#contract/kit/durations.ts'
import { interviewPath } from '#server/hiring/introductions/calendar.ts'
import { introductionInterviews, introductionNotes } from '#server/hiring/tables.ts'
import { newIntroduction } from './introductions.ts'
import { requestMessage } from './introductions-calls.ts'
import { newCandidateWithWork } from './candidates.ts'
import { formOf } from '../forms.ts'
import { newApprovedStep, provenItem, storePortfolio } from '../portfolio/portfolio.ts'
import { interviewDraft, reportDraft } from './meetings-calls.ts'
import { joinCompany, newCandidate, newCompany, newOpening } from './makers.ts'
import type { World } from '../access-matrix/world.ts'

/** Of the owner, with a company that none of the callers belongs to. */
async function ofOwner(
  world: World,
  state: IntroductionState,
  companyId?: number,
): Promise<{ introductionId: number }> {
  const opening = await newOpening(world, companyId ?? (await newCompany(world)).id)
  const candidate = await newCandidate(world, world.owner.id, [], { endedAt: new Date() })
  return { introductionId: (await newIntroduction(world, { opening, candidate, state, hasThread: true })).id }
}

const mine =
  (body?: object): Give =>
  async (world) => ({ params: await ofOwner(world, 'requested'), ...(body && { body }) })

/** Of the caller's company, with the owner, who hasn't accepted. */
const companys: Give = async (world, actor) => ({
  params: await ofOwner(world, 'requested', await joinCompany(world, actor!)),
})

/** Of a learner who accepted the request of the caller's company, and shares an approved step. */
async function withPortfolio(world: World, actor: { id: number }) {
  const { id: personId } = await world.newActor('learner')
  const { attemptId } = await newApprovedStep(world, { personId, mentorId: world.mentor.id })
  await storePortfolio(world, personId, [provenItem(attemptId, { showsWork: true })])
  const opening = await newOpening(world, await joinCompany(world, actor))
  const candidate = await newCandidate(world, personId)
  const { id: introductionId } = await newIntroduction(world, { opening, candidate, state: 'introduced' })
  return { introductionId, key: `step-${attemptId}` }
}

const onlyTheLearner = { ...onlyOwners, company: 404 } as const

/** Between the owner and a company that none of the callers belongs to, with a time that the company proposes. */
async function newInterview(world: World, state: 'proposed' | 'agreed') {
  const { introductionId } = await ofOwner(world, 'introduced')
  const startsAt = new Date(Date.now() + 2 * dayMs)
  const row = { introductionId, startsAt, minutes: 30, place: 'Pune', proposedBy: 'company', state } as const
  const [interview] = await world.db.insert(introductionInterviews).values(row).returning()
  return { introductionId, interviewId: interview!.id }
}

/** For calendars, which can’t sign in; meetings.test.ts has the refusals. */
export const interviewFile = [
  '/introductions/interviews/:interviewId/:file',
  async (world: World) => interviewPath(world.deps, (await newInterview(world, 'agreed')).interviewId, world.owner.id),
] as const

const interview =
  (body?: object): Give =>
  async (world) => ({ params: await newInterview(world, 'proposed'), ...(body && { body }) })

const running =
  (body?: object): Give =>
  async (world) => ({ params: await ofOwner(world, 'introduced'), ...(body && { body }) })

const job = { startsOn: interviewDraft().date, role: 'Developer' }

export const introductions: Rows = {
  listMyIntroductions: own(async (world) => {
    await ofOwner(world, 'requested')
    return {}
  }),
  getMyIntroduction: owned(onlyOwners, mine()),
  acceptIntroduction: owned(onlyOwners, mine({ consentVersion: introductionConsent.version })),
  leaveIntroduction: owned(onlyOwners, mine({})),
  requestIntroduction: shared(async (world, actor) => {
    const { id: openingId } = await newOpening(world, await joinCompany(world, actor!))
    const { code } = await newCandidateWithWork(world, world.mentor.id)
    return { body: { openingId, code, message: requestMessage } }
  }),
  listCompanyIntroductions: shared(async (world, actor) => {
    await joinCompany(world, actor!)
    return {}
  }),
  getCompanyIntroduction: shared(companys),
  getIntroducedPortfolio: shared(async (world, actor) => {
    const { introductionId } = await withPortfolio(world, actor!)
    return { params: { introductionId } }
  }),
  getIntroducedWork: shared(async (world, actor) => ({ params: await withPortfolio(world, actor!) })),
  turnDownIntroduction: shared(async (world, actor) => ({ ...(await companys(world, actor)), body: {} })),
  proposeInterview: owned(onlyTheLearner, running(interviewDraft())),
  answerInterview: owned(onlyTheLearner, interview({ answer: 'agreed' })),
  cancelInterview: owned(onlyTheLearner, interview()),
  listIntroductionMessages: owned(onlyTheLearner, running()),
  writeIntroductionMessage: owned(onlyTheLearner, async (world) => ({
    params: await ofOwner(world, 'introduced'),
    body: formOf({ body: 'Hello' }, 'pictures'),
  })),
  addIntroductionNote: owned(onlyTheLearner, running({ body: 'Ask about the team' })),
  removeIntroductionNote: owned(onlyTheLearner, async (world) => {
    const { introductionId } = await ofOwner(world, 'introduced')
    const note = { introductionId, side: 'learner', authorId: world.owner.id, body: 'Ask' } as const
    const [row] = await world.db.insert(introductionNotes).values(note).returning()
    return { params: { introductionId, noteId: row!.id } }
  }),
  reportCompany: owned(onlyOwners, running(reportDraft)),
  makeOffer: shared(async (world, actor) => ({
    params: await ofOwner(world, 'interview', await joinCompany(world, actor!)),
  })),
  confirmPlacement: owned(onlyTheLearner, running(job)),
}
