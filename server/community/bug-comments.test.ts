import { expect, test } from 'vitest'
import { type BugComment, commentOnBug, deleteBugComment, getBug, listBugComments } from '#contract/community/bugs.ts'
import { people } from '#server/identity/tables.ts'
import { eq } from '#server/kit/db/orm.ts'
import { newMember } from '#server/testing/learning/learning.ts'
import { sharedApp, type TestActor } from '#server/testing/test-app.ts'
import { insertBug } from './bugs.store.ts'

const app = await sharedApp({ rateLimitFactor: 100 })
const reporter = await newMember(app)
const other = await newMember(app)
const mentor = await app.newActor('mentor')

const newBug = () => insertBug(app.db, { personId: reporter.id, title: 'A bug', steps: 'What I did' })
const comment = (actor: TestActor, bugId: number, body: string) =>
  app.call(actor, commentOnBug, { params: { bugId }, body: { body } })
const commentsOf = (actor: TestActor, bugId: number, query: object = {}) =>
  app.load(actor, listBugComments, { params: { bugId }, query: { ...query } })
const texts = ({ items }: { items: BugComment[] }) => items.map(({ body }) => body)
const remove = (actor: TestActor, bugId: number, commentId: number) =>
  app.call(actor, deleteBugComment, { params: { bugId, commentId } })
const countOf = async (bugId: number) => (await app.load(other, getBug, { params: { bugId } })).comments

test('lists and counts comments, oldest first, and notifies the reporter of those by others', async () => {
  const bugId = await newBug()
  expect((await comment(other, bugId, ' Here too\n<b>in Firefox</b> ')).body.data).toEqual({
    commentId: expect.any(Number),
    author: { name: 'Meena', photo: null, isStaff: false, isMe: true },
    body: 'Here too\n<b>in Firefox</b>',
    createdAt: expect.any(String),
  })
  await comment(reporter, bugId, 'Thank you')
  await comment(mentor, bugId, 'We look into it')
  const page = await commentsOf(reporter, bugId)
  expect(texts(page)).toEqual(['Here too\n<b>in Firefox</b>', 'Thank you', 'We look into it'])
  expect(page.items.map(({ author }: BugComment) => [author.isMe, author.isStaff])).toEqual([
    [false, false],
    [true, false],
    [false, true],
  ])
  expect(await countOf(bugId)).toBe(3)
  const link = `/dashboard/bug-board/${bugId}`
  expect(await app.notificationsOf(reporter)).toMatchObject([
    { title: 'Meena commented on “A bug”', body: 'We look into it', link },
    { title: 'Meena commented on “A bug”', body: 'Here too\n<b>in Firefox</b>', link },
  ])
  expect(await app.notificationsOf(other)).toEqual([])
})

test('lets staff delete any comment, and audits those of others', async () => {
  const bugId = await newBug()
  const theirs = (await comment(other, bugId, 'Rude words')).body.data.commentId
  const own = (await comment(mentor, bugId, 'A slip')).body.data.commentId
  await remove(mentor, bugId, theirs)
  await remove(mentor, bugId, own)
  expect(await app.auditsOf(`bug ${bugId}`)).toMatchObject([
    { actorId: mentor.id, action: 'bug comment removed', before: { authorId: other.id, body: 'Rude words' } },
  ])
  expect(await countOf(bugId)).toBe(0)
})

test('hides the name of a deleted account', async () => {
  const leaving = await newMember(app)
  const bugId = await newBug()
  await comment(leaving, bugId, 'Goodbye')
  await app.db.update(people).set({ deletedAt: new Date() }).where(eq(people.id, leaving.id))
  expect((await commentsOf(other, bugId)).items[0].author).toMatchObject({ name: 'Former learner', photo: null })
})

test('counts thirty comments at the same time correctly', async () => {
  const bugId = await newBug()
  await Promise.all(
    Array.from({ length: 30 }, (_, place) => comment(place % 2 ? other : mentor, bugId, `Word ${place}`)),
  )
  expect(await countOf(bugId)).toBe(30)
})
