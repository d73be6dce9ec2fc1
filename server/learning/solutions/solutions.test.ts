import { randomUUID } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { getDraft, listAttempts, saveDraft } from '#contract/learning/solutions.ts'
import { eq } from '#server/kit/db/orm.ts'
import { writeSettings } from '#server/site/index.ts'
import { files } from '#server/site/tables.ts'
import { submit, uploaded } from '#server/testing/submissions.ts'
import { enrol, grantAccess, newCourseWithTasks, newMember } from '#server/testing/learning.ts'
import { type TestActor, testApp } from '#server/testing/test-app.ts'
import { Settings } from '#contract/site/settings.ts'
import { solutions, steps, uploads } from '../tables.ts'

let app: Awaited<ReturnType<typeof testApp>>
let course: Awaited<ReturnType<typeof newCourseWithTasks>>
let me: TestActor
let stepId: number

beforeAll(async () => {
  app = await testApp({ rateLimitFactor: 1000 })
})
afterAll(() => app.close())
beforeEach(async () => {
  course = await newCourseWithTasks(app, [2])
  stepId = course.stepIds[0]!
  me = await newMember(app, [course.courseId])
})

const text = (name: string, content = `content of ${name}`) => ({ name, content })
const attempts = async (actor = me) =>
  (await app.call(actor, listAttempts, { params: { taskStepId: stepId } })).body.data
const settle = (state: 'approved' | 'rejected') =>
  app.db.update(solutions).set({ state }).where(eq(solutions.personId, me.id))
const storedCount = async () => {
  const entries = await readdir(app.env.dataDir, { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile() && /^[\da-f-]{36}$/.test(entry.name)).length
}
const myFiles = (actor = me) => app.db.$count(files, eq(files.ownerId, actor.id))

describe('a solution is submitted', () => {
  test('with its explanation and its files, which open again through their links', async () => {
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

  test('by its words alone', async () => {
    expect((await submit(app, me, { taskStepId: stepId })).http).toBe(200)
    expect(await attempts()).toMatchObject([{ files: [] }])
  })

  test('with uploads beside the files of the form; two of one name get two names', async () => {
    const first = await uploaded(app, me, stepId, text('src/app.py', 'print(1)'))
    const second = await uploaded(app, me, stepId, text('app.py', 'print(2)'))
    const sent = [text('app.py', 'print(0)')]
    const answer = await submit(app, me, { taskStepId: stepId, uploads: `${second},${first}` }, sent)
    expect(answer.http).toBe(200)
    const [attempt] = await attempts()
    const paths = attempt.files.map(({ path }: { path: string }) => path)
    expect(paths).toEqual(['app.py', 'app (2).py', 'src/app.py'])
    expect((await app.app.inject(attempt.files[1].url)).body).toBe('print(2)')
  })

  test('and what was drafted for it is gone: the words, the uploads it took, and those it left', async () => {
    const other = course.stepIds[1]!
    const kept = await uploaded(app, me, stepId, text('kept.txt'))
    await uploaded(app, me, stepId, text('left.txt'))
    await uploaded(app, me, other, text('elsewhere.txt'))
    for (const taskStepId of [stepId, other]) {
      await app.call(me, saveDraft, { params: { taskStepId }, body: { text: 'half a thought' } })
    }
    const before = await storedCount()
    expect((await submit(app, me, { taskStepId: stepId, uploads: kept })).http).toBe(200)
    const draft = async (taskStepId: number) => (await app.call(me, getDraft, { params: { taskStepId } })).body.data
    expect(await draft(stepId)).toEqual({ text: '', savedAt: null, uploads: [] })
    expect(await draft(other)).toMatchObject({ text: 'half a thought', uploads: [{ path: 'elsewhere.txt' }] })
    expect(await storedCount()).toBe(before - 1)
    expect(await myFiles()).toBe(2)
  })

  test('again after a rejection, and the earlier attempt stays', async () => {
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

describe('of the same submission', () => {
  test('fifty at the same moment, one is stored and the others are told', async () => {
    const all = await Promise.all(
      Array.from({ length: 50 }, (_, number) => submit(app, me, { taskStepId: stepId }, [text(`${number}.txt`)])),
    )
    expect(all.filter(({ http }) => http === 200)).toHaveLength(1)
    const refused = all.filter(({ http }) => http === 409)
    expect(refused).toHaveLength(49)
    expect(refused[0]!.body.message).toBe('Your last solution is still waiting for review')
    expect(await attempts()).toHaveLength(1)
    expect(await myFiles()).toBe(1)
  })

  test('fifty with one key, all are told of the one that is stored', async () => {
    const before = await storedCount()
    const fields = { taskStepId: stepId, submissionKey: randomUUID() }
    const all = await Promise.all(Array.from({ length: 50 }, () => submit(app, me, fields, [text('a.txt')])))
    expect(new Set(all.map(({ http, body }) => `${http} ${body.data?.solutionId}`)).size).toBe(1)
    expect(all[0]!.http).toBe(200)
    expect(await attempts()).toHaveLength(1)
    expect(await storedCount()).toBe(before + 1)
  })

  test('one that comes again late is answered alike, whatever was decided since', async () => {
    const fields = { taskStepId: stepId, submissionKey: randomUUID() }
    const first = await submit(app, me, fields, [text('a.txt')])
    for (const state of ['approved', 'rejected'] as const) {
      await settle(state)
      expect((await submit(app, me, fields, [text('a.txt')])).body).toEqual(first.body)
    }
    expect(await attempts()).toHaveLength(1)
  })

  test('a key that was used for another step opens nothing', async () => {
    const submissionKey = randomUUID()
    await submit(app, me, { taskStepId: stepId, submissionKey })
    expect((await submit(app, me, { taskStepId: course.stepIds[1]!, submissionKey })).http).toBe(409)
  })

  test("another's key is nobody's business", async () => {
    const submissionKey = randomUUID()
    const other = await newMember(app, [course.courseId])
    const [mine, theirs] = [
      await submit(app, me, { taskStepId: stepId, submissionKey }),
      await submit(app, other, { taskStepId: stepId, submissionKey }),
    ]
    expect(theirs.http).toBe(200)
    expect(theirs.body.data.solutionId).not.toBe(mine.body.data.solutionId)
  })
})

describe('a submission is refused, and nothing of it is kept:', () => {
  const refused = async (
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

  test('while the last one waits, and after one was approved', async () => {
    await submit(app, me, { taskStepId: stepId })
    expect((await refused(me, {}, 409)).message).toBe('Your last solution is still waiting for review')
    await settle('approved')
    expect((await refused(me, {}, 409)).message).toBe('This step is already approved')
    expect(await myFiles()).toBe(0)
  })

  test('for somebody else, by staff as well', async () => {
    const [mentor, admin] = [await app.newActor('mentor'), await app.newActor('admin')]
    for (const actor of [await newMember(app, [course.courseId]), mentor, admin]) {
      await refused(actor, { userId: me.id }, 403)
    }
    expect(await attempts()).toEqual([])
  })

  test('before a byte of a file is taken in, where no subscription runs', async () => {
    const { put } = app.deps.files
    let taken = 0
    app.deps.files.put = (content) => {
      taken += 1
      return put(content)
    }
    await refused(await newMember(app, [course.courseId], { endsInDays: -1 }), {}, 403)
    app.deps.files.put = put
    expect(taken).toBe(0)
  })

  test('without a subscription, with one that is over, and without an enrolment', async () => {
    const without = await app.newActor('learner')
    await enrol(app, without.id, [course.courseId])
    await refused(without, {}, 403)
    await refused(await newMember(app, [course.courseId], { endsInDays: -1 }), {}, 403)
    const stranger = await app.newActor('learner')
    await grantAccess(app, stranger.id)
    await refused(stranger, {}, 403)
  })

  test('for a step that is not there, or not any more', async () => {
    await refused(me, { taskStepId: 987_654_321 }, 404)
    await app.db.update(steps).set({ archivedAt: new Date() }).where(eq(steps.id, stepId))
    await refused(me, {}, 404)
  })

  test.each([
    ['no explanation', { textSolution: '  ' }, 'textSolution', 'Explain your solution'],
    ['a long one', { textSolution: 'x'.repeat(10_001) }, 'textSolution', 'At most 10,000 characters'],
    ['an upload that is none', { uploads: 'x' }, 'uploads.0', 'Unknown upload'],
    ['an unknown upload', { uploads: randomUUID() }, 'uploads', 'A file has not come completely. Please add it again.'],
    ['a key that is none', { submissionKey: 'again' }, 'submissionKey', 'The key must be a UUID'],
    ['an unknown field', { state: 'approved' }, 'state', 'Unknown field'],
  ])('%s', async (_what, fields, field, reason) => {
    expect((await refused(me, fields as Record<string, string>, 400)).fields).toEqual({ [field]: reason })
  })

  test('an upload that is for another step, has not all come, or is of another learner', async () => {
    const other = await newMember(app, [course.courseId])
    const elsewhere = await uploaded(app, me, course.stepIds[1]!, text('a.txt'))
    const theirs = await uploaded(app, other, stepId, text('a.txt'))
    for (const id of [elsewhere, theirs]) await refused(me, { uploads: id }, 400)
    const half = randomUUID()
    await app.db
      .insert(uploads)
      .values({ id: half, personId: me.id, stepId, path: 'half.txt', bytes: 10, received: 10 })
    await refused(me, { uploads: half }, 400)
  })

  test('what the settings do not allow: too many, too large, another kind, empty', async () => {
    const { submission: usual } = Settings.parse({})
    await writeSettings(app.db, { submission: { maxFiles: 2, maxMegabytes: 1, kinds: ['text/plain'] } }, null)
    const upload = await uploaded(app, me, stepId, text('a.txt'))
    const many = await refused(me, { uploads: upload }, 400, [text('b.txt'), text('c.txt')])
    expect(many.fields).toEqual({ files: 'At most 2 files' })
    const large = await refused(me, {}, 413, [text('a.txt', 'x'.repeat(1_048_577))])
    expect(large.fields).toEqual({ files: 'a.txt: This file is too large. The limit is 1 MB.' })
    const pdf = await refused(me, {}, 400, [text('a.txt', '%PDF-1.7')])
    expect(pdf.fields).toEqual({ files: "a.txt: This file type isn't accepted. You can upload plain text." })
    expect((await refused(me, {}, 400, [text('a.txt', '')])).fields).toEqual({ files: 'a.txt: This file is empty' })
    await writeSettings(app.db, { submission: usual }, null)
  })

  test('by a stranger', async () => {
    expect((await submit(app, { ...me, token: 'x'.repeat(43) }, { taskStepId: stepId })).http).toBe(401)
  })
})
