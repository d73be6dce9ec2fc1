import { expect, test } from 'vitest'
import { requestIntroduction } from '#contract/hiring/introductions.ts'
import { companyMembers } from '#server/hiring/tables.ts'
import { people } from '#server/identity/tables.ts'
import { eq } from '#server/kit/db/orm.ts'
import { introductionSteps } from '#server/testing/hiring/introduction-steps.ts'
import { requestMessage } from '#server/testing/hiring/introductions-calls.ts'
import { newColleague, newOpening } from '#server/testing/hiring/makers.ts'
import { sharedApp } from '#server/testing/test-app.ts'

const app = await sharedApp({ rateLimitFactor: 1000 })
const { newPair, asked, accept, leave, turnDown, mine, companys } = introductionSteps(app)

test('a request that names somebody the company knew is empty until they accept it, and once it ended', async () => {
  const pair = await newPair()
  const known = await asked(pair)
  expect(await companys(pair.member, known)).toMatchObject({ message: requestMessage })
  await accept(pair.learner, known)
  const { id: openingId } = await newOpening(app, pair.company.id)
  const body = { openingId, code: pair.candidate.code, message: 'Hi Zubeida, would this suit you too?' }
  const { introductionId: id } = await app.load(pair.member, requestIntroduction, { body })
  expect(await mine(pair.learner, id)).toMatchObject({ message: body.message })
  await leave(pair.learner, known)
  expect([(await companys(pair.member, known)).message, (await companys(pair.member, id)).message]).toEqual(['', ''])
  await accept(pair.learner, id)
  expect(await companys(pair.member, id)).toMatchObject({ message: body.message })
  await turnDown(pair.member, id)
  expect(await companys(pair.member, id)).toMatchObject({ message: '' })
})

test.each([
  ['left the company', (id: number) => app.db.delete(companyMembers).where(eq(companyMembers.personId, id))],
  ['is blocked', (id: number) => app.db.update(people).set({ blockedAt: new Date() }).where(eq(people.id, id))],
])('a learner isn’t sent to a colleague who %s', async (_, happens) => {
  const pair = await newPair()
  const colleague = await newColleague(app, pair.company.id)
  const id = await asked({ ...pair, member: colleague })
  await accept(pair.learner, id)
  expect(await mine(pair.learner, id)).toMatchObject({ contact: { email: colleague.email } })
  await happens(colleague.id)
  expect(await mine(pair.learner, id)).toMatchObject({ state: 'introduced', contact: null })
})
