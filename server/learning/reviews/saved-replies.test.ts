import { expect, test } from 'vitest'
import { deleteReply, listSavedReplies, saveReply } from '#contract/learning/reviews.ts'
import { reviewDesk } from '#server/testing/learning/reviewing.ts'
import { apiError, type TestActor } from '#server/testing/test-app.ts'

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
