import { eq } from '#server/kit/db/orm.ts'
import { expect, test } from 'vitest'
import { getMySubscription, getSubscriptionOf, grantAccess, setRenewal } from '#contract/membership/access.ts'
import { listMyPayments } from '#contract/membership/payments.ts'
import { auditEntries } from '#server/identity/tables.ts'
import { fieldError, sharedApp, type TestActor } from '#server/testing/test-app.ts'

const app = await sharedApp()
const admin = await app.newActor('admin')

const day = 24 * 60 * 60 * 1000
const give = (userId: number, body: object) => app.call(admin, grantAccess, { params: { userId }, body })
const endOf = async (learner: TestActor) =>
  new Date((await app.load(learner, listMyPayments)).subscriptionEnds).getTime()

test('starts days now and later days at the end of those', async () => {
  const learner = await app.newActor('learner')
  const before = Date.now()
  await give(learner.id, { days: 10, reason: 'A scholarship' })
  const first = await endOf(learner)
  expect(first).toBeGreaterThanOrEqual(before + 10 * day)
  await give(learner.id, { days: 5, reason: 'Lost days' })
  expect(await endOf(learner)).toBe(first + 5 * day)
  expect(await app.auditsOf(`person ${learner.id}`)).toMatchObject([
    { actorId: admin.id, action: 'access granted' },
    { after: { days: 5, reason: 'Lost days' } },
  ])
})

test('dates an entry by the clock of the school', async () => {
  const learner = await app.newActor('learner')
  const { clock } = app.deps
  app.deps.clock = () => new Date('2027-01-05T06:30:00Z')
  await give(learner.id, { days: 10, reason: 'A scholarship' })
  const { entries } = await app.load(learner, getMySubscription)
  app.deps.clock = clock
  expect(entries).toMatchObject([{ startsAt: '2027-01-05T06:30:00.000Z', createdAt: '2027-01-05T06:30:00.000Z' }])
})

test('adds up days granted at the same moment', async () => {
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
])('rejects %o and grants nothing', async (body, field) => {
  const learner = await app.newActor('learner')
  expect(await give(learner.id, body)).toMatchObject(fieldError(field))
  expect((await app.load(learner, listMyPayments)).hasAccess).toBe(false)
})

test('returns 404 for an unknown person', async () => {
  expect((await give(987_654, { days: 1, reason: 'x' })).http).toBe(404)
  expect((await app.call(admin, getSubscriptionOf, { params: { userId: 987_654 } })).http).toBe(404)
})

const mine = (learner: TestActor) => app.call(learner, getMySubscription)

test('shows the access history to the learner and to staff', async () => {
  const learner = await app.newActor('learner')
  expect((await mine(learner)).body.data).toEqual({
    subscriptionEnds: null,
    hasAccess: false,
    isCancelled: false,
    entries: [],
  })
  await give(learner.id, { days: 10, reason: 'A scholarship' })
  await give(learner.id, { days: 5, reason: 'Lost days' })
  const { data } = (await mine(learner)).body
  expect(data).toMatchObject({ hasAccess: true, entries: [{ days: 10, reason: 'A scholarship' }, { days: 5 }] })
  expect(data.entries[1].startsAt).toBe(data.entries[0].endsAt)
  expect(data.subscriptionEnds).toBe(data.entries[1].endsAt)
  expect(await app.load(admin, getSubscriptionOf, { params: { userId: learner.id } })).toEqual(data)
})

test('keeps paid days after a cancellation, which can be undone', async () => {
  const learner = await app.newActor('learner')
  await give(learner.id, { days: 10, reason: 'A scholarship' })
  const before = (await mine(learner)).body.data
  const choose = (isCancelled: unknown) => app.call(learner, setRenewal, { body: { isCancelled } })
  expect((await choose(true)).body.data).toEqual({ ...before, isCancelled: true })
  expect((await choose(true)).body.data).toEqual({ ...before, isCancelled: true })
  expect((await choose(false)).body.data).toEqual(before)
  expect(await choose('perhaps')).toMatchObject(fieldError('isCancelled', 'Enter true or false'))
  const traces = await app.db.select().from(auditEntries).where(eq(auditEntries.actorId, learner.id))
  expect(traces.map(({ action }) => action)).toEqual(['renewal cancelled', 'renewal resumed'])
})
