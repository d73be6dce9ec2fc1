import { beforeEach, describe, expect, test } from 'vitest'
import { getBrief } from '#contract/projects/briefs.ts'
import {
  decideProjectSubmission,
  fillOutAll,
  getProjectSubmission,
  listSubmissionComments,
  listProjectSubmissions,
  type ProjectSubmission,
  commentOnSubmission,
} from '#contract/projects/submissions.ts'
import { people } from '#server/identity/tables.ts'
import { eq } from '#server/kit/db/orm.ts'
import { emails, notifications } from '#server/notifications/tables.ts'
import { files } from '#server/site/tables.ts'
import { pngStart } from '#server/testing/forms.ts'
import { newMember } from '#server/testing/learning/learning.ts'
import { submitProject, newBrief, projectDraft, projectFile } from '#server/testing/projects.ts'
import { apiError, countByStatus, fieldError, sharedApp, type TestActor } from '#server/testing/test-app.ts'
import { approvedProjectsOf } from './index.ts'
import { briefs, projectSubmissions } from './tables.ts'

let learner: TestActor
let briefId: number
const app = await sharedApp()
const mentor = await app.newActor('mentor')
beforeEach(async () => {
  learner = await newMember(app)
  briefId = (await newBrief(app)).id
})

const submit = (given: Parameters<typeof submitProject>[3] = {}, actor = learner) =>
  submitProject(app, actor, briefId, given)
const submitted = async (): Promise<ProjectSubmission> => (await submit()).body.data
const decide = (submissionId: number, verdict: string, feedback = '', actor = mentor) =>
  app.call(actor, decideProjectSubmission, { params: { submissionId }, body: { verdict, feedback } })
const read = (url: string) => app.app.inject({ method: 'GET', url })
const submissionsOf = (personId: number) => app.db.$count(projectSubmissions, eq(projectSubmissions.personId, personId))

test('stores a submission whose file only its author and staff can read', async () => {
  const answer = await submit()
  expect(answer).toMatchObject({
    http: 200,
    body: {
      data: {
        ...projectDraft,
        briefId,
        author: 'Meena Devi',
        authorId: learner.id,
        attempt: 1,
        state: 'submitted',
        decidedAt: null,
        comments: 0,
        file: { name: 'page.txt', kind: 'text/plain', bytes: 24 },
      },
    },
  })
  const { submissionId, file } = answer.body.data
  expect((await read(file.url)).body).toBe(projectFile.content)
  const asStaff = await app.call(mentor, getProjectSubmission, { params: { submissionId } })
  expect((await read(asStaff.body.data.file.url)).statusCode).toBe(200)
  const shown = await app.call(learner, getBrief, { params: { briefId } })
  expect(shown.body.data).toMatchObject({ myState: 'submitted', isOpen: true, mySubmissions: [{ submissionId }] })
})

describe('rejects a submission and stores nothing', () => {
  test.each([
    ['no file', { files: [] }, { http: 400, body: { message: fillOutAll, fields: { file: 'Choose a file' } } }],
    ['no name', { fields: { ...projectDraft, name: ' ' } }, fieldError('name', 'Enter a name')],
    ['no description', { fields: { name: 'It' } }, fieldError('description', 'Describe what you built')],
    ['two files', { files: [projectFile, projectFile] }, { http: 400 }],
    ['an empty file', { files: [{ name: 'a.zip', content: '' }] }, { http: 400 }],
    [
      'a file type that isn’t accepted',
      { files: [{ name: 'a.zip', content: Buffer.from('7f454c4602010100', 'hex') }] },
      { http: 400 },
    ],
    [
      'a file above 25 MB',
      { files: [{ name: 'a.png', content: Buffer.concat([pngStart, Buffer.alloc(25 * 1024 * 1024)]) }] },
      { http: 413 },
    ],
  ])('%s', async (_what, given, expected) => {
    const before = await app.db.$count(files)
    expect(await submit(given)).toMatchObject(expected)
    expect([await submissionsOf(learner.id), await app.db.$count(files)]).toEqual([0, before])
  })

  test('without an active subscription', async () => {
    const newcomer = await app.newActor('learner')
    expect(await submit({}, newcomer)).toMatchObject(apiError(403, /need a subscription/))
    const late = await newMember(app, [], { endsInDays: -1 })
    expect(await submit({}, late)).toMatchObject(apiError(403, /expired/))
  })

  test('for a closed or unknown project', async () => {
    await app.db.update(briefs).set({ closedAt: new Date() }).where(eq(briefs.id, briefId))
    expect(await submit()).toMatchObject(apiError(409, /closed/))
    expect(await submitProject(app, learner, 987_654)).toMatchObject({ http: 404 })
  })

  test('while one is waiting or approved', async () => {
    const { submissionId } = await submitted()
    expect(await submit()).toMatchObject(apiError(409, /still reviewing/))
    await decide(submissionId, 'approved')
    expect(await submit()).toMatchObject(apiError(409, /already approved/))
    expect(await submissionsOf(learner.id)).toBe(1)
  })
})

test('stores one of twenty simultaneous submissions', async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, () => submit()))
  expect(countByStatus(answers)).toEqual({ 200: 1, 409: 19 })
  expect(await submissionsOf(learner.id)).toBe(1)
})

describe('a verdict', () => {
  test('notifies the learner of a rejection with feedback and of the later approval', async () => {
    const first = await submitted()
    const rejected = await decide(first.submissionId, 'rejected', 'The form sends nothing yet.')
    expect(rejected.body.data).toMatchObject({ state: 'rejected', comments: 1, decidedAt: expect.any(String) })
    const thread = await app.call(learner, listSubmissionComments, { params: { submissionId: first.submissionId } })
    expect(thread.body.data.items).toMatchObject([{ isTeacher: true, body: 'The form sends nothing yet.' }])

    const second = await submit()
    expect(second.body.data).toMatchObject({ attempt: 2, state: 'submitted' })
    const { submissionId } = second.body.data
    await decide(submissionId, 'approved', 'Good work')
    const shown = await app.call(learner, getBrief, { params: { briefId } })
    expect(shown.body.data.mySubmissions.map(({ state }: ProjectSubmission) => state)).toEqual(['approved', 'rejected'])

    expect(await app.notificationsOf(learner)).toMatchObject([
      { title: 'Approved: My page', link: `/dashboard/projects/our-ideas/${briefId}#submission-${submissionId}` },
      { title: 'Changes needed: My page', body: 'Meena Devi: The form sends nothing yet.' },
    ])
    expect(await app.db.$count(emails, eq(emails.toAddress, learner.email))).toBe(2)
    expect(await approvedProjectsOf(app.db, [learner.id])).toMatchObject([
      { ...projectDraft, decidedAt: expect.any(Date) },
    ])
    expect(await app.auditsOf(`project submission ${submissionId}`)).toMatchObject([
      { actorId: mentor.id, action: 'project approved', after: { feedback: 'Good work' } },
    ])
  })

  test('accepts one of two simultaneous decisions', async () => {
    const { submissionId } = await submitted()
    const other = await app.newActor('mentor')
    const answers = await Promise.all([
      decide(submissionId, 'approved'),
      decide(submissionId, 'rejected', 'Not yet', other),
    ])
    expect(countByStatus(answers)).toEqual({ 200: 1, 409: 1 })
    expect(await app.db.$count(notifications, eq(notifications.personId, learner.id))).toBe(1)
  })

  test('requires feedback for a rejection, and another mentor for your own project', async () => {
    const { submissionId } = await submitted()
    expect(await decide(submissionId, 'rejected', ' ')).toMatchObject(fieldError('feedback', 'Say what to improve'))
    await app.db.update(people).set({ role: 'mentor' }).where(eq(people.id, learner.id))
    expect(await decide(submissionId, 'approved', '', learner)).toMatchObject({ http: 403 })
    expect(await decide(987_654, 'approved')).toMatchObject({ http: 404 })
    const [row] = await app.db.select().from(projectSubmissions).where(eq(projectSubmissions.id, submissionId))
    expect(row!.state).toBe('submitted')
  })
})

test('lists all attempts of the learner with each submission, newest first', async () => {
  const first = await submitted()
  await submit({}, await newMember(app))
  await decide(first.submissionId, 'rejected', 'The table is missing.')
  const second = await submitted()
  const attempts = [
    { submissionId: second.submissionId, attempt: 2, state: 'submitted' },
    { submissionId: first.submissionId, attempt: 1, state: 'rejected' },
  ]
  for (const { submissionId } of [first, second]) {
    expect((await app.load(mentor, getProjectSubmission, { params: { submissionId } })).attempts).toEqual(attempts)
  }
})

test('notifies the other side of a comment', async () => {
  const { submissionId } = await submitted()
  const comment = (actor: TestActor, body: string) =>
    app.call(actor, commentOnSubmission, { params: { submissionId }, body: { body } })
  await comment(mentor, 'Which browser did you try?')
  await comment(learner, 'Firefox.')
  const newest = async (actor: TestActor) => (await app.notificationsOf(actor))[0]
  expect(await newest(learner)).toMatchObject({ title: 'Meena Devi commented on your project “My page”' })
  expect(await newest(mentor)).toMatchObject({ body: 'Firefox.', link: `/admin/projects?submission=${submissionId}` })
  expect(await app.load(learner, getProjectSubmission, { params: { submissionId } })).toMatchObject({
    comments: 2,
    state: 'submitted',
  })
})

test('a comment after the verdict reaches who decided, or the admins if they left the staff', async () => {
  const { submissionId } = await submitted()
  const [decider, admin] = [await app.newActor('mentor'), await app.newActor('admin')]
  await decide(submissionId, 'approved', '', decider)
  const comment = (body: string) => app.call(learner, commentOnSubmission, { params: { submissionId }, body: { body } })
  const heard = async () =>
    (await Promise.all([decider, admin].map((one) => app.notificationsOf(one)))).map((list) =>
      list.map(({ body }: { body: string }) => body),
    )
  await comment('Thank you')
  expect(await heard()).toEqual([['Thank you'], []])
  await app.db.update(people).set({ role: 'learner' }).where(eq(people.id, decider.id))
  await comment('One more thing')
  expect(await heard()).toEqual([['Thank you'], ['One more thing']])
})

describe('the list for teachers', () => {
  const list = (query: object) => app.load(mentor, listProjectSubmissions, { query })

  test('shows waiting submissions oldest first and reviewed ones newest first', async () => {
    await app.asOwner('truncate project_submissions cascade')
    const made: ProjectSubmission[] = []
    for (const name of ['Mango', 'Papaya', 'Guava'])
      made.push((await submit({ fields: { ...projectDraft, name } }, await newMember(app))).body.data)
    const first = await list({ size: 2 })
    await decide(made[1]!.submissionId, 'approved')
    const rest = await list({ size: 2, after: first.next })
    const names = ({ items }: { items: ProjectSubmission[] }) => items.map(({ name }) => name)
    expect([names(first), names(rest), rest.next]).toEqual([['Mango', 'Papaya'], ['Guava'], null])
    await decide(made[0]!.submissionId, 'rejected', 'No')
    const decided = await list({ waiting: false, size: 1 })
    expect([names(decided), names(await list({ waiting: false, after: decided.next }))]).toEqual([
      ['Mango'],
      ['Papaya'],
    ])
    expect(names(await list({}))).toEqual(['Guava'])
    expect(names(await list({ waiting: false, search: 'meena papaya' }))).toEqual(['Papaya'])
    expect(names(await list({ waiting: false, search: '%' }))).toEqual([])
  })
})
