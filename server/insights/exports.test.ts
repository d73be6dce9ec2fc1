import { randomBytes, randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { exportLists, makeExportLink } from '#contract/kit/exports.ts'
import { auditEntries, people } from '#server/identity/tables.ts'
import { parse } from 'csv-parse/sync'
import { desc, eq } from '#server/kit/db/orm.ts'
import { bugs } from '#server/community/tables.ts'
import { briefs, ideas, projectSubmissions } from '#server/projects/tables.ts'
import { files } from '#server/site/tables.ts'
import { insertThread } from '#server/threads/index.ts'
import { newPerson } from '#server/testing/makers.ts'
import { moneyDesk } from '#server/testing/membership/money.ts'
import { fieldError, type TestActor } from '#server/testing/test-app.ts'
import { users } from './exports/people.ts'

let admin: TestActor

const desk = await moneyDesk()
beforeEach(async () => {
  admin = await desk.newActor('admin')
})

const linkTo = async (list: string, filter: Record<string, string> = {}): Promise<string> =>
  (await desk.load(admin, makeExportLink, { body: { list, filter } })).url

const open = (url: string) => desk.app.inject({ method: 'GET', url })

async function rowsAt(url: string): Promise<Record<string, string>[]> {
  const { statusCode, body } = await open(url)
  expect(statusCode).toBe(200)
  const [names, ...rows] = parse(body, { bom: true })
  return rows.map((row) => Object.fromEntries(names!.map((name, at) => [name, row[at]!])))
}

test('exports a list that spreadsheets open, in any script', async () => {
  const { email } = await newPerson(desk.db, { firstName: 'आशा', lastName: 'वर्मा' })
  const { headers, body, rawPayload } = await open(await linkTo('users', { search: email }))
  expect(headers).toMatchObject({ 'content-type': 'text/csv; charset=utf-8', 'cache-control': 'private, no-store' })
  expect(headers['content-disposition']).toMatch(/^attachment; filename="users-\d{4}-\d\d-\d\d\.csv"; /)
  expect([...rawPayload.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
  expect(body).toContain(`आशा वर्मा,${email}`)
})

test('applies the filter of the page', async () => {
  const lastName = 'Niryatkar'
  const mentor = await newPerson(desk.db, { lastName, role: 'mentor' })
  await newPerson(desk.db, { lastName })
  expect(await rowsAt(await linkTo('users', { search: lastName }))).toHaveLength(2)
  expect(await rowsAt(await linkTo('users', { search: lastName, role: 'mentor' }))).toMatchObject([
    { 'User ID': String(mentor.id), Role: 'mentor', Blocked: 'no', Email: mentor.email },
  ])
})

test('escapes formulas', async () => {
  const formula = '=HYPERLINK("http://evil.example","Click")'
  const { email } = await newPerson(desk.db, { firstName: formula, lastName: '', phone: '+919876543210' })
  expect(await rowsAt(await linkTo('users', { search: email }))).toMatchObject([
    { Name: `'${formula}`, Phone: "'+919876543210" },
  ])
  const steps = '@SUM(1+1)*cmd|\'/C calc\'!A0\n"second", line'
  await desk.db.insert(bugs).values({ personId: admin.id, title: '+1', steps, page: '-1' })
  expect(await rowsAt(await linkTo('bugs'))).toMatchObject([{ Title: "'+1", Steps: `'${steps}`, Page: "'-1" }])
})

test.each(exportLists)('exports %s without a filter', async (list) => {
  expect(await rowsAt(await linkTo(list))).toBeInstanceOf(Array)
})

test('exports payments of one state with payer and Indian times', async () => {
  const payer = await desk.newActor('learner')
  const payment = await desk.newPayment(payer.id)
  await desk.verify(admin, payment.id)
  const rows = await rowsAt(await linkTo('payments', { state: 'verified', search: payer.email }))
  expect(rows).toMatchObject([
    { 'Payment ID': String(payment.id), Email: payer.email, Rupees: '399', 'Decided by': 'Meena Devi' },
  ])
  expect(rows[0]!['Decided (IST)']).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d$/)
  expect(await rowsAt(await linkTo('payments', { search: payer.email }))).toEqual([])
})

test('exports ideas and submissions with the filter of their desks', async () => {
  const learner = await newPerson(desk.db, { firstName: 'Ishani', lastName: 'Vicharkar' })
  const idea = { personId: learner.id, description: 'One stop', techStack: ['React', 'SQL'] }
  const since = new Date('2026-11-15T11:50:00Z')
  const newThread = () => insertThread(desk.db, learner.id, since)
  await desk.db.insert(ideas).values({ ...idea, threadId: await newThread(), name: '=Bus', waitingSince: since })
  await desk.db.insert(ideas).values({ ...idea, threadId: await newThread(), name: 'Train', waitingSince: null })
  const search = 'Vicharkar'
  expect(await rowsAt(await linkTo('ideas', { search, waiting: 'true' }))).toMatchObject([
    {
      Name: "'=Bus",
      Learner: 'Ishani Vicharkar',
      'Tech stack': 'React, SQL',
      'Waiting since (IST)': '2026-11-15 17:20',
    },
  ])
  expect(await rowsAt(await linkTo('ideas', { search }))).toMatchObject([{ Name: 'Train' }, { Name: "'=Bus" }])

  const fields = { summary: 'A bus', description: 'Build it', level: 'Beginner', duration: '1 week' } as const
  const [brief] = await desk.db
    .insert(briefs)
    .values({ ...fields, steps: ['Begin'], title: 'Next Bus' })
    .returning()
  const submit = async () => {
    const fileId = randomUUID()
    const content = { name: 'stop.zip', kind: 'application/zip', bytes: 1, sha256: randomBytes(32) }
    await desk.db.insert(files).values({ ...content, id: fileId, ownerId: learner.id })
    const threadId = await newThread()
    return { personId: learner.id, briefId: brief!.id, name: 'Stop', description: 'One', fileId, threadId }
  }
  const verdict = { state: 'rejected', decidedAt: since, decidedBy: admin.id } as const
  await desk.db.insert(projectSubmissions).values({ ...(await submit()), ...verdict, attempt: 1 })
  await desk.db.insert(projectSubmissions).values({ ...(await submit()), attempt: 2 })
  expect(await rowsAt(await linkTo('projects', { search, waiting: 'false' }))).toMatchObject([
    { Attempt: '1', Project: 'Next Bus', State: 'rejected', File: 'stop.zip', 'Decided (IST)': '2026-11-15 17:20' },
  ])
  expect(await rowsAt(await linkTo('projects', { search }))).toMatchObject([{ Attempt: '2', State: 'submitted' }])
})

test('is audited with the filter', async () => {
  await linkTo('certificates', { search: 'KT' })
  const [entry] = await desk.db.select().from(auditEntries).orderBy(desc(auditEntries.id)).limit(1)
  expect(entry).toMatchObject({
    actorId: admin.id,
    action: 'list exported',
    subject: 'list certificates',
    after: { filter: { search: 'KT' } },
  })
  const [newest] = await rowsAt(await linkTo('audit', { subject: 'list certificates' }))
  expect(newest).toMatchObject({ Action: 'list exported', After: '{"filter":{"search":"KT"}}' })
})

describe('rejects', () => {
  test('an unknown filter, without an audit entry', async () => {
    const before = await desk.db.$count(auditEntries)
    for (const filter of [{ role: 'owner' }, { colour: 'red' }]) {
      const answer = await desk.call(admin, makeExportLink, { body: { list: 'users', filter } })
      expect(answer).toMatchObject(fieldError('filter'))
    }
    expect(await desk.call(admin, makeExportLink, { body: { list: 'secrets' } })).toMatchObject({ http: 400 })
    expect(await desk.db.$count(auditEntries)).toBe(before)
  })

  test.each([
    ['a mentor now', { role: 'mentor' as const }],
    ['blocked', { blockedAt: new Date() }],
  ])('the link of a reader who is %s', async (_, change) => {
    const url = await linkTo('users')
    await desk.db.update(people).set(change).where(eq(people.id, admin.id))
    expect((await open(url)).statusCode).toBe(404)
  })
})

test('streams a long list in chunks, complete and in order, and stops when the reader stops', async () => {
  const lastName = 'Bahutkar'
  const crowd = Array.from({ length: 2500 }, (_, at) => ({
    email: `bahut-${at}@example.in`,
    username: `bahut-${at}`,
    firstName: `Person ${at}`,
    lastName,
  }))
  await desk.db.insert(people).values(crowd)
  const rows = await rowsAt(await linkTo('users', { search: lastName, order: 'oldest' }))
  expect(rows.map((row) => row['Name'])).toEqual(crowd.map(({ firstName }) => `${firstName} ${lastName}`))

  const context = { db: desk.db, tools: desk.deps, readerId: admin.id, now: new Date() }
  const chunks: string[] = []
  for await (const chunk of users.csv(context, { search: lastName })) {
    chunks.push(chunk)
    if (chunks.length === 2) break
  }
  expect(chunks[1]!.split('\r\n').length).toBeLessThan(crowd.length / 2)
})
