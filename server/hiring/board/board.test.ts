import { expect, test } from 'vitest'
import * as contract from '#contract/hiring/board.ts'
import { endedStates } from '#contract/hiring/hiring.ts'
import { requestIntroduction } from '#contract/hiring/introductions.ts'
import { dayMs } from '#contract/kit/durations.ts'
import type { ReplyOf } from '#contract/kit/endpoint.ts'
import { introductionInterviews, placements } from '#server/hiring/tables.ts'
import { newIntroduction } from '#server/testing/hiring/introductions.ts'
import { requestMessage } from '#server/testing/hiring/introductions-calls.ts'
import { newCandidate, newCompany, newOpening } from '#server/testing/hiring/makers.ts'
import { newApprovedStep } from '#server/testing/portfolio/portfolio.ts'
import { sharedApp } from '#server/testing/test-app.ts'

const app = await sharedApp({ rateLimitFactor: 1000 })
const [staff, mentor] = [await app.newActor('manager'), await app.newActor('mentor')]
const company = await newCompany(app)

const board = (query: object = {}): Promise<ReplyOf<typeof contract.listBoard>> =>
  app.load(staff, contract.listBoard, { query })
const daysAgo = (days: number) => new Date(Date.now() - days * dayMs)

async function introduced(
  opening: { id: number },
  given: Omit<Parameters<typeof newIntroduction>[1], 'opening' | 'candidate'>,
) {
  const learner = await app.newActor('learner')
  return newIntroduction(app, { opening, candidate: await newCandidate(app, learner.id), ...given })
}

/** Somebody whom companies see. */
async function candidate(changes: Parameters<typeof newCandidate>[3] = {}) {
  const learner = await app.newActor('learner')
  const { attemptId } = await newApprovedStep(app, { personId: learner.id, mentorId: mentor.id })
  const { code } = await newCandidate(app, learner.id, [attemptId], changes)
  return { learner, code }
}

const suggest = (openingId: number, userId: number) =>
  app.call(staff, contract.suggestLearner, { body: { openingId, userId } })
const suggestable = async (openingId: number): Promise<number[]> => {
  const found: contract.SuggestableLearner[] = await app.load(staff, contract.listSuggestable, {
    params: { openingId },
  })
  return found.map(({ userId }) => userId)
}

test('the board has each opening and each learner with what runs, and pages through them', async () => {
  const title = 'Zither builder'
  const [first, second] = [await newOpening(app, company.id, { title }), await newOpening(app, company.id, { title })]
  const older = await introduced(first, { state: 'requested', movedAt: daysAgo(2) })
  const newer = await introduced(first, { state: 'interview' })
  await introduced(first, { state: 'declined' })
  await introduced(second, { state: 'offer' })
  const page = await board({ search: 'zither', size: 1 })
  expect(page.items).toMatchObject([{ id: second.id, count: 1 }])
  const next = await board({ search: 'zither', size: 1, after: page.next })
  expect(next).toMatchObject({
    items: [
      {
        id: first.id,
        isOpen: true,
        count: 2,
        introductions: [
          { introductionId: newer.id, state: 'interview', next: 'company', isSilent: false },
          { introductionId: older.id, state: 'requested', next: 'learner', openingTitle: title },
        ],
      },
    ],
    next: null,
  })
  const all = await board({ search: title, only: 'all', by: 'learner' })
  expect(all.items.map(({ count }) => count)).toEqual([1, 1, 1, 1])
  expect(all.items[0]).toMatchObject({ introductions: [{ userId: all.items[0]!.id, openingId: second.id }] })
})

test('what nobody has moved for 14 days is silent, unless it is over', async () => {
  const opening = await newOpening(app, company.id, { title: 'Silent movie pianist' })
  const { silent } = await board()
  const quiet = await introduced(opening, { state: 'introduced', movedAt: daysAgo(14) })
  await introduced(opening, { state: 'introduced', movedAt: daysAgo(13) })
  for (const state of ['joined', ...endedStates] as const) await introduced(opening, { state, movedAt: daysAgo(40) })
  const found = await board({ only: 'silent', search: 'pianist' })
  expect(found).toMatchObject({
    items: [{ introductions: [{ introductionId: quiet.id, isSilent: true }] }],
    silent: silent + 1,
  })
})

test('the board knows of interviews to come and of what both sides said about the job', async () => {
  const opening = await newOpening(app, company.id, { title: 'Juggler' })
  const { id: introductionId } = await introduced(opening, { state: 'interview' })
  const startsAt = new Date(Date.now() + dayMs)
  const interview = { introductionId, startsAt, minutes: 30, place: 'Pune', proposedBy: 'company' } as const
  await app.db.insert(introductionInterviews).values({ ...interview, state: 'agreed' })
  const hired = await introduced(opening, { state: 'joined' })
  const said = { introductionId: hired.id, startsOn: '2027-01-04', confirmedBy: staff.id }
  await app.db.insert(placements).values([
    { ...said, side: 'company', role: 'Juggler' },
    { ...said, side: 'learner', role: 'juggler ' },
  ])
  const { items } = await board({ search: 'juggler', only: 'all' })
  expect(items[0]!.introductions.toSorted((one, other) => one.introductionId - other.introductionId)).toMatchObject([
    { interviewAt: startsAt.toISOString(), next: null },
    { state: 'joined', next: null },
  ])
})

test('staff suggest a learner: the company learns the code only, and may ask', async () => {
  const opening = await newOpening(app, company.id, { title: 'Puppeteer' })
  const { learner, code } = await candidate()
  expect(await suggestable(opening.id)).toContain(learner.id)
  expect(await suggest(opening.id, learner.id)).toMatchObject({ http: 200 })
  expect(await suggestable(opening.id)).not.toContain(learner.id)
  const [told] = await app.notificationsOf(company.member)
  expect(told).toMatchObject({ title: 'We suggest a candidate: Puppeteer', link: `/company/candidates/${code}` })
  expect(JSON.stringify(told)).not.toContain(learner.email)
  expect(await app.notificationsOf(learner)).toEqual([])
  expect(await app.auditsOf(`opening ${opening.id}`)).toMatchObject([
    { actorId: staff.id, action: 'learner suggested' },
  ])
  expect(await suggest(opening.id, learner.id)).toMatchObject({ http: 409 })
  const body = { openingId: opening.id, code, message: requestMessage }
  expect(await app.call(company.member, requestIntroduction, { body })).toMatchObject({ http: 200 })
  const { items } = await board({ search: 'puppeteer' })
  expect(items).toMatchObject([{ count: 1, introductions: [{ state: 'requested', userId: learner.id }] }])
})

test('nobody is suggested who hides from the company, or for an opening that is not open', async () => {
  const opening = await newOpening(app, company.id)
  for (const changes of [{ companyKinds: ['agency' as const] }, { endedAt: new Date() }, { inSmallGroups: false }]) {
    const { learner } = await candidate(changes)
    expect(await suggestable(opening.id)).not.toContain(learner.id)
    expect(await suggest(opening.id, learner.id)).toMatchObject({ http: 404 })
  }
  const { learner } = await candidate()
  const { id: waiting } = await newOpening(app, company.id, { state: 'submitted' })
  expect(await suggest(waiting, learner.id)).toMatchObject({ http: 409 })
  const suspended = await newCompany(app, { state: 'suspended' })
  expect(await suggest((await newOpening(app, suspended.id)).id, learner.id)).toMatchObject({ http: 409 })
  expect(await suggest(999_999_999, learner.id)).toMatchObject({ http: 404 })
})

test('of two suggestions at once one counts', async () => {
  const opening = await newOpening(app, company.id)
  const { learner } = await candidate()
  const answers = await Promise.all([suggest(opening.id, learner.id), suggest(opening.id, learner.id)])
  expect(answers.map(({ http }) => http).toSorted((one, other) => one - other)).toEqual([200, 409])
})
