import { beforeEach, expect, test } from 'vitest'
import { introductionConsent } from '#contract/hiring/consents.ts'
import type { EndedState, IntroductionState } from '#contract/hiring/hiring.ts'
import { withdrawMyCandidate } from '#contract/hiring/candidates.ts'
import * as contract from '#contract/hiring/introductions.ts'
import { closeOpening } from '#contract/hiring/openings.ts'
import { dayMs } from '#contract/kit/durations.ts'
import { deleteAccount } from '#contract/identity/my-data.ts'
import { candidateBlocks, candidates, companies, consents, introductions } from '#server/hiring/tables.ts'
import { eq } from '#server/kit/db/orm.ts'
import { newIntroduction } from '#server/testing/hiring/introductions.ts'
import { introductionSteps } from '#server/testing/hiring/introduction-steps.ts'
import { requestMessage } from '#server/testing/hiring/introductions-calls.ts'
import { newColleague, newCompany, newOpening } from '#server/testing/hiring/makers.ts'
import { testPassword } from '#server/testing/makers.ts'
import { countByStatus, sharedApp } from '#server/testing/test-app.ts'
import { expireRequests } from './service.ts'

const app = await sharedApp({ rateLimitFactor: 1000 })

const { clock } = app.deps
beforeEach(() => {
  app.deps.clock = clock
})
const later = (ms: number) => {
  const now = new Date(app.deps.clock().getTime() + ms)
  app.deps.clock = () => now
}

const { newPair, ask, asked, accept, leave, turnDown, mine, companys, readBy, known } = introductionSteps(app)

test('a company sees a code until the learner accepts, then name and contacts, and the code again once they withdraw', async () => {
  const pair = await newPair({ title: 'Poet' })
  const { learner, member, company, candidate, secrets } = pair
  const id = await asked(pair)
  expect(await known(pair, id)).toEqual([])
  expect(await app.notificationsOf(learner)).toMatchObject([{ title: `${company.name} wants to meet you: Poet` }])
  expect(await mine(learner, id)).toMatchObject({
    state: 'requested',
    companyName: company.name,
    message: requestMessage,
    shares: { email: learner.email, phone: '+919876500123' },
    contact: null,
  })
  expect((await accept(learner, id)).http).toBe(200)
  expect(await companys(member, id)).toMatchObject({
    state: 'introduced',
    name: expect.stringContaining('Zubeida'),
    profile: { email: learner.email, phone: '+919876500123', hasPortfolio: false },
  })
  expect(await mine(learner, id)).toMatchObject({ contact: { email: member.email } })
  const [told] = await app.notificationsOf(member)
  expect(told).toMatchObject({ title: `Candidate ${candidate.code} accepted: Poet` })
  const [first, , third] = secrets
  expect(await known(pair, id)).toEqual(expect.arrayContaining([first, third]))
  expect((await leave(learner, id, contract.learnersReasons[3])).http).toBe(200)
  expect(await known(pair, id)).toEqual([])
  expect(await companys(member, id)).toMatchObject({
    state: 'withdrawn',
    code: candidate.code,
    name: null,
    profile: null,
    ended: { by: 'learner', reason: contract.learnersReasons[3] },
  })
  expect((await mine(learner, id)).events.map(({ side, what }) => `${side} ${what}`)).toEqual([
    'company requested',
    'learner accepted',
    'learner withdrawn',
  ])
  const ledger = await app.db.select().from(consents).where(eq(consents.personId, learner.id))
  const about = { purpose: 'introduction', companyId: company.id, textVersion: introductionConsent.version }
  expect(ledger).toMatchObject([
    { ...about, action: 'given' },
    { ...about, action: 'withdrawn' },
  ])
})

test('accepting needs the text that is valid now', async () => {
  const pair = await newPair()
  const id = await asked(pair)
  expect(await accept(pair.learner, id, '2020-01')).toMatchObject({
    http: 409,
    body: { message: expect.stringContaining('changed') },
  })
  expect(await known(pair, id)).toEqual([])
})

test('a learner who declines isn’t asked again for that opening, but may be for another', async () => {
  const pair = await newPair()
  const id = await asked(pair)
  expect(await leave(pair.learner, id, 'I want more money')).toMatchObject({
    http: 400,
    body: { fields: { reason: 'Choose a reason from the list' } },
  })
  expect((await leave(pair.learner, id)).http).toBe(200)
  expect(await companys(pair.member, id)).toMatchObject({ state: 'declined', ended: { by: 'learner', reason: '' } })
  expect(await ask(pair)).toMatchObject({ http: 409, body: { message: expect.stringContaining('said no') } })
  expect((await ask({ ...pair, opening: await newOpening(app, pair.company.id) })).http).toBe(200)
  expect((await accept(pair.learner, id)).http).toBe(409)
})

test('a company takes back a request and may ask again a week later; after meeting it says why it ends', async () => {
  const pair = await newPair()
  const first = await asked(pair)
  expect((await turnDown(pair.member, first)).http).toBe(200)
  later(7 * dayMs - 60_000)
  expect(await ask(pair)).toMatchObject({ http: 409, body: { message: expect.stringContaining('again from') } })
  later(2 * 60_000)
  const second = await asked(pair)
  await accept(pair.learner, second)
  expect((await turnDown(pair.member, second, 'Zubeida is great, but we need Go')).http).toBe(200)
  expect(await mine(pair.learner, second)).toMatchObject({
    state: 'declined',
    ended: { by: 'company', reason: 'Zubeida is great, but we need Go' },
    contact: null,
  })
  expect(await readBy(pair.member, second)).not.toContain('Zubeida')
  expect(await turnDown(pair.member, second)).toMatchObject({ http: 409 })
})

test('a request that nobody answered expires after 7 days, with or without the job', async () => {
  const pair = await newPair()
  const [late, running] = [await asked(pair), await asked(await newPair())]
  const past = new Date(Date.now() - 8 * dayMs)
  const overdue = { requestedAt: past, answerBy: new Date(Date.now() - dayMs) }
  await app.db.update(introductions).set(overdue).where(eq(introductions.id, late))
  expect(await accept(pair.learner, late)).toMatchObject({
    http: 409,
    body: { message: expect.stringContaining('expired') },
  })
  await expireRequests(app.db, app.deps)
  await expireRequests(app.db, app.deps)
  expect(await mine(pair.learner, late)).toMatchObject({ state: 'expired', ended: { by: 'time' } })
  const titles = (await app.notificationsOf(pair.learner)).map(({ title }: { title: string }) => title)
  expect(titles).toEqual([
    `The request from ${pair.company.name} has expired`,
    expect.stringContaining('wants to meet'),
  ])
  expect((await app.notificationsOf(pair.member))[0]).toMatchObject({ title: expect.stringContaining('didn’t answer') })
  const [other] = await app.db.select().from(introductions).where(eq(introductions.id, running))
  expect(other).toMatchObject({ state: 'requested' })
  expect((await ask(pair)).http).toBe(200)
})

test('of two requests of colleagues at once one counts', async () => {
  const pair = await newPair()
  const colleague = await newColleague(app, pair.company.id)
  const answers = await Promise.all([ask(pair), ask({ ...pair, member: colleague })])
  expect(countByStatus(answers)).toEqual({ 200: 1, 409: 1 })
  expect(await app.notificationsOf(pair.learner)).toHaveLength(1)
})

test('accepting and taking back at once leave one end, and no name if the company was first', async () => {
  const pair = await newPair()
  const id = await asked(pair)
  const [accepted, taken] = await Promise.all([accept(pair.learner, id), turnDown(pair.member, id)])
  expect(taken.http).toBe(200)
  expect([200, 409]).toContain(accepted.http)
  expect(await companys(pair.member, id)).toMatchObject({ state: 'declined', name: null, profile: null })
})

test('an opt-in and an opening that end while the learner accepts leave no name', async () => {
  for (let time = 0; time < 3; time++) {
    const pair = await newPair()
    const id = await asked(pair)
    const answers = await Promise.all([
      accept(pair.learner, id),
      app.call(pair.learner, withdrawMyCandidate),
      app.call(pair.member, closeOpening, { params: { openingId: pair.opening.id } }),
    ])
    expect(answers.slice(1).map(({ http }) => http)).toEqual([200, 200])
    expect([200, 409]).toContain(answers[0].http)
    expect(await known(pair, id)).toEqual([])
  }
})

test.each([
  ['withdrew', { endedAt: new Date() }],
  ['let it expire', { consentedAt: new Date(Date.now() - 3 * dayMs), expiresAt: new Date(Date.now() - dayMs) }],
  ['excludes this kind of company', { companyKinds: ['agency' as const] }],
])('a candidate who %s is unknown to the company', async (_, changes) => {
  const pair = await newPair()
  await app.db.update(candidates).set(changes).where(eq(candidates.id, pair.candidate.id))
  const unknown = await ask({ ...pair, candidate: { ...pair.candidate, code: 'aaaaaaaaaa' } })
  const hidden = await ask(pair)
  expect(hidden.http).toBe(404)
  expect(hidden.body.message).toBe(unknown.body.message)
})

test('a company that the learner blocked can’t ask, nor can one for an opening that isn’t open or isn’t its own', async () => {
  const pair = await newPair()
  const stranger = await newCompany(app)
  const closed = await newOpening(app, pair.company.id, { state: 'submitted' })
  expect(await ask({ ...pair, member: stranger.member })).toMatchObject({ http: 404 })
  expect(await ask({ ...pair, opening: closed })).toMatchObject({ http: 409 })
  await app.db.insert(candidateBlocks).values({ personId: pair.learner.id, companyId: pair.company.id })
  expect(await ask(pair)).toMatchObject({ http: 404, body: { message: 'This candidate was not found' } })
})

test('a suggestion of the school stays between school and company until the company asks', async () => {
  const pair = await newPair()
  const { id } = await newIntroduction(app, { ...pair, state: 'suggested' })
  expect(await app.call(pair.learner, contract.getMyIntroduction, { params: { introductionId: id } })).toMatchObject({
    http: 404,
  })
  expect(await accept(pair.learner, id)).toMatchObject({ http: 404 })
  expect(await known(pair, id)).toEqual([])
  expect(await asked(pair)).toBe(id)
  expect((await accept(pair.learner, id)).http).toBe(200)
  const other = await newPair()
  const { id: unwanted } = await newIntroduction(app, { ...other, state: 'suggested' })
  await turnDown(other.member, unwanted)
  expect(await app.load(other.learner, contract.listMyIntroductions)).toMatchObject({ items: [] })
  expect(await app.notificationsOf(other.learner)).toEqual([])
})

test.each(['declined', 'expired', 'withdrawn', 'closed'] satisfies EndedState[])(
  'an introduction that is %s can’t be accepted or ended again',
  async (state) => {
    const pair = await newPair()
    const { id } = await newIntroduction(app, { ...pair, state })
    expect((await accept(pair.learner, id)).http).toBe(409)
    expect((await leave(pair.learner, id)).http).toBe(409)
    expect((await turnDown(pair.member, id)).http).toBe(409)
    expect(await known(pair, id)).toEqual([])
  },
)

test('a closed opening and a suspended company end what runs; the company reads no name then', async () => {
  const pair = await newPair()
  const id = await asked(pair)
  await accept(pair.learner, id)
  await app.call(pair.member, closeOpening, { params: { openingId: pair.opening.id } })
  expect(await companys(pair.member, id)).toMatchObject({ state: 'closed', name: null, profile: null })
  expect(await mine(pair.learner, id)).toMatchObject({ ended: { by: 'company', reason: '' } })
  await app.db.update(companies).set({ state: 'suspended' }).where(eq(companies.id, pair.company.id))
  expect(await app.call(pair.member, contract.listCompanyIntroductions)).toMatchObject({ http: 403 })
})

test('a learner who joined and withdrew later, or whose account is gone, has no name for the company', async () => {
  const hidden = await newPair()
  const { id: joined } = await newIntroduction(app, { ...hidden, state: 'joined' })
  expect(await companys(hidden.member, joined)).toMatchObject({ profile: { email: hidden.learner.email } })
  await app.db.update(introductions).set({ hiddenAt: new Date() }).where(eq(introductions.id, joined))
  expect(await known(hidden, joined)).toEqual([])
  const deleted = await newPair()
  const { id } = await newIntroduction(app, { ...deleted, state: 'joined' })
  await app.call(deleted.learner, deleteAccount, { body: { password: testPassword } })
  expect(await companys(deleted.member, id)).toMatchObject({ state: 'joined', name: null, profile: null })
})

test('colleagues share introductions; other companies and learners don’t find them', async () => {
  const pair = await newPair()
  const id = await asked(pair)
  const colleague = await newColleague(app, pair.company.id)
  expect(await companys(colleague, id)).toMatchObject({ code: pair.candidate.code })
  const { member: stranger } = await newCompany(app)
  const params = { introductionId: id }
  expect((await app.call(stranger, contract.getCompanyIntroduction, { params })).http).toBe(404)
  expect((await turnDown(stranger, id)).http).toBe(404)
  const other = await app.newActor('learner')
  expect((await app.call(other, contract.getMyIntroduction, { params })).http).toBe(404)
  expect((await accept(other, id)).http).toBe(404)
  expect((await leave(other, id)).http).toBe(404)
})

test('both sides list their introductions by group, newest first, page by page', async () => {
  const pair = await newPair()
  const inState = async (state: IntroductionState) =>
    (await newIntroduction(app, { ...pair, opening: await newOpening(app, pair.company.id), state })).id
  const [requested, first, second, ended] = [
    await inState('requested'),
    await inState('introduced'),
    await inState('offer'),
    await inState('closed'),
  ]
  for (const [actor, endpoint] of [
    [pair.learner, contract.listMyIntroductions],
    [pair.member, contract.listCompanyIntroductions],
  ] as const) {
    const list = async (query: object) => {
      const page = await app.load(actor, endpoint, { query })
      return [page.items.map(({ introductionId }: { introductionId: number }) => introductionId), page.next]
    }
    expect(await list({})).toEqual([[ended, second, first, requested], null])
    expect(await list({ group: 'ended' })).toEqual([[ended], null])
    const [page, next] = await list({ group: 'open', size: 2 })
    expect(page).toEqual([second, first])
    expect(await list({ group: 'open', size: 2, after: next })).toEqual([[requested], null])
    const { items } = await app.load(actor, endpoint, { query: { group: 'open' } })
    expect(items).toMatchObject([{ next: 'both' }, { next: 'company' }, { next: 'learner' }])
  }
  const [row] = await app.db.select().from(introductions).where(eq(introductions.id, first))
  const query = { openingId: row!.openingId }
  const ofOpening = await app.load(pair.member, contract.listCompanyIntroductions, { query })
  expect(ofOpening.items).toMatchObject([{ introductionId: first }])
})
