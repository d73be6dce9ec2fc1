import { eq } from '#server/kit/orm.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { giveAccess } from '#contract/membership/access.ts'
import { listMyPayments } from '#contract/membership/payments.ts'
import { auditEntries } from '#server/identity/tables.ts'
import { testApp, type TestActor } from '#server/testing/test-app.ts'

let app: Awaited<ReturnType<typeof testApp>>
let admin: TestActor
beforeAll(async () => {
  app = await testApp()
  admin = await app.newActor('admin')
})
afterAll(() => app.close())

const day = 24 * 60 * 60 * 1000
const give = (userId: number, body: object) => app.call(admin, giveAccess, { params: { userId }, body })
const endOf = async (learner: TestActor) =>
  new Date((await app.call(learner, listMyPayments)).body.data.subscriptionEnds).getTime()

test('days start now, and the next ones where those end', async () => {
  const learner = await app.newActor('learner')
  const before = Date.now()
  await give(learner.id, { days: 10, reason: 'A scholarship' })
  const first = await endOf(learner)
  expect(first).toBeGreaterThanOrEqual(before + 10 * day)
  await give(learner.id, { days: 5, reason: 'Lost days' })
  expect(await endOf(learner)).toBe(first + 5 * day)
  const traces = await app.db
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.subject, `person ${learner.id}`))
  expect(traces).toMatchObject([
    { actorId: admin.id, action: 'access given' },
    { after: { days: 5, reason: 'Lost days' } },
  ])
})

test('gifts at the same moment add up', async () => {
  const learner = await app.newActor('learner')
  const before = Date.now()
  await Promise.all(Array.from({ length: 8 }, () => give(learner.id, { days: 1, reason: 'One more' })))
  expect(await endOf(learner)).toBeGreaterThanOrEqual(before + 8 * day)
})

test.each([
  [{ days: 0, reason: 'x' }, 'days'],
  [{ days: 1.5, reason: 'x' }, 'days'],
  [{ days: 1000, reason: 'x' }, 'days'],
  [{ days: 1, reason: ' ' }, 'reason'],
])('%o is refused and gives nothing', async (body, field) => {
  const learner = await app.newActor('learner')
  expect(await give(learner.id, body)).toMatchObject({ http: 400, body: { fields: { [field]: expect.any(String) } } })
  expect((await app.call(learner, listMyPayments)).body.data.hasAccess).toBe(false)
})

test('nobody gets days who is not there', async () => {
  expect((await give(987_654, { days: 1, reason: 'x' })).http).toBe(404)
})
