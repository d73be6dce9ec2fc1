import { expect, test } from 'vitest'
import { addComment, getReview, undoVerdict } from '#contract/learning/reviews.ts'
import { askForSecondOpinion } from '#contract/learning/second-opinions.ts'
import { listAttempts, replyToReview } from '#contract/learning/solutions.ts'
import { people } from '#server/identity/tables.ts'
import { eq } from '#server/kit/db/orm.ts'
import { emails } from '#server/notifications/tables.ts'
import { newMember, newSolution } from '#server/testing/learning/learning.ts'
import { threads } from '#server/threads/tables.ts'
import { minutesAfter, noon, reviewDesk } from '#server/testing/learning/reviewing.ts'
import { apiError, fieldError, type TestActor } from '#server/testing/test-app.ts'

const desk = await reviewDesk()

/** A rejected attempt with one comment. */
async function rejected() {
  desk.moveTo(noon)
  const mentor = await desk.newMentor()
  const work = await desk.newWork({ files: { 'app.py': 'print(1)\n' } })
  const onLine = { body: 'Why 1?', fileId: work.fileIds['app.py'], line: 1 }
  const { commentId } = (await desk.on(mentor, addComment, work.solutionId, onLine)).body.data
  await desk.decide(mentor, work.solutionId, 'rejected', 'Not yet')
  return { ...work, mentor, commentId: commentId as number }
}
const write = (actor: TestActor, solutionId: number, body: string, commentId?: number) =>
  desk.on(actor, replyToReview, solutionId, { body, commentId })
const attemptOf = async (learner: TestActor, stepId: number) =>
  (await desk.call(learner, listAttempts, { params: { stepId } })).body.data[0]

test('a learner and a mentor talk about a comment and about the feedback, and each is notified', async () => {
  const { learner, mentor, solutionId, stepIds, commentId } = await rejected()
  const first = await write(learner, solutionId, ' Because it’s the **first** one ', commentId)
  expect(first.body.data).toMatchObject({ body: 'Because it’s the **first** one', isTeacher: false, isMine: true })
  await write(mentor, solutionId, 'Then start at 0', commentId)
  await write(learner, solutionId, 'What is missing?')

  const seen = await attemptOf(learner, stepIds[0]!)
  expect(seen.comments[0].replies).toMatchObject([
    { body: 'Because it’s the **first** one', isMine: true },
    { body: 'Then start at 0', author: 'Asha Rao', isTeacher: true, isMine: false },
  ])
  expect(seen.replies).toMatchObject([{ body: 'What is missing?' }])
  const { current } = (await desk.on(mentor, getReview, solutionId)).body.data
  expect(current.comments[0].replies).toMatchObject([{ isMine: false }, { isMine: true }])

  const link = `/admin/reviews/${solutionId}`
  const toMentor = (await desk.notificationsTo(mentor.id)).filter((one) => one.link === link)
  expect(toMentor).toMatchObject([{ body: 'Because it’s the **first** one' }, { body: 'What is missing?' }])
  expect((await desk.notificationsTo(learner.id)).at(-1)).toMatchObject({
    title: expect.stringMatching(/^Asha Rao replied: /),
    body: 'Then start at 0',
    link: expect.stringContaining(`/steps/${stepIds[0]}#feedback`),
  })
  const sent = await desk.db.select().from(emails).where(eq(emails.toAddress, learner.email))
  expect(sent.filter(({ subject }) => subject.startsWith('New reply: '))).toHaveLength(1)
})

test('nobody replies before the verdict or while it is undone, and others find nothing', async () => {
  const { learner, mentor, solutionId, commentId } = await rejected()
  const [other, elsewhere] = [await desk.newWork(), await rejected()]
  expect((await write(other.learner, solutionId, 'Hello', commentId)).http).toBe(404)
  expect((await write(learner, other.solutionId, 'Hello')).http).toBe(404)
  expect((await write(mentor, other.solutionId, 'Hello')).http).toBe(404)
  expect((await write(learner, solutionId, 'Hello', elsewhere.commentId)).http).toBe(404)
  expect(await write(learner, solutionId, '  ', commentId)).toMatchObject(fieldError('body', 'Write a message first'))
  expect((await write(learner, solutionId, 'Why?', commentId)).http).toBe(200)
  await desk.on(mentor, undoVerdict, solutionId)
  expect((await write(learner, solutionId, 'And now?', commentId)).http).toBe(404)
})

test('without access the learner reads the conversation but can’t write', async () => {
  const { learner, solutionId, stepIds, commentId } = await rejected()
  await write(learner, solutionId, 'Why?', commentId)
  desk.moveTo(minutesAfter(60 * 24 * 365))
  expect((await write(learner, solutionId, 'Hello?', commentId)).http).toBe(403)
  expect((await attemptOf(learner, stepIds[0]!)).comments[0].replies).toHaveLength(1)
})

test('a mentor who may give the second opinion neither sees the conversation nor writes in it', async () => {
  const { learner, mentor, solutionId, commentId } = await rejected()
  const second = await desk.newMentor('Ravi Iyer')
  await write(learner, solutionId, 'I think it’s right', commentId)
  await write(learner, solutionId, 'All of it')
  await desk.on(learner, askForSecondOpinion, solutionId, { reason: 'The tests pass' })
  const shown = JSON.stringify((await desk.on(second, getReview, solutionId)).body)
  expect(shown).not.toMatch(/I think it’s right|All of it|Why 1/)
  expect((await write(second, solutionId, 'Me too', commentId)).http).toBe(404)
  expect((await write(mentor, solutionId, 'I see', commentId)).http).toBe(200)
})

test('a former mentor reads no replies: a colleague on the staff is notified instead', async () => {
  const { learner, mentor, solutionId, commentId } = await rejected()
  const colleague = await desk.newMentor('Ravi Iyer')
  await desk.db.update(people).set({ role: 'learner' }).where(eq(people.id, mentor.id))
  const before = (await desk.notificationsTo(mentor.id)).length
  expect((await write(learner, solutionId, 'Is anybody here?', commentId)).http).toBe(200)
  await write(colleague, solutionId, 'I am', commentId)
  await write(learner, solutionId, 'Thank you', commentId)
  expect(await desk.notificationsTo(mentor.id)).toHaveLength(before)
  expect(await desk.notificationsTo(colleague.id)).toMatchObject([{ body: 'Thank you' }])
})

test('when nobody who reviewed it is on the staff, the course’s mentors are notified, else the admins', async () => {
  const { learner, mentor, courseId, stepIds, solutionId, commentId } = await rejected()
  const [colleague, stranger] = [await desk.newMentor('Ravi Iyer'), await desk.newMentor('Meena Das')]
  const admin = await desk.newMentor('Lata Nair', 'admin')
  const fellow = await newMember(desk, [courseId])
  const other = await newSolution(desk, { personId: fellow.id, courseId, stepId: stepIds[0]!, submittedAt: noon })
  await desk.decide(colleague, other.id, 'approved')
  const leave = (one: TestActor) => desk.db.update(people).set({ role: 'learner' }).where(eq(people.id, one.id))
  const readers = [mentor, colleague, stranger, admin]
  const heard = async () => {
    const all = await Promise.all(readers.map(({ id }) => desk.notificationsTo(id)))
    return all.map((list) => list.filter(({ link }) => link === `/admin/reviews/${solutionId}`).length)
  }
  await leave(mentor)
  await write(learner, solutionId, 'Is anybody here?', commentId)
  expect(await heard()).toEqual([0, 1, 0, 0])
  await leave(colleague)
  await write(learner, solutionId, 'Hello?')
  expect(await heard()).toEqual([0, 1, 0, 1])

  // Nobody may read it while another mentor gives a second opinion: the admins know only that there is a reply.
  await desk.on(learner, askForSecondOpinion, solutionId, { reason: 'The tests pass' })
  await write(learner, solutionId, 'Still wrong?')
  expect(await heard()).toEqual([0, 1, 0, 2])
  const unreadable = (await desk.notificationsTo(admin.id)).find(({ body }) => body.includes('second opinion'))
  expect(JSON.stringify(unreadable)).not.toContain('Still wrong')
})

test('a full conversation refuses more', async () => {
  const { learner, solutionId, commentId } = await rejected()
  await write(learner, solutionId, 'Why?', commentId)
  await desk.db.update(threads).set({ messageCount: 100 }).where(eq(threads.ownerId, learner.id))
  expect(await write(learner, solutionId, 'More', commentId)).toMatchObject(apiError(409, /conversation is full/))
})
