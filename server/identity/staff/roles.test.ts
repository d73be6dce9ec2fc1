import { describe, expect, test } from 'vitest'
import { whoAmI } from '#contract/identity/account.ts'
import { correctEmail } from '#contract/identity/corrections.ts'
import {
  blockPeople,
  blockPerson,
  changeRole,
  endSessionsOf,
  invitePerson,
  sendResetTo,
} from '#contract/identity/staff.ts'
import { listPeople } from '#contract/insights/people.ts'
import {
  type Adjustments,
  areas,
  isAdjustable,
  isStaffRole,
  levels,
  mayUse,
  type Permission,
  type Role,
  roles,
} from '#contract/kit/access.ts'
import { ExportList, makeExportLink } from '#contract/kit/exports.ts'
import { listPayments } from '#contract/membership/payments.ts'
import { getSettings, saveSettings } from '#contract/site/school.ts'
import { eq } from '#server/kit/db/orm.ts'
import { writeSettings } from '#server/site/index.ts'
import { newEmail, newPerson } from '#server/testing/makers.ts'
import { setUpFactor } from '#server/testing/second-factor.ts'
import { apiError, fieldError, sharedApp, type TestActor } from '#server/testing/test-app.ts'
import { people } from '../tables.ts'
import { hasPermission } from './permissions.store.ts'

const app = await sharedApp({ rateLimitFactor: 1000 })
const [admin, manager, support] = [
  await app.newActor('admin'),
  await app.newActor('manager'),
  await app.newActor('support'),
]

const change = (by: TestActor, userId: number, role: Role, adjustments: Adjustments | null = null) =>
  app.call(by, changeRole, { params: { userId }, body: { role, adjustments } })
const reads = async (actor: TestActor) => [
  (await app.call(actor, listPayments)).http,
  (await app.call(actor, listPeople)).http,
]

test('an adjustment applies with the next request, notifies the person and is in the audit log', async () => {
  const mentor = await app.newActor('mentor')
  expect(await reads(mentor)).toEqual([403, 403])
  expect((await change(admin, mentor.id, 'mentor', { payments: 'see' })).http).toBe(200)
  expect(await reads(mentor)).toEqual([200, 403])
  expect((await app.load(mentor, whoAmI)).adjustments).toEqual({ payments: 'see' })
  expect((await app.emailsTo(mentor.email)).map(({ subject }) => subject)).toEqual(['What you may do has changed'])
  expect(await app.auditsOf(`person ${mentor.id}`)).toMatchObject([
    { before: { role: 'mentor' }, after: { role: 'mentor', adjustments: { payments: 'see' } } },
  ])
  // A new role starts from what it says.
  await change(admin, mentor.id, 'author')
  expect(await reads(mentor)).toEqual([403, 403])
})

test.each(['learner', 'admin'] as const)('permissions of a %s can’t be adjusted', async (role) => {
  const person = await newPerson(app.db)
  expect(await change(admin, person.id, role, { payments: 'see' })).toMatchObject(fieldError('adjustments'))
  const write = app.db
    .update(people)
    .set({ role, adjustments: { payments: 'see' } })
    .where(eq(people.id, person.id))
  await expect(write).rejects.toThrow('Failed query')
})

describe('nobody gives more than they have', () => {
  test.each([
    ['admin', null],
    ['accountant', { payee: 'act' }],
    ['support', { audit: 'act' }],
  ] as const)('a manager doesn’t make somebody %s with %j', async (role, adjustments) => {
    const person = await newPerson(app.db)
    expect(await change(manager, person.id, role, adjustments)).toMatchObject(fieldError('role'))
    expect((await change(admin, person.id, role, adjustments)).http).toBe(200)
  })

  test('but everything up to that', async () => {
    const person = await newPerson(app.db)
    expect((await change(manager, person.id, 'accountant', { refunds: 'act' })).http).toBe(200)
  })

  test('nor by an invitation', async () => {
    const invite = (by: TestActor, role: Role) =>
      app.call(by, invitePerson, { body: { email: newEmail(), firstName: 'Ravi', lastName: '', role } })
    expect(await invite(manager, 'admin')).toMatchObject(fieldError('role'))
    expect((await invite(manager, 'manager')).http).toBe(200)
    expect(await invite(support, 'mentor')).toMatchObject(fieldError('role'))
    expect((await invite(support, 'learner')).http).toBe(200)
  })
})

test('nobody acts on the account of somebody who may do more', async () => {
  const refused = apiError(409, 'They may do more here than you. Ask an admin.')
  for (const target of [await app.newActor('admin'), await app.newActor('manager'), await app.newActor('mentor')]) {
    const params = { userId: target.id }
    const email = { email: newEmail(), reason: 'They asked' }
    expect(await app.call(support, correctEmail, { params, body: email })).toMatchObject(refused)
    expect(await app.call(support, blockPerson, { params, body: { reason: 'No' } })).toMatchObject(refused)
    expect(await app.call(support, endSessionsOf, { params })).toMatchObject(refused)
    expect(await app.call(support, sendResetTo, { params })).toMatchObject(refused)
    const many = { userIds: [target.id], isBlocked: true }
    const { changed, leftOut } = await app.load(support, blockPeople, { body: many })
    expect([changed, leftOut]).toMatchObject([[], [{ userId: target.id }]])
    expect((await app.call(target, whoAmI)).http).toBe(200)
  }
  expect(await change(manager, admin.id, 'learner')).toMatchObject(refused)
})

test('a link to a new address that was asked for before somebody joined the team no longer works', async () => {
  const person = await newPerson(app.db)
  const params = { userId: person.id }
  const email = newEmail()
  await app.call(support, correctEmail, { params, body: { email, reason: 'They asked' } })
  await change(admin, person.id, 'manager')
  const { rows } = await app.db.execute(`select 1 from email_changes where person_id = ${person.id}`)
  expect(rows).toEqual([])
})

test('an account of a company is made with its company, and stays one', async () => {
  const [company, learner] = [await app.newActor('company'), await app.newActor('learner')]
  expect(await change(admin, learner.id, 'company')).toMatchObject(fieldError('role'))
  expect(await change(admin, company.id, 'mentor')).toMatchObject({ http: 409 })
  expect((await app.load(company, whoAmI)).role).toBe('company')
})

test('a list is exported by who may see it, and the link ends with the permission', async () => {
  const lists: Record<string, Permission> = { payments: 'payments:see', users: 'people:see', audit: 'audit:see' }
  for (const role of roles.filter(isStaffRole)) {
    const actor = await app.newActor(role)
    for (const [list, permission] of Object.entries(lists)) {
      const { http } = await app.call(actor, makeExportLink, { body: { list: ExportList.parse(list) } })
      expect([role, list, http]).toEqual([role, list, mayUse({ role, adjustments: null }, permission) ? 200 : 403])
    }
  }
  const accountant = await app.newActor('accountant')
  const { url } = await app.load(accountant, makeExportLink, { body: { list: 'payments' } })
  const open = async () => (await app.app.inject({ method: 'GET', url })).statusCode
  expect(await open()).toBe(200)
  await change(admin, accountant.id, 'mentor')
  expect(await open()).toBe(404)
})

test('who may change settings changes neither payment details nor what needs a second factor', async () => {
  const { version, settings } = await app.load(manager, getSettings)
  const save = (changes: object) => app.call(manager, saveSettings, { body: { version, changes } })
  expect(await save({ payee: { ...settings.payee, upiId: 'somebody@upi' } })).toMatchObject(apiError(403))
  expect(await save({ staffSecondFactor: true })).toMatchObject(apiError(403))
  expect(await save({ moneySecondFactor: true })).toMatchObject(apiError(403))
  expect((await save({ demoSlotCapacity: settings.demoSlotCapacity + 1 })).http).toBe(200)
})

test('money can need a second factor where the rest of the team needs none', async () => {
  const [accountant, mentor] = [await app.newActor('accountant'), await app.newActor('mentor')]
  const opens = async (actor: TestActor) => (await app.call(actor, makeExportLink, { body: { list: 'payments' } })).http
  await writeSettings(app.db, { moneySecondFactor: true }, null)
  expect(await app.call(accountant, listPayments)).toMatchObject({ http: 403, body: { code: 'second_factor_missing' } })
  // Refused because of the list, not because of a second factor.
  expect(await app.call(mentor, makeExportLink, { body: { list: 'payments' } })).toMatchObject({
    http: 403,
    body: { code: 'not_allowed' },
  })
  await setUpFactor(app, accountant)
  expect(await opens(accountant)).toBe(200)
  await writeSettings(app.db, { moneySecondFactor: false }, null)
})

test('the database agrees with the rule about who has a permission', async () => {
  const standings: { role: Role; adjustments: Adjustments | null }[] = roles.flatMap((role) => [
    { role, adjustments: null },
    ...(isAdjustable(role) ? levels.map((level) => ({ role, adjustments: { payments: level, reviews: level } })) : []),
  ])
  for (const standing of standings) {
    const person = await newPerson(app.db, standing)
    for (const area of areas)
      for (const level of ['see', 'act'] as const) {
        const permission: Permission = `${area}:${level}`
        const [row] = await app.db
          .select({ isAllowed: hasPermission(permission) })
          .from(people)
          .where(eq(people.id, person.id))
        expect([standing, permission, row!.isAllowed]).toEqual([standing, permission, mayUse(standing, permission)])
      }
  }
})
