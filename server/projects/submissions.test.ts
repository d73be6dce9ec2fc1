import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { getBrief } from '#contract/projects/briefs.ts'
import {
  decideProjectHandIn,
  fillOutAll,
  getProjectHandIn,
  handInProject,
  listHandInRemarks,
  listProjectHandIns,
  type ProjectHandIn,
  remarkOnHandIn,
} from '#contract/projects/submissions.ts'
import { auditEntries, people } from '#server/identity/tables.ts'
import { desc, eq, sql } from '#server/kit/db/orm.ts'
import { mails, notices } from '#server/notifications/tables.ts'
import { files } from '#server/site/tables.ts'
import { newMember } from '#server/testing/learning.ts'
import { handInAProject, newBrief, projectDraft, projectFile } from '#server/testing/projects.ts'
import { countQueries } from '#server/testing/queries.ts'
import { testApp, type TestActor } from '#server/testing/test-app.ts'
import { approvedProjectsOf } from './index.ts'
import { briefs, projectHandIns } from './tables.ts'

let app: Awaited<ReturnType<typeof testApp>>
let [learner, stranger, mentor]: TestActor[] = []
let briefId: number
beforeAll(async () => {
  app = await testApp()
  mentor = await app.newActor('mentor')
  stranger = await newMember(app)
})
beforeEach(async () => {
  learner = await newMember(app)
  briefId = (await newBrief(app)).id
})
afterAll(() => app.close())

const handIn = (given: Parameters<typeof handInAProject>[3] = {}, actor = learner!) =>
  handInAProject(app, actor, briefId, given)
const handedIn = async (): Promise<ProjectHandIn> => (await handIn()).body.data
const decide = (handInId: number, verdict: string, words = '', actor = mentor!) =>
  app.call(actor, decideProjectHandIn, { params: { handInId }, body: { verdict, words } })
const read = (url: string) => app.app.inject({ method: 'GET', url })
const handInsOf = (personId: number) => app.db.$count(projectHandIns, eq(projectHandIns.personId, personId))

test('a project is handed in with its file, which its author and staff can read', async () => {
  const answer = await handIn()
  expect(answer).toMatchObject({
    http: 200,
    body: {
      data: {
        ...projectDraft,
        briefId,
        author: 'Meena Devi',
        authorId: learner!.id,
        attempt: 1,
        state: 'submitted',
        decidedAt: null,
        remarks: 0,
        file: { name: 'page.txt', kind: 'text/plain', bytes: 24 },
      },
    },
  })
  const { handInId, file } = answer.body.data
  expect((await read(file.url)).body).toBe(projectFile.content)
  const asStaff = await app.call(mentor!, getProjectHandIn, { params: { handInId } })
  expect((await read(asStaff.body.data.file.url)).statusCode).toBe(200)
  const shown = await app.call(learner!, getBrief, { params: { briefId } })
  expect(shown.body.data).toMatchObject({ myState: 'submitted', isOpen: true, myHandIns: [{ handInId }] })
})

test('the link to a file dies with its reader’s right to it', async () => {
  const { file } = await handedIn()
  await app.db.update(people).set({ blockedAt: new Date() }).where(eq(people.id, learner!.id))
  expect((await read(file.url)).statusCode).toBe(404)
})

test('another learner sees none of it, by any call', async () => {
  const { handInId, file } = await handedIn()
  const params = { handInId }
  const notFound = { http: 404, body: { status: 0, code: 'not_found' } }
  expect(await app.call(stranger!, getProjectHandIn, { params })).toMatchObject(notFound)
  expect(await app.call(stranger!, listHandInRemarks, { params })).toMatchObject(notFound)
  expect(await app.call(stranger!, remarkOnHandIn, { params, body: { body: 'Hm' } })).toMatchObject(notFound)
  expect(await app.call(stranger!, listProjectHandIns)).toMatchObject({ http: 403 })
  expect(await decide(handInId, 'approved', '', stranger)).toMatchObject({ http: 403 })
  expect((await app.call(stranger!, getBrief, { params: { briefId } })).body.data).toMatchObject({
    myState: null,
    myHandIns: [],
  })
  expect((await read(file.url.replace(`reader=${learner!.id}`, `reader=${stranger!.id}`))).statusCode).toBe(404)
  expect(await app.call(null, getProjectHandIn, { params })).toMatchObject({ http: 401 })
})

describe('is refused, and nothing is kept', () => {
  const png = Buffer.from('89504e470d0a1a0a', 'hex')
  test.each([
    ['no file', { files: [] }, { http: 400, body: { message: fillOutAll, fields: { file: 'Choose a file' } } }],
    [
      'no name',
      { fields: { ...projectDraft, name: ' ' } },
      { http: 400, body: { fields: { name: 'A name is needed' } } },
    ],
    [
      'no description',
      { fields: { name: 'It' } },
      { http: 400, body: { fields: { description: 'Describe what you built' } } },
    ],
    ['two files', { files: [projectFile, projectFile] }, { http: 400 }],
    ['an empty file', { files: [{ name: 'a.zip', content: '' }] }, { http: 400 }],
    [
      'a kind that is not kept',
      { files: [{ name: 'a.zip', content: Buffer.from('7f454c4602010100', 'hex') }] },
      { http: 400 },
    ],
    [
      'a file above 25 MB',
      { files: [{ name: 'a.png', content: Buffer.concat([png, Buffer.alloc(25 * 1024 * 1024)]) }] },
      { http: 413 },
    ],
  ])('%s', async (_what, given, expected) => {
    const before = await app.db.$count(files)
    expect(await handIn(given)).toMatchObject(expected)
    expect([await handInsOf(learner!.id), await app.db.$count(files)]).toEqual([0, before])
  })

  test('without a running subscription', async () => {
    const newcomer = await app.newActor('learner')
    expect(await handIn({}, newcomer)).toMatchObject({
      http: 403,
      body: { message: expect.stringContaining('verified') },
    })
    const late = await newMember(app, [], { endsInDays: -1 })
    expect(await handIn({}, late)).toMatchObject({ http: 403, body: { message: expect.stringContaining('expired') } })
    expect(await app.call(null, handInProject, { params: { briefId } })).toMatchObject({ http: 401 })
  })

  test('for a project that is closed, or that there is not', async () => {
    await app.db.update(briefs).set({ closedAt: new Date() }).where(eq(briefs.id, briefId))
    expect(await handIn()).toMatchObject({ http: 409, body: { message: expect.stringContaining('closed') } })
    expect(await handInAProject(app, learner!, 987_654)).toMatchObject({ http: 404 })
  })

  test('while one waits, and after one is approved', async () => {
    const { handInId } = await handedIn()
    expect(await handIn()).toMatchObject({ http: 409, body: { message: expect.stringContaining('still waiting') } })
    await decide(handInId, 'approved')
    expect(await handIn()).toMatchObject({ http: 409, body: { message: expect.stringContaining('approved already') } })
    expect(await handInsOf(learner!.id)).toBe(1)
  })
})

test('of twenty hand-ins at the same moment one is stored', async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, () => handIn()))
  expect(answers.map(({ http }) => String(http)).toSorted()).toEqual([
    '200',
    ...Array.from({ length: 19 }, () => '409'),
  ])
  expect(await handInsOf(learner!.id)).toBe(1)
})

test('the same hand-in sent again with its key is answered again, and stored once', async () => {
  const key = randomUUID()
  const [first, again] = [await handIn({ key }), await handIn({ key })]
  expect(again.body).toEqual(first.body)
  expect(await handInsOf(learner!.id)).toBe(1)
})

describe('the verdict', () => {
  test('rejected with words, tried again, approved: the learner is told each time', async () => {
    const first = await handedIn()
    const rejected = await decide(first.handInId, 'rejected', 'The form sends nothing yet.')
    expect(rejected.body.data).toMatchObject({ state: 'rejected', remarks: 1, decidedAt: expect.any(String) })
    const thread = await app.call(learner!, listHandInRemarks, { params: { handInId: first.handInId } })
    expect(thread.body.data.items).toMatchObject([{ isTeacher: true, body: 'The form sends nothing yet.' }])

    const second = await handIn()
    expect(second.body.data).toMatchObject({ attempt: 2, state: 'submitted' })
    await decide(second.body.data.handInId, 'approved')
    const shown = await app.call(learner!, getBrief, { params: { briefId } })
    expect(shown.body.data.myHandIns.map(({ state }: ProjectHandIn) => state)).toEqual(['approved', 'rejected'])

    const told = await app.db.select().from(notices).where(eq(notices.personId, learner!.id)).orderBy(notices.id)
    expect(told).toMatchObject([
      { title: 'Your project “My page” needs another try', body: 'Meena Devi: The form sends nothing yet.' },
      {
        title: 'Your project “My page” is approved',
        link: `/dashboard/projects/our-ideas/${briefId}#hand-in-${second.body.data.handInId}`,
      },
    ])
    expect(await app.db.$count(mails, eq(mails.toAddress, learner!.email))).toBe(2)
    expect(await approvedProjectsOf(app.db, learner!.id)).toMatchObject([
      { ...projectDraft, decidedAt: expect.any(Date) },
    ])
  })

  test('is written down', async () => {
    const { handInId } = await handedIn()
    await decide(handInId, 'approved', 'Good work')
    const [entry] = await app.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.subject, `project hand-in ${handInId}`))
    expect(entry).toMatchObject({ actorId: mentor!.id, action: 'project approved', after: { words: 'Good work' } })
  })

  test('of two mentors at the same moment one decides, and the other is told', async () => {
    const { handInId } = await handedIn()
    const other = await app.newActor('mentor')
    const answers = await Promise.all([decide(handInId, 'approved'), decide(handInId, 'rejected', 'Not yet', other)])
    expect(answers.map(({ http }) => String(http)).toSorted()).toEqual(['200', '409'])
    expect(await app.db.$count(notices, eq(notices.personId, learner!.id))).toBe(1)
  })

  test('a rejection says what is missing; nobody decides about their own', async () => {
    const { handInId } = await handedIn()
    expect(await decide(handInId, 'rejected', ' ')).toMatchObject({
      http: 400,
      body: { fields: { words: 'Say what is missing' } },
    })
    await app.db.update(people).set({ role: 'mentor' }).where(eq(people.id, learner!.id))
    expect(await decide(handInId, 'approved', '', learner)).toMatchObject({ http: 403 })
    expect(await decide(987_654, 'approved')).toMatchObject({ http: 404 })
    const [row] = await app.db.select().from(projectHandIns).where(eq(projectHandIns.id, handInId))
    expect(row!.state).toBe('submitted')
  })
})

test('whoever opens an attempt finds the others of this learner at this project, newest first', async () => {
  const first = await handedIn()
  await handIn({}, await newMember(app))
  await decide(first.handInId, 'rejected', 'The table is missing.')
  const second = await handedIn()
  const attempts = [
    { handInId: second.handInId, attempt: 2, state: 'submitted' },
    { handInId: first.handInId, attempt: 1, state: 'rejected' },
  ]
  for (const { handInId } of [first, second]) {
    const shown = await app.call(mentor!, getProjectHandIn, { params: { handInId } })
    expect(shown.body.data.attempts).toEqual(attempts)
  }
})

test('the thread under a hand-in tells the other side', async () => {
  const { handInId } = await handedIn()
  const say = (actor: TestActor, body: string) =>
    app.call(actor, remarkOnHandIn, { params: { handInId }, body: { body } })
  await say(mentor!, 'Which browser did you try?')
  await say(learner!, 'Firefox.')
  const newest = async ({ id }: TestActor) =>
    (await app.db.select().from(notices).where(eq(notices.personId, id)).orderBy(desc(notices.id)))[0]
  expect(await newest(learner!)).toMatchObject({ title: 'Meena Devi wrote about your project “My page”' })
  expect(await newest(mentor!)).toMatchObject({ body: 'Firefox.', link: `/admin/projects?hand-in=${handInId}` })
  expect((await app.call(learner!, getProjectHandIn, { params: { handInId } })).body.data).toMatchObject({
    remarks: 2,
    state: 'submitted',
  })
})

describe('the teachers’ list', () => {
  const list = async (query: object) => (await app.call(mentor!, listProjectHandIns, { query: { ...query } })).body.data

  test('shows what waits oldest first, and what is decided newest first', async () => {
    await app.db.execute(sql`truncate project_hand_ins cascade`)
    const made: ProjectHandIn[] = []
    for (const name of ['Mango', 'Papaya', 'Guava']) {
      const by = await newMember(app)
      made.push((await handIn({ fields: { ...projectDraft, name } }, by)).body.data)
    }
    const first = await list({ size: 2 })
    await decide(made[1]!.handInId, 'approved')
    const rest = await list({ size: 2, after: first.next })
    const names = ({ items }: { items: ProjectHandIn[] }) => items.map(({ name }) => name)
    expect([names(first), names(rest), rest.next]).toEqual([['Mango', 'Papaya'], ['Guava'], null])
    await decide(made[0]!.handInId, 'rejected', 'No')
    const decided = await list({ waiting: false, size: 1 })
    expect([names(decided), names(await list({ waiting: false, after: decided.next }))]).toEqual([
      ['Mango'],
      ['Papaya'],
    ])
    expect(names(await list({}))).toEqual(['Guava'])
    expect(names(await list({ waiting: false, search: 'meena papaya' }))).toEqual(['Papaya'])
    expect(names(await list({ waiting: false, search: '%' }))).toEqual([])
  })

  test('costs the same number of queries for one and for ten thousand', async () => {
    const few = await countQueries(() => list({}))
    await app.db.execute(sql`with kept as (
        insert into files (id, name, kind, bytes, sha256, owner_id)
        select gen_random_uuid(), 'a.txt', 'text/plain', 1, '', ${learner!.id} from generate_series(1, 10000) returning id
      ) insert into project_hand_ins (person_id, brief_id, attempt, name, description, file_id, state, decided_at, decided_by)
        select ${learner!.id}, ${briefId}, row_number() over (), 'It', 'What it is', id, 'rejected', now(), ${mentor!.id} from kept`)
    expect(await countQueries(() => list({ waiting: false }))).toBe(few)
  })
})
