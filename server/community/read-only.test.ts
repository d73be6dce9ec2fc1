import { expect, test } from 'vitest'
import { listBugs } from '#contract/community/bugs.ts'
import { listFacts, shareFact } from '#contract/community/facts.ts'
import { listFeatureRequests } from '#contract/community/feature-requests.ts'
import { endpoints } from '#contract/endpoints.ts'
import { whoAmI } from '#contract/identity/account.ts'
import { payments } from '#server/membership/tables.ts'
import { newTransactionId } from '#server/testing/makers.ts'
import { grantAccess } from '#server/testing/learning/learning.ts'
import { sharedApp } from '#server/testing/test-app.ts'

const app = await sharedApp({ rateLimitFactor: 100 })
const fact = { text: 'A byte has eight bits.', source: 'The IEC', sourceUrl: '' }
const writing = Object.values(endpoints).filter(({ needsMembership }) => needsMembership)

test('boards and projects are read-only without a verified payment or a grant', async () => {
  const learner = await app.newActor('learner')
  expect((await app.call(learner, whoAmI)).body.data.isMember).toBe(false)
  expect(writing.length).toBeGreaterThan(10)
  const params = new Proxy({}, { get: () => '1' })
  for (const endpoint of writing)
    expect(await app.call(learner, endpoint, { params, body: {} })).toMatchObject({
      http: 403,
      body: { code: 'not_allowed', message: expect.stringContaining('verified your first payment') },
    })
  await app.db
    .insert(payments)
    .values({ personId: learner.id, transactionId: newTransactionId(), amountPaise: 399_00, method: 'upi' })
  expect(await app.call(learner, shareFact, { body: fact })).toMatchObject({
    http: 403,
    body: { message: expect.stringContaining('You’ve paid. Don’t pay again: we’re checking it') },
  })
  for (const list of [listBugs, listFacts, listFeatureRequests]) expect((await app.call(learner, list)).http).toBe(200)
})

test('a grant opens them, also after it has ended, and staff need none', async () => {
  const learner = await app.newActor('learner')
  await grantAccess(app, learner.id, -10)
  for (const actor of [learner, await app.newActor('mentor'), await app.newActor('admin')])
    expect((await app.call(actor, shareFact, { body: fact })).http).toBe(200)
})
