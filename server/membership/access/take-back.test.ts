import { expect, test } from 'vitest'
import { dayMs } from '#contract/kit/durations.ts'
import { getSubscriptionOf, type Subscription } from '#contract/membership/access.ts'
import { grantAccess, grantAccessToMany, previewTakeBack, takeBackAccess } from '#contract/membership/grants.ts'
import { moneyDesk } from '#server/testing/membership/money.ts'
import { apiError, type TestActor } from '#server/testing/test-app.ts'

const desk = await moneyDesk()
const admin = await desk.newActor('admin')
const noon = new Date('2026-11-16T06:30:00Z')
const after = (days: number) => new Date(noon.getTime() + days * dayMs)
const moveTo = (moment: Date) => void (desk.deps.clock = () => moment)

const accessOf = (learner: TestActor): Promise<Subscription> =>
  desk.load(admin, getSubscriptionOf, { params: { userId: learner.id } })
const endOf = async (learner: TestActor) => (await accessOf(learner)).subscriptionEnds
const grantOf = async (learner: TestActor) =>
  (await accessOf(learner)).entries.find(({ grantId }) => grantId !== null)!.grantId!
const takeBack = (grantId: number, body: object = {}, actor = admin) =>
  desk.call(actor, takeBackAccess, { params: { grantId }, body: { reason: 'The wrong person', ...body } })

test('days given by mistake are taken back, and paid ones stay', async () => {
  moveTo(noon)
  const learner = await desk.newActor('learner')
  await desk.call(admin, grantAccess, { params: { userId: learner.id }, body: { days: 10, reason: 'A prize' } })
  const grantId = await grantOf(learner)
  moveTo(after(5))
  const payment = await desk.newPayment(learner.id)
  await desk.verify(admin, payment.id)
  expect(await endOf(learner)).toBe(after(40).toISOString())

  moveTo(after(6))
  const answers = await Promise.all([takeBack(grantId), takeBack(grantId, { userId: learner.id })])
  expect(answers.map(({ http }) => http).toSorted((a, b) => a - b)).toEqual([200, 409])
  // They used five of them, and paid on the sixth day for thirty.
  expect(await endOf(learner)).toBe(after(35).toISOString())
  expect((await accessOf(learner)).entries).toMatchObject([
    { days: 10, grantId: null },
    { days: 30, grantId: null },
    { days: -5, reason: 'Taken back: The wrong person', grantId: null },
  ])
  const { notifications, emails } = await desk.traces(payment, learner)
  expect(notifications.at(-1)).toMatchObject({
    title: 'We’ve taken back 5 days of access',
    body: 'We had given them by mistake. The wrong person. Your courses are open until 21 Dec 2026.',
  })
  expect(emails.at(-1)!.subject).toBe('Correction: 5 days of access taken back')
  expect((await desk.auditsOf(`person ${learner.id}`)).at(-1)).toMatchObject({
    actorId: admin.id,
    action: 'access taken back',
    after: { reason: 'The wrong person' },
  })
  expect(await takeBack(grantId)).toMatchObject(apiError(409, 'Already taken back.'))
  expect((await takeBack(987_654)).http).toBe(404)
  expect(await takeBack(grantId, { reason: ' ' })).toMatchObject(apiError(400, 'Enter a reason'))
})

test('a whole action is taken back at once, except from those who have used the days', async () => {
  moveTo(noon)
  const [one, two, three, other] = await Promise.all([0, 1, 2, 3].map(() => desk.newActor('learner')))
  await desk.call(admin, grantAccess, { params: { userId: two!.id }, body: { days: 30, reason: 'A scholarship' } })
  const userIds = [one!.id, two!.id, three!.id]
  await desk.call(admin, grantAccessToMany, { body: { userIds, days: 7, reason: 'The site was down' } })
  const grantId = await grantOf(one!)
  expect(await takeBack(grantId, { userId: other!.id })).toMatchObject(apiError(409, 'They didn’t get these days.'))
  expect((await takeBack(grantId, { userId: three!.id })).http).toBe(200)
  expect((await accessOf(three!)).hasAccess).toBe(false)

  moveTo(after(8))
  expect(await desk.load(admin, previewTakeBack, { params: { grantId } })).toMatchObject({
    days: 7,
    reason: 'The site was down',
    people: 3,
    losing: 1,
  })
  const { data } = (await takeBack(grantId)).body
  expect(data.changed).toEqual([{ userId: two!.id, subscriptionEnds: after(30).toISOString() }])
  expect(data.leftOut.map(({ why }: { why: string }) => why).toSorted()).toEqual([
    'Already taken back',
    'They’ve used these days',
  ])
  expect(await takeBack(grantId)).toMatchObject(apiError(409, 'Nobody has any of these days left.'))
  // Nobody changes their own access.
  const colleague = await desk.newActor('admin')
  await desk.call(admin, grantAccess, { params: { userId: colleague.id }, body: { days: 5, reason: 'A test' } })
  const own = await grantOf(colleague)
  expect((await takeBack(own, { userId: colleague.id }, colleague)).http).toBe(403)
  expect(await takeBack(own, {}, colleague)).toMatchObject(apiError(409, /your own access/))
})
