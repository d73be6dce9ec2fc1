import { expect, test } from 'vitest'
import { deleteAccount } from '#contract/identity/my-data.ts'
import { eq } from '#server/kit/db/orm.ts'
import { insertThread } from '#server/threads/index.ts'
import { threadsData } from '#server/threads/personal-data.store.ts'
import { threadMessages } from '#server/threads/tables.ts'
import { newMember } from '#server/testing/learning/learning.ts'
import { testPassword } from '#server/testing/makers.ts'
import { newCandidate, newCompany, newOpening } from '#server/testing/hiring/makers.ts'
import { sharedApp } from '#server/testing/test-app.ts'
import { companyOf } from './companies/access.store.ts'
import { hiringData } from './personal-data.store.ts'
import { candidates, companies, consents, introductionEvents, introductionNotes, introductions } from './tables.ts'

const app = await sharedApp()

async function newIntroduction() {
  const learner = await newMember(app)
  const company = await newCompany(app)
  const opening = await newOpening(app, company.id)
  const candidate = await newCandidate(app, learner.id)
  const about = { personId: learner.id, purpose: 'candidate', action: 'given', textVersion: '1' } as const
  await app.db.insert(consents).values(about)
  const [introduction] = await app.db
    .insert(introductions)
    .values({ openingId: opening.id, personId: learner.id, candidateId: candidate.id, state: 'introduced' })
    .returning()
  const note = { introductionId: introduction!.id, side: 'company', authorId: company.member.id } as const
  await app.db.insert(introductionNotes).values({ ...note, body: 'Call her on Monday' })
  return { learner, company, candidate, introduction: introduction! }
}

test('a download has the opt-ins, introductions and consents of the learner', async () => {
  const { learner, company, candidate } = await newIntroduction()
  expect(await hiringData.collect(app.db, learner.id)).toMatchObject({
    optIns: [{ code: candidate.code, city: 'Pune' }],
    introductions: [{ company: company.name, opening: 'Junior developer', state: 'introduced' }],
    consents: [{ purpose: 'candidate', action: 'given' }],
    company: null,
  })
})

test('a deleted account takes what companies had with it, and leaves how it ended and the consents', async () => {
  const { learner, candidate, introduction } = await newIntroduction()
  expect((await app.call(learner, deleteAccount, { body: { password: testPassword } })).http).toBe(200)
  const [left] = await app.db.select().from(candidates).where(eq(candidates.id, candidate.id))
  expect(left).toMatchObject({ city: '', languages: [], endedAt: expect.any(Date) })
  const [ended] = await app.db.select().from(introductions).where(eq(introductions.id, introduction.id))
  expect(ended).toMatchObject({ state: 'withdrawn', message: '', endedAt: expect.any(Date) })
  const happened = eq(introductionEvents.introductionId, introduction.id)
  const events = await app.db.select().from(introductionEvents).where(happened)
  expect(events).toMatchObject([{ side: 'learner', state: 'withdrawn' }])
  const notes = eq(introductionNotes.introductionId, introduction.id)
  expect(await app.db.select().from(introductionNotes).where(notes)).toEqual([])
  const ledger = await app.db.select().from(consents).where(eq(consents.personId, learner.id))
  expect(ledger.map(({ action }) => action)).toEqual(['given', 'withdrawn'])
})

test('a company’s download has what it wrote about and to learners only while they agree', async () => {
  const { learner, company, introduction } = await newIntroduction()
  const threadId = await insertThread(app.db, learner.id, new Date())
  const message = { threadId, authorId: company.member.id, body: 'Dear Asha, welcome' }
  await app.db.insert(threadMessages).values(message)
  await app.db.update(introductions).set({ threadId }).where(eq(introductions.id, introduction.id))
  const written = async () => {
    const all = [
      await hiringData.collect(app.db, company.member.id),
      await threadsData.collect(app.db, company.member.id),
    ]
    return ['Call her on Monday', 'Dear Asha, welcome'].filter((text) => JSON.stringify(all).includes(text))
  }
  expect(await written()).toHaveLength(2)
  await app.db
    .update(introductions)
    .set({ state: 'withdrawn', endedAt: new Date() })
    .where(eq(introductions.id, introduction.id))
  expect(await written()).toEqual([])
})

test('consents are append-only', async () => {
  await newIntroduction()
  await expect(app.db.delete(consents)).rejects.toThrow('consents')
  await expect(app.db.update(consents).set({ textVersion: '2' })).rejects.toThrow('consents')
})

test('a company’s account is closed until the terms are accepted, and after a suspension', async () => {
  const company = await newCompany(app)
  expect(await companyOf(app.db, company.member)).toMatchObject({ id: company.id, name: company.name })
  await expect(companyOf(app.db, await app.newActor('company'))).rejects.toThrow('access')
  await app.db.update(companies).set({ state: 'suspended' }).where(eq(companies.id, company.id))
  await expect(companyOf(app.db, company.member)).rejects.toThrow('suspended')
})
