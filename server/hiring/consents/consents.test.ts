import { expect, test } from 'vitest'
import { blockCompany, getMyCandidate, withdrawMyCandidate } from '#contract/hiring/candidates.ts'
import { deleteAccount } from '#contract/identity/my-data.ts'
import { consents, introductionEvents, introductions } from '#server/hiring/tables.ts'
import { asc, desc, eq } from '#server/kit/db/orm.ts'
import { newIntroduction } from '#server/testing/hiring/introductions.ts'
import { introductionSteps } from '#server/testing/hiring/introduction-steps.ts'
import { newOpening } from '#server/testing/hiring/makers.ts'
import { testPassword } from '#server/testing/makers.ts'
import { sharedApp, type TestActor } from '#server/testing/test-app.ts'
import { insertConsent } from './store.ts'

const app = await sharedApp({ rateLimitFactor: 1000 })
const { newPair, asked, accept, leave, companys } = introductionSteps(app)

const ledger = async ({ id }: TestActor) => {
  const rows = await app.db.select().from(consents).where(eq(consents.personId, id)).orderBy(asc(consents.id))
  return rows.map(({ purpose, action, companyId }) => [purpose, action, companyId])
}

/** Opted in, with what they accepted from their company: an interview, a job, and a request without an answer. */
async function newMet() {
  const pair = await newPair()
  const { learner, company } = pair
  await insertConsent(app.db, { personId: learner.id, purpose: 'candidate', action: 'given', textVersion: '2026-11' })
  const another = async () => asked({ ...pair, opening: await newOpening(app, company.id) })
  const [interview, job] = [await another(), await another()]
  for (const id of [interview, job]) await accept(learner, id)
  await app.db.update(introductions).set({ state: 'joined' }).where(eq(introductions.id, job))
  await another()
  return { ...pair, job }
}

test.each([
  ['opt-in withdrawn', withdrawMyCandidate],
  ['company blocked', blockCompany],
  ['account deleted', deleteAccount],
] as const)(
  '%s: each accepted introduction is taken back in the ledger and for the company, also a job',
  async (what, endpoint) => {
    const { learner, company, member, candidate, job } = await newMet()
    const before = await ledger(learner)
    const bodies = {
      'opt-in withdrawn': undefined,
      'company blocked': { companyId: company.id },
      'account deleted': { password: testPassword },
    }
    const { http } = await app.call(learner, endpoint, { body: bodies[what] })
    expect(http).toBe(200)
    const alsoWritten = what === 'company blocked' ? [] : [['candidate', 'withdrawn', null]]
    const takenBack = ['introduction', 'withdrawn', company.id]
    expect(await ledger(learner)).toEqual([...before, ...alsoWritten, takenBack, takenBack])
    const [event] = await app.db
      .select()
      .from(introductionEvents)
      .where(eq(introductionEvents.introductionId, job))
      .orderBy(desc(introductionEvents.id))
      .limit(1)
    expect(event).toMatchObject({ side: 'learner', what, state: 'joined' })
    expect(await companys(member, job)).toMatchObject({ state: 'joined', name: null })
    const withdrew = { title: expect.stringContaining(`Candidate ${candidate.code} withdrew`) }
    expect((await app.notificationsOf(member)).slice(0, 3)).toMatchObject([withdrew, withdrew, withdrew])
  },
)

test('leaving takes an introduction back in the words in which it was accepted', async () => {
  const pair = await newPair()
  const { learner, company } = pair
  const { id: introductionId } = await newIntroduction(app, { ...pair, state: 'introduced' })
  const accepted = { personId: learner.id, purpose: 'introduction', action: 'given', companyId: company.id } as const
  await insertConsent(app.db, { ...accepted, textVersion: '2025-01', details: { introductionId } })
  expect((await leave(learner, introductionId)).http).toBe(200)
  const last = (await app.load(learner, getMyCandidate)).ledger[0]
  expect(last).toMatchObject({ action: 'withdrawn', company: company.name, textVersion: '2025-01' })
})
