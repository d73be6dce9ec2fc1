import { expect, test } from 'vitest'
import {
  addComment,
  claimReview,
  editComment,
  getReview,
  removeComment,
  undoVerdict,
} from '#contract/learning/reviews.ts'
import { replyToReview } from '#contract/learning/solutions.ts'
import { takeSuggestion } from '#contract/learning/suggestions.ts'
import { newSolution } from '#server/testing/learning/learning.ts'
import { noon, reviewDesk } from '#server/testing/learning/reviewing.ts'
import { apiError, fieldError, type TestActor } from '#server/testing/test-app.ts'

const desk = await reviewDesk()

const comment = (actor: TestActor, solutionId: number, body: object) => desk.on(actor, addComment, solutionId, body)
const remove = (actor: TestActor, commentId: number) => desk.call(actor, removeComment, { params: { commentId } })
const edit = (actor: TestActor, commentId: number, body: string) =>
  desk.call(actor, editComment, { params: { commentId }, body: { body } })
const commentsOn = async (reader: TestActor, solutionId: number) =>
  (await desk.on(reader, getReview, solutionId)).body.data.current.comments
const files = { 'src/app.py': 'print(1)\n' }

test('comments on a line and on the whole attempt, changes and removes a comment', async () => {
  const mentor = await desk.newMentor()
  const { solutionId, fileIds } = await desk.newWork({ files })
  const fileId = fileIds['src/app.py']
  const onLine = await comment(mentor, solutionId, { body: ' Say it in words ', fileId, line: 1 })
  const said = { solutionId, attempt: 1, author: 'Asha Rao', createdAt: noon.toISOString(), replies: [] }
  expect(onLine.body.data).toMatchObject({ ...said, body: 'Say it in words', fileId, path: 'src/app.py', line: 1 })
  const onWhole = await comment(mentor, solutionId, { body: 'Good start' })
  expect(onWhole.body.data).toMatchObject({ ...said, body: 'Good start', fileId: null, path: null, line: null })
  expect(await commentsOn(mentor, solutionId)).toEqual([onLine.body.data, onWhole.body.data])

  expect((await edit(mentor, onWhole.body.data.commentId, ' Good start! ')).http).toBe(200)
  onWhole.body.data.body = 'Good start!'
  expect(await commentsOn(mentor, solutionId)).toEqual([onLine.body.data, onWhole.body.data])
  expect(await edit(mentor, onWhole.body.data.commentId, ' ')).toMatchObject(fieldError('body'))
  expect((await remove(mentor, onLine.body.data.commentId)).body.data).toBeNull()
  expect(await commentsOn(mentor, solutionId)).toEqual([onWhole.body.data])
})

test('requires a line with a file, and a file of this attempt', async () => {
  const mentor = await desk.newMentor()
  const [mine, other] = [await desk.newWork({ files }), await desk.newWork({ files })]
  expect(await comment(mentor, mine.solutionId, { body: 'Here', fileId: mine.fileIds['src/app.py'] })).toMatchObject(
    fieldError('line', 'Enter the line of the file'),
  )
  const elsewhere = { body: 'Here', fileId: other.fileIds['src/app.py'], line: 1 }
  expect(await comment(mentor, mine.solutionId, elsewhere)).toMatchObject(
    fieldError('fileId', 'This file is not part of the attempt'),
  )
})

test('rejects comments on own, claimed, reviewed and unknown attempts', async () => {
  const [asha, ravi] = [await desk.newMentor(), await desk.newMentor('Ravi Iyer')]
  const { solutionId, courseId, stepIds } = await desk.newWork()
  const own = await newSolution(desk, { personId: ravi.id, courseId, stepId: stepIds[0]! })
  const words = { body: 'A word' }
  expect(await comment(ravi, own.id, words)).toMatchObject(apiError(403, 'You can’t review your own work'))
  await desk.on(asha, claimReview, solutionId)
  expect(await comment(ravi, solutionId, words)).toMatchObject(apiError(409, /Asha Rao is reviewing this/))
  expect((await comment(asha, solutionId, words)).http).toBe(200)
  await desk.decide(asha, solutionId, 'rejected', 'Once more')
  expect(await comment(asha, solutionId, words)).toMatchObject(apiError(409, 'You have already rejected this attempt'))
  expect((await comment(asha, 999_999, words)).http).toBe(404)
})

test("lets only the author change or remove a comment, before the verdict and the learner's answer", async () => {
  const [asha, ravi] = [await desk.newMentor(), await desk.newMentor('Ravi Iyer')]
  const { solutionId, learner } = await desk.newWork()
  const { commentId } = (await comment(asha, solutionId, { body: 'Why?' })).body.data
  expect((await remove(ravi, commentId)).http).toBe(404)
  expect((await edit(ravi, commentId, 'Because!')).http).toBe(404)
  expect((await remove(asha, 999_999)).http).toBe(404)
  await desk.decide(ravi, solutionId, 'rejected', 'See the comment')
  for (const refused of [await remove(asha, commentId), await edit(asha, commentId, 'Why so?')])
    expect(refused).toMatchObject(apiError(409, 'This attempt has already been reviewed'))
  await desk.on(learner, replyToReview, solutionId, { body: 'Because', commentId })
  await desk.on(ravi, undoVerdict, solutionId)
  for (const refused of [await remove(asha, commentId), await edit(asha, commentId, 'Why so?')])
    expect(refused).toMatchObject(apiError(409, 'The learner has already replied to this comment'))
  expect(await commentsOn(asha, solutionId)).toHaveLength(1)
})

test('a line’s comment can suggest what to write there, until the verdict', async () => {
  const mentor = await desk.newMentor()
  const { solutionId, fileIds } = await desk.newWork({ files })
  const on = { body: 'Say it in words', fileId: fileIds['src/app.py'], line: 1 }
  const suggestion = { lines: 1, text: "print('one')" }
  expect(await comment(mentor, solutionId, { body: 'Write it', suggestion })).toMatchObject(
    fieldError('suggestion', 'Suggest a change on a line'),
  )
  expect((await comment(mentor, solutionId, { ...on, suggestion: { lines: 0, text: '' } })).http).toBe(400)
  const { commentId } = (await comment(mentor, solutionId, { ...on, suggestion })).body.data
  const suggested = async () => (await commentsOn(mentor, solutionId))[0].suggestion
  expect(await suggested()).toEqual({ ...suggestion, takenAt: null })
  await edit(mentor, commentId, 'In words')
  expect(await suggested()).toEqual({ ...suggestion, takenAt: null })
  const change = (body: object) => desk.call(mentor, editComment, { params: { commentId }, body })
  await change({ body: 'In words', suggestion: null })
  expect(await suggested()).toBeNull()
  await change({ body: 'In words', suggestion: { lines: 1, text: '' } })
  expect(await suggested()).toMatchObject({ lines: 1, text: '' })
})

test('the mentor sees in the next attempt which suggestions the learner used', async () => {
  const mentor = await desk.newMentor()
  const { solutionId, fileIds, learner } = await desk.newWork({ files })
  const on = { body: 'Say it in words', fileId: fileIds['src/app.py'], line: 1 }
  const plain = (await comment(mentor, solutionId, on)).body.data.commentId
  const { commentId } = (await comment(mentor, solutionId, { ...on, suggestion: { lines: 1, text: 'one' } })).body.data
  const take = (actor: TestActor, id = commentId) => desk.call(actor, takeSuggestion, { params: { commentId: id } })
  expect(await take(learner)).toMatchObject(apiError(404, 'This suggestion was not found'))
  await desk.decide(mentor, solutionId, 'rejected', 'Once more')
  expect((await take(await desk.newActor('learner'))).http).toBe(404)
  expect((await take(mentor)).http).toBe(404)
  expect((await take(learner, plain)).http).toBe(404)
  for (let times = 0; times < 2; times++) expect((await take(learner)).http).toBe(200)
  expect((await commentsOn(mentor, solutionId))[1].suggestion.takenAt).toBe(noon.toISOString())
})
