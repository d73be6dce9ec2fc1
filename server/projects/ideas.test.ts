import { beforeEach, describe, expect, test } from 'vitest'
import {
  createIdea,
  deleteIdea,
  editIdea,
  getIdea,
  type Idea,
  listIdeaComments,
  listIdeas,
  listMyIdeas,
  commentOnIdea,
} from '#contract/projects/ideas.ts'
import { notifications } from '#server/notifications/tables.ts'
import { eq } from '#server/kit/db/orm.ts'
import { newMember } from '#server/testing/learning/learning.ts'
import { sharedApp, type TestActor } from '#server/testing/test-app.ts'
import { threads } from '#server/threads/tables.ts'
import { ideas } from './tables.ts'

let learner: TestActor
let stranger: TestActor
const app = await sharedApp()
const mentor = await app.newActor('mentor')
beforeEach(async () => {
  learner = await newMember(app)
  stranger = await newMember(app)
})

const draft = {
  name: 'Bus in my village',
  description: 'When does it come?\nAnd is it full?',
  techStack: 'React, Node',
}
const newIdea = (changes: object = {}): Promise<Idea> =>
  app.load(learner, createIdea, { body: { ...draft, ...changes } })
const comment = (actor: TestActor, ideaId: number, body: string) =>
  app.call(actor, commentOnIdea, { params: { ideaId }, body: { body } })
const newestNotification = async (actor: TestActor) => (await app.notificationsOf(actor))[0]
const notFound = { http: 404, body: { status: 0, code: 'not_found' } }

test('creates an idea without duplicate technologies and lists it first', async () => {
  await newIdea({ name: 'Earlier' })
  const made = await app.call(learner, createIdea, { body: { ...draft, techStack: ' React,Node ,, react,SQLite ' } })
  expect(made).toMatchObject({
    http: 200,
    body: {
      data: {
        ...draft,
        author: 'Meena Devi',
        techStack: ['React', 'Node', 'SQLite'],
        comments: 0,
        waitingSince: expect.any(String),
      },
    },
  })
  const mine = await app.call(learner, listMyIdeas)
  expect(mine.body.data.items.map(({ name }: Idea) => name)).toEqual(['Bus in my village', 'Earlier'])
  expect(mine.body.data.items[0]).toEqual(made.body.data)
})

test.each([
  [{ name: '  ' }, { name: 'Enter a name' }],
  [
    { techStack: Array.from({ length: 21 }, (_, at) => `T${at}`).join() },
    { techStack: 'Enter at most 20 technologies' },
  ],
  [{ techStack: 'a'.repeat(41) }, { 'techStack.0': 'At most 40 characters' }],
])('rejects %j with an error on the field and stores nothing', async (changes, fields) => {
  const before = await app.db.$count(ideas)
  const answer = await app.call(learner, createIdea, { body: { ...draft, ...changes } })
  expect(answer).toMatchObject({ http: 400, body: { fields } })
  expect(await app.db.$count(ideas)).toBe(before)
})

test('lets only the author edit or delete an idea', async () => {
  const { ideaId } = await newIdea()
  const params = { ideaId }
  for (const other of [stranger, mentor]) {
    expect(await app.call(other, editIdea, { params, body: draft })).toMatchObject(notFound)
    expect(await app.call(other, deleteIdea, { params })).toMatchObject(notFound)
  }
  await comment(mentor, ideaId, 'Begin with one bus.')
  const changed = await app.call(learner, editIdea, { params, body: { ...draft, name: 'One bus', techStack: '' } })
  expect(changed.body.data).toMatchObject({ name: 'One bus', techStack: [], comments: 1, waitingSince: null })
  expect(await app.call(learner, deleteIdea, { params })).toMatchObject({ http: 200 })
  expect(await app.call(learner, deleteIdea, { params })).toMatchObject(notFound)
  expect(await app.db.$count(threads, eq(threads.ownerId, learner.id))).toBe(0)
})

describe('comments', () => {
  test('a teacher’s comment ends the wait, and a learner’s starts it again', async () => {
    const { ideaId } = await newIdea()
    const first = await comment(mentor, ideaId, 'Which stops?\n  All of them?')
    expect(first.body.data).toMatchObject({ isTeacher: true, isMine: true, body: 'Which stops?\n  All of them?' })
    expect(await app.load(learner, getIdea, { params: { ideaId } })).toMatchObject({ comments: 1, waitingSince: null })
    await comment(learner, ideaId, 'Two of them.')
    expect(await app.load(mentor, getIdea, { params: { ideaId } })).toMatchObject({
      comments: 2,
      waitingSince: expect.any(String),
    })
    const { items } = await app.load(learner, listIdeaComments, { params: { ideaId } })
    expect(items).toMatchObject([
      { author: 'Meena Devi', isTeacher: true, isMine: false, photo: null },
      { isTeacher: false, isMine: true, body: 'Two of them.' },
    ])
  })

  test('notify and email the learner, and notify the last teacher of a reply', async () => {
    const { ideaId } = await newIdea()
    await comment(mentor, ideaId, 'Begin with one bus.')
    expect(await newestNotification(learner)).toMatchObject({
      title: 'Meena Devi commented on your idea “Bus in my village”',
      body: 'Begin with one bus.',
      link: `/dashboard/projects/your-ideas/${ideaId}`,
    })
    const sent = await app.emailsTo(learner.email)
    expect(sent).toMatchObject([{ subject: 'New comment on your idea “Bus in my village”' }])
    expect(sent[0]!.text).toContain(`/dashboard/projects/your-ideas/${ideaId}`)

    await comment(learner, ideaId, 'I will.')
    expect(await newestNotification(mentor)).toMatchObject({ body: 'I will.', link: `/admin/projects?idea=${ideaId}` })
    expect(await app.db.$count(notifications, eq(notifications.personId, learner.id))).toBe(1)
  })

  test('notify nobody before a teacher has commented', async () => {
    const before = await app.db.$count(notifications)
    const { ideaId } = await newIdea()
    await comment(learner, ideaId, 'One thing more')
    expect(await app.db.$count(notifications)).toBe(before)
  })

  test('start a new wait after a reply, and keep the place in the queue before one', async () => {
    const { ideaId } = await newIdea()
    const long = new Date('2020-01-01T05:30:00Z')
    await app.db.update(ideas).set({ createdAt: long, waitingSince: long }).where(eq(ideas.id, ideaId))
    const since = async () =>
      (await app.load(mentor, getIdea, { params: { ideaId } })) as Pick<Idea, 'createdAt' | 'waitingSince'>
    await comment(learner, ideaId, 'Hello?')
    expect(await since()).toMatchObject({ createdAt: long.toISOString(), waitingSince: long.toISOString() })
    await comment(mentor, ideaId, 'Begin small.')
    expect(await since()).toMatchObject({ waitingSince: null })
    await comment(learner, ideaId, 'How small?')
    const { createdAt, waitingSince } = await since()
    expect(createdAt).toBe(long.toISOString())
    expect(waitingSince! > createdAt).toBe(true)
  })

  test('by staff on their own idea count as a learner’s', async () => {
    const own = await app.call(mentor, createIdea, { body: draft })
    expect((await comment(mentor, own.body.data.ideaId, 'A thought')).body.data).toMatchObject({ isTeacher: false })
    expect((await app.load(mentor, getIdea, { params: { ideaId: own.body.data.ideaId } })).waitingSince).not.toBeNull()
  })

  test('are all counted when twenty arrive at once, and load page by page', async () => {
    const { ideaId } = await newIdea()
    await Promise.all(
      Array.from({ length: 20 }, (_, index) => comment(index % 2 ? learner : mentor, ideaId, `Comment ${index}`)),
    )
    expect((await app.load(learner, getIdea, { params: { ideaId } })).comments).toBe(20)
    const first = await app.call(learner, listIdeaComments, { params: { ideaId }, query: { size: 15 } })
    const query = { size: 15, after: first.body.data.next }
    const rest = await app.call(learner, listIdeaComments, { params: { ideaId }, query })
    const bodies = [...first.body.data.items, ...rest.body.data.items].map(({ body }: { body: string }) => body)
    expect([new Set(bodies).size, rest.body.data.next]).toEqual([20, null])
  })
})

describe('the list for teachers', () => {
  test('shows the longest wait first, and keeps its pages when an idea gets a reply', async () => {
    await app.db.update(ideas).set({ waitingSince: null })
    const made = []
    for (const name of ['one', 'two', 'three']) made.push(await newIdea({ name }))
    const list = (query: object) => app.load(mentor, listIdeas, { query })
    const first = await list({ waiting: true, size: 1 })
    await comment(mentor, made[0]!.ideaId, 'Answered')
    const second = await list({ waiting: true, size: 1, after: first.next })
    const third = await list({ waiting: true, size: 1, after: second.next })
    expect([first, second, third].map(({ items }) => items[0].name)).toEqual(['one', 'two', 'three'])
    expect(third.next).toBeNull()
    expect((await list({ waiting: true })).items.map(({ name }: Idea) => name)).toEqual(['two', 'three'])
    expect((await list({ waiting: true, after: 'nonsense' })).items).toHaveLength(2)
    expect((await list({ waiting: true, after: '999999999999999_1' })).items).toHaveLength(2)
    expect((await list({ waiting: true, after: '9999999999999_1' })).items).toEqual([])
    expect((await list({ search: 'THRE' })).items.map(({ name }: Idea) => name)).toEqual(['three'])
    expect((await list({ search: '%' })).items).toEqual([])
    expect((await list({ size: 2 })).items.map(({ name }: Idea) => name)).toEqual(['three', 'two'])
  })
})
