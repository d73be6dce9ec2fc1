import { expect, test } from 'vitest'
import {
  type BriefDraft,
  closeBrief,
  createBrief,
  type DeskBrief,
  editBrief,
  listBriefDesk,
} from '#contract/projects/brief-desk.ts'
import { type Brief, getBrief, listBriefs } from '#contract/projects/briefs.ts'
import { decideProjectSubmission, getProjectSubmission } from '#contract/projects/submissions.ts'
import { auditEntries } from '#server/identity/tables.ts'
import { newMember } from '#server/testing/learning/learning.ts'
import { submitProject, newBriefDraft } from '#server/testing/projects.ts'
import { fieldError, sharedApp } from '#server/testing/test-app.ts'
import { briefs } from './tables.ts'

const app = await sharedApp()
const admin = await app.newActor('admin')
const learner = await newMember(app)

const make = (changes: Partial<BriefDraft> = {}): Promise<DeskBrief> =>
  app.load(admin, createBrief, { body: newBriefDraft(changes) })
const edit = (briefId: number, changes: Partial<BriefDraft>) =>
  app.call(admin, editBrief, { params: { briefId }, body: newBriefDraft(changes) })
const close = (briefId: number, isClosed: boolean) =>
  app.call(admin, closeBrief, { params: { briefId }, body: { isClosed } })
const desk = (query: object = {}): Promise<{ items: DeskBrief[]; next: string | null }> =>
  app.load(admin, listBriefDesk, { query })
const found = async (briefId: number) => (await desk({ size: 100 })).items.find((brief) => brief.briefId === briefId)
const offered = async (briefId: number) =>
  (await app.load(learner, listBriefs, { query: { size: 100 } })).items.some(
    (brief: Brief) => brief.briefId === briefId,
  )
const auditTrail = (briefId: number) => app.auditsOf(`brief ${briefId}`)

test('offers a new project to learners at once and records who created it', async () => {
  const draft = newBriefDraft({ title: 'Bus times', description: 'Line one\nLine two' })
  const { http, body } = await app.call(admin, createBrief, { body: draft })
  expect(http).toBe(200)
  const { briefId } = body.data
  expect(body.data).toEqual({ ...draft, briefId, isClosed: false, submissions: 0, approved: 0 })
  expect(await found(briefId)).toEqual(body.data)
  expect(await app.load(learner, getBrief, { params: { briefId } })).toMatchObject({ ...draft, isOpen: true })
  expect(await auditTrail(briefId)).toMatchObject([
    { actorId: admin.id, action: 'brief created', before: null, after: draft },
  ])
})

test('shows an edit to learners, keeps submissions and records the previous version', async () => {
  const { briefId } = await make({ title: 'Shop', steps: ['Draw', 'Build'] })
  const { submissionId } = (await submitProject(app, learner, briefId)).body.data
  const answer = await edit(briefId, { title: 'Shop API', steps: ['Build'], resources: [], techStack: [] })
  expect(answer.body.data).toMatchObject({
    title: 'Shop API',
    steps: ['Build'],
    resources: [],
    submissions: 1,
    approved: 0,
  })
  expect(await app.load(learner, getBrief, { params: { briefId } })).toMatchObject({
    title: 'Shop API',
    steps: ['Build'],
    mySubmissions: [{ submissionId, name: 'My page' }],
  })
  const [, entry] = await auditTrail(briefId)
  expect(entry).toMatchObject({
    action: 'brief edited',
    before: { title: 'Shop', steps: ['Draw', 'Build'] },
    after: { title: 'Shop API', steps: ['Build'] },
  })
})

test('hides a closed project from learners who did not submit it, and offers it again when reopened', async () => {
  const { briefId } = await make()
  const { submissionId } = (await submitProject(app, learner, briefId)).body.data
  for (const _ of ['once', 'and again']) expect(await close(briefId, true)).toMatchObject({ http: 200 })
  expect(await offered(briefId)).toBe(false)
  expect(await found(briefId)).toMatchObject({ isClosed: true })
  const newcomer = await newMember(app)
  expect(await app.call(newcomer, getBrief, { params: { briefId } })).toMatchObject({ http: 404 })
  expect(await submitProject(app, newcomer, briefId)).toMatchObject({ http: 409 })
  expect(await app.load(learner, getBrief, { params: { briefId } })).toMatchObject({ isOpen: false })
  expect(await app.call(learner, getProjectSubmission, { params: { submissionId } })).toMatchObject({ http: 200 })

  await close(briefId, false)
  expect(await offered(briefId)).toBe(true)
  expect((await auditTrail(briefId)).slice(1)).toMatchObject([
    { action: 'brief closed', before: { isClosed: false }, after: { isClosed: true } },
    { action: 'brief reopened', before: { isClosed: true }, after: { isClosed: false } },
  ])
})

test('counts learners, not attempts', async () => {
  const { briefId } = await make()
  const [keen, other] = [await newMember(app), await newMember(app)]
  const decide = (submissionId: number, verdict: string) =>
    app.call(admin, decideProjectSubmission, { params: { submissionId }, body: { verdict, feedback: 'Reviewed' } })
  await decide((await submitProject(app, keen, briefId)).body.data.submissionId, 'rejected')
  await decide((await submitProject(app, keen, briefId)).body.data.submissionId, 'approved')
  await submitProject(app, other, briefId)
  expect(await found(briefId)).toMatchObject({ submissions: 2, approved: 1 })
})

test('lists newest first and searches title, summary and technologies', async () => {
  await make({ title: 'Kite one', techStack: ['Elm'] })
  await make({ title: 'Kite two', techStack: ['Elm'] })
  const first = await desk({ search: 'elm kite', size: 1 })
  const second = await desk({ search: 'elm kite', size: 1, after: first.next })
  expect([first.items[0]!.title, second.items[0]!.title, second.next]).toEqual(['Kite two', 'Kite one', null])
})

test.each([
  [{ title: '' }, 'title'],
  [{ techStack: ['a'.repeat(41)] }, 'techStack.0'],
  [{ steps: Array(41).fill('On') }, 'steps'],
  [{ resources: [{ label: 'x', url: 'javascript:alert(1)' }] }, 'resources.0.url'],
])('rejects %j on create and on edit and changes nothing', async (changes, field) => {
  const { briefId } = await make({ title: 'As it was' })
  const before = [await app.db.$count(auditEntries), await app.db.$count(briefs)]
  const body = { ...newBriefDraft(), ...changes }
  for (const answer of [
    await app.call(admin, createBrief, { body }),
    await app.call(admin, editBrief, { params: { briefId }, body }),
  ])
    expect(answer).toMatchObject(fieldError(field))
  expect([await app.db.$count(auditEntries), await app.db.$count(briefs)]).toEqual(before)
  expect(await found(briefId)).toMatchObject({ title: 'As it was' })
})
