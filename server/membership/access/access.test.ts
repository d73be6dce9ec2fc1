import { dayMs as day } from '#contract/kit/durations.ts'
import { eq } from '#server/kit/db/orm.ts'
import { describe, expect, test } from 'vitest'
import { getMySubscription, getSubscriptionOf, setReminders } from '#contract/membership/access.ts'
import { grantAccess, grantAccessToMany, previewGrant } from '#contract/membership/grants.ts'
import { listNotifications } from '#contract/notifications/notifications.ts'
import { listMyPayments } from '#contract/membership/payments.ts'
import { auditEntries } from '#server/identity/tables.ts'
import { anonymizePerson } from '#server/identity/my-data/personal-data.store.ts'
import { emails } from '#server/notifications/tables.ts'
import { accessEntries } from '../tables.ts'
import { newPerson } from '#server/testing/makers.ts'
import { fieldError, sharedApp, type TestActor } from '#server/testing/test-app.ts'

const app = await sharedApp()
const admin = await app.newActor('admin')

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

test('notifies and emails the learner', async () => {
  const learner = await app.newActor('learner')
  await give(learner.id, { days: 1, reason: 'Lost days' })
  const { items } = await app.load(learner, listNotifications)
  expect(items).toMatchObject([
    { title: 'We’ve added 1 day to your access', body: expect.stringMatching(/^Lost days. /) },
  ])
  const sent = await app.db.select().from(emails).where(eq(emails.toAddress, learner.email))
  expect(sent).toMatchObject([{ subject: 'Added: 1 day of access' }])
})

describe('days for several people', () => {
  const giveMany = (userIds: number[], days = 7) =>
    app.call(admin, grantAccessToMany, { body: { userIds, days, reason: 'The site was down' } })

  test('extend each access, and leave out closed accounts and yourself as the preview says', async () => {
    const [running, never] = [await app.newActor('learner'), await app.newActor('learner')]
    const blocked = await newPerson(app.db, { blockedAt: new Date() })
    const gone = await newPerson(app.db)
    await anonymizePerson(app.db, gone.id, new Date())
    await give(running.id, { days: 10, reason: 'A scholarship' })
    const before = await endOf(running)
    const userIds = [running.id, never.id, running.id, blocked.id, gone.id, admin.id, 987_654]
    const leftOut = [
      { userId: blocked.id, name: 'Meena Devi', why: 'This account is blocked' },
      { userId: gone.id, name: 'Former learner', why: 'This account was deleted' },
      { userId: admin.id, name: 'Meena Devi', why: 'You can’t extend your own access. Ask another admin.' },
      { userId: 987_654, name: 'User 987654', why: 'This person was not found' },
    ]

    const preview = await app.load(admin, previewGrant, { query: { userIds: userIds.join(',') } })
    expect(preview).toEqual({ people: 2, startNow: 1, leftOut })
    const { data } = (await giveMany(userIds)).body
    expect(data.leftOut).toEqual(leftOut)
    expect(data.changed.map(({ userId }: { userId: number }) => userId)).toEqual([running.id, never.id])
    expect(await endOf(running)).toBe(before + 7 * day)
    expect(await endOf(never)).toBeGreaterThan(Date.now() + 6 * day)
    expect(await app.auditsOf(`person ${never.id}`)).toMatchObject([
      { actorId: admin.id, action: 'access granted', after: { days: 7, reason: 'The site was down' } },
    ])
    expect(await app.auditsOf(`person ${blocked.id}`)).toEqual([])
  })

  test('are given to all or to nobody', async () => {
    const [one, other] = [await app.newActor('learner'), await app.newActor('learner')]
    // Later days can’t be stored.
    const endsAt = new Date('9999-12-31')
    await app.db.insert(accessEntries).values({ personId: other.id, startsAt: new Date(), endsAt, reason: 'For ever' })
    expect((await giveMany([one.id, other.id])).http).toBe(500)
    expect((await app.load(one, listMyPayments)).hasAccess).toBe(false)
  })

  test.each([
    ['nobody', [], 'Choose at least one person'],
    ['more than 500', Array.from({ length: 501 }, (_, at) => at + 1), 'Choose at most 500 people'],
  ])('are refused for %s', async (_, userIds, message) => {
    expect(await giveMany(userIds)).toMatchObject(fieldError('userIds', message))
    const preview = await app.call(admin, previewGrant, { query: { userIds: userIds.join(',') } })
    expect(preview.http).toBe(400)
  })
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
  [{ days: 1, reason: ' ' }, 'reason'],
])('rejects %o and grants nothing', async (body, field) => {
  const learner = await app.newActor('learner')
  expect(await give(learner.id, body)).toMatchObject(fieldError(field))
  expect((await app.load(learner, listMyPayments)).hasAccess).toBe(false)
})

const mine = (learner: TestActor) => app.call(learner, getMySubscription)

test('shows the access history to the learner and to staff', async () => {
  const learner = await app.newActor('learner')
  expect((await mine(learner)).body.data).toEqual({
    subscriptionEnds: null,
    hasAccess: false,
    hasReminders: true,
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

test('turns reminders off and on, without changing access', async () => {
  const learner = await app.newActor('learner')
  await give(learner.id, { days: 10, reason: 'A scholarship' })
  const before = (await mine(learner)).body.data
  const choose = (hasReminders: unknown) => app.call(learner, setReminders, { body: { hasReminders } })
  expect((await choose(false)).body.data).toEqual({ ...before, hasReminders: false })
  expect((await choose(false)).body.data).toEqual({ ...before, hasReminders: false })
  expect((await choose(true)).body.data).toEqual(before)
  expect(await choose('perhaps')).toMatchObject(fieldError('hasReminders', 'Enter true or false'))
  const traces = await app.db.select().from(auditEntries).where(eq(auditEntries.actorId, learner.id))
  expect(traces.map(({ action }) => action)).toEqual(['reminders turned off', 'reminders turned on'])
})
