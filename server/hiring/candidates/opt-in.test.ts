import { beforeEach, expect, test } from 'vitest'
import * as contract from '#contract/hiring/candidates.ts'
import { getCompanyIntroduction, requestIntroduction } from '#contract/hiring/introductions.ts'
import { getCandidate } from '#contract/hiring/pool.ts'
import { dayMs } from '#contract/kit/durations.ts'
import { undoVerdict } from '#contract/learning/reviews.ts'
import { candidates, companies, companyViews, consents } from '#server/hiring/tables.ts'
import { asc, eq } from '#server/kit/db/orm.ts'
import { certificates } from '#server/learning/tables.ts'
import { writeSettings } from '#server/site/index.ts'
import { newEligible, optInDraft } from '#server/testing/hiring/candidates.ts'
import { newIntroduction } from '#server/testing/hiring/introductions.ts'
import { newCandidate, newCompany, newOpening } from '#server/testing/hiring/makers.ts'
import { newApprovedStep } from '#server/testing/portfolio/portfolio.ts'
import { apiError, countByStatus, fieldError, sharedApp, type TestActor } from '#server/testing/test-app.ts'
import { endOverdue, remindOfEnds } from './service.ts'

const app = await sharedApp({ rateLimitFactor: 1000 })
const mentor = await app.newActor('mentor')
const now = new Date()
const daysLater = (days: number) => new Date(now.getTime() + days * dayMs)
let learner: TestActor
let attemptId: number
beforeEach(async () => {
  app.deps.clock = () => now
  learner = await app.newActor('learner')
  attemptId = (await newEligible(app, learner, mentor.id)).attemptId
})

const save = (changes: Partial<contract.OptIn> = {}, actor = learner) =>
  app.call(actor, contract.saveMyCandidate, { body: optInDraft([attemptId], changes) })
const mine = (actor = learner): Promise<contract.MyCandidate> => app.load(actor, contract.getMyCandidate)
const withdraw = () => app.call(learner, contract.withdrawMyCandidate)
const rows = () =>
  app.db.select().from(candidates).where(eq(candidates.personId, learner.id)).orderBy(asc(candidates.id))
const ledger = () => app.db.select().from(consents).where(eq(consents.personId, learner.id)).orderBy(asc(consents.id))
const actions = async () => (await mine()).ledger.map(({ action }) => action)

test('nobody is shown until they say so; then it lasts as long as they chose, with a record of the exact words', async () => {
  expect(await mine()).toMatchObject({ obstacle: null, current: null, running: 0, ledger: [] })
  expect((await mine()).work).toMatchObject([{ kind: 'step', workId: attemptId, title: 'Step 1', hasWork: true }])
  expect((await save()).http).toBe(200)
  const until = daysLater(30).toISOString()
  const { current, ledger: entries } = await mine()
  expect(current).toMatchObject({ city: 'Pune', payFrom: 500_000, until, works: [{ kind: 'step', workId: attemptId }] })
  expect(entries).toMatchObject([{ purpose: 'candidate', action: 'given', textVersion: '2026-11', until }])
  const [entry] = await ledger()
  expect(entry!.details).toMatchObject({ languages: ['English', 'Marathi'], works: [{ workId: attemptId }] })
  expect(JSON.stringify(entry)).not.toContain('Meena')
})

test('a change keeps the code and the end; a renewal moves the end', async () => {
  await save()
  const { code } = (await mine()).current!
  app.deps.clock = () => daysLater(10)
  await save({ days: null, city: '', payFrom: '' })
  const until = daysLater(30).toISOString()
  expect((await mine()).current).toMatchObject({ code, city: '', payFrom: '', until })
  await save({ days: 90 })
  expect((await mine()).current).toMatchObject({ code, until: daysLater(100).toISOString() })
  expect(await actions()).toEqual(['renewed', 'changed', 'given'])
})

test('withdrawing works at once, ends what runs, and the next opt-in has another code', async () => {
  await save()
  const [candidate] = await rows()
  const { member, ...company } = await newCompany(app)
  const opening = await newOpening(app, company.id)
  await newIntroduction(app, { opening, candidate: candidate!, state: 'interview' })
  expect(await mine()).toMatchObject({ running: 1 })
  expect((await withdraw()).http).toBe(200)
  expect(await mine()).toMatchObject({ current: null, running: 0 })
  expect(await app.notificationsOf(member)).toMatchObject([{ title: expect.stringContaining(candidate!.code) }])
  expect((await withdraw()).http).toBe(200)
  await save()
  expect((await mine()).current!.code).not.toBe(candidate!.code)
  expect(await actions()).toEqual(['given', 'withdrawn', 'given'])
})

test('of two saves at once both count, one after the other', async () => {
  const answers = await Promise.all([save({ city: 'Pune' }), save({ city: 'Nagpur' })])
  expect(countByStatus(answers)).toEqual({ 200: 2 })
  expect(await rows()).toHaveLength(1)
  expect((await actions()).toSorted()).toEqual(['given', 'renewed'])
})

test.each([
  [{ agrees: false }, { agrees: 'Tick the box if you agree' }],
  [{ days: null }, { days: 'Choose for how long' }],
  [{ days: 91 }, { days: 'Choose for how long' }],
  [{ companyKinds: [] }, { companyKinds: 'Choose at least one kind of company' }],
  [{ works: [] }, { works: 'Choose at least one piece of work' }],
  [{ city: 'Call me on 98200 12345' }, { city: 'Choose a city from the list' }],
  [{ payFrom: 'a lot' }, { payFrom: expect.stringContaining('whole rupees') }],
  [{ availability: '' }, { availability: 'Choose when you could start' }],
])('%o is refused beside its field', async (changes, fields) => {
  expect(await save(changes as object)).toMatchObject({ http: 400, body: { fields } })
  expect(await mine()).toMatchObject({ current: null, ledger: [] })
})

test('agreement to an older text is refused', async () => {
  expect(await save({ textVersion: '2025-01' })).toMatchObject({ http: 409 })
  expect(await rows()).toEqual([])
})

test('only work of one’s own that is approved can be chosen, and only once', async () => {
  const other = await app.newActor('learner')
  const theirs = await newApprovedStep(app, { personId: other.id, mentorId: mentor.id })
  const step = (workId: number) => ({ kind: 'step' as const, workId, showsCode: false })
  expect(await save({ works: [step(attemptId), step(theirs.attemptId)] })).toMatchObject(
    fieldError('works.1', 'This isn’t approved work of yours. Leave it out.'),
  )
  expect(await save({ works: [step(attemptId), step(attemptId)] })).toMatchObject(
    fieldError('works.1', 'You chose this twice. Leave one out.'),
  )
})

test('work whose approval is undone can stay chosen: it may be approved again', async () => {
  await save()
  const second = await newEligible(app, learner, mentor.id)
  await app.call(mentor, undoVerdict, { params: { solutionId: attemptId } })
  expect((await mine()).work.map(({ workId }) => workId)).toEqual([second.attemptId])
  expect((await save({ days: null })).http).toBe(200)
})

test('who may be introduced is the school’s setting', async () => {
  const set = (isOpen: boolean, coursesCompleted: number) =>
    writeSettings(app.db, { hiring: { isOpen, coursesCompleted } }, null)
  await set(true, 2)
  expect((await mine()).obstacle).toBe('Complete 2 courses first. You have 1 certificate so far.')
  expect(await save()).toMatchObject(apiError(409, 'Complete 2 courses first. You have 1 certificate so far.'))
  await set(false, 0)
  expect(await save()).toMatchObject({ http: 409, body: { message: expect.stringContaining('at the moment') } })
  await set(true, 0)
  await app.db.delete(certificates).where(eq(certificates.personId, learner.id))
  expect((await save()).http).toBe(200)
  const beginner = await app.newActor('learner')
  expect((await mine(beginner)).obstacle).toContain('approved')
  expect((await mine(mentor)).obstacle).toBe('Only learners can be introduced to companies.')
  await set(true, 1)
})

test('an opt-in ends by itself, with a reminder a week before; what was accepted continues', async () => {
  await save()
  const [candidate] = await rows()
  const { id: companyId } = await newCompany(app)
  for (const state of ['introduced', 'joined'] as const)
    await newIntroduction(app, { opening: await newOpening(app, companyId), candidate: candidate!, state })
  app.deps.clock = () => daysLater(22)
  await remindOfEnds(app.db, app.deps)
  expect(await app.notificationsOf(learner)).toEqual([])
  app.deps.clock = () => daysLater(24)
  await remindOfEnds(app.db, app.deps)
  await remindOfEnds(app.db, app.deps)
  expect(await app.notificationsOf(learner)).toMatchObject([{ title: expect.stringContaining('until') }])
  app.deps.clock = () => daysLater(30)
  expect((await mine()).current).toBeNull()
  await endOverdue(app.db, app.deps)
  await endOverdue(app.db, app.deps)
  expect(await actions()).toEqual(['expired', 'given'])
  expect((await app.notificationsOf(learner))[0]).toMatchObject({ title: 'Companies don’t see your work any more' })
  expect((await mine()).running).toBe(2)
  await withdraw()
  expect((await mine()).running).toBe(0)
})

test('the reminder of an end and withdrawals at the same time both count', async () => {
  const learners = await Promise.all(Array.from({ length: 8 }, () => app.newActor('learner')))
  for (const { id } of learners) await newCandidate(app, id, [], { expiresAt: daysLater(5) })
  const withdrawals = learners.map((one) => app.call(one, contract.withdrawMyCandidate))
  const [, ...answers] = await Promise.all([remindOfEnds(app.db, app.deps), ...withdrawals])
  expect(countByStatus(answers)).toEqual({ 200: 8 })
})

test('a save after the end, but before the job, is a new opt-in with another code', async () => {
  await save()
  app.deps.clock = () => daysLater(31)
  await save()
  const [first, second] = await rows()
  expect(first!.code).not.toBe(second!.code)
  expect(await actions()).toEqual(['given', 'expired', 'given'])
})

test('after another opt-in, a company can’t tell that the new code and one it knows are one learner', async () => {
  await save()
  const [first] = await rows()
  const [knows, suggested] = [await newCompany(app), await newCompany(app)]
  const meeting = await newOpening(app, knows.id)
  await newIntroduction(app, { opening: meeting, candidate: first!, state: 'introduced' })
  const suggestion = await newOpening(app, suggested.id)
  const earlier = await newIntroduction(app, { opening: suggestion, candidate: first!, state: 'suggested' })
  app.deps.clock = () => daysLater(31)
  await save()
  const { code } = (await rows()).at(-1)!
  const ask = (member: TestActor, openingId: number) =>
    app.call(member, requestIntroduction, { body: { openingId, code, message: 'We build bus software.' } })
  const another = await newOpening(app, knows.id)
  for (const { id } of [meeting, another]) expect(await ask(knows.member, id)).toMatchObject({ http: 404 })
  expect(await app.call(knows.member, getCandidate, { params: { code } })).toMatchObject({ http: 404 })
  // A suggestion ended with the opt-in that it was about, and doesn't become a request under the new code.
  const { body } = await ask(suggested.member, suggestion.id)
  expect(body.data.introductionId).not.toBe(earlier.id)
  const params = { introductionId: earlier.id }
  expect(await app.load(suggested.member, getCompanyIntroduction, { params })).toMatchObject({
    code: first!.code,
    state: 'expired',
    ended: { by: 'time' },
  })
})

test('a blocked company loses the learner at once; other companies keep them', async () => {
  await save()
  const [candidate] = await rows()
  const [one, other] = [await newCompany(app), await newCompany(app)]
  for (const { id } of [one, other])
    await newIntroduction(app, { opening: await newOpening(app, id), candidate: candidate!, state: 'requested' })
  const block = (companyId: number) => app.call(learner, contract.blockCompany, { body: { companyId } })
  expect((await block(one.id)).http).toBe(200)
  expect((await block(one.id)).http).toBe(200)
  const isBlocked = async () => (await mine()).companies.find(({ companyId }) => companyId === one.id)?.isBlocked
  expect(await isBlocked()).toBe(true)
  expect((await mine()).running).toBe(1)
  await app.call(learner, contract.unblockCompany, { params: { companyId: one.id } })
  expect(await isBlocked()).toBe(false)
})

test('a company that isn’t approved can’t be blocked, and isn’t named', async () => {
  const { id: companyId, name } = await newCompany(app, { state: 'confirmed', decidedAt: null })
  expect(await app.call(learner, contract.blockCompany, { body: { companyId } })).toMatchObject({ http: 404 })
  expect((await mine()).companies.map((company) => company.name)).not.toContain(name)
})

test('a suspended company can be blocked, before it comes back', async () => {
  await save()
  const { id: companyId, member, name } = await newCompany(app, { state: 'suspended' })
  expect((await app.call(learner, contract.blockCompany, { body: { companyId } })).http).toBe(200)
  await app.db.update(companies).set({ state: 'approved' }).where(eq(companies.id, companyId))
  expect((await mine()).companies.find((company) => company.name === name)).toMatchObject({ isBlocked: true })
  const { code } = (await mine()).current!
  expect(await app.call(member, getCandidate, { params: { code } })).toMatchObject({ http: 404 })
})

test('learners see which company looked, not who of it', async () => {
  await save()
  const [candidate] = await rows()
  const { id: companyId, name, member } = await newCompany(app)
  const view = { companyId, viewerId: member.id, candidateId: candidate!.id, what: 'candidate' as const }
  await app.db.insert(companyViews).values([
    { ...view, day: '2026-11-16', times: 3 },
    { ...view, day: '2026-11-18' },
  ])
  expect((await mine()).views).toEqual([{ company: name, what: 'candidate', lastDay: '2026-11-18', days: 2 }])
})
