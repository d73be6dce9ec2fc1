import { beforeAll, describe, expect, test } from 'vitest'
import { type CourseImport, makeCourseExportLink } from '#contract/learning/course-files.ts'
import { getLessonEditor, listLessonVersions, openStep, saveLessonDraft } from '#contract/learning/lessons.ts'
import { getTasks, type Task } from '#contract/learning/tasks.ts'
import { filesOfCourse, lessonFolders } from '#server/seed/lessons.ts'
import {
  type CourseZipFiles,
  courseZips,
  lessonFile as lesson,
  planFile as plan,
  smallCourse as small,
} from '#server/testing/learning/course-zips.ts'
import { fingerprint } from '#server/testing/fingerprint.ts'
import { newCourseWithTasks, newMember, newSolution } from '#server/testing/learning/learning.ts'
import { sharedApp, type TestActor } from '#server/testing/test-app.ts'
import { zipFiles } from '#server/testing/zips.ts'
import { courseEntries } from './course-entries.ts'
import { readCourseFolder } from './course-folder.ts'
import { sample } from '#server/testing/scale.ts'
import { readZip } from './read-zip.ts'

const app = await sharedApp({ rateLimitFactor: 100 })
let admin: TestActor
beforeAll(async () => {
  admin = await app.newActor('admin')
})

const { send, check, apply } = courseZips(app, () => admin)
const outcomes = ({ steps }: CourseImport) => steps.map(({ name, outcome }) => `${name}: ${outcome}`)
const download = async (courseId: number) => {
  const { url } = await app.load(admin, makeCourseExportLink, { params: { courseId } })
  return app.app.inject(url)
}
const tasksOf = async (courseId: number): Promise<Task[]> => app.load(admin, getTasks, { query: { courseId } })
const stepsOf = async (courseId: number) => (await tasksOf(courseId)).flatMap(({ taskSteps }) => taskSteps)
const stepNamed = async (courseId: number, name: string) =>
  (await stepsOf(courseId)).find(({ taskStepTitle }) => taskStepTitle === name)!
const newCourse = async () => (await newCourseWithTasks(app, [])).courseId

describe('an import', () => {
  test('creates tasks, lessons, materials and the model solution', async () => {
    const courseId = await newCourse()
    const zip = await zipFiles(Object.entries(small))
    const before = await fingerprint(app.db, [{ table: 'steps' }, { table: 'tasks' }, { table: 'files' }])
    const checked = await check(courseId, zip)
    expect(checked).toMatchObject({ isDone: false, problems: [] })
    expect(outcomes(checked)).toEqual(['Count paise: new', 'Split a bill: new', 'Share it: new'])
    expect(await fingerprint(app.db, [{ table: 'steps' }, { table: 'tasks' }, { table: 'files' }])).toEqual(before)

    expect(await apply(courseId, small)).toMatchObject({ isDone: true })
    expect(await tasksOf(courseId)).toMatchObject([
      {
        taskTitle: 'Counting',
        week: 1,
        taskSteps: [{ references: 'cases.json,img/coin.png' }, { references: 'cases.json' }],
      },
      { taskTitle: 'Sharing', week: 2 },
    ])
    const { taskStepId: stepId } = await stepNamed(courseId, 'Count paise')
    const editor = await app.load(admin, getLessonEditor, { params: { stepId } })
    expect(editor).toMatchObject({
      content: { lesson: 'See [the cases](cases.json) and ![A coin](img/coin.png).', effort: 'about 1 hour' },
      published: { version: 1 },
      modelSolution: [{ name: 'paise.js' }],
    })
    expect((await app.app.inject(editor.modelSolution[0].url)).body).toBe('export const a = 1')
    expect(await app.auditsOf(`course ${courseId}`)).toMatchObject([{ actorId: admin.id, action: 'course imported' }])
  })

  test('matches steps by name, so that learners keep their work', async () => {
    const courseId = await newCourse()
    await apply(courseId, small)
    const learner = await newMember(app, [courseId])
    const { taskStepId: stepId } = await stepNamed(courseId, 'Split a bill')
    await newSolution(app, { personId: learner.id, courseId, stepId, state: 'approved' })
    const changed: CourseZipFiles = {
      ...small,
      'course.json': plan(['Sharing', '1-2-split', '2-1-share'], ['Counting well', '1-1-paise']),
      '1-1-paise/cases.json': '[1, 2]',
      '2-1-share.md': lesson('Share it', 'Another text.'),
    }
    const done = await apply(courseId, changed)
    expect(outcomes(done)).toEqual(['Split a bill: changed', 'Share it: changed', 'Count paise: changed'])
    expect(done.steps.map(({ changes }) => changes)).toEqual([
      ['cases.json replaced'],
      ['Lesson'],
      ['cases.json replaced'],
    ])
    expect(done.taskChanges).toEqual([
      'Week of Sharing: 2 → 1',
      'Other order or steps from other tasks: Sharing',
      'Task renamed: Counting → Counting well',
      'Week of Counting well: 1 → 2',
      'Other order of the tasks',
    ])
    const page = await app.load(learner, openStep, { params: { stepId } })
    expect(page).toMatchObject({ task: { title: 'Sharing' }, step: { solutionSubmited: 2, attempts: 1 } })
    const { taskStepId: shared } = await stepNamed(courseId, 'Share it')
    const versions = await app.load(admin, listLessonVersions, { params: { stepId: shared } })
    expect(versions).toMatchObject([{ version: 2, publishedBy: expect.any(String) }, { version: 1 }])
  })

  test('removes missing steps only after confirmation, and brings them back with their work', async () => {
    const courseId = await newCourse()
    await apply(courseId, small)
    const learner = await newMember(app, [courseId])
    const { taskStepId: stepId } = await stepNamed(courseId, 'Share it')
    await newSolution(app, { personId: learner.id, courseId, stepId })
    const shorter: CourseZipFiles = { ...small, 'course.json': plan(['Counting', '1-1-paise', '1-2-split']) }
    const kept = await apply(courseId, shorter)
    expect(outcomes(kept).at(-1)).toBe('Share it: removed')
    expect(await tasksOf(courseId)).toMatchObject([{ taskTitle: 'Counting' }, { taskTitle: 'Sharing' }])

    await apply(courseId, shorter, true)
    expect(await tasksOf(courseId)).toMatchObject([{ taskTitle: 'Counting' }])
    expect(await app.load(learner, openStep, { params: { stepId } })).toMatchObject({ step: { isArchived: true } })

    expect(outcomes(await apply(courseId, small))).toContain('Share it: restored')
    const page = await app.load(learner, openStep, { params: { stepId } })
    expect(page).toMatchObject({ step: { isArchived: false, attempts: 1 }, task: { title: 'Sharing' } })
  })

  test('reports problems with file and line, and then changes nothing', async () => {
    const courseId = await newCourse()
    const zip = await zipFiles(
      Object.entries({
        'course.json': plan(['Counting', '1-1-paise', '1-2-gone', '1-3-long']),
        '1-1-paise.md': lesson('', 'See\n[it](1-1-paise/gone.csv).'),
        '1-1-paise/tool.exe': Buffer.from([0x4d, 0x5a, 0, 1, 2, 3]),
        '1-3-long.md': lesson('x'.repeat(61)),
      }),
    )
    const { problems, plan: agreed } = await check(courseId, zip)
    expect(problems).toEqual([
      { path: '1-1-paise.md', line: 8, message: 'It links to 1-1-paise/gone.csv, which isn’t there.' },
      { path: '1-2-gone.md', line: null, message: 'This lesson is listed in course.json but isn’t there.' },
      { path: '1-1-paise.md', line: 1, message: 'The name is missing at the top of the file.' },
      { path: '1-1-paise/tool.exe', line: null, message: 'This type of file isn’t accepted.' },
      { path: '1-3-long.md', line: null, message: 'name: At most 60 characters' },
    ])
    expect(await send(courseId, zip, { plan: agreed })).toMatchObject({ http: 200, body: { data: { isDone: false } } })
    expect(await tasksOf(courseId)).toEqual([])
  })

  test('is refused if the course changed since it was checked, and keeps drafts', async () => {
    const courseId = await newCourse()
    await apply(courseId, small)
    const next = await zipFiles(Object.entries({ ...small, '2-1-share.md': lesson('Share it', 'New.') }))
    const { plan: agreed } = await check(courseId, next)
    const { taskStepId: stepId } = await stepNamed(courseId, 'Share it')
    const { content } = await app.load(admin, getLessonEditor, { params: { stepId } })
    const draft = { version: 0, content: { ...content, lesson: 'My draft' } }
    await app.call(admin, saveLessonDraft, { params: { stepId }, body: draft })
    expect(await send(courseId, next, { plan: agreed })).toMatchObject({ http: 409 })
    const again = await check(courseId, next)
    expect(again.steps.at(-1)!.changes).toEqual(['Lesson', 'The draft that isn’t published is kept'])
    await send(courseId, next, { plan: again.plan })
    const editor = await app.load(admin, getLessonEditor, { params: { stepId } })
    expect(editor).toMatchObject({ content: { lesson: 'My draft' }, published: { version: 2 } })
  })

  test('needs a zip with a course in it', async () => {
    const courseId = await newCourse()
    expect(await send(courseId, Buffer.from('not a zip'))).toMatchObject({ http: 400 })
    const broken = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), Buffer.alloc(40)])
    expect(await send(courseId, broken)).toMatchObject({ http: 400, body: { fields: { file: /can’t be read/ } } })
    const { problems } = await check(courseId, await zipFiles([['readme.txt', 'Hello']]))
    expect(problems).toEqual([{ path: 'course.json', line: null, message: 'The folder has no course.json.' }])
  })
})

describe('a round trip', () => {
  test('of an exported course changes nothing', async () => {
    const courseId = await newCourse()
    const files = new Map(filesOfCourse('05-javascript'))
    const plan = JSON.parse(String(files.get('course.json'))) as { tasks: unknown[] }
    files.set('course.json', Buffer.from(JSON.stringify({ ...plan, tasks: plan.tasks.slice(0, 2) })))
    // The zip of a folder has everything under its name.
    const seeded = Object.fromEntries(
      [...files].filter(([path]) => /^([12]-|course)/.test(path)).map(([path, file]) => [`course/${path}`, file]),
    )
    expect(await apply(courseId, seeded)).toMatchObject({ isDone: true, problems: [] })
    const exported = await download(courseId)
    expect(exported.headers).toMatchObject({ 'content-type': 'application/zip' })
    const lessons = ['tasks', 'steps', 'step_files', 'files', 'lesson_versions', 'lesson_passages']
    const places = [...lessons, 'exercise_versions', 'sample_databases']
    const before = await fingerprint(
      app.db,
      places.map((table) => ({ table })),
    )
    const checked = await check(courseId, exported.rawPayload)
    expect(new Set(checked.steps.map(({ outcome }) => outcome))).toEqual(new Set(['same']))
    expect(checked.taskChanges).toEqual([])
    expect(await send(courseId, exported.rawPayload, { plan: checked.plan, removeMissing: true })).toMatchObject({
      body: { data: { isDone: true } },
    })
    expect(
      await fingerprint(
        app.db,
        places.map((table) => ({ table })),
      ),
    ).toEqual(before)
  })

  test.each(sample(lessonFolders(), 2))('of the folder %s through the stored form loses nothing', (name) => {
    // A course that is still being written may have tasks without lessons.
    const { databases, ...read } = readCourseFolder(filesOfCourse(name))
    const tasks = read.tasks.filter(({ steps }) => steps.length > 0)
    const entries = courseEntries(tasks, databases)
    const files = new Map(
      entries.map((entry) => [entry.path, 'text' in entry ? Buffer.from(entry.text) : entry.file.content] as const),
    )
    const again = readCourseFolder(files)
    expect(again.problems).toEqual([])
    expect(again.databases).toEqual(databases)
    const stored = (list: typeof tasks) =>
      list.map(({ steps, ...task }) => ({
        ...task,
        steps: steps.map(({ content, exercise, files }) => ({
          content,
          exercise,
          files: files.map((file) => `${file.role} ${file.name}`).toSorted(),
        })),
      }))
    expect(stored(again.tasks)).toEqual(stored(tasks))
  })
})

describe('a zip', () => {
  const limits = { maxEntries: 3, maxUnpackedBytes: 10_000 }

  test('may not have too many files, or unpack to too much', async () => {
    const many = await zipFiles(['a', 'b', 'c', 'd'].map((path) => [path, ''] as const))
    await expect(readZip(many, limits)).rejects.toMatchObject({ fields: { file: 'The zip has more than 3 files' } })
    const bomb = await zipFiles([['zeros', Buffer.alloc(20_000)]])
    expect(bomb.length).toBeLessThan(1000)
    await expect(readZip(bomb, limits)).rejects.toMatchObject({ fields: { file: /larger than/ } })
    // A header that lies about the size.
    const lying = Buffer.from(bomb)
    for (const at of [lying.indexOf('PK\x01\x02', 0, 'latin1') + 24]) lying.writeUInt32LE(10, at)
    await expect(readZip(lying, limits)).rejects.toMatchObject({ fields: { file: /damaged/ } })
  })

  test('may not lead out of its folder', async () => {
    const zip = await zipFiles([['aa/bb.txt', 'x']])
    const escaping = Buffer.from(zip.toString('latin1').replaceAll('aa/bb.txt', '../b.txt1'), 'latin1')
    await expect(readZip(escaping)).rejects.toMatchObject({ fields: { file: /damaged|allowed/ } })
  })
})
