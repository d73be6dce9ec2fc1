import { describe, expect, test } from 'vitest'
import { closeJobs, type DeskJob, editJob, type JobDraft, listJobDesk, postJob } from '#contract/careers/job-desk.ts'
import { type Job, listJobs } from '#contract/careers/jobs.ts'
import { listMyJobs, trackJob } from '#contract/careers/my-jobs.ts'
import { dayMs } from '#contract/kit/durations.ts'
import { auditEntries } from '#server/identity/tables.ts'
import { indiaDate } from '#server/kit/india.ts'
import { asc, eq } from '#server/kit/db/orm.ts'
import { newJobDraft } from '#server/testing/forms.ts'
import { type TestActor, sharedApp } from '#server/testing/test-app.ts'

const app = await sharedApp()
const admin = await app.newActor('admin')

const daysFromNow = (days: number) => indiaDate(new Date(Date.now() + days * dayMs))
const [yesterday, today, tomorrow] = [daysFromNow(-1), daysFromNow(0), daysFromNow(1)]

const post = (changes: Partial<JobDraft> = {}, actor = admin) =>
  app.call(actor, postJob, { body: newJobDraft(changes) })
const posted = async (changes: Partial<JobDraft> = {}): Promise<DeskJob> => (await post(changes)).body.data
const edit = (jobId: number, changes: Partial<JobDraft>, actor = admin) =>
  app.call(actor, editJob, { params: { jobId }, body: newJobDraft(changes) })
const close = (jobIds: number[], isClosed = true, actor = admin) =>
  app.call(actor, closeJobs, { body: { jobIds, isClosed } })
const desk = async (query: object = {}): Promise<{ items: DeskJob[]; next: string | null }> =>
  (await app.call(admin, listJobDesk, { query: { ...query } })).body.data
const found = async (jobId: number) => (await desk({ size: 100 })).items.find((job) => job.jobId === jobId)
const isOnBoard = async (jobId: number) => {
  const { items } = (await app.call(null, listJobs, { query: { size: 100 } })).body.data
  return items.some((job: Job) => job.jobId === jobId)
}
const auditEntriesOf = (jobId: number) =>
  app.db
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.subject, `job ${jobId}`))
    .orderBy(asc(auditEntries.id))

test('a posted job is on the board at once and audited', async () => {
  const details = {
    jobType: 'internship',
    pay: '',
    payFrom: 15_000,
    payPer: 'month',
    description: 'Small sites.\n\nSix months.',
  } as const
  const skills = ['HTML', 'CSS']
  const answer = await post({ hrEmail: 'HR@Nilgiri.example', expiresOn: tomorrow, ...details, skills })
  expect(answer).toMatchObject({ http: 200 })
  const { jobId } = answer.body.data
  expect(answer.body.data).toEqual({
    jobId,
    title: 'Frontend Developer',
    companyName: 'Nilgiri Labs',
    experience: '0-1 years',
    minYears: 0,
    location: 'Pune',
    ...details,
    payTo: 15_000,
    skills,
    hrEmail: 'hr@nilgiri.example',
    companyLink: 'https://nilgiri.example/',
    applyLink: 'https://nilgiri.example/careers/1',
    linkedinProfile: 'https://nilgiri.example/linkedin',
    postedDate: '2026-11-10',
    expiresOn: tomorrow,
    state: 'open',
    saved: 0,
    applied: 0,
  })
  expect(await isOnBoard(jobId)).toBe(true)
  expect(await auditEntriesOf(jobId)).toMatchObject([
    { actorId: admin.id, action: 'job posted', before: null, after: { title: 'Frontend Developer', isClosed: false } },
  ])
})

test('an edit is visible at once and audited with the previous values', async () => {
  const { jobId } = await posted({ title: 'Tester', hrEmail: 'hr@nilgiri.example' })
  const answer = await edit(jobId, { title: 'Senior Tester', experience: '5 years', minYears: 5 })
  expect(answer.body.data).toMatchObject({ title: 'Senior Tester', minYears: 5, hrEmail: null })
  expect(await found(jobId)).toEqual(answer.body.data)
  const [, entry] = await auditEntriesOf(jobId)
  expect(entry).toMatchObject({
    action: 'job edited',
    before: { title: 'Tester', hrEmail: 'hr@nilgiri.example' },
    after: { title: 'Senior Tester', hrEmail: null },
  })
})

describe('the last day', () => {
  test('hides a job after its last day from visitors and learners', async () => {
    const learner = await app.newActor('learner')
    const { jobId } = await posted({ title: 'Short', postedDate: yesterday, expiresOn: today })
    await app.call(learner, trackJob, { params: { jobId }, body: { isSaved: true, appliedOn: today, note: '' } })
    expect(await isOnBoard(jobId)).toBe(true)

    expect((await edit(jobId, { postedDate: yesterday, expiresOn: yesterday })).body.data.state).toBe('expired')
    expect(await isOnBoard(jobId)).toBe(false)
    const mine = async (query: object) => (await app.call(learner, listMyJobs, { query: { ...query } })).body.data
    expect((await mine({ size: 100 })).items.some((job: Job) => job.jobId === jobId)).toBe(false)
    // The learner's tracked job stays.
    for (const only of ['saved', 'applied'])
      expect((await mine({ only })).items).toMatchObject([{ jobId, isClosed: true }])
    expect(await mine({ only: 'saved' })).toMatchObject({ saved: 1, applied: 1 })

    expect((await edit(jobId, { postedDate: yesterday, expiresOn: '' })).body.data).toMatchObject({
      state: 'open',
      expiresOn: null,
    })
    expect(await isOnBoard(jobId)).toBe(true)
  })

  test('removes its location and count from the board', async () => {
    const { jobId } = await posted({ location: 'Ratnagiri', postedDate: yesterday, expiresOn: yesterday })
    const page = (await app.call(null, listJobs)).body.data
    expect(page.locations).not.toContain('Ratnagiri')
    const before = page.total
    await edit(jobId, { location: 'Ratnagiri', postedDate: yesterday, expiresOn: today })
    expect((await app.call(null, listJobs)).body.data).toMatchObject({
      total: before + 1,
      locations: expect.arrayContaining(['Ratnagiri']),
    })
  })

  test('is a date in India', async () => {
    const clock = app.deps.clock
    const { jobId } = await posted({ postedDate: '2026-11-10', expiresOn: '2026-11-15' })
    try {
      app.deps.clock = () => new Date('2026-11-15T18:29:59Z')
      expect(await isOnBoard(jobId)).toBe(true)
      app.deps.clock = () => new Date('2026-11-15T18:30:00Z')
      expect(await isOnBoard(jobId)).toBe(false)
    } finally {
      app.deps.clock = clock
    }
  })
})

describe('closing', () => {
  test('hides several jobs, and reopening shows them again', async () => {
    const ids = [await posted({ title: 'One' }), await posted({ title: 'Two' })].map(({ jobId }) => jobId)
    expect((await close([...ids, ids[0]!])).body.data).toEqual({ changed: 2 })
    expect(await Promise.all(ids.map(isOnBoard))).toEqual([false, false])
    expect((await desk({ state: 'closed', search: 'two' })).items).toMatchObject([{ jobId: ids[1], state: 'closed' }])
    // Repeating it changes nothing and writes no second audit entry.
    expect((await close(ids)).body.data).toEqual({ changed: 0 })
    expect((await close(ids, false)).body.data).toEqual({ changed: 2 })
    expect(await Promise.all(ids.map(isOnBoard))).toEqual([true, true])
    expect((await auditEntriesOf(ids[0]!)).slice(1)).toMatchObject([
      { action: 'job closed', before: { isClosed: false }, after: { isClosed: true } },
      { action: 'job reopened', before: { isClosed: true }, after: { isClosed: false } },
    ])
  })

  test('closes none if one of them does not exist', async () => {
    const { jobId } = await posted()
    expect(await close([jobId, 987_654])).toMatchObject({ http: 404 })
    expect(await isOnBoard(jobId)).toBe(true)
  })
})

test('counts saves and applications, until they are removed', async () => {
  const { jobId } = await posted({ title: 'Wanted' })
  const [one, other] = [await app.newActor('learner'), await app.newActor('learner')]
  const track = (actor: TestActor, isSaved: boolean, appliedOn: string | null) =>
    app.call(actor, trackJob, { params: { jobId }, body: { isSaved, appliedOn, note: '' } })
  await track(one, true, null)
  await track(other, true, today)
  expect(await found(jobId)).toMatchObject({ saved: 2, applied: 1 })
  await track(one, false, null)
  expect(await found(jobId)).toMatchObject({ saved: 1, applied: 1 })
  expect(JSON.stringify(await found(jobId))).not.toContain(other.email)
})

test('pages newest first, and searches words in any order', async () => {
  const own = await posted({ title: 'Zebra Keeper', companyName: 'Mysuru Zoo', postedDate: '2026-11-09' })
  const later = await posted({ title: 'Zebra Painter', companyName: 'Mysuru Zoo', postedDate: '2026-11-12' })
  const first = await desk({ search: 'zoo zebra', size: 1 })
  const second = await desk({ search: 'zoo zebra', size: 1, after: first.next })
  expect([first.items[0]!.jobId, second.items[0]!.jobId, second.next]).toEqual([later.jobId, own.jobId, null])
})

test.each([
  [{ title: 'a\u202Eb' }, 'title'],
  [{ applyLink: 'javascript:alert(1)' }, 'applyLink'],
  [{ postedDate: '2026-02-30' }, 'postedDate'],
  [{ postedDate: tomorrow }, 'postedDate'],
  [{ expiresOn: '2026-11-09' }, 'expiresOn'],
  [{ payTo: 400_000, payPer: 'year' }, 'payFrom'],
  [{ payFrom: 400_000, payTo: 300_000, payPer: 'year' }, 'payTo'],
  [{ payFrom: 400_000 }, 'payPer'],
])('rejects %j with an error for the field when posting or editing', async (changes, field) => {
  const { jobId } = await posted({ title: 'As it was' })
  const before = await app.db.$count(auditEntries)
  const body = { ...newJobDraft(), ...changes }
  for (const answer of [
    await app.call(admin, postJob, { body }),
    await app.call(admin, editJob, { params: { jobId }, body }),
  ])
    expect(answer).toMatchObject({ http: 400, body: { fields: { [field]: expect.any(String) } } })
  expect(await found(jobId)).toMatchObject({ title: 'As it was' })
  expect(await app.db.$count(auditEntries)).toBe(before)
})
