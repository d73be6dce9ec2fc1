import { readFileSync } from 'node:fs'
import { expect, test, vi } from 'vitest'
import { importPeople, invitePerson } from '#contract/identity/staff.ts'
import { revokeCertificate } from '#contract/learning/certificates.ts'
import { register } from '#contract/membership/registration.ts'
import { eventDescriptions, webhookEvents } from '#contract/webhooks/events.ts'
import { addWebhook, listWebhooks, maxWebhooks } from '#contract/webhooks/webhooks.ts'
import { asc, eq, sql } from '#server/kit/db/orm.ts'
import { issueIfFinished } from '#server/learning/certificates/service.ts'
import { newCourseWithTasks, newMember, newSolution } from '#server/testing/learning/learning.ts'
import { newEmail, newRegistration, testPassword } from '#server/testing/makers.ts'
import { moneyDesk } from '#server/testing/membership/money.ts'
import { fieldError } from '#server/testing/test-app.ts'
import { newWebhook } from '#server/testing/webhooks/receiver.ts'
import { announce } from './announce.service.ts'
import { webhooksData } from './personal-data.store.ts'
import { newSecret, signedHeaders } from './rules.ts'
import { lockNewWebhooks } from './store.ts'
import { webhookAttempts, webhookDeliveries, webhooks } from './tables.ts'

const desk = await moneyDesk()
const { db, deps } = desk
const admin = await desk.newActor('admin')

const payloadsFor = async (webhookId: number) => {
  const isOf = eq(webhookDeliveries.webhookId, webhookId)
  const rows = await db.select().from(webhookDeliveries).where(isOf).orderBy(asc(webhookDeliveries.id))
  return rows.map(({ body }) => JSON.parse(body))
}

test('everything that happens is announced as it is described', async () => {
  const { webhookId } = await newWebhook(desk)
  await desk.load(null, register, { body: newRegistration() })
  const payer = await desk.newActor('learner')
  const payment = await desk.newPayment(payer.id)
  await desk.verify(admin, payment.id)
  await desk.undo(admin, payment.id)
  await desk.verify(admin, payment.id)
  expect(await desk.refund(admin, payment.id, { rupees: 100, days: 5 })).toMatchObject({ http: 200 })
  expect(await desk.reverse(admin, payment.id)).toMatchObject({ http: 200 })
  const { courseId, stepIds } = await newCourseWithTasks(desk, [1])
  const learner = await newMember(desk, [courseId])
  await newSolution(desk, { personId: learner.id, courseId, stepId: stepIds[0]!, state: 'approved' })
  const code = await db.transaction((db) => issueIfFinished(db, deps, learner.id, courseId))
  await desk.load(admin, revokeCertificate, { params: { code }, body: { reason: 'Copied' } })

  const payloads = await payloadsFor(webhookId)
  const types = payloads.map(({ type }) => type)
  expect(types).toEqual([...webhookEvents.slice(0, 3), 'payment.verified', ...webhookEvents.slice(3)])
  for (const { type, data } of payloads) {
    const described = eventDescriptions[type as (typeof webhookEvents)[number]].data
    expect(Object.keys(data).toSorted()).toEqual(Object.keys(described).toSorted())
    for (const [key, value] of Object.entries(described)) expect(typeof data[key]).toBe(typeof value)
  }
  const byType = Object.fromEntries(payloads.map(({ type, data }) => [type, data]))
  expect(byType['payment.refunded']).toMatchObject({
    learner: { id: payer.id },
    paymentId: payment.id,
    rupees: 100,
    days: 5,
  })
  expect(byType['certificate.revoked']).toMatchObject({ learner: { id: learner.id }, number: code, courseId })
})

test('learners whose account staff created are announced once, other staff aren’t', async () => {
  const { webhookId } = await newWebhook(desk, { includesContact: true })
  const invite = (email: string, role: string) =>
    desk.call(admin, invitePerson, { body: { firstName: 'Asha', lastName: 'Rao', email, role } })
  const [invited, imported] = [newEmail(), newEmail()]
  await Promise.all([invite(invited, 'learner'), invite(invited, 'learner'), invite(newEmail(), 'mentor')])
  const body = new FormData()
  body.append('confirm', 'true')
  body.append('file', new Blob([`name,email\nAsha Rao,${imported}\nRavi,${invited}\n`]), 'people.csv')
  await desk.load(admin, importPeople, { body })
  const announced = (await payloadsFor(webhookId)).map(({ data }) => [data.source, data.learner.email])
  expect(announced).toEqual([
    ['invited', invited],
    ['imported', imported],
  ])
})

test('refuses bad addresses, no events, a second endpoint with the address, and a wrong password', async () => {
  await db.delete(webhooks)
  const draft = { url: 'https://hooks.example/a', events: ['payment.verified'], includesContact: false }
  const add = (changes: object) =>
    desk.call(admin, addWebhook, { body: { ...draft, password: testPassword, ...changes } })
  expect(await add({ url: 'http://hooks.example/' })).toMatchObject(fieldError('url', /https/))
  expect(await add({ url: 'https://10.0.0.1/' })).toMatchObject(fieldError('url', /reachable/))
  expect(await add({ events: [] })).toMatchObject(fieldError('events', 'Choose at least one event'))
  expect(await add({ password: undefined })).toMatchObject(fieldError('password'))
  expect((await add({ password: 'wrong' })).http).toBe(400)
  expect((await add({})).http).toBe(200)
  expect(await add({})).toMatchObject(fieldError('url', /already/))
  expect(await desk.load(admin, listWebhooks)).toHaveLength(1)
})

test('two admins who add the last possible endpoint at once don’t add two', async () => {
  await db.delete(webhooks)
  for (let made = 1; made < maxWebhooks; made++) await newWebhook(desk)
  const about = { url: 'https://hooks.example/last', events: ['payment.verified'], includesContact: false }
  const isWaiting = async () =>
    (
      await db.execute(sql`select from pg_locks join pg_database d on d.oid = database
        where datname = current_database() and locktype = 'advisory' and not granted`)
    ).rowCount === 1
  let answer: number | null = null
  const adding = await db.transaction(async (transaction) => {
    await lockNewWebhooks(transaction)
    await newWebhook({ ...desk, db: transaction })
    const second = desk.call(admin, addWebhook, { body: { ...about, password: testPassword } })
    void second.then(({ http }) => (answer = http))
    await vi.waitUntil(async () => answer !== null || (await isWaiting()), { timeout: 10_000 })
    return { second }
  })
  expect((await adding.second).http).toBe(409)
  expect(await db.$count(webhooks)).toBe(maxWebhooks)
})

test('the guide in docs/webhooks.md has each event with its example', () => {
  const guide = readFileSync('docs/webhooks.md', 'utf8')
  for (const [type, { when, data }] of Object.entries(eventDescriptions)) {
    const [, section = ''] = guide.split(`### \`${type}\``)
    expect(section).toContain(when)
    const [, example = ''] = /```json\n([\s\S]*?)```/.exec(section) ?? []
    expect(JSON.parse(example)).toMatchObject({ type, data })
  }
})

test('the guide’s own code accepts our signature and rejects another', async () => {
  const [, code = ''] = /```js\n([\s\S]*?)```/.exec(readFileSync('docs/webhooks.md', 'utf8')) ?? []
  expect(readFileSync('web/webhooks/guide.admin.tsx', 'utf8').replaceAll('\\', '')).toContain(code.trim())
  const { isFromKaushal } = await import(
    `data:text/javascript,${encodeURIComponent(`${code}\nexport { isFromKaushal }`)}`
  )
  const [secret, next, body] = [newSecret(), newSecret(), '{"type":"webhook.test"}']
  const headers = signedHeaders([next, secret], { id: 'msg_1', at: new Date(), body })
  expect(isFromKaushal(headers, body, secret)).toBe(true)
  expect(isFromKaushal(headers, body, newSecret())).toBe(false)
  expect(isFromKaushal(headers, `${body} `, secret)).toBe(false)
  const old = signedHeaders([secret], { id: 'msg_1', at: new Date(Date.now() - 600_000), body })
  expect(isFromKaushal(old, body, secret)).toBe(false)
})

test('contact details are sent only to endpoints that include them, and go with the account', async () => {
  const leaver = await desk.newActor('learner')
  const detailed = await newWebhook(desk, { includesContact: true })
  const plain = await newWebhook(desk)
  const event = { type: 'course.completed', personId: leaver.id, data: { courseId: 3 } } as const
  await db.transaction((db) => announce(db, deps, event))
  expect(JSON.stringify(await payloadsFor(plain.webhookId))).not.toContain(leaver.email)
  const dataOf = async () => (await payloadsFor(detailed.webhookId))[0].data
  expect((await dataOf()).learner).toEqual({ id: leaver.id, name: 'Meena Devi', email: leaver.email })
  const [row] = await db.select().from(webhookDeliveries).where(eq(webhookDeliveries.webhookId, detailed.webhookId))
  const answered = { deliveryId: row!.id, attempt: 1, at: new Date(), milliseconds: 5, answer: `no, ${leaver.email}` }
  await db.insert(webhookAttempts).values(answered)

  await db.transaction((db) => webhooksData.erase(db, leaver.id))
  expect(await dataOf()).toEqual({ learner: { id: leaver.id }, courseId: 3 })
  expect(await db.select().from(webhookAttempts)).toMatchObject([{ answer: '' }])
  expect(await webhooksData.collect(db, leaver.id)).toEqual([])
})
