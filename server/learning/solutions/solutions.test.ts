import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { getDraft, listAttempts, saveDraft } from '#contract/learning/solutions.ts'
import { dayMs } from '#contract/kit/durations.ts'
import { publishExercise } from '#server/testing/learning/exercises.ts'
import { publishNewLesson } from '#server/testing/learning/lessons.ts'
import { eq } from '#server/kit/db/orm.ts'
import { writeSettings } from '#server/site/index.ts'
import { files } from '#server/site/tables.ts'
import { countStoredFiles, submit, uploadFile } from '#server/testing/learning/submissions.ts'
import { enrol, grantAccess, newCourseWithTasks, newMember } from '#server/testing/learning/learning.ts'
import { countQueries } from '#server/testing/queries.ts'
import { countByStatus, sharedApp, type TestActor } from '#server/testing/test-app.ts'
import { Settings } from '#contract/site/settings.ts'
import { solutions, steps, uploads } from '../tables.ts'

let course: Awaited<ReturnType<typeof newCourseWithTasks>>
let me: TestActor
let stepId: number

const app = await sharedApp({ rateLimitFactor: 1000 })
beforeEach(async () => {
  course = await newCourseWithTasks(app, [2])
  stepId = course.stepIds[0]!
  me = await newMember(app, [course.courseId])
})

const text = (name: string, content = `content of ${name}`) => ({ name, content })
const attempts = (actor = me) => app.load(actor, listAttempts, { params: { stepId: stepId } })
const settle = (state: 'approved' | 'rejected') =>
  app.db.update(solutions).set({ state }).where(eq(solutions.personId, me.id))
const storedCount = () => countStoredFiles(app)
const myFiles = (actor = me) => app.db.$count(files, eq(files.ownerId, actor.id))

describe('submitting a solution', () => {
  test('stores the explanation and the files, which open through their links', async () => {
    const answer = await submit(app, me, { taskStepId: stepId, userId: me.id }, [text('app.py'), text('notes.txt')])
    expect(answer).toMatchObject({
      http: 200,
      body: { status: 1, message: 'Solution submitted successfully...', data: { attempt: 1, solutionSubmited: 1 } },
    })
    const [attempt] = await attempts()
    expect(attempt).toMatchObject({ state: 'submitted', textSolution: 'How I did it', review: null, comments: [] })
    expect(attempt.files).toMatchObject([
      { path: 'app.py', kind: 'text/plain', bytes: 17 },
      { path: 'notes.txt', kind: 'text/plain' },
    ])
    expect((await app.app.inject(attempt.files[0].url)).body).toBe('content of app.py')
  })

  test('takes the same nine statements for one file and for many', async () => {
    const first = () => submit(app, me, { taskStepId: stepId }, [text('app.py')])
    expect(await countQueries(first)).toBe(9)
    const more = Array.from({ length: 8 }, (_, at) => text(`${at}.py`))
    expect(await countQueries(() => submit(app, me, { taskStepId: course.stepIds[1]! }, more))).toBe(9)
    expect(await myFiles()).toBe(9)
  })

  test('accepts a solution without files', async () => {
    expect((await submit(app, me, { taskStepId: stepId })).http).toBe(200)
    expect(await attempts()).toMatchObject([{ files: [] }])
  })

  test('combines uploads with the files of the form and makes their names unique', async () => {
    const first = await uploadFile(app, me, stepId, text('src/app.py', 'print(1)'))
    const second = await uploadFile(app, me, stepId, text('app.py', 'print(2)'))
    const sent = [text('app.py', 'print(0)')]
    expect((await submit(app, me, { taskStepId: stepId, uploads: `${second},${first}` }, sent)).http).toBe(200)
    const [attempt] = await attempts()
    const paths = attempt.files.map(({ path }: { path: string }) => path)
    expect(paths).toEqual(['app.py', 'app (2).py', 'src/app.py'])
    expect((await app.app.inject(attempt.files[1].url)).body).toBe('print(2)')
  })

  test('deletes the draft of the step and its unused uploads', async () => {
    const other = course.stepIds[1]!
    const used = await uploadFile(app, me, stepId, text('used.txt'))
    await uploadFile(app, me, stepId, text('unused.txt'))
    await uploadFile(app, me, other, text('elsewhere.txt'))
    for (const taskStepId of [stepId, other]) {
      await app.call(me, saveDraft, { params: { stepId: taskStepId }, body: { text: 'half a thought', version: 0 } })
    }
    expect((await submit(app, me, { taskStepId: stepId, uploads: used })).http).toBe(200)
    const draft = (taskStepId: number) => app.load(me, getDraft, { params: { stepId: taskStepId } })
    expect(await draft(stepId)).toMatchObject({ text: '', version: 0, savedAt: null, uploads: [] })
    expect(await draft(other)).toMatchObject({ text: 'half a thought', uploads: [{ path: 'elsewhere.txt' }] })
    expect(await myFiles()).toBe(2)
  })

  test('stores another attempt after a rejection', async () => {
    await submit(app, me, { taskStepId: stepId, textSolution: 'first' }, [text('a.txt', 'one')])
    await settle('rejected')
    const answer = await submit(app, me, { taskStepId: stepId, textSolution: 'second' }, [text('a.txt', 'two')])
    expect(answer.body.data).toMatchObject({ attempt: 2 })
    expect(await attempts()).toMatchObject([
      { attempt: 2, textSolution: 'second', state: 'submitted' },
      { attempt: 1, textSolution: 'first', state: 'rejected' },
    ])
  })
})

describe('work that waited on a device', () => {
  const later = { 'written-ago': '172800' }
  const answer = (fields: object, headers = {}) =>
    submit(app, me, { taskStepId: stepId, ...fields }, [text('a.txt')], undefined, headers)

  test('counts when it arrives, and keeps when it was written beside it', async () => {
    expect((await answer({}, later)).http).toBe(200)
    const [{ submittedAt, writtenAt, promisedAt }] = await attempts()
    expect(Date.parse(submittedAt) - Date.parse(writtenAt)).toBeCloseTo(2 * dayMs, -3)
    expect(Date.parse(promisedAt)).toBeGreaterThan(Date.parse(submittedAt))
  })

  test('is refused if it was written for an earlier exercise or task, and accepted without the version', async () => {
    const admin = await app.newActor('admin')
    await publishNewLesson(app, admin, stepId)
    await publishNewLesson(app, admin, stepId, { lesson: 'Better explained.' })
    expect((await answer({ lessonVersion: 1 })).http).toBe(200)
    await settle('rejected')
    await publishNewLesson(app, admin, stepId, { instructions: 'Another task' })
    const outdated = { http: 409, body: { status: 0, code: 'outdated' } }
    expect(await answer({ lessonVersion: 2 })).toMatchObject(outdated)
    expect(await answer({ exerciseVersion: 1 })).toMatchObject(outdated)
    await publishExercise(app, admin, stepId)
    expect(await answer({ exerciseVersion: 1, lessonVersion: 3 })).toMatchObject({ http: 200 })
    await settle('rejected')
    expect(await attempts()).toHaveLength(2)
    expect((await answer({})).http).toBe(200)
  })
})

describe('submitting again', () => {
  const fileIdsOf = ({ files }: { files: { fileId: string }[] }) => files.map(({ fileId }) => fileId)

  test('keeps chosen files of the rejected attempt, next to new ones', async () => {
    await submit(app, me, { taskStepId: stepId }, [text('a.py', 'one'), text('b.py', 'two')])
    await settle('rejected')
    const [a] = fileIdsOf((await attempts())[0])
    const again = await submit(app, me, { taskStepId: stepId, previousFiles: a! }, [text('a.py', 'three')])
    expect(again.body.data).toMatchObject({ attempt: 2 })
    const [second, first] = await attempts()
    expect(second.files.map(({ path }: { path: string }) => path)).toEqual(['a.py', 'a (2).py'])
    expect(second.files[0].fileId).toBe(a)
    expect((await app.app.inject(second.files[0].url)).body).toBe('one')
    expect(first.files).toHaveLength(2)
  })

  test('rejects a file that is not part of the last attempt', async () => {
    await submit(app, me, { taskStepId: stepId }, [text('a.py')])
    await settle('rejected')
    const other = await newMember(app, [course.courseId])
    await submit(app, other, { taskStepId: stepId }, [text('secret.py')])
    const [foreign] = fileIdsOf((await attempts(other))[0])
    for (const previousFiles of [foreign!, randomUUID()]) {
      const answer = await submit(app, me, { taskStepId: stepId, previousFiles })
      expect(answer).toMatchObject({ http: 400, body: { fields: { previousFiles: expect.any(String) } } })
    }
    expect(await attempts()).toHaveLength(1)
  })

  test('accepts empty files, in the form and as uploads', async () => {
    const upload = await uploadFile(app, me, stepId, text('src/__init__.py', ''))
    expect((await submit(app, me, { taskStepId: stepId, uploads: upload }, [text('.gitkeep', '')])).http).toBe(200)
    const [attempt] = await attempts()
    expect(attempt.files).toMatchObject([
      { path: expect.stringContaining('gitkeep'), bytes: 0, kind: 'text/plain' },
      { path: 'src/__init__.py', bytes: 0, kind: 'text/plain' },
    ])
    const opened = await app.app.inject(attempt.files[1].url)
    expect([opened.statusCode, opened.body]).toEqual([200, ''])
  })
})

describe('concurrent and retried submissions', () => {
  test('stores one of fifty concurrent submissions and rejects the others', async () => {
    const all = await Promise.all(
      Array.from({ length: 50 }, (_, number) => submit(app, me, { taskStepId: stepId }, [text(`${number}.txt`)])),
    )
    expect(countByStatus(all)).toEqual({ 200: 1, 409: 49 })
    const rejected = all.find(({ http }) => http === 409)
    expect(rejected!.body.message).toBe('Your last solution is still waiting for review')
    expect(await attempts()).toHaveLength(1)
    expect(await myFiles()).toBe(1)
  })

  test('gives a late retry the first response, even after a verdict', async () => {
    const key = randomUUID()
    const send = () => submit(app, me, { taskStepId: stepId }, [text('a.txt')], key)
    const first = await send()
    for (const state of ['approved', 'rejected'] as const) {
      await settle(state)
      expect((await send()).body).toEqual(first.body)
    }
    expect(await attempts()).toHaveLength(1)
  })
})

describe('rejects and stores nothing', () => {
  const expectRejected = async (
    actor: TestActor,
    fields: Record<string, string | number>,
    http: number,
    sent = [text('a.txt')],
  ) => {
    const before = await storedCount()
    const answer = await submit(app, actor, { taskStepId: stepId, ...fields }, sent)
    expect(answer).toMatchObject({ http, body: { status: 0 } })
    expect(await storedCount()).toBe(before)
    return answer.body
  }

  test('while the last attempt is in review, and after approval', async () => {
    await submit(app, me, { taskStepId: stepId })
    expect((await expectRejected(me, {}, 409)).message).toBe('Your last solution is still waiting for review')
    await settle('approved')
    expect((await expectRejected(me, {}, 409)).message).toBe('This step is already approved')
    expect(await myFiles()).toBe(0)
  })

  test('with an expired subscription, before a file is received', async () => {
    const { put } = app.deps.files
    let received = 0
    app.deps.files.put = (content) => {
      received += 1
      return put(content)
    }
    await expectRejected(await newMember(app, [course.courseId], { endsInDays: -1 }), {}, 403)
    app.deps.files.put = put
    expect(received).toBe(0)
  })

  test('without a subscription or an enrolment', async () => {
    const without = await app.newActor('learner')
    await enrol(app, without.id, [course.courseId])
    await expectRejected(without, {}, 403)
    const stranger = await app.newActor('learner')
    await grantAccess(app, stranger.id)
    await expectRejected(stranger, {}, 403)
  })

  test('for an unknown or archived step', async () => {
    await expectRejected(me, { taskStepId: 987_654_321 }, 404)
    await app.db.update(steps).set({ archivedAt: new Date() }).where(eq(steps.id, stepId))
    await expectRejected(me, {}, 404)
  })

  test.each([
    ['no explanation', { textSolution: '  ' }, 'textSolution', 'Explain your solution'],
    [
      'an unknown upload',
      { uploads: randomUUID() },
      'uploads',
      'A file wasn’t uploaded completely. Please add it again.',
    ],
  ])('%s', async (_what, fields, field, reason) => {
    expect((await expectRejected(me, fields as Record<string, string>, 400)).fields).toEqual({ [field]: reason })
  })

  test('uploads of another step or learner, and unfinished ones', async () => {
    const other = await newMember(app, [course.courseId])
    const elsewhere = await uploadFile(app, me, course.stepIds[1]!, text('a.txt'))
    const theirs = await uploadFile(app, other, stepId, text('a.txt'))
    for (const id of [elsewhere, theirs]) await expectRejected(me, { uploads: id }, 400)
    const half = randomUUID()
    await app.db
      .insert(uploads)
      .values({ id: half, personId: me.id, stepId, path: 'half.txt', bytes: 10, received: 10 })
    await expectRejected(me, { uploads: half }, 400)
  })

  test('files that the settings do not allow', async () => {
    const { submission: usual } = Settings.parse({})
    await writeSettings(app.db, { submission: { maxFiles: 2, maxMegabytes: 1, kinds: ['text/plain'] } }, null)
    const upload = await uploadFile(app, me, stepId, text('a.txt'))
    const many = await expectRejected(me, { uploads: upload }, 400, [text('b.txt'), text('c.txt')])
    expect(many.fields).toEqual({ files: 'At most 2 files' })
    const large = await expectRejected(me, {}, 413, [text('a.txt', 'x'.repeat(1_048_577))])
    expect(large.fields).toEqual({ files: 'a.txt: This file is too large. The limit is 1 MB.' })
    const pdf = await expectRejected(me, {}, 400, [text('a.txt', '%PDF-1.7')])
    expect(pdf.fields).toEqual({ files: 'a.txt: This file type isn’t accepted. You can upload plain text.' })
    await writeSettings(app.db, { submission: usual }, null)
  })
})
