import { expect, test } from 'vitest'
import { getMyCandidate } from '#contract/hiring/candidates.ts'
import { getIntroducedPortfolio, getIntroducedWork } from '#contract/hiring/introduced-portfolio.ts'
import { revokePortfolioLink } from '#contract/portfolio/links.ts'
import { newCompany } from '#server/testing/hiring/makers.ts'
import { introductionSteps } from '#server/testing/hiring/introduction-steps.ts'
import { newApprovedStep, provenItem, storePortfolio } from '#server/testing/portfolio/portfolio.ts'
import { sharedApp, type TestActor } from '#server/testing/test-app.ts'

const app = await sharedApp({ rateLimitFactor: 1000 })
const mentor = await app.newActor('mentor')
const { newPair, asked, accept, leave, companys } = introductionSteps(app)

const open = (member: TestActor, introductionId: number) =>
  app.call(member, getIntroducedPortfolio, { params: { introductionId } })

test('a company reads the portfolio from acceptance to withdrawal, and the learner sees that it did', async () => {
  const pair = await newPair()
  const { member, learner } = pair
  const { attemptId } = await newApprovedStep(app, { personId: learner.id, mentorId: mentor.id })
  const { token } = await storePortfolio(app, learner.id, [provenItem(attemptId, { showsWork: true })])
  const introductionId = await asked(pair)
  expect(await open(member, introductionId)).toMatchObject({ http: 404 })
  await accept(learner, introductionId)
  // No address that it could keep or pass on.
  expect(await companys(member, introductionId)).toMatchObject({ profile: { hasPortfolio: true } })
  const { http, body } = await open(member, introductionId)
  expect([http, body.data]).toMatchObject([200, { shownName: 'Asha', items: [{ workId: attemptId }] }])
  const work = { params: { introductionId, key: `step-${attemptId}` } }
  const { body: read } = await app.call(member, getIntroducedWork, work)
  expect(read.data).toMatchObject({ files: [{ text: 'export const answer = 42\n' }] })
  expect(JSON.stringify([body, read])).not.toContain(token)
  expect((await app.load(learner, getMyCandidate)).views).toContainEqual(expect.objectContaining({ what: 'portfolio' }))
  expect(await open((await newCompany(app)).member, introductionId)).toMatchObject({ http: 404 })
  await leave(learner, introductionId)
  expect(await open(member, introductionId)).toMatchObject({ http: 404 })
  expect(await app.call(member, getIntroducedWork, work)).toMatchObject({ http: 404 })
})

test('without a link that works there is no portfolio to read', async () => {
  const pair = await newPair()
  await storePortfolio(app, pair.learner.id)
  const introductionId = await asked(pair)
  await accept(pair.learner, introductionId)
  expect(await open(pair.member, introductionId)).toMatchObject({ http: 200 })
  await app.call(pair.learner, revokePortfolioLink)
  expect(await open(pair.member, introductionId)).toMatchObject({ http: 404 })
  expect(await companys(pair.member, introductionId)).toMatchObject({ profile: { hasPortfolio: false } })
})
