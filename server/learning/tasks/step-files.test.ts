import { describe, expect, test } from 'vitest'
import { openStep } from '#contract/learning/lessons.ts'
import {
  getTasks,
  removeStepFile,
  renameStepFile,
  replaceStepFile,
  type StepFile,
  uploadTaskFiles,
} from '#contract/learning/tasks.ts'
import { eq } from '#server/kit/db/orm.ts'
import { signedFileUrl } from '#server/site/index.ts'
import { formOf } from '#server/testing/forms.ts'
import { newCourseWithTasks, newMember, newSolution } from '#server/testing/learning/learning.ts'
import { sharedApp } from '#server/testing/test-app.ts'
import { solutions } from '../tables.ts'

const app = await sharedApp()
const admin = await app.newActor('admin')

async function attach(taskStepId: number, fields: object, name = 'app.js', content = 'let a = 1'): Promise<StepFile[]> {
  return app.load(admin, uploadTaskFiles, { body: formOf({ taskStepId, ...fields }, 'files', { name, content }) })
}
const statusOf = async (url: string) => (await app.app.inject(url)).statusCode

describe('a model solution', () => {
  test('opens for a learner only after their own solution is approved', async () => {
    const { courseId, stepIds } = await newCourseWithTasks(app, [1])
    const stepId = stepIds[0]!
    const learner = await newMember(app, [courseId])
    const [file] = await attach(stepId, { role: 'solution' })
    const staffLink = file!.url
    const open = () => app.load(learner, openStep, { params: { stepId } })
    expect(await open()).toMatchObject({ modelSolution: null, hasModelSolution: true, step: { files: [] } })
    const [task] = await app.load(learner, getTasks, { query: { courseId } })
    expect(task.taskSteps[0].files).toEqual([])
    expect(await statusOf(staffLink)).toBe(200)
    // Even with a link of their own.
    const id = staffLink.split('/')[2]!
    const ownLink = signedFileUrl(app.deps, { id, name: 'app.js' }, learner.id)
    expect(await statusOf(ownLink)).toBe(404)
    await newSolution(app, { personId: learner.id, courseId, stepId, state: 'rejected' })
    expect(await statusOf(ownLink)).toBe(404)

    const approved = await newSolution(app, { personId: learner.id, courseId, stepId, attempt: 2, state: 'approved' })
    expect(await statusOf(ownLink)).toBe(200)
    const { modelSolution } = await open()
    expect(modelSolution).toMatchObject([{ name: 'app.js' }])
    const link = modelSolution[0].url
    expect((await app.app.inject(link)).body).toBe('let a = 1')

    // The link they got stops working if the approval is undone.
    await app.db.update(solutions).set({ state: 'rejected' }).where(eq(solutions.id, approved.id))
    expect(await statusOf(link)).toBe(404)
    expect(await open()).toMatchObject({ modelSolution: null })
  })
})

describe('files of a step', () => {
  test('keep their folders, and each role has its own names', async () => {
    const { courseId, stepIds } = await newCourseWithTasks(app, [1])
    const stepId = stepIds[0]!
    const learner = await newMember(app, [courseId])
    expect(await attach(stepId, { folder: 'starter' })).toMatchObject([{ name: 'starter/app.js' }])
    expect(await attach(stepId, { folder: 'starter' })).toMatchObject([{ name: 'starter/app (2).js' }])
    expect(await attach(stepId, { folder: 'starter', role: 'solution' })).toMatchObject([{ name: 'starter/app.js' }])
    const { step } = await app.load(learner, openStep, { params: { stepId } })
    expect(step.references).toBe('starter/app.js,starter/app (2).js')
    const answer = await app.app.inject(step.files[0].url)
    expect(answer.headers['content-disposition']).toContain('filename="app.js"')
  })

  test('can be renamed and replaced; a learner’s open link then shows nothing outdated', async () => {
    const { courseId, stepIds } = await newCourseWithTasks(app, [1])
    const stepId = stepIds[0]!
    const learner = await newMember(app, [courseId])
    const fileOf = async (): Promise<StepFile> =>
      (await app.load(learner, openStep, { params: { stepId } })).step.files[0]
    const [{ stepFileId }] = (await attach(stepId, {}, 'cases.json', '[1]')) as [StepFile]
    await attach(stepId, {}, 'other.json', '[]')
    const before = await fileOf()
    const rename = (name: string) => app.call(admin, renameStepFile, { params: { stepFileId }, body: { name } })
    expect(await rename('other.json')).toMatchObject({
      http: 400,
      body: { fields: { name: 'Another file of this step has this name' } },
    })
    expect(await rename('data/cases.json')).toMatchObject({ http: 200, body: { data: { name: 'data/cases.json' } } })
    const replaced = await app.call(admin, replaceStepFile, {
      params: { stepFileId },
      body: formOf({}, 'files', { name: 'anything.txt', content: '[1, 2]' }),
    })
    expect(replaced).toMatchObject({ http: 200, body: { data: { stepFileId, name: 'data/cases.json', bytes: 6 } } })
    expect(await statusOf(before.url)).toBe(404)
    expect((await app.app.inject((await fileOf()).url)).body).toBe('[1, 2]')
    await app.call(admin, removeStepFile, { params: { stepFileId } })
    expect(await rename('cases.json')).toMatchObject({ http: 404 })
  })

  test.each(['../a.txt', 'solution/a.js', 'exercise/checks/a.js'])('reject the name %j', async (name) => {
    const { stepIds } = await newCourseWithTasks(app, [1])
    const [{ stepFileId }] = (await attach(stepIds[0]!, {})) as [StepFile]
    const answer = await app.call(admin, renameStepFile, { params: { stepFileId }, body: { name } })
    expect(answer).toMatchObject({ http: 400, body: { fields: { name: expect.any(String) } } })
  })
})
