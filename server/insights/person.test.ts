import { expect, test } from 'vitest'
import { blockPerson, noteOnPerson } from '#contract/identity/staff.ts'
import { getPerson, type PersonProfile } from '#contract/insights/person.ts'
import { grantAccess } from '#contract/membership/grants.ts'
import { anonymizePerson } from '#server/identity/my-data/personal-data.store.ts'
import { newNotification } from '#server/testing/makers.ts'
import { newCourseWithTasks, newMember, newSolution } from '#server/testing/learning/learning.ts'
import { moneyDesk } from '#server/testing/membership/money.ts'
import { newRequest } from '#server/testing/support/requests.ts'
import { countQueries } from '#server/testing/queries.ts'
import { insertEntry } from '#server/wallet/index.ts'

const desk = await moneyDesk()
const admin = await desk.newActor('admin')

const profile = (userId: number): Promise<PersonProfile> => desk.load(admin, getPerson, { params: { userId } })

test('returns everything about a person', async () => {
  const { referrer, payer } = await desk.newReferral()
  const { courseId, courseTitle, stepIds } = await newCourseWithTasks(desk, [2])
  await desk.verify(admin, (await desk.newPayment(payer.id)).id)
  await desk.reject(admin, 'No such transfer', (await desk.newPayment(payer.id)).id)
  await desk.newPayment(payer.id)
  await desk.call(admin, grantAccess, { params: { userId: payer.id }, body: { days: 5, reason: 'Lost days' } })
  const member = await newMember(desk, [courseId])
  await newSolution(desk, { personId: member.id, courseId, stepId: stepIds[0]!, state: 'approved' })
  await newNotification(desk.db, member.id, { title: 'Something new' })
  await desk.call(admin, noteOnPerson, { params: { userId: member.id }, body: { body: 'Called' } })

  const { requestId } = await newRequest(desk, member, { topic: 'payment' })
  await newRequest(desk, admin)

  const data = await profile(payer.id)
  expect(data).toMatchObject({
    userId: payer.id,
    email: payer.email,
    role: 'learner',
    isBlocked: false,
    isDeleted: false,
    hasPassword: true,
    hasSecondFactor: false,
    hasPendingPayment: true,
    walletRupees: 0,
    referralCode: expect.stringMatching(/^[A-Z2-9]{8}$/),
    referredBy: { userId: referrer.id, name: 'Meena Devi' },
    payments: [
      { state: 'pending', receiptUrl: null },
      { state: 'rejected', reason: 'No such transfer', receiptUrl: null },
      { state: 'verified', rupees: 399, receiptUrl: expect.stringContaining(`reader=${admin.id}`) },
    ],
    access: [{ days: 5, reason: 'Lost days' }, { days: 30 }],
    devices: [{ name: 'Test device' }],
    changes: [{ action: 'access granted', actor: 'Meena Devi', before: null, after: { days: 5 } }],
    more: [],
  })
  expect(data.subscriptionEnds).toBe(data.access[0]!.endsAt)
  expect((await desk.app.inject({ url: data.payments[2]!.receiptUrl! })).statusCode).toBe(200)
  expect(await profile(referrer.id)).toMatchObject({
    walletRupees: 500,
    referrals: [{ userId: payer.id, name: 'Meena Devi', isEarned: true }],
  })
  expect(await profile(member.id)).toMatchObject({
    courses: 1,
    courseList: [{ courseId, courseTitle, progress: { approved: 1, steps: 2 }, certificateCode: null, batch: null }],
    attempts: [{ courseTitle, stepTitle: 'Step 1', attempt: 1, state: 'approved' }],
    notifications: [{ title: 'Something new', isRead: false }],
    notes: [{ author: 'Meena Devi', body: 'Called' }],
    supportRequests: [{ requestId, topic: 'payment', subject: 'My name is wrong', state: 'open' }],
    questions: [],
  })
  expect((await profile(admin.id)).supportRequests).toEqual([])
})

test('shows the reason of a block, and a deleted account as deleted only', async () => {
  const blocked = await desk.newActor('learner')
  await desk.call(admin, blockPerson, { params: { userId: blocked.id }, body: { reason: 'Shares the account' } })
  expect(await profile(blocked.id)).toMatchObject({ isBlocked: true, blockedReason: 'Shares the account', devices: [] })
  const gone = await desk.newActor('learner')
  await anonymizePerson(desk.db, gone.id, new Date())
  expect(await profile(gone.id)).toMatchObject({
    isBlocked: false,
    isDeleted: true,
    name: 'Former learner',
    email: expect.stringContaining('.invalid'),
  })
})

test('takes the same number of queries for long lists, and says which have older entries', async () => {
  const [short, long] = [await desk.newActor('learner'), await desk.newActor('learner')]
  for (let at = 0; at < 51; at++) {
    await newNotification(desk.db, long.id, { title: `Notification ${at}` })
    await desk.newPayment(long.id)
    await insertEntry(desk.db, long.id, 100, 'A prize')
  }
  await profile(short.id)
  const few = await countQueries(() => profile(short.id))
  expect(await countQueries(() => profile(long.id))).toBe(few)
  const data = await profile(long.id)
  expect(data.more).toEqual(['payments', 'notifications'])
  expect([data.notifications.length, data.notifications[0]!.title]).toEqual([50, 'Notification 50'])
})
