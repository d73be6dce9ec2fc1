import { afterAll, expect, test } from 'vitest'
import { listListedCourses } from '#contract/catalogue/courses.ts'
import { type AuditEntry, listAuditEntries } from '#contract/identity/audit.ts'
import { login } from '#contract/identity/session.ts'
import { automaticChecks, listAttempts } from '#contract/learning/solutions.ts'
import { listMyPayments } from '#contract/membership/payments.ts'
import { listNotifications } from '#contract/notifications/notifications.ts'
import { getWallet } from '#contract/wallet/ledger.ts'
import { auditEntries, people } from '#server/identity/tables.ts'
import { steps } from '#server/learning/tables.ts'
import { eq } from '#server/kit/db/orm.ts'
import { newDemoApp } from '#server/testing/demo-app.ts'
import { isFull } from '#server/testing/scale.ts'
import { testApp } from '#server/testing/test-app.ts'
import { seedAudit } from './audit.ts'
import { seedCatalogue } from './catalogue.ts'
import { assertNoDemoInProduction } from './demo-refusal.ts'
import { seedCoursesAlone } from './demo.ts'
import { demoCompanyAccount } from './hiring/companies.ts'
import { demoAccounts, demoPassword } from './identity.ts'

const app = await newDemoApp()
afterAll(app.close)

const signIn = async (email: string) =>
  (await app.load(null, login, { body: { email, password: demoPassword } })) as {
    token: string
    role: string
  }

const stepNamed = async (name: string) =>
  (await app.db.select({ stepId: steps.id }).from(steps).where(eq(steps.name, name)))[0]

test('the courses come without people, and production accepts them', async () => {
  const own = await testApp()
  await own.db.transaction((db) => seedCatalogue(db, { withTrainers: false }))
  expect(await own.load(null, listListedCourses)).toHaveLength(10)
  expect(await own.db.$count(people)).toBe(0)
  await expect(assertNoDemoInProduction(own.db)).resolves.toBeUndefined()
  await own.close()
})

test('adds no courses where there are some', async () => {
  expect(await seedCoursesAlone(app.deps)).toEqual({ hasCourses: false, hasStart: false })
})

// Their thousand files take seconds.
test.runIf(isFull)('seeds only the courses when asked to, once', async () => {
  const own = await testApp()
  expect(await seedCoursesAlone(own.deps)).toEqual({ hasCourses: true, hasStart: true })
  expect(await seedCoursesAlone(own.deps)).toEqual({ hasCourses: false, hasStart: false })
  expect(await own.db.$count(steps)).toBeGreaterThan(100)
  expect(await own.db.$count(people)).toBe(0)
  await own.close()
})

test('creates one demo when instances seed at the same time', async () => {
  expect(await app.db.$count(people)).toBe(24)
})

test('production rejects a database with demo data', async () => {
  await expect(assertNoDemoInProduction(app.db)).rejects.toThrow('contains the demo')
})

test.each([...demoAccounts, demoCompanyAccount])('the demo $role signs in', async ({ email, role }) => {
  expect((await signIn(email)).role).toBe(role)
})

test("the demo learner has the spec's sample figures", async () => {
  const me = await signIn('learner@kaushal.example')
  expect((await app.load(me, listNotifications)).unread).toBe(4)
  expect(await app.load(me, getWallet)).toMatchObject({
    balanceRupees: 100,
    earnedRupees: 500,
    referrals: [{ firstName: 'Rohit', state: 'earned' }],
    pendingRupees: 0,
  })
  expect(await app.load(me, listMyPayments)).toMatchObject({
    hasAccess: true,
    payments: [{ receiptNumber: expect.stringMatching(/^KT\//) }, { receiptNumber: expect.stringMatching(/^KT\//) }],
  })
})

test('the audit log shows the actions of demo staff, newest first and none in the future', async () => {
  const admin = await signIn('admin@kaushal.example')
  const { items } = await app.load(admin, listAuditEntries, { query: { size: 100 } })
  const entries = items as AuditEntry[]
  expect(new Set(entries.map(({ action }) => action))).toEqual(
    new Set([
      'payment verified',
      'approved by checks',
      'second opinion given',
      'setting changed',
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

test('one attempt of the demo learner was approved by the checks', async () => {
  const { stepId } = (await stepNamed('Calculate prices with JavaScript'))!
  const [attempt] = await app.load(await signIn('learner@kaushal.example'), listAttempts, { params: { stepId } })
  expect(attempt).toMatchObject({
    state: 'approved',
    review: { mentor: automaticChecks },
    checkRun: { state: 'done', passed: attempt!.checkRun!.total, finishedAt: attempt!.review!.reviewedAt },
  })
  expect(attempt!.checkRun!.total).toBeGreaterThan(5)
})

test('adds no older audit entries to a demo that already has a log', async () => {
  const before = await app.db.$count(auditEntries)
  await app.db.transaction(seedAudit)
  expect(await app.db.$count(auditEntries)).toBe(before)
})
