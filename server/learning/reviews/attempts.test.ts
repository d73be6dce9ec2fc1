import { beforeEach, describe, expect, test } from 'vitest'
import { dayMs } from '#contract/kit/durations.ts'
import { getDraft, listAttempts, saveDraft } from '#contract/learning/solutions.ts'
import { getTasks } from '#contract/learning/tasks.ts'
import { eq } from '#server/kit/db/orm.ts'
import { signedFileUrl } from '#server/site/index.ts'
import { submit, uploadFile } from '#server/testing/learning/submissions.ts'
import { newCourseWithTasks, newMember, newSolution } from '#server/testing/learning/learning.ts'
import { countQueries } from '#server/testing/queries.ts'
import { type TestActor, sharedApp } from '#server/testing/test-app.ts'
import { attemptsOf } from './attempts.store.ts'
import { reviewComments, reviews, solutionDrafts, solutions } from '../tables.ts'

let me: TestActor
let courseId: number
let stepId: number
let stepIds: number[]

const app = await sharedApp()
const mentor = await app.newActor('mentor')
beforeEach(async () => {
  const course = await newCourseWithTasks(app, [2])
  ;({ courseId, stepIds } = course)
  stepId = stepIds[0]!
  me = await newMember(app, [courseId])
})

const mine = (attempt = 1, files: Record<string, string> = {}) =>
  newSolution(app, { personId: me.id, courseId, stepId, attempt, files, state: 'submitted' })

async function reject(solutionId: number) {
  await app.db.update(solutions).set({ state: 'rejected' }).where(eq(solutions.id, solutionId))
  await app.db.insert(reviews).values({ solutionId, mentorId: mentor.id, verdict: 'rejected', feedback: 'Not yet' })
}
async function comment(solutionId: number, on: { fileId?: string; line?: number } = {}) {
  const row = { solutionId, authorId: mentor.id, body: 'Why so?', ...on }
  const [made] = await app.db.insert(reviewComments).values(row).returning()
  return made!.id
}
const list = (actor = me) => app.call(actor, listAttempts, { params: { stepId: stepId } })
const endSubscription = () => {
  const later = new Date(Date.now() + 60 * dayMs)
  app.deps.clock = () => later
}

describe('my attempts', () => {
  test('are newest first with reviews, and comments only after the verdict', async () => {
    const first = await mine(1, { 'src/app.py': 'print(1)' })
    const onLine = await comment(first.id, { fileId: first.fileIds['src/app.py']!, line: 1 })
    expect((await list()).body.data).toMatchObject([{ attempt: 1, review: null, comments: [] }])
    await reject(first.id)
    const second = await mine(2)
    await comment(second.id)
    expect((await list()).body.data).toMatchObject([
      { solutionId: second.id, attempt: 2, state: 'submitted', review: null, comments: [], files: [] },
      {
        attempt: 1,
        state: 'rejected',
        files: [{ path: 'src/app.py' }],
        review: { verdict: 'rejected', feedback: 'Not yet', mentor: 'Meena Devi' },
        comments: [{ commentId: onLine, path: 'src/app.py', line: 1, author: 'Meena Devi', replies: [], attempt: 1 }],
      },
    ])
  })

  test('hide their comments again when the verdict is undone', async () => {
    const { id } = await mine()
    await comment(id)
    await reject(id)
    await app.db.update(reviews).set({ undoneAt: new Date(), undoneBy: mentor.id }).where(eq(reviews.solutionId, id))
    expect((await list()).body.data).toMatchObject([{ review: null, comments: [] }])
  })

  test('stay readable with files after the subscription ends', async () => {
    await submit(app, me, { taskStepId: stepId }, [{ name: 'a.txt', content: 'mine' }])
    endSubscription()
    const late = await list()
    expect(late.body.data).toMatchObject([{ attempt: 1 }])
    expect((await app.app.inject(late.body.data[0].files[0].url)).body).toBe('mine')
    const other = await newMember(app, [courseId])
    expect((await list(other)).http).toBe(403)
    app.deps.clock = () => new Date()
    expect((await list(other)).body.data).toEqual([])
    expect((await app.call(me, listAttempts, { params: { stepId: 987_654_321 } })).http).toBe(404)
  })

  test('have files that open only for their learner and mentors, even with a signed link', async () => {
    await submit(app, me, { taskStepId: stepId }, [{ name: 'a.txt', content: 'mine' }])
    const { fileId } = (await list()).body.data[0].files[0]
    const open = async (reader: TestActor) =>
      (await app.app.inject(signedFileUrl(app.deps, { id: fileId, name: 'a.txt' }, reader.id))).statusCode
    expect([await open(me), await open(mentor)]).toEqual([200, 200])
    expect(await open(await newMember(app, [courseId]))).toBe(404)
  })

  test('take a fixed number of queries', async () => {
    const queries = () => countQueries(() => attemptsOf(app.db, me.id, stepId, { id: me.id, linkTo: ({ id }) => id }))
    const one = await mine(1, { 'a.txt': 'a' })
    await comment(one.id)
    await reject(one.id)
    const few = await queries()
    for (const attempt of [2, 3, 4]) {
      const more = await mine(attempt, { 'a.txt': 'a', 'b.txt': 'b' })
      await comment(more.id)
      await reject(more.id)
    }
    expect(await queries()).toBe(few)
    expect(few).toBe(2)
  })
})

describe('a draft', () => {
  const read = (actor = me) => app.call(actor, getDraft, { params: { stepId: stepId } })
  const save = (text: string, version = 0, actor = me) =>
    app.call(actor, saveDraft, { params: { stepId: stepId }, body: { text, version } })
  const none = {
    text: '',
    version: 0,
    savedAt: null,
    uploads: [],
    imports: [],
    previous: null,
    droppedFiles: [],
    code: null,
  }

  test('is saved with its uploads, only for its author', async () => {
    expect((await read()).body.data).toEqual(none)
    await save('I began')
    const { savedAt } = (await save('I began with  \n', 1)).body.data
    const uploadId = await uploadFile(app, me, stepId, { name: 'src/a.txt', content: 'abc' })
    expect((await read()).body.data).toEqual({
      ...none,
      text: 'I began with  \n',
      version: 2,
      savedAt,
      uploads: [{ uploadId, path: 'src/a.txt', bytes: 3, received: 3, isComplete: true }],
    })
    const other = await newMember(app, [courseId])
    expect((await read(other)).body.data).toEqual(none)
  })

  test('is not overwritten by a tab that has not seen the last save', async () => {
    const [first, second] = await Promise.all([save('from one tab'), save('from another tab')])
    expect(new Set([first.http, second.http])).toEqual(new Set([200, 409]))
    const saved = (await read()).body.data.text
    const stale = await save('typed for an hour on an old version')
    expect(stale).toMatchObject({ http: 409, body: { code: 'conflict' } })
    expect((await read()).body.data).toMatchObject({ text: saved, version: 1 })
    expect((await save('after choosing', 1)).body.data.version).toBe(2)
  })

  test('is shown on the step, also when only a file is uploaded', async () => {
    const savedAt = async () => {
      const { data } = (await app.call(me, getTasks, { query: { courseId } })).body
      return data[0].taskSteps.map((step: { draftSavedAt: string | null }) => step.draftSavedAt)
    }
    expect(await savedAt()).toEqual([null, null])
    const saved = (await save('I began')).body.data.savedAt
    await uploadFile(app, me, stepIds[1]!, { name: 'a.txt', content: 'abc' })
    expect(await savedAt()).toEqual([saved, expect.any(String)])
    await save('', 1)
    expect((await savedAt())[0]).toBeNull()
  })

  test('starts from the rejected attempt', async () => {
    const solution = await newSolution(app, { personId: me.id, courseId, stepId, files: { 'a.py': '1', 'b.py': '2' } })
    expect((await read()).body.data).toEqual(none)
    await reject(solution.id)
    const { text, previous, version } = (await read()).body.data
    expect({ text, version }).toEqual({ text: 'How I did it', version: 0 })
    expect(previous).toMatchObject({ attempt: 1, files: [{ path: 'a.py' }, { path: 'b.py', url: expect.any(String) }] })
    const droppedFiles = [solution.fileIds['b.py']!]
    await app.call(me, saveDraft, { params: { stepId }, body: { text: '', version: 0, droppedFiles } })
    expect((await read()).body.data).toMatchObject({ text: '', version: 1, droppedFiles })
  })

  test('is rejected if it is too long or the step is not open', async () => {
    expect((await save('x'.repeat(10_001))).body.fields).toEqual({ text: 'At most 10,000 characters' })
    const stranger = await app.newActor('learner')
    expect([(await read(stranger)).http, (await save('hm', 0, stranger)).http]).toEqual([403, 403])
    expect(await app.db.$count(solutionDrafts, eq(solutionDrafts.personId, stranger.id))).toBe(0)
  })
})
