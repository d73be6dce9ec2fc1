import { expect, test } from 'vitest'
import { listListedCourses } from '#contract/catalogue/courses.ts'
import { type AuditEntry, listAuditEntries } from '#contract/identity/audit.ts'
import { login } from '#contract/identity/session.ts'
import { listMyPayments } from '#contract/membership/payments.ts'
import { listNotifications } from '#contract/notifications/notifications.ts'
import { getWallet } from '#contract/wallet/ledger.ts'
import { auditEntries, people } from '#server/identity/tables.ts'
import { steps } from '#server/learning/tables.ts'
import { sharedApp, testApp } from '#server/testing/test-app.ts'
import { seedAudit } from './audit.ts'
import { assertNoDemoInProduction } from './demo-refusal.ts'
import { seedCoursesAlone, seedDemo } from './demo.ts'
import { demoAccounts, demoPassword } from './identity.ts'

const app = await sharedApp()

const signIn = async (email: string) =>
  (await app.call(null, login, { body: { email, password: demoPassword } })).body.data as {
    token: string
    role: string
  }

test("a school of one's own can have the courses alone, once", async () => {
  const own = await testApp()
  expect(await seedCoursesAlone(own.deps)).toBe(true)
  expect(await seedCoursesAlone(own.deps)).toBe(false)
  expect((await own.call(null, listListedCourses)).body.data).toHaveLength(9)
  expect(await own.db.$count(steps)).toBeGreaterThan(100)
  expect(await own.db.$count(people)).toBe(0)
  await expect(assertNoDemoInProduction(own.db)).resolves.toBeUndefined()
  await own.close()
})

test('instances that seed at once make one demo academy', async () => {
  await expect(assertNoDemoInProduction(app.db)).resolves.toBeUndefined()
  await Promise.all([seedDemo(app.deps), seedDemo(app.deps), seedDemo(app.deps)])
  expect(await app.db.$count(people)).toBe(22)
})

test('production refuses a database that contains the demo', async () => {
  await expect(assertNoDemoInProduction(app.db)).rejects.toThrow('contains the demo')
})

test.each(demoAccounts)('the demo $role signs in', async ({ email, role }) => {
  expect((await signIn(email)).role).toBe(role)
})

test("the demo learner has the spec's sample figures", async () => {
  const me = await signIn('learner@kaushal.example')
  expect((await app.call(me, listNotifications)).body.data.unread).toBe(4)
  expect((await app.call(me, getWallet)).body.data).toMatchObject({
    balanceRupees: 100,
    earnedRupees: 500,
    referrals: [{ firstName: 'Rohit', state: 'earned' }],
    pendingRupees: 0,
  })
  expect((await app.call(me, listMyPayments)).body.data).toMatchObject({
    hasAccess: true,
    payments: [{ receiptNumber: expect.stringMatching(/^KT\//) }, { receiptNumber: expect.stringMatching(/^KT\//) }],
  })
})

test('the audit log tells what the staff of the demo did, the newest first and nothing of tomorrow', async () => {
  const admin = await signIn('admin@kaushal.example')
  const { items } = (await app.call(admin, listAuditEntries, { query: { size: 100 } })).body.data
  const entries = items as AuditEntry[]
  expect(new Set(entries.map(({ action }) => action))).toEqual(
    new Set([
      'payment verified',
      'bug answered',
      'feature request answered',
      'person invited',
      'admin created by command',
    ]),
  )
  const moments = entries.map(({ at }) => Date.parse(at))
  expect(moments).toEqual(moments.toSorted((a, b) => b - a))
  expect(moments[0]).toBeLessThanOrEqual(Date.now())
  expect(entries.at(-1)).toMatchObject({ action: 'admin created by command', actor: null })
})

test('an older demo with a log of its own gets no older entries above it', async () => {
  const before = await app.db.$count(auditEntries)
  await app.db.transaction(seedAudit)
  expect(await app.db.$count(auditEntries)).toBe(before)
})
