import { describe, expect, test } from 'vitest'
import { answerBug, type Bug, commentOnBug, getBug, listBugs, reportBug } from '#contract/community/bugs.ts'
import { files } from '#server/site/tables.ts'
import { formOf, pngStart } from '#server/testing/forms.ts'
import { newMember } from '#server/testing/learning/learning.ts'
import { sharedApp, type TestActor, testApp } from '#server/testing/test-app.ts'
import { bugs } from './tables.ts'

const app = await sharedApp({ rateLimitFactor: 100 })
const reporter = await newMember(app)
const other = await newMember(app)
const mentor = await app.newActor('mentor')

const png = Buffer.concat([pngStart, Buffer.alloc(40)])
const draft = { title: 'The timer stops', steps: '1. Open a task\n2. Wait', page: '/dashboard/tasks/5' }

const form = (fields: object = draft, screenshot: Buffer | null = null) =>
  formOf(fields, 'screenshot', ...(screenshot ? [{ name: 'स्क्रीन.png', content: screenshot }] : []))

const send = (actor: TestActor, body: FormData) => app.call(actor, reportBug, { body })
const newBug = async (actor = reporter, fields: Partial<typeof draft> = {}, screenshot: Buffer | null = null) =>
  (await send(actor, form({ ...draft, ...fields }, screenshot))).body.data as Bug
const list = (actor: TestActor, query: object = {}) => app.load(actor, listBugs, { query })
const titles = ({ items }: { items: Bug[] }) => items.map(({ title }) => title)
const read = (actor: TestActor, bugId: number) => app.call(actor, getBug, { params: { bugId } })
const answer = (actor: TestActor, bugId: number, body: object) =>
  app.call(actor, answerBug, { params: { bugId }, body })

test('shows a reported bug to everyone with only the first name of its reporter', async () => {
  const bug = await newBug()
  expect(bug).toEqual({
    ...draft,
    bugId: expect.any(Number),
    state: 'open',
    author: { name: 'Meena', photo: null, isStaff: false, isMe: true },
    createdAt: expect.any(String),
    comments: 0,
    answer: null,
    answeredAt: null,
    screenshotUrl: null,
  })
  expect((await read(other, bug.bugId)).body.data).toEqual({ ...bug, author: { ...bug.author, isMe: false } })
})

describe('a screenshot', () => {
  const open = (url: string) => app.app.inject({ url })

  test('opens for its reporter and staff only', async () => {
    const { bugId, screenshotUrl } = await newBug(reporter, {}, png)
    const own = await open(screenshotUrl!)
    expect([own.statusCode, own.headers['content-type'], own.rawPayload]).toEqual([200, 'image/png', png])
    const staffSees = (await read(mentor, bugId)).body.data.screenshotUrl
    expect((await open(staffSees)).statusCode).toBe(200)
    expect((await read(other, bugId)).body.data.screenshotUrl).toBeNull()
    expect((await list(other)).items.map((bug: Bug) => bug.screenshotUrl)).not.toContainEqual(expect.any(String))
  })

  test.each([
    ['a PDF', Buffer.from('%PDF-1.7 that calls itself a picture'), 400],
    ['too much', Buffer.concat([png, Buffer.alloc(8 * 1024 * 1024)]), 413],
  ])('rejects %s and stores nothing', async (_, content, http) => {
    const before = [await app.db.$count(bugs), await app.db.$count(files)]
    expect((await send(reporter, form(draft, content))).http).toBe(http)
    expect([await app.db.$count(bugs), await app.db.$count(files)]).toEqual(before)
  })
})

const board = await sharedApp()
const [asha, rohit] = [await newMember(board), await newMember(board)]
await board.db.insert(bugs).values([
  { personId: asha.id, title: 'Video stops', steps: 'Play it', state: 'fixed' },
  { personId: rohit.id, title: 'Timer 100%_wrong', steps: 'Wait for it', page: '/dashboard/tasks/2' },
  { personId: asha.id, title: 'Badge counts twice', steps: 'Open the video', state: 'in progress' },
  { personId: rohit.id, title: 'Dark page flashes', steps: 'Reload' },
])

describe('the list', () => {
  const mine = (query: object = {}) => board.load(asha, listBugs, { query })

  test.each([
    [{}, ['Dark page flashes', 'Badge counts twice', 'Timer 100%_wrong', 'Video stops'], [2, 1, 1]],
    [{ mine: true, state: 'fixed' }, ['Video stops'], [0, 1, 1]],
    [{ search: 'video badge' }, ['Badge counts twice'], [0, 1, 0]],
    [{ search: '%' }, ['Timer 100%_wrong'], [1, 0, 0]],
  ])('%j finds %j', async (query, expected, [open, inProgress, fixed]) => {
    const page = await mine(query)
    expect(titles(page)).toEqual(expected)
    expect(page.counts).toEqual({ open, inProgress, fixed })
  })

  test('pages without gaps and ignores an invalid cursor', async () => {
    const first = await mine({ size: 3 })
    const second = await mine({ size: 3, after: first.next })
    expect([...titles(first), ...titles(second)]).toHaveLength(4)
    expect(titles(second)).toEqual(['Video stops'])
    expect(second.next).toBeNull()
    expect(titles(await mine({ size: 1, after: "1'; drop" }))).toEqual(['Dark page flashes'])
  })
})

describe('an answer of staff', () => {
  test('sets the state, is audited, and notifies the reporter in the app and by email', async () => {
    const { bugId } = await newBug(reporter, { title: 'Progress shows 101%' })
    const answered = await answer(mentor, bugId, { state: 'in progress', answer: ' We found it. ' })
    expect(answered.body.data).toMatchObject({
      state: 'in progress',
      answer: 'We found it.',
      answeredAt: expect.any(String),
    })
    expect((await read(other, bugId)).body.data).toMatchObject({ state: 'in progress', answer: 'We found it.' })
    const notification = {
      title: 'In progress: Progress shows 101%',
      body: 'We found it.',
      link: `/dashboard/bug-board/${bugId}`,
    }
    expect((await app.notificationsOf(reporter))[0]).toMatchObject(notification)
    const email = (await app.emailsTo(reporter.email)).at(-1)
    expect(email).toMatchObject({ subject: notification.title, text: expect.stringContaining(notification.link) })
    const [trace] = await app.auditsOf(`bug ${bugId}`)
    expect(trace).toMatchObject({
      actorId: mentor.id,
      action: 'bug answered',
      before: { state: 'open', answer: null },
      after: { state: 'in progress', answer: 'We found it.' },
    })
  })

  test('notifies nobody when repeated, can be removed, and the state can change without one', async () => {
    const { bugId } = await newBug()
    await answer(mentor, bugId, { state: 'fixed', answer: 'Done' })
    const before = (await app.notificationsOf(reporter)).length
    const again = await answer(mentor, bugId, { state: 'fixed', answer: 'Done' })
    expect((await app.notificationsOf(reporter)).length).toBe(before)
    const reopened = await answer(mentor, bugId, { state: 'open', answer: 'Done' })
    expect(reopened.body.data).toMatchObject({ state: 'open', answeredAt: again.body.data.answeredAt })
    const removed = await answer(mentor, bugId, { state: 'open', answer: '' })
    expect(removed.body.data).toMatchObject({ answer: null, answeredAt: null })
    expect((await app.notificationsOf(reporter)).length).toBe(before + 2)
  })

  test('to their own bug notifies nobody', async () => {
    const { bugId } = await newBug(mentor)
    await answer(mentor, bugId, { state: 'fixed', answer: 'Done' })
    expect(await app.notificationsOf(mentor)).toEqual([])
  })
})

test('limits reports and comments', async () => {
  const strict = await testApp()
  const flood = await newMember(strict)
  for (let sent = 0; sent < 30; sent++) await strict.call(flood, reportBug, { body: form() })
  expect((await strict.call(flood, reportBug, { body: form() })).http).toBe(429)
  const [bug] = await strict.db.select().from(bugs).limit(1)
  const say = () => strict.call(flood, commentOnBug, { params: { bugId: bug!.id }, body: { body: 'Again' } })
  for (let sent = 0; sent < 30; sent++) await say()
  expect((await say()).http).toBe(429)
  await strict.close()
})
