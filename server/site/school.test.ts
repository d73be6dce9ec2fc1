import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { getSettings, listSettingChanges, saveSettings } from '#contract/site/school.ts'
import { getSite, Settings, samplePayee } from '#contract/site/settings.ts'
import { auditEntries } from '#server/identity/tables.ts'
import { desc, sql } from '#server/kit/db/orm.ts'
import { moneyDesk, outcomesOf } from '#server/testing/money.ts'
import { countQueries } from '#server/testing/queries.ts'
import { type TestActor, testApp } from '#server/testing/test-app.ts'
import { settings } from './tables.ts'

let admin: TestActor
const desk = await moneyDesk()
afterAll(() => desk.close())
beforeEach(async () => {
  await desk.db.delete(settings)
  admin = await desk.newActor('admin')
})

const read = async (who = admin) => (await desk.call(who, getSettings)).body.data
const save = (changes: object, version: string, who = admin) =>
  desk.call(who, saveSettings, { body: { version, changes } })
const saveNow = async (changes: object, who = admin) => save(changes, (await read(who)).version, who)
const history = async (query: object = {}) =>
  (await desk.call(admin, listSettingChanges, { query: { ...query } })).body.data
const site = async () => (await desk.call(null, getSite)).body.data

const payee = {
  accountName: 'Kaushal Techbridge LLP',
  accountNumber: '001234567890',
  ifsc: 'HDFC0001234',
  bankName: 'HDFC Bank',
  upiId: 'kaushal@hdfcbank',
}

describe('saving', () => {
  test('changes what is given and nothing else, for every visitor, and leaves a trace', async () => {
    const version = (await read()).version
    const answer = await save({ name: 'Setu Academy', supportPhone: '020 1234 5678' }, version)
    expect(answer).toMatchObject({ http: 200, body: { status: 1, data: { version: expect.any(String) } } })
    expect(Number(answer.body.data.version)).toBeGreaterThan(Number(version))
    expect(await read()).toMatchObject({
      settings: { ...Settings.parse({}), name: 'Setu Academy', supportPhone: '020 1234 5678' },
      version: answer.body.data.version,
    })
    expect(await site()).toMatchObject({ name: 'Setu Academy', supportEmail: 'support@kaushal.example' })
    const trace = await desk.db.select().from(auditEntries).orderBy(desc(auditEntries.id)).limit(2)
    expect(trace).toMatchObject([
      { action: 'setting changed', subject: 'setting supportPhone', before: '+91 90000 00000', after: '020 1234 5678' },
      { actorId: admin.id, subject: 'setting name', before: 'Kaushal Techbridge', after: 'Setu Academy' },
    ])
  })

  test('what is the same already is no change', async () => {
    const { version } = await read()
    const answer = await save({ name: 'Kaushal Techbridge', plans: Settings.parse({}).plans }, version)
    expect([answer.http, answer.body.data.version]).toEqual([200, version])
    expect(await desk.db.$count(settings)).toBe(0)
  })

  test('what is wrong is told with its field, and nothing of it is saved', async () => {
    const answer = await saveNow({ name: 'Setu Academy', payee: { ...payee, ifsc: 'HDFC' } })
    expect(answer).toMatchObject({
      http: 400,
      body: { code: 'invalid_input', fields: { 'changes.payee.ifsc': expect.stringContaining('11-character') } },
    })
    expect(await read()).toMatchObject({ settings: { name: 'Kaushal Techbridge' } })
  })

  test.each(['', 'new', '-1', '1e3'])('a version %j that nobody gave out is refused', async (version) => {
    expect(await save({ name: 'Setu' }, version)).toMatchObject({
      http: 400,
      body: { fields: { version: expect.any(String) } },
    })
  })

  test('other instances and kept pages hear of it', async () => {
    const contentVersion = async () =>
      (await desk.db.execute<{ version: string }>(sql`select version from content_version`)).rows[0]!.version
    const before = await contentVersion()
    await saveNow({ name: 'Setu Academy' })
    expect(Number(await contentVersion())).toBeGreaterThan(Number(before))
  })
})

describe('two at once', () => {
  test('the second one to change the same setting is told who was first, and loses nothing of the first', async () => {
    const [first, second] = [await desk.newActor('admin'), await desk.newActor('admin')]
    const { version } = await read()
    expect((await save({ name: 'Setu Academy' }, version, first)).http).toBe(200)
    const refused = await save({ name: 'Pul Academy', referralRupees: 50 }, version, second)
    expect(refused).toMatchObject({
      http: 409,
      body: { code: 'conflict', message: expect.stringContaining('the school name') },
    })
    expect(await read()).toMatchObject({ settings: { name: 'Setu Academy', referralRupees: 500 } })
    expect((await saveNow({ name: 'Pul Academy' }, second)).http).toBe(200)
  })

  test('who changes something else, or wants the same, is not in the way', async () => {
    const { version } = await read()
    await save({ name: 'Setu Academy' }, version)
    expect((await save({ referralRupees: 50 }, version)).http).toBe(200)
    expect((await save({ name: 'Setu Academy' }, version)).http).toBe(200)
    expect(await read()).toMatchObject({ settings: { name: 'Setu Academy', referralRupees: 50 } })
  })

  test('of twenty in the same moment one is first', async () => {
    const { version } = await read()
    const answers = await Promise.all(Array.from({ length: 20 }, (_, at) => save({ name: `Academy ${at}` }, version)))
    const count = (http: number) => answers.filter((answer) => answer.http === http).length
    expect([count(200), count(409)]).toEqual([1, 19])
    const winner = answers.findIndex(({ http }) => http === 200)
    expect(await read()).toMatchObject({ settings: { name: `Academy ${winner}` } })
  })
})

describe('plans', () => {
  const joining = { rupees: 399, days: 30, isJoining: true }

  test('a plan stays while a payment of its price waits, with credit or without', async () => {
    const payer = await desk.newActor('learner')
    const payment = await desk.newPayment(payer.id, { rupees: 149, creditRupees: 50 })
    const words = expect.stringContaining('1 payment of ₹199 is waiting')
    expect(await saveNow({ plans: [joining] })).toMatchObject({
      http: 409,
      body: { fields: { 'changes.plans': words } },
    })
    expect((await saveNow({ plans: [joining, { rupees: 199, days: 7 }] })).http).toBe(200)
    expect(outcomesOf(await desk.verify(admin, payment.id))).toEqual(['verified'])
    expect((await saveNow({ plans: [joining] })).http).toBe(200)
    expect((await site()).plans).toEqual([joining])
  })
})

describe('the sample payee', () => {
  test('is told to staff until every detail is replaced', async () => {
    expect(await read()).toMatchObject({ hasSamplePayee: true })
    await saveNow({ payee: { ...payee, upiId: samplePayee.upiId } })
    expect(await read()).toMatchObject({ hasSamplePayee: true })
    await saveNow({ payee })
    expect(await read()).toMatchObject({ hasSamplePayee: false })
  })

  test('takes payments in the demo alone', async () => {
    expect(await site()).toMatchObject({ takesPayments: true })
    const school = await testApp({ isDemo: false })
    try {
      expect((await school.call(null, getSite)).body.data).toMatchObject({ takesPayments: false })
      const own = await school.newActor('admin')
      await school.call(own, saveSettings, { body: { version: '0', changes: { payee } } })
      expect((await school.call(null, getSite)).body.data).toMatchObject({ takesPayments: true, payee })
    } finally {
      await school.close()
    }
  })
})

describe('the history', () => {
  test('tells who changed what, when, from what to what, newest first, page by page', async () => {
    for (const referralRupees of [1, 2, 3]) await saveNow({ referralRupees })
    const first = await history({ size: 2 })
    expect(first.items).toMatchObject([
      { setting: 'referralRupees', before: 2, after: 3, by: expect.any(String), at: expect.any(String) },
      { setting: 'referralRupees', before: 1, after: 2 },
    ])
    const second = await history({ size: 2, after: first.next })
    expect(second.items[0]).toMatchObject({ before: 500, after: 1 })
  })

  test('is read through its index with as many statements, however long the log is', async () => {
    await saveNow({ referralRupees: 7 })
    const few = await countQueries(() => history())
    await desk.db.execute(sql`insert into audit_entries (action, subject)
      select 'course edited', 'course ' || n from generate_series(1, 10000) n`)
    await desk.db.execute(sql`analyze audit_entries`)
    expect((await history()).items[0]).toMatchObject({ setting: 'referralRupees', after: 7 })
    expect(await countQueries(() => history())).toBe(few)
    const { rows } = await desk.db.execute<{ 'QUERY PLAN': string }>(sql`explain select id from audit_entries
      where action in ('setting changed', 'testimonial added', 'testimonial changed', 'testimonial removed',
        'team member added', 'team member changed', 'team member removed') order by id desc limit 21`)
    expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toContain('audit_entries_school_changes')
  })
})
