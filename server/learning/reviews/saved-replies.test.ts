import { expect, test } from 'vitest'
import { deleteReply, listSavedReplies, saveReply } from '#contract/learning/reviews.ts'
import { reviewDesk } from '#server/testing/learning/reviewing.ts'
import { apiError, fieldError, type TestActor } from '#server/testing/test-app.ts'

const desk = await reviewDesk()

const save = (actor: TestActor, body: object) => desk.call(actor, saveReply, { body })
const list = (actor: TestActor) => desk.load(actor, listSavedReplies)
const forget = (actor: TestActor, replyId: number) => desk.call(actor, deleteReply, { params: { replyId } })

test('saves replies, lists them in order and deletes one', async () => {
  const mentor = await desk.newMentor()
  const first = (await save(mentor, { title: ' Naming ', body: 'Call it what it is.\n' })).body.data
  expect(first).toEqual({ replyId: expect.any(Number), title: 'Naming', body: 'Call it what it is.' })
  const second = (await save(mentor, { title: 'Tests', body: 'Where is the test?' })).body.data
  expect(await list(mentor)).toEqual([first, second])
  expect((await forget(mentor, first.replyId)).body.data).toBeNull()
  expect(await list(mentor)).toEqual([second])
})

test('hides saved replies from other mentors', async () => {
  const [asha, ravi] = [await desk.newMentor(), await desk.newMentor('Ravi Iyer')]
  const { replyId } = (await save(asha, { title: 'Mine', body: 'Mine' })).body.data
  expect(await list(ravi)).toEqual([])
  expect((await forget(ravi, replyId)).http).toBe(404)
  expect(await list(asha)).toHaveLength(1)
})

test.each([
  ['title', { title: ' ', body: 'Words' }],
  ['title', { title: 'a'.repeat(81), body: 'Words' }],
  ['body', { title: 'Title', body: '' }],
  ['body', { title: 'Title', body: 'a'.repeat(4001) }],
])('rejects a bad %s with a field error', async (field, body) => {
  const mentor = await desk.newMentor()
  expect(await save(mentor, body)).toMatchObject(fieldError(field))
  expect(await list(mentor)).toEqual([])
})

test('saves at most a hundred replies, even concurrently', async () => {
  const mentor = await desk.newMentor()
  const saved = await Promise.all(
    Array.from({ length: 105 }, (_, at) => save(mentor, { title: `Reply ${at}`, body: 'Words' })),
  )
  expect(saved.filter(({ http }) => http === 200)).toHaveLength(100)
  expect(saved.find(({ http }) => http !== 200)).toMatchObject(
    apiError(409, 'You have 100 saved replies. Delete one you no longer use.'),
  )
  expect(await list(mentor)).toHaveLength(100)
})
