import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import { blockCompany } from '#contract/hiring/candidates.ts'
import * as contract from '#contract/hiring/meetings.ts'
import { companyMembers, introductionInterviews, introductions, placements } from '#server/hiring/tables.ts'
import { people } from '#server/identity/tables.ts'
import { eq } from '#server/kit/db/orm.ts'
import { introductionSteps } from '#server/testing/hiring/introduction-steps.ts'
import { newIntroduction } from '#server/testing/hiring/introductions.ts'
import { newCompany } from '#server/testing/hiring/makers.ts'
import { interviewDraft } from '#server/testing/hiring/meetings-calls.ts'
import { countByStatus, sharedApp, type TestActor } from '#server/testing/test-app.ts'

const app = await sharedApp({ rateLimitFactor: 1000 })
const { newPair, leave, turnDown, mine, companys, known, ...steps } = introductionSteps(app)

async function newMet() {
  const pair = await newPair({ title: 'Poet' })
  const id = await steps.asked(pair)
  await steps.accept(pair.learner, id)
  return { ...pair, id }
}

type Draft = Partial<ReturnType<typeof interviewDraft>>
const propose = (actor: TestActor, introductionId: number, changes: Draft = {}) =>
  app.call(actor, contract.proposeInterview, {
    params: { introductionId },
    body: { ...interviewDraft(), ...changes },
  })
const proposed = async (actor: TestActor, id: number): Promise<number> =>
  (await propose(actor, id)).body.data.interviewId
const answer = (actor: TestActor, introductionId: number, interviewId: number, to = 'agreed') =>
  app.call(actor, contract.answerInterview, { params: { introductionId, interviewId }, body: { answer: to } })
const cancel = (actor: TestActor, introductionId: number, interviewId: number) =>
  app.call(actor, contract.cancelInterview, { params: { introductionId, interviewId } })
const offer = (member: TestActor, introductionId: number) =>
  app.call(member, contract.makeOffer, { params: { introductionId } })
const job = { startsOn: interviewDraft(20).date, role: 'Junior developer', payBand: '3 to 5 lakh' }
const confirm = (actor: TestActor, introductionId: number, changes: Partial<typeof job> = {}) =>
  app.call(actor, contract.confirmPlacement, { params: { introductionId }, body: { ...job, ...changes } })
const titles = async (actor: TestActor): Promise<string[]> =>
  (await app.notificationsOf(actor)).map(({ title }: { title: string }) => title)
const eventIn = (text: string) => new ICAL.Event(new ICAL.Component(ICAL.parse(text)).getFirstSubcomponent('vevent')!)

test('a company proposes a time, the learner agrees, and both get it for their calendars', async () => {
  const { learner, member, id, company, candidate } = await newMet()
  const interviewId = await proposed(member, id)
  expect(await titles(learner)).toContainEqual(`${company.name} proposes an interview: Poet`)
  expect(await mine(learner, id)).toMatchObject({
    state: 'introduced',
    interviews: [{ interviewId, minutes: 45, proposedBy: 'company', state: 'proposed', calendarPath: null }],
  })
  expect(await answer(member, id, interviewId)).toMatchObject({ http: 409 })
  expect((await answer(learner, id, interviewId)).http).toBe(200)
  expect((await titles(member))[0]).toBe(`Candidate ${candidate.code} agreed to the interview: Poet`)
  for (const [actor, page] of [
    [learner, await mine(learner, id)],
    [member, await companys(member, id)],
  ] as const) {
    expect(page).toMatchObject({ state: 'interview', interviews: [{ state: 'agreed' }] })
    const file = await app.app.inject(page.interviews[0]!.calendarPath!)
    expect(file.headers['content-type']).toBe('text/calendar; charset=utf-8')
    const event = eventIn(file.body)
    expect(event.summary).toBe(`Interview: Poet, ${company.name}`)
    const forged = page.interviews[0]!.calendarPath!.replace(/\/\d+\./, '/99999.')
    expect((await app.app.inject(forged)).statusCode).toBe(404)
    expect(event.duration.toSeconds()).toBe(45 * 60)
    expect(file.body).not.toContain('Zubeida')
    expect((await app.emailsTo(actor.email)).length).toBeGreaterThan(0)
  }
})

test('a cancelled interview leaves calendars by a higher sequence', async () => {
  const { learner, member, id } = await newMet()
  const interviewId = await proposed(learner, id)
  await answer(member, id, interviewId)
  const path = (await mine(learner, id)).interviews[0]!.calendarPath!
  expect((await cancel(member, id, interviewId)).http).toBe(200)
  expect(await mine(learner, id)).toMatchObject({ interviews: [{ state: 'cancelled', calendarPath: null }] })
  expect((await app.app.inject(path)).statusCode).toBe(404)
  const [row] = await app.db.select().from(introductionInterviews).where(eq(introductionInterviews.id, interviewId))
  expect(row).toMatchObject({ sequence: 2 })
  expect(await cancel(member, id, interviewId)).toMatchObject({ http: 409 })
  expect(await answer(member, id, interviewId)).toMatchObject({ http: 409 })
})

test('there’s one proposed time at once; a declined one makes room', async () => {
  const { learner, member, id } = await newMet()
  const answers = await Promise.all([propose(learner, id), propose(member, id)])
  expect(countByStatus(answers)).toEqual({ 200: 1, 409: 1 })
  const [{ interviewId, proposedBy }] = (await mine(learner, id)).interviews as [contract.HiringInterview]
  const other = proposedBy === 'learner' ? member : learner
  expect((await answer(other, id, interviewId, 'declined')).http).toBe(200)
  expect((await propose(other, id)).http).toBe(200)
  expect(await mine(learner, id)).toMatchObject({ state: 'introduced' })
})

test.each([
  [{ date: '2020-01-01' }, { time: 'Choose a time in the future' }],
  [{ minutes: 5 }, { minutes: 'Enter a length from 10 to 480 minutes' }],
  [{ place: ' ' }, { place: 'Enter a link or an address' }],
])('an interview with %o is refused', async (changes, fields) => {
  const { member, id } = await newMet()
  expect(await propose(member, id, changes)).toMatchObject({ http: 400, body: { fields } })
})

test('after an offer both name the first day and role; when they agree, the learner has joined', async () => {
  const { learner, member, id } = await newMet()
  expect((await offer(member, id)).http).toBe(200)
  expect((await offer(member, id)).http).toBe(200)
  expect((await titles(learner)).filter((title) => title.includes('offer'))).toHaveLength(1)
  expect((await confirm(member, id)).body.data).toEqual({ isAgreed: false })
  expect((await confirm(learner, id, { role: 'Tester' })).body.data).toEqual({ isAgreed: false })
  const { payBand: _payBand, ...said } = job
  expect(await companys(member, id)).toMatchObject({
    state: 'offer',
    placement: { company: said, learner: { ...said, role: 'Tester' } },
  })
  expect((await confirm(learner, id, { role: ' junior Developer', payBand: '' })).body.data).toEqual({ isAgreed: true })
  expect(await mine(learner, id)).toMatchObject({ state: 'joined', ended: null })
  expect(await confirm(learner, id)).toMatchObject({ http: 409 })
  expect((await leave(learner, id)).http).toBe(409)
  expect((await turnDown(member, id)).http).toBe(409)
  expect((await companys(member, id)).profile).toMatchObject({ email: learner.email })
})

test('both sides confirming the same at once join once', async () => {
  const { learner, member, id } = await newMet()
  const answers = await Promise.all([confirm(learner, id), confirm(member, id)])
  expect(answers.filter(({ body }) => body.data.isAgreed)).toHaveLength(1)
  expect(await mine(learner, id)).toMatchObject({ state: 'joined' })
})

test.each([
  [{ startsOn: '2031-01-01' }, { startsOn: 'Choose a day within a year from today' }],
  [{ role: '' }, { role: 'Enter the role' }],
  [{ payBand: '1 crore' }, { payBand: 'Choose a range from the list' }],
])('a job with %o is refused', async (changes, fields) => {
  const { learner, id } = await newMet()
  expect(await confirm(learner, id, changes)).toMatchObject({ http: 400, body: { fields } })
  expect(await app.db.$count(placements, eq(placements.introductionId, id))).toBe(0)
})

test.each(['suggested', 'requested', 'declined', 'withdrawn', 'closed'] as const)(
  'nobody proposes, offers or confirms anything while an introduction is %s',
  async (state) => {
    const pair = await newPair()
    const { id } = await newIntroduction(app, { ...pair, state })
    for (const answer of [await propose(pair.member, id), await offer(pair.member, id), await confirm(pair.member, id)])
      expect(answer.http).toBe(409)
    expect((await propose(pair.learner, id)).http).toBe(state === 'suggested' ? 404 : 409)
  },
)

test('a withdrawal takes interviews, places and roles from the company at once', async () => {
  const pair = await newMet()
  const { learner, member, id } = pair
  const interviewId = (await propose(learner, id, { place: `At ${pair.secrets[0]}’s home` })).body.data.interviewId
  await answer(member, id, interviewId)
  await confirm(learner, id, { role: pair.secrets[0]! })
  const path = (await companys(member, id)).interviews[0]!.calendarPath!
  await leave(learner, id)
  expect(await known(pair, id)).toEqual([])
  expect(await companys(member, id)).toMatchObject({ interviews: [], placement: { learner: null, company: null } })
  expect((await app.app.inject(path)).statusCode).toBe(404)
  const joined = await newMet()
  await confirm(joined.learner, joined.id, { role: joined.secrets[0]! })
  await app.db
    .update(introductions)
    .set({ state: 'joined', hiddenAt: new Date() })
    .where(eq(introductions.id, joined.id))
  expect(await known(joined, joined.id)).toEqual([])
})

const agreed = async ({ learner, member, id }: Awaited<ReturnType<typeof newMet>>) => {
  await answer(member, id, await proposed(learner, id))
  return (await companys(member, id)).interviews[0]!.calendarPath!
}
const open = async (path: string) => (await app.app.inject(path)).statusCode

test('the calendar file closes for the company with the name, and before a member accepts new terms', async () => {
  const [met, other] = [await newMet(), await newMet()]
  const [path, otherPath] = [await agreed(met), await agreed(other)]
  expect([await open(path), await open(otherPath)]).toEqual([200, 200])
  await app.db.update(people).set({ blockedAt: new Date() }).where(eq(people.id, met.learner.id))
  const { id: memberId } = other.member
  await app.db.update(companyMembers).set({ termsVersion: '2020-01' }).where(eq(companyMembers.personId, memberId))
  expect([await open(path), await open(otherPath)]).toEqual([404, 404])
})

test('calendar files of the company leave out a place that the learner wrote, which could say who they are', async () => {
  const pair = await newMet()
  const path = await agreed(pair)
  const { place } = interviewDraft()
  const description = async (file: string) => eventIn((await app.app.inject(file)).body).description
  expect(await description(path)).not.toContain(place)
  expect(await description((await mine(pair.learner, pair.id)).interviews[0]!.calendarPath!)).toContain(place)
})

test('the company reads what the learner did, and only that they withdrew when they block it', async () => {
  const pair = await newMet()
  const { learner, member, company, id } = pair
  await agreed(pair)
  await confirm(learner, id)
  await app.call(learner, blockCompany, { body: { companyId: company.id } })
  expect((await companys(member, id)).events.map(({ side, what }) => `${side} ${what}`)).toEqual([
    'company requested',
    'learner accepted',
    'learner interview proposed',
    'company interview agreed',
    'learner job confirmed',
    'learner withdrawn',
  ])
})

test('others don’t find what both sides do', async () => {
  const { member, id } = await newMet()
  const interviewId = await proposed(member, id)
  const { member: stranger } = await newCompany(app)
  for (const actor of [stranger, await app.newActor('learner'), await app.newActor('admin')]) {
    for (const answered of [
      await propose(actor, id),
      await answer(actor, id, interviewId),
      await cancel(actor, id, interviewId),
      await confirm(actor, id),
    ])
      expect(answered.http).toBe(404)
  }
  expect((await offer(stranger, id)).http).toBe(404)
})
