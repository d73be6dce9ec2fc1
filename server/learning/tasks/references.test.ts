import { eq } from '#server/kit/db/orm.ts'
import { describe, expect, test } from 'vitest'
import { getTasks, removeStepFile, uploadTaskFiles, uploadTaskUrls } from '#contract/learning/tasks.ts'
import { people } from '#server/identity/tables.ts'
import { accessEntries } from '#server/membership/tables.ts'
import { formOf } from '#server/testing/forms.ts'
import { newCourseWithTasks, newMember } from '#server/testing/learning/learning.ts'
import { apiError, sharedApp, type TestActor } from '#server/testing/test-app.ts'
import { enrolments } from '../tables.ts'

const app = await sharedApp()
const admin = await app.newActor('admin')

const attach = (taskStepId: number, files: [name: string, content: string][], actor = admin) =>
  app.call(actor, uploadTaskFiles, {
    body: formOf({ taskStepId }, 'files', ...files.map(([name, content]) => ({ name, content }))),
  })
type StepFile = { stepFileId: number; name: string; url: string }
type Step = { references: string; urls: string; files: StepFile[] }
const filesIn = async (courseId: number, actor: TestActor): Promise<Step> =>
  (await app.load(actor, getTasks, { query: { courseId } }))[0].taskSteps[0]

describe('reference files', () => {
  test("can be attached, read by the course's learners, and removed", async () => {
    const { courseId, stepIds } = await newCourseWithTasks(app, [1])
    const learner = await newMember(app, [courseId])
    const answer = await attach(stepIds[0]!, [
      ['plan, part 1.md', '# Plan'],
      ['plan, part 1.md', '# Another'],
      ['नोट्स.txt', 'पढ़ो'],
    ])
    expect(answer).toMatchObject({ http: 200, body: { status: 1, message: 'Files uploaded successfully!' } })
    const step = await filesIn(courseId, learner)
    expect(step.references).toBe('plan part 1.md,plan part 1 (2).md,नोट्स.txt')
    expect((await app.app.inject(step.files[1]!.url)).body).toBe('# Another')

    const { stepFileId, url } = step.files[0]!
    expect((await app.call(admin, removeStepFile, { params: { stepFileId } })).http).toBe(200)
    expect((await app.call(admin, removeStepFile, { params: { stepFileId } })).http).toBe(404)
    expect((await app.app.inject(url)).statusCode).toBe(404)
    expect((await filesIn(courseId, learner)).references).toBe('plan part 1 (2).md,नोट्स.txt')
  })

  test('are required, and the step must exist', async () => {
    const { stepIds } = await newCourseWithTasks(app, [1])
    expect(await attach(stepIds[0]!, [])).toMatchObject(apiError(400, 'Please select at least one file to upload'))
    expect((await attach(999_999, [['a.txt', 'a']])).http).toBe(404)
  })

  test('get unique names when attached concurrently', async () => {
    const { courseId, stepIds } = await newCourseWithTasks(app, [1])
    await Promise.all(Array.from({ length: 6 }, () => attach(stepIds[0]!, [['same.txt', 'same']])))
    expect(new Set((await filesIn(courseId, admin)).references.split(',')).size).toBe(6)
  })

  test("have links that stop working when the learner's access ends", async () => {
    const { courseId, stepIds } = await newCourseWithTasks(app, [1])
    await attach(stepIds[0]!, [['notes.txt', 'notes']])
    const link = async (learner: TestActor) => (await filesIn(courseId, learner)).files[0]!.url
    const opens = async (url: string) => (await app.app.inject(url)).statusCode === 200

    const unenrolled = await newMember(app, [courseId])
    const first = await link(unenrolled)
    expect(await opens(first)).toBe(true)
    await app.db.delete(enrolments).where(eq(enrolments.personId, unenrolled.id))
    expect(await opens(first)).toBe(false)

    const expiring = await app.newActor('learner')
    await app.db.insert(enrolments).values({ personId: expiring.id, courseId })
    const [startsAt, endsAt] = [new Date(), new Date(Date.now() + 60_000)]
    await app.db.insert(accessEntries).values({ personId: expiring.id, startsAt, endsAt, reason: 'A minute' })
    const second = await link(expiring)
    expect(await opens(second)).toBe(true)
    app.deps.clock = () => new Date(Date.now() + 61_000)
    expect(await opens(second)).toBe(false)
    app.deps.clock = () => new Date()

    const blocked = await newMember(app, [courseId])
    const third = await link(blocked)
    await app.db.update(people).set({ blockedAt: new Date() }).where(eq(people.id, blocked.id))
    expect(await opens(third)).toBe(false)

    const stolen = first.replace(/reader=\d+/, `reader=${admin.id}`)
    expect(await opens(stolen)).toBe(false)
    expect(await opens(first.replace(/&reader=\d+/, ''))).toBe(false)
  })
})

describe('links of a step', () => {
  const set = (taskStepId: number, urls: unknown) => app.call(admin, uploadTaskUrls, { body: { taskStepId, urls } })

  test('accept a list or a text, drop blanks and replace the old links', async () => {
    const { courseId, stepIds } = await newCourseWithTasks(app, [1])
    expect((await set(stepIds[0]!, ['https://a.example/x', '  ', 'https://b.example/1,2'])).body.data).toEqual({
      urls: 'https://a.example/x,https://b.example/1%2C2',
    })
    await set(stepIds[0]!, 'https://c.example,,https://d.example')
    expect((await filesIn(courseId, admin)).urls).toBe('https://c.example,https://d.example')
    await set(stepIds[0]!, [])
    expect((await filesIn(courseId, admin)).urls).toBe('')
  })

  test.each([[['javascript:alert(1)']], [['no address']]])('rejects %j with a field error', async (urls) => {
    const { courseId, stepIds } = await newCourseWithTasks(app, [1])
    const answer = await set(stepIds[0]!, urls)
    expect(answer.http).toBe(400)
    expect(Object.keys(answer.body.fields)[0]).toMatch(/^urls/)
    expect((await filesIn(courseId, admin)).urls).toBe('')
  })
})
