import { expect, test } from 'vitest'
import { closeOpening } from '#contract/hiring/openings.ts'
import { introductionStates } from '#contract/hiring/hiring.ts'
import { introductionEvents, introductions } from '#server/hiring/tables.ts'
import { asc, eq } from '#server/kit/db/orm.ts'
import { newIntroduction } from '#server/testing/hiring/introductions.ts'
import { newCandidate, newCompany, newOpening } from '#server/testing/hiring/makers.ts'
import { sharedApp } from '#server/testing/test-app.ts'
import { endIntroductions } from './service.ts'

const app = await sharedApp({ rateLimitFactor: 1000 })

const now = async (id: number) => (await app.db.select().from(introductions).where(eq(introductions.id, id)))[0]!
const happened = (id: number) =>
  app.db
    .select({ state: introductionEvents.state, what: introductionEvents.what, side: introductionEvents.side })
    .from(introductionEvents)
    .where(eq(introductionEvents.introductionId, id))
    .orderBy(asc(introductionEvents.id))

test('an opening that closes ends what runs, tells the learners who know of it, and leaves the rest', async () => {
  const { member, id: companyId, name } = await newCompany(app)
  const opening = await newOpening(app, companyId, { title: 'Poet' })
  const all = await Promise.all(
    introductionStates.map(async (state) => {
      const learner = await app.newActor('learner')
      const { id } = await newIntroduction(app, { opening, candidate: await newCandidate(app, learner.id), state })
      return { id, state, learner }
    }),
  )
  await app.call(member, closeOpening, { params: { openingId: opening.id } })
  for (const { id, state, learner } of all) {
    const runs = ['suggested', 'requested', 'introduced', 'interview', 'offer'].includes(state)
    expect(await now(id)).toMatchObject({ state: runs ? 'closed' : state, hiddenAt: null })
    expect((await happened(id)).slice(1)).toEqual(
      runs ? [{ state: 'closed', what: 'opening closed', side: 'company' }] : [],
    )
    const told = runs && state !== 'suggested' ? [{ title: `${name} doesn’t look for a Poet through us any more` }] : []
    expect(await app.notificationsOf(learner)).toMatchObject(told)
  }
})

test('learners hear that the school stopped working with a suspended company, not that it filled the job', async () => {
  const { id: companyId, name } = await newCompany(app)
  const opening = await newOpening(app, companyId)
  const learner = await app.newActor('learner')
  await newIntroduction(app, { opening, candidate: await newCandidate(app, learner.id), state: 'introduced' })
  const end = { which: { openingIds: [opening.id] }, cause: 'company suspended' as const, actorId: null }
  await app.db.transaction((db) => endIntroductions(db, app.deps, end))
  expect(await app.notificationsOf(learner)).toMatchObject([{ title: `We stopped working with ${name}` }])
})

test('a learner who withdraws ends theirs with every company, or with one, and hides those that led to a job', async () => {
  const learner = await app.newActor('learner')
  const candidate = await newCandidate(app, learner.id)
  const [one, other, stranger] = [await newCompany(app), await newCompany(app), await newCompany(app)]
  const introduce = async (companyId: number, state: 'introduced' | 'joined', who = candidate) =>
    (await newIntroduction(app, { opening: await newOpening(app, companyId), candidate: who, state })).id
  const [first, job] = [await introduce(one.id, 'introduced'), await introduce(one.id, 'joined')]
  const second = await introduce(other.id, 'introduced')
  const unrelated = await app.newActor('learner')
  const third = await introduce(stranger.id, 'introduced', await newCandidate(app, unrelated.id))
  const withdraw = (companyId?: number) =>
    app.db.transaction((db) =>
      endIntroductions(db, app.deps, {
        which: companyId === undefined ? { personId: learner.id } : { personId: learner.id, companyId },
        cause: companyId === undefined ? 'opt-in withdrawn' : 'company blocked',
        actorId: learner.id,
      }),
    )
  await withdraw(one.id)
  expect(await now(first)).toMatchObject({ state: 'withdrawn', endedAt: expect.any(Date) })
  expect(await now(job)).toMatchObject({ state: 'joined', hiddenAt: expect.any(Date) })
  expect(await now(second)).toMatchObject({ state: 'introduced' })
  await withdraw()
  expect(await now(second)).toMatchObject({ state: 'withdrawn' })
  expect(await now(third)).toMatchObject({ state: 'introduced' })
  expect(await app.notificationsOf(other.member)).toMatchObject([
    { title: expect.stringContaining(`Candidate ${candidate.code} withdrew`) },
  ])
  expect(await app.notificationsOf(stranger.member)).toEqual([])
})
