import { dayMs } from '#contract/kit/durations.ts'
import { eq } from '#server/kit/db/orm.ts'
import { describe, expect, test } from 'vitest'
import {
  createTask,
  deleteTask,
  editTask,
  getTasks,
  listDeletedTasks,
  orderTasks,
  restoreTask,
} from '#contract/learning/tasks.ts'
import { getDraft } from '#contract/learning/solutions.ts'
import { courses } from '#server/catalogue/tables.ts'
import { newCourseWithTasks, newMember, newSolution } from '#server/testing/learning/learning.ts'
import { countQueries } from '#server/testing/queries.ts'
import { fieldError, sharedApp, type TestActor } from '#server/testing/test-app.ts'
import { steps, tasks } from '../tables.ts'

const app = await sharedApp({ rateLimitFactor: 100 })
const admin = await app.newActor('admin')

type Step = { taskStepId: number; taskStepTitle: string; solutionSubmited: number }
type Task = { taskId: number; taskTitle: string; taskSteps: Step[] }
const ask = (actor: TestActor, query: object) => app.call(actor, getTasks, { query: { ...query } })
const tasksIn = async (courseId: number, actor = admin) => (await ask(actor, { courseId })).body.data as Task[]
const create = (body: object) => app.call(admin, createTask, { body })
const outline = (tasks: Task[]) =>
  tasks.map(({ taskTitle, taskSteps }) => [taskTitle, ...taskSteps.map(({ taskStepTitle }) => taskStepTitle)])

describe('tasks', () => {
  test('show the state of each step: 4 none, 1 submitted, 2 approved, 0 rejected', async () => {
    const { courseId, courseTitle, stepIds } = await newCourseWithTasks(app, [3, 1])
    const learner = await newMember(app, [courseId])
    const [approved, rejected, waiting] = stepIds as [number, number, number]
    const at = { personId: learner.id, courseId }
    await newSolution(app, { ...at, stepId: approved, state: 'rejected' })
    await newSolution(app, { ...at, stepId: approved, attempt: 2, state: 'approved' })
    await newSolution(app, { ...at, stepId: rejected, state: 'rejected' })
    await newSolution(app, { ...at, stepId: waiting })

    const answer = await ask(learner, { courseId, userId: learner.id })
    const [first, second] = answer.body.data as [Task, Task]
    expect(first.taskSteps).toMatchObject([
      { solutionSubmited: 2, attempts: 2, references: '', urls: '', files: [] },
      { solutionSubmited: 0, attempts: 1 },
      { solutionSubmited: 1, attempts: 1 },
    ])
    expect(second.taskSteps).toMatchObject([{ solutionSubmited: 4, attempts: 0 }])
    expect(answer.body.courseDetails).toMatchObject({
      courseTitle,
      courseDescription: 'About it',
      progress: { approved: 1, waiting: 1, rejected: 1, steps: 4 },
    })
    const [untouched] = await tasksIn(courseId, await newMember(app, [courseId]))
    expect(untouched!.taskSteps.map((step) => step.solutionSubmited)).toEqual([4, 4, 4])
  })

  test("return the spec's message without a course id", async () => {
    expect(await ask(await newMember(app), {})).toMatchObject({
      http: 400,
      body: { message: 'User ID is required', fields: { courseId: 'User ID is required' } },
    })
  })

  test("require a subscription and an enrolment, and hide other learners' tasks", async () => {
    const { courseId } = await newCourseWithTasks(app)
    const [enrolled, stranger] = [await newMember(app, [courseId]), await newMember(app)]
    const expired = await newMember(app, [courseId], { endsInDays: -1 })
    const pending = await app.newActor('learner')
    for (const [actor, query] of [
      [stranger, { courseId }],
      [expired, { courseId }],
      [pending, { courseId }],
      [enrolled, { courseId, userId: stranger.id }],
    ] as const) {
      const answer = await ask(actor, query)
      expect(answer).toMatchObject({ http: 403, body: { code: 'not_allowed' } })
      expect(answer.body).not.toHaveProperty('data')
    }
    const mentor = await app.newActor('mentor')
    expect((await ask(mentor, { courseId, userId: enrolled.id })).http).toBe(200)
    expect((await ask(mentor, { courseId: 999_999 })).http).toBe(404)
  })

  test('show a learner whose access has ended only what they submitted', async () => {
    const { courseId, stepIds, taskIds } = await newCourseWithTasks(app, [2, 1])
    const expired = await newMember(app, [courseId], { endsInDays: -1 })
    await newSolution(app, { personId: expired.id, courseId, stepId: stepIds[1]!, state: 'rejected' })
    const secret = { instructions: 'The lesson', urls: ['https://example.org/lesson'] }
    await app.db.update(steps).set(secret).where(eq(steps.id, stepIds[1]!))

    const answer = await ask(expired, { courseId })
    expect(answer).toMatchObject({ http: 200, body: { courseDetails: { isReadOnly: true } } })
    expect(answer.body.data).toMatchObject([
      {
        taskId: taskIds[0],
        taskSteps: [
          { taskStepTitle: 'Step 2', solutionSubmited: 0, attempts: 1, instructions: '', urls: '', files: [] },
        ],
      },
    ])
    expect(answer.body.data).toHaveLength(1)
    expect((await app.call(expired, getDraft, { params: { stepId: stepIds[1] } })).http).toBe(403)
    const member = await newMember(app, [courseId])
    expect((await ask(member, { courseId })).body.courseDetails.isReadOnly).toBe(false)
  })

  test('take a fixed number of queries', async () => {
    const small = await newCourseWithTasks(app, [1])
    const large = await newCourseWithTasks(app, Array<number>(20).fill(5))
    const learner = await newMember(app, [small.courseId, large.courseId])
    for (const stepId of large.stepIds)
      await newSolution(app, { personId: learner.id, courseId: large.courseId, stepId })
    const few = await countQueries(() => ask(learner, { courseId: small.courseId }))
    const many = await countQueries(() => ask(learner, { courseId: large.courseId }))
    expect((await tasksIn(large.courseId, learner)).flatMap((task) => task.taskSteps)).toHaveLength(100)
    expect(many).toBe(few)
    expect(many).toBeLessThanOrEqual(8)
  })
})

describe('staff', () => {
  test('add a task at the end of the course', async () => {
    const { courseId } = await newCourseWithTasks(app, [1])
    const taskSteps = [{ taskStepTitle: 'Draw one' }, { taskStepTitle: 'Check it' }]
    expect(await create({ taskTitle: 'Forms', taskSteps, courseId })).toMatchObject({
      http: 200,
      body: { status: 1, message: 'Your task was created successfully!' },
    })
    expect(outline(await tasksIn(courseId))).toEqual([
      ['Task 1', 'Step 1'],
      ['Forms', 'Draw one', 'Check it'],
    ])
  })

  test('give a step a name and instructions; the spec’s call with a long title loses nothing', async () => {
    const { courseId } = await newCourseWithTasks(app, [1])
    const sentence = 'Write toPaise(text), which turns “1,250.50” into whole paise. Submit paise.js and its tests.'
    const named = { taskStepTitle: 'Turn amounts into paise', instructions: sentence }
    const { taskId, taskSteps } = (
      await create({ taskTitle: 'Paise', taskSteps: [named, { taskStepTitle: sentence }], courseId })
    ).body.data
    const cut = { taskStepTitle: 'Write toPaise(text), which turns “1,250.50” into whole…', instructions: sentence }
    expect(taskSteps).toMatchObject([named, cut])
    const [first] = taskSteps
    const renamed = { taskStepId: first.taskStepId, taskStepTitle: 'Amounts in paise' }
    const edit = (step: object) =>
      app.call(admin, editTask, { params: { taskId }, body: { taskTitle: 'Paise', taskSteps: [step] } })
    expect((await edit(renamed)).body.data.taskSteps).toMatchObject([{ ...renamed, instructions: sentence }])
    expect((await edit({ ...renamed, instructions: '' })).body.data.taskSteps[0].instructions).toBe('')
    expect((await edit({ taskStepTitle: 'x'.repeat(61) })).body.fields).toEqual({
      'taskSteps.0.taskStepTitle': 'At most 60 characters',
    })
  })

  test.each([
    [{ taskTitle: 'A', taskSteps: [{ taskStepTitle: 'x'.repeat(61), instructions: '' }] }, 'taskSteps.0.taskStepTitle'],
    [{ taskTitle: 'A', taskSteps: [{ taskStepTitle: 'A' }, { taskStepTitle: '' }] }, 'taskSteps.1.taskStepTitle'],
  ])('%o is rejected with a field error and creates nothing', async (body, field) => {
    const { courseId } = await newCourseWithTasks(app, [1])
    expect(await create({ ...body, courseId })).toMatchObject(fieldError(field))
    expect(await tasksIn(courseId)).toHaveLength(1)
  })

  test('rename, reorder, add and remove steps without losing submissions', async () => {
    const { courseId, taskIds, stepIds } = await newCourseWithTasks(app, [3])
    const [learner, other] = [await newMember(app, [courseId]), await newMember(app, [courseId])]
    const [first, second, third] = stepIds as [number, number, number]
    await newSolution(app, { personId: learner.id, courseId, stepId: second, state: 'approved' })
    const body = {
      taskTitle: 'Renamed',
      taskSteps: [
        { taskStepId: third, taskStepTitle: 'Third comes first' },
        { taskStepTitle: 'A new one' },
        { taskStepId: first, taskStepTitle: 'Step 1' },
      ],
    }
    expect((await app.call(admin, editTask, { params: { taskId: taskIds[0] }, body })).http).toBe(200)
    const expected = [['Renamed', 'Third comes first', 'A new one', 'Step 1']]
    expect(outline(await tasksIn(courseId, other))).toEqual(expected)
    const mine = (await tasksIn(courseId, learner))[0]!.taskSteps
    expect(mine.find((step) => step.taskStepId === second)).toMatchObject({ solutionSubmited: 2, isArchived: true })
    const { progress } = (await ask(learner, { courseId })).body.courseDetails
    expect(progress).toEqual({ approved: 0, waiting: 0, rejected: 0, steps: 3 })
  })

  test("can't use a step of another task", async () => {
    const { taskIds, stepIds } = await newCourseWithTasks(app, [1, 1])
    const body = { taskTitle: 'A', taskSteps: [{ taskStepId: stepIds[1], taskStepTitle: 'Stolen' }] }
    expect(await app.call(admin, editTask, { params: { taskId: taskIds[0] }, body })).toMatchObject(
      fieldError('taskSteps.0.taskStepId'),
    )
    expect((await app.call(admin, editTask, { params: { taskId: 999_999 }, body })).http).toBe(404)
  })

  test('reorder tasks; an outdated order changes nothing', async () => {
    const { courseId, taskIds } = await newCourseWithTasks(app, [1, 1, 1])
    const put = (order: number[]) => app.call(admin, orderTasks, { params: { courseId }, body: { taskIds: order } })
    const [one, two, three] = taskIds as [number, number, number]
    expect((await put([three, one, two])).http).toBe(200)
    const ids = async () => (await tasksIn(courseId)).map(({ taskId }) => taskId)
    expect(await ids()).toEqual([three, one, two])
    for (const wrong of [
      [one, two],
      [one, two, two],
      [one, two, three, 999_999],
    ]) {
      expect((await put(wrong)).http).toBe(400)
    }
    expect(await ids()).toEqual([three, one, two])
    await create({ taskTitle: 'Last', taskSteps: [{ taskStepTitle: 'A' }], courseId })
    expect((await tasksIn(courseId)).at(-1)).toMatchObject({ taskTitle: 'Last' })
  })

  test('remove a task, which stays visible to learners with a submission', async () => {
    const { courseId, taskIds, stepIds } = await newCourseWithTasks(app, [1, 1])
    const [learner, other] = [await newMember(app, [courseId]), await newMember(app, [courseId])]
    await newSolution(app, { personId: learner.id, courseId, stepId: stepIds[0]! })
    const take = () => app.call(admin, deleteTask, { params: { taskId: taskIds[0] } })
    expect(await take()).toMatchObject({ http: 200, body: { status: 1 } })
    expect((await take()).http).toBe(404)
    expect(outline(await tasksIn(courseId, other))).toEqual([['Task 2', 'Step 1']])
    expect(outline(await tasksIn(courseId, learner))).toEqual([
      ['Task 1', 'Step 1'],
      ['Task 2', 'Step 1'],
    ])
    expect(await app.auditsOf(`task ${taskIds[0]}`)).toMatchObject([{ actorId: admin.id, action: 'task archived' }])
  })

  test('restore a deleted task with its steps, files and links', async () => {
    const { courseId, courseTitle, taskIds } = await newCourseWithTasks(app, [2, 1])
    const taskId = taskIds[0]!
    const deleted = async () =>
      (await app.call(admin, listDeletedTasks)).body.data.filter((task: Task) => taskIds.includes(task.taskId))
    const restore = () => app.call(admin, restoreTask, { params: { taskId } })
    const before = await tasksIn(courseId)
    expect((await restore()).http).toBe(404)
    await app.call(admin, deleteTask, { params: { taskId } })
    expect(await deleted()).toMatchObject([{ taskId, taskTitle: 'Task 1', courseId, courseTitle, steps: 2 }])
    expect((await restore()).http).toBe(200)
    expect(await tasksIn(courseId)).toEqual(before)
    expect(await deleted()).toEqual([])

    await app.call(admin, deleteTask, { params: { taskId } })
    const archive = (archivedAt: Date | null) =>
      app.db.update(courses).set({ archivedAt }).where(eq(courses.id, courseId))
    await archive(new Date())
    expect(await deleted()).toEqual([])
    expect((await restore()).http).toBe(404)
    await archive(null)
    const longAgo = new Date(Date.now() - 31 * dayMs)
    await app.db.update(tasks).set({ archivedAt: longAgo }).where(eq(tasks.id, taskId))
    expect((await restore()).http).toBe(409)
  })

  test('archive a course, whose learners see only what they submitted', async () => {
    const { courseId, stepIds } = await newCourseWithTasks(app, [2])
    const learner = await newMember(app, [courseId])
    await newSolution(app, { personId: learner.id, courseId, stepId: stepIds[0]!, state: 'approved' })
    await app.db.update(courses).set({ archivedAt: new Date() }).where(eq(courses.id, courseId))
    const answer = await ask(learner, { courseId })
    expect(outline(answer.body.data)).toEqual([['Task 1', 'Step 1']])
    expect(answer.body.courseDetails).toMatchObject({ isArchived: true })
  })
})
