import { eq } from '#server/kit/db/orm.ts'
import { expect, test } from 'vitest'
import { setReminders } from '#contract/membership/access.ts'
import { saveEmailPreferences } from '#contract/notifications/preferences.ts'
import { people } from '#server/identity/tables.ts'
import { newTransactionId } from '#server/testing/makers.ts'
import { sharedApp, type TestActor } from '#server/testing/test-app.ts'
import { sendReminders } from './service.ts'
import { accessEntries, accessReminders, payments } from '../tables.ts'

const app = await sharedApp()

const ist = (text: string) => new Date(`${text.replace(' ', 'T')}+05:30`)
const at = (now: string) => sendReminders(app.db, { ...app.deps, clock: () => ist(now) })

async function newMember(endsAt: string) {
  const learner = await app.newActor('learner')
  await extend(learner, '2026-01-01 10:00', endsAt)
  return learner
}

const extend = ({ id }: TestActor, startsAt: string, endsAt: string) =>
  app.db.insert(accessEntries).values({
    personId: id,
    startsAt: ist(startsAt),
    endsAt: ist(endsAt),
    reason: 'A test',
    createdAt: ist(startsAt),
  })

const titles = async (actor: TestActor) =>
  (await app.notificationsOf(actor)).map(({ title }: { title: string }) => title).toReversed()
const subjects = async ({ email }: TestActor) => (await app.emailsTo(email)).map(({ subject }) => subject)

test('reminds three days ahead, one day ahead and on the day, once each, in the app and by email', async () => {
  const learner = await newMember('2026-03-01 17:30')
  for (const now of ['2026-02-25 08:30', '2026-02-26 08:30', '2026-02-26 09:30', '2026-02-27 08:30']) await at(now)
  expect(await titles(learner)).toEqual(['Your subscription ends in 3 days, on 1 Mar 2026, at 5:30 PM IST'])
  for (const now of ['2026-02-28 08:30', '2026-02-28 20:30', '2026-03-01 08:30', '2026-03-01 20:30']) await at(now)
  await at('2026-03-02 08:30')
  const ends = [
    'ends in 3 days, on 1 Mar 2026, at 5:30 PM IST',
    'ends tomorrow, 1 Mar 2026, at 5:30 PM IST',
    'ends today, 1 Mar 2026, at 5:30 PM IST',
  ]
  expect(await titles(learner)).toEqual(ends.map((end) => `Your subscription ${end}`))
  expect(await subjects(learner)).toEqual(
    ['ends in 3 days', 'ends tomorrow', 'ends today'].map((end) => `Your subscription ${end}`),
  )
})

test('sends one reminder when two instances run at the same moment', async () => {
  const learner = await newMember('2026-04-04 12:00')
  await Promise.all(Array.from({ length: 6 }, () => at('2026-04-01 08:30')))
  expect(await titles(learner)).toHaveLength(1)
  expect(await subjects(learner)).toHaveLength(1)
})

test('sends only the current reminder after days of downtime', async () => {
  const learner = await newMember('2026-05-04 12:00')
  await at('2026-05-02 11:30')
  expect(await titles(learner)).toEqual(['Your subscription ends in 2 days, on 4 May 2026, at 12:00 PM IST'])
  await at('2026-05-04 14:30')
  expect((await titles(learner)).at(-1)).toBe('Your subscription ended on 4 May 2026, at 12:00 PM IST')
  expect(await app.db.select().from(accessReminders).where(eq(accessReminders.personId, learner.id))).toHaveLength(2)
})

test('reminds of the new end after a renewal', async () => {
  const learner = await newMember('2026-06-04 12:00')
  await at('2026-06-01 08:30')
  await extend(learner, '2026-06-04 12:00', '2026-06-18 12:00')
  for (const now of ['2026-06-03 08:30', '2026-06-04 08:30', '2026-06-15 08:30']) await at(now)
  expect(await titles(learner)).toEqual([
    'Your subscription ends in 3 days, on 4 Jun 2026, at 12:00 PM IST',
    'Your subscription ends in 3 days, on 18 Jun 2026, at 12:00 PM IST',
  ])
})

test('does not remind while reminders are off', async () => {
  const learner = await newMember('2026-07-04 12:00')
  await app.call(learner, setReminders, { body: { hasReminders: false } })
  await at('2026-07-01 08:30')
  expect(await titles(learner)).toEqual([])
  await app.call(learner, setReminders, { body: { hasReminders: true } })
  await at('2026-07-03 08:30')
  expect(await titles(learner)).toEqual(['Your subscription ends tomorrow, 4 Jul 2026, at 12:00 PM IST'])
})

test('mentions a pending payment', async () => {
  const learner = await newMember('2026-08-04 12:00')
  const paid = { personId: learner.id, transactionId: newTransactionId(), amountPaise: 199_00, method: 'upi' } as const
  await app.db.insert(payments).values(paid)
  await at('2026-08-01 08:30')
  expect((await app.notificationsOf(learner))[0].body).toContain('We’re checking your payment')
})

test('reminds only in the app when emails are switched off', async () => {
  const learner = await newMember('2026-10-04 12:00')
  await app.call(learner, saveEmailPreferences, {
    body: { reviews: true, answers: true, reminders: false, messages: true },
  })
  await at('2026-10-01 08:30')
  expect([await titles(learner), await subjects(learner)]).toMatchObject([[expect.any(String)], []])
})

test('does not remind blocked people or staff', async () => {
  const blocked = await newMember('2026-09-04 12:00')
  const mentor = await newMember('2026-09-04 12:00')
  await app.db.update(people).set({ blockedAt: new Date() }).where(eq(people.id, blocked.id))
  await app.db.update(people).set({ role: 'mentor' }).where(eq(people.id, mentor.id))
  expect(await at('2026-09-01 08:30')).toBe(0)
})
