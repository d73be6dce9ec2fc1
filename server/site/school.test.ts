import { beforeEach, describe, expect, test } from 'vitest'
import {
  getPayeeChange,
  getSettings,
  listSettingChanges,
  saveSettings,
  type SettingChange,
} from '#contract/site/school.ts'
import { getSite, Settings, samplePayee } from '#contract/site/settings.ts'
import { auditEntries } from '#server/identity/tables.ts'
import { desc, sql } from '#server/kit/db/orm.ts'
import { testPassword } from '#server/testing/makers.ts'
import { moneyDesk, outcomesOf } from '#server/testing/membership/money.ts'
import { setUpFactor } from '#server/testing/second-factor.ts'
import { countByStatus, apiError, fieldError, type TestActor, testApp } from '#server/testing/test-app.ts'
import { settings } from './tables.ts'

let admin: TestActor
const desk = await moneyDesk()
beforeEach(async () => {
  await desk.db.delete(settings)
  admin = await desk.newActor('admin')
})

const read = (who = admin) => desk.load(who, getSettings)
const save = (changes: object, version: string, who = admin, confirmation: object = { password: testPassword }) =>
  desk.call(who, saveSettings, { body: { version, changes, ...confirmation } })
const saveNow = async (changes: object, who = admin) => save(changes, (await read(who)).version, who)
const history = (query: object = {}) => desk.load(admin, listSettingChanges, { query })
const site = () => desk.load(null, getSite)

const payee = {
  accountName: 'Kaushal Techbridge LLP',
  accountNumber: '001234567890',
  ifsc: 'HDFC0001234',
  bankName: 'HDFC Bank',
  upiId: 'kaushal@hdfcbank',
}

describe('saving', () => {
  test('changes only the given settings, for every visitor, and writes an audit entry', async () => {
    const version = (await read()).version
    const answer = await save({ name: 'Setu Academy', supportPhone: '020 1234 5678' }, version)
    expect(answer).toMatchObject({ http: 200, body: { status: 1, data: { version: expect.any(String) } } })
    expect(Number(answer.body.data.version)).toBeGreaterThan(Number(version))
    expect(await read()).toMatchObject({
      settings: { ...Settings.parse({}), name: 'Setu Academy', supportPhone: '020 1234 5678' },
      version: answer.body.data.version,
    })
    expect(await site()).toMatchObject({ name: 'Setu Academy', supportEmail: 'support@kaushal.example' })
    expect(await desk.db.select().from(auditEntries).orderBy(desc(auditEntries.id)).limit(2)).toMatchObject([
      { action: 'setting changed', subject: 'setting supportPhone', before: '+91 90000 00000', after: '020 1234 5678' },
      { actorId: admin.id, subject: 'setting name', before: 'Kaushal Techbridge', after: 'Setu Academy' },
    ])
  })

  test('writes nothing when nothing changed', async () => {
    const { version } = await read()
    const answer = await save({ name: 'Kaushal Techbridge', plans: Settings.parse({}).plans }, version)
    expect([answer.http, answer.body.data.version]).toEqual([200, version])
    expect(await desk.db.$count(settings)).toBe(0)
  })

  test('reports errors by field and saves nothing', async () => {
    const answer = await saveNow({ name: 'Setu Academy', payee: { ...payee, ifsc: 'HDFC' } })
    expect(answer).toMatchObject(fieldError('changes.payee.ifsc', /11-character/))
    expect(await read()).toMatchObject({ settings: { name: 'Kaushal Techbridge' } })
  })

  test('updates other instances and cached pages', async () => {
    const contentVersion = async () =>
      (await desk.db.execute<{ version: string }>(sql`select version from content_version`)).rows[0]!.version
    const before = await contentVersion()
    await saveNow({ name: 'Setu Academy' })
    expect(Number(await contentVersion())).toBeGreaterThan(Number(before))
  })
})

describe('changing the payment details', () => {
  const change = async (confirmation: object, who = admin) =>
    save({ payee }, (await read(who)).version, who, confirmation)
  const isUnchanged = async () => expect((await site()).payee).toEqual(samplePayee)

  test('needs the password again, and wrong ones count as sign-in attempts', async () => {
    expect(await change({})).toMatchObject({ http: 400, body: { fields: { password: expect.any(String) } } })
    expect(await change({ password: 'wrong' })).toMatchObject({
      http: 400,
      body: { fields: { password: 'This isn’t your password' } },
    })
    const strict = await desk.another({ rateLimitFactor: 1 })
    const { version } = await read()
    const guess = () => strict.call(admin, saveSettings, { body: { version, changes: { payee }, password: 'wrong' } })
    const answers = []
    for (let time = 0; time < 12; time++) answers.push((await guess()).http)
    expect(answers.at(-1)).toBe(429)
    await isUnchanged()
  })

  test('needs a code too if the admin has a second factor', async () => {
    const { recoveryCodes } = await setUpFactor(desk, admin)
    expect(await change({ password: testPassword })).toMatchObject({
      http: 400,
      body: { fields: { code: expect.stringContaining('code') } },
    })
    expect((await change({ password: testPassword, code: 'aaaaaaaaaa' })).http).toBe(400)
    await isUnchanged()
    expect((await change({ password: testPassword, code: recoveryCodes[0] })).http).toBe(200)
    expect((await site()).payee).toEqual(payee)
  })

  test('emails every active admin the new details and shows who changed them for 24 hours', async () => {
    const other = await desk.newActor('admin')
    const mentor = await desk.newActor('mentor')
    const lastChange = async () => (await desk.call(other, getPayeeChange)).body.data
    const now = desk.deps.clock
    desk.deps.clock = () => new Date(Date.now() + 25 * 3_600_000)
    expect(await lastChange()).toBeNull()
    desk.deps.clock = now
    expect((await change({ password: testPassword })).http).toBe(200)
    for (const { email } of [admin, other])
      expect((await desk.emailsTo(email)).at(-1)).toMatchObject({
        subject: 'Payment details changed',
        text: expect.stringContaining('account 001234567890'),
      })
    expect(await desk.emailsTo(mentor.email)).toEqual([])
    expect(await lastChange()).toEqual({ at: expect.any(String), by: 'Meena Devi' })
  })

  test('other settings need no password', async () => {
    expect((await save({ referralRupees: 50 }, (await read()).version, admin, {})).http).toBe(200)
  })
})

describe('concurrent changes', () => {
  test('of the same setting: the second admin gets a conflict, and the first change stays', async () => {
    const [first, second] = [await desk.newActor('admin'), await desk.newActor('admin')]
    const { version } = await read()
    expect((await save({ name: 'Setu Academy' }, version, first)).http).toBe(200)
    const refused = await save({ name: 'Pul Academy', referralRupees: 50 }, version, second)
    expect(refused).toMatchObject(apiError(409, /the school name/))
    expect(await read()).toMatchObject({ settings: { name: 'Setu Academy', referralRupees: 500 } })
    expect((await saveNow({ name: 'Pul Academy' }, second)).http).toBe(200)
  })

  test('of different settings, or to the same value, both succeed', async () => {
    const { version } = await read()
    await save({ name: 'Setu Academy' }, version)
    expect((await save({ referralRupees: 50 }, version)).http).toBe(200)
    expect((await save({ name: 'Setu Academy' }, version)).http).toBe(200)
    expect(await read()).toMatchObject({ settings: { name: 'Setu Academy', referralRupees: 50 } })
  })

  test('by twenty admins: one succeeds', async () => {
    const { version } = await read()
    const answers = await Promise.all(Array.from({ length: 20 }, (_, at) => save({ name: `Academy ${at}` }, version)))
    expect(countByStatus(answers)).toEqual({ 200: 1, 409: 19 })
    const winner = answers.findIndex(({ http }) => http === 200)
    expect(await read()).toMatchObject({ settings: { name: `Academy ${winner}` } })
  })
})

describe('plans', () => {
  const joining = { rupees: 399, days: 30, isJoining: true }

  test('cannot be removed while a payment of their price is pending, with or without credit', async () => {
    const payer = await desk.newActor('learner')
    const payment = await desk.newPayment(payer.id, { rupees: 149, creditRupees: 50 })
    const words = expect.stringContaining('1 payment of ₹199 is waiting')
    expect(await saveNow({ plans: [joining] })).toMatchObject(fieldError('changes.plans', words, 409))
    expect((await saveNow({ plans: [joining, { rupees: 199, days: 7 }] })).http).toBe(200)
    expect(outcomesOf(await desk.verify(admin, payment.id))).toEqual(['verified'])
    expect((await saveNow({ plans: [joining] })).http).toBe(200)
    expect((await site()).plans).toEqual([joining])
  })
})

describe('the sample payee', () => {
  test('is reported to staff until every detail is replaced', async () => {
    expect(await read()).toMatchObject({ hasSamplePayee: true })
    await saveNow({ payee: { ...payee, upiId: samplePayee.upiId } })
    expect(await read()).toMatchObject({ hasSamplePayee: true })
    await saveNow({ payee })
    expect(await read()).toMatchObject({ hasSamplePayee: false })
  })

  test('accepts payments only in the demo', async () => {
    expect(await site()).toMatchObject({ takesPayments: true })
    const school = await testApp({ isDemo: false })
    try {
      expect(await school.load(null, getSite)).toMatchObject({ takesPayments: false })
      const own = await school.newActor('admin')
      await school.call(own, saveSettings, { body: { version: '0', changes: { payee }, password: testPassword } })
      expect(await school.load(null, getSite)).toMatchObject({ takesPayments: true, payee })
    } finally {
      await school.close()
    }
  })
})

describe('the history', () => {
  test('shows who changed what and when, newest first, page by page', async () => {
    for (const referralRupees of [1, 2, 3]) await saveNow({ referralRupees })
    const first = await history({ size: 2 })
    expect(first.items).toMatchObject([
      { setting: 'referralRupees', before: 2, after: 3, by: expect.any(String), at: expect.any(String) },
      { setting: 'referralRupees', before: 1, after: 2 },
    ])
    expect((await history({ size: 2, after: first.next })).items[0]).toMatchObject({ before: 500, after: 1 })
  })

  test('shows the changes of one subject', async () => {
    await saveNow({ name: 'Setu Academy', supportPhone: '020 1234 5678', referralRupees: 7 })
    const changed = async (subject: string): Promise<Set<string>> =>
      new Set((await history({ subject })).items.map((change: SettingChange) => change.setting))
    expect(await changed('school')).toEqual(new Set(['name', 'supportPhone']))
    expect((await history({ subject: 'growth', size: 1 })).items).toMatchObject([{ after: 7 }])
    expect(await changed('team')).toEqual(new Set())
    const refused = await desk.call(admin, listSettingChanges, { query: { subject: 'weather' } })
    expect(refused.http).toBe(400)
  })
})
