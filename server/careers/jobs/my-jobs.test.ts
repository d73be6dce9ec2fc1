import { describe, expect, test } from 'vitest'
import { listMyJobs, trackJob, type MyJob } from '#contract/careers/my-jobs.ts'
import { dayMs } from '#contract/kit/durations.ts'
import { eq } from '#server/kit/db/orm.ts'
import { type TestActor, sharedApp } from '#server/testing/test-app.ts'
import { indiaDate } from '#server/kit/india.ts'
import { insertJobs } from './store.ts'
import { trackedJobs, jobs } from '../tables.ts'

const job = (title: string, changes: Partial<typeof jobs.$inferInsert> = {}): typeof jobs.$inferInsert => ({
  title,
  companyName: 'Nilgiri Labs',
  experience: '0-1 years',
  minYears: 0,
  location: 'Pune',
  companyLink: 'https://nilgiri.example/',
  applyLink: 'https://nilgiri.example/careers/1',
  linkedinProfile: 'https://nilgiri.example/linkedin',
  postedOn: '2026-11-10',
  ...changes,
})

const app = await sharedApp()
const rows = await insertJobs(app.db, [
  job('Oldest', { postedOn: '2026-10-01', location: 'Kochi' }),
  job('Java Developer', { minYears: 2, location: 'Mumbai' }),
  job('DevOps Engineer', { minYears: 3, location: 'Hyderabad' }),
  job('Newest', { postedOn: '2026-11-14' }),
  job('Closed', { postedOn: '2026-11-15', location: 'Nagpur', closedAt: new Date() }),
])
const id = Object.fromEntries(rows.map((row) => [row.title, row.id]))

const untracked = { isSaved: false, appliedOn: null, note: '' }
const track = (actor: TestActor | null, title: string, changes: object) =>
  app.call(actor, trackJob, { params: { jobId: id[title] ?? title }, body: { ...untracked, ...changes } })
const list = async (actor: TestActor, query: object = {}) =>
  (await app.call(actor, listMyJobs, { query: { ...query } })).body.data
const titles = ({ items }: { items: MyJob[] }) => items.map(({ title }) => title)
const trackedBy = (personId: number) => app.db.select().from(trackedJobs).where(eq(trackedJobs.personId, personId))

test('lists open jobs, newest first, with the learner’s own tracking', async () => {
  const [me, other] = [await app.newActor('learner'), await app.newActor('learner')]
  await track(me, 'Newest', { isSaved: true, appliedOn: '2026-11-12', note: 'Spoke to Ms Rao' })
  const page = await list(me)
  expect(titles(page)).toEqual(['Newest', 'DevOps Engineer', 'Java Developer', 'Oldest'])
  expect(page).toMatchObject({ total: 4, samples: 0, open: 4, saved: 1, applied: 1, next: null })
  expect(page.locations).toEqual(['Hyderabad', 'Kochi', 'Mumbai', 'Pune'])
  expect(page.items[0]).toEqual({
    jobId: id['Newest'],
    title: 'Newest',
    companyName: 'Nilgiri Labs',
    experience: '0-1 years',
    location: 'Pune',
    description: '',
    skills: [],
    jobType: null,
    pay: '',
    payFrom: null,
    payTo: null,
    payPer: null,
    hrEmail: null,
    companyLink: 'https://nilgiri.example/',
    applyLink: 'https://nilgiri.example/careers/1',
    linkedinProfile: 'https://nilgiri.example/linkedin',
    postedDate: '2026-11-14',
    expiresOn: null,
    tracking: { isSaved: true, appliedOn: '2026-11-12', note: 'Spoke to Ms Rao' },
    isClosed: false,
  })
  const theirs = await list(other)
  expect(theirs).toMatchObject({ saved: 0, applied: 0 })
  expect(theirs.items.map(({ tracking }: MyJob) => tracking)).toEqual([untracked, untracked, untracked, untracked])
  expect(titles(await list(other, { only: 'saved' }))).toEqual([])
})

test('lists saved jobs by time saved, latest first, including closed ones', async () => {
  const me = await app.newActor('learner')
  for (const title of ['Newest', 'Closed', 'Oldest']) await track(me, title, { isSaved: true })
  // Saving it again keeps its position.
  await track(me, 'Newest', { isSaved: true, note: 'Ask about the bond' })
  const saved = await list(me, { only: 'saved' })
  expect(titles(saved)).toEqual(['Oldest', 'Closed', 'Newest'])
  expect(saved.items.map(({ isClosed }: MyJob) => isClosed)).toEqual([false, true, false])
  expect(saved).toMatchObject({ total: 3, open: 4, saved: 3, applied: 0, locations: ['Kochi', 'Nagpur', 'Pune'] })

  const first = await list(me, { only: 'saved', size: 2 })
  const second = await list(me, { only: 'saved', size: 2, after: first.next })
  expect([titles(first), titles(second), second.next]).toEqual([['Oldest', 'Closed'], ['Newest'], null])
})

test('lists applications by date, latest first', async () => {
  const me = await app.newActor('learner')
  await track(me, 'Oldest', { appliedOn: '2026-11-03' })
  await track(me, 'Closed', { appliedOn: '2026-11-03' })
  await track(me, 'Newest', { appliedOn: '2026-10-28' })
  const first = await list(me, { only: 'applied', size: 1 })
  const second = await list(me, { only: 'applied', size: 2, after: first.next })
  expect([titles(first), titles(second), second.next]).toEqual([['Closed'], ['Oldest', 'Newest'], null])
  expect(titles(await list(me, { only: 'applied', search: 'old', location: 'Kochi', experience: 'fresher' }))).toEqual([
    'Oldest',
  ])
  expect(await list(me, { only: 'applied', search: 'devops' })).toMatchObject({ total: 0, applied: 3 })
})

test('pages jobs that were saved at the same time without repeats', async () => {
  const me = await app.newActor('learner')
  const savedAt = new Date('2026-11-11T06:00:00.123Z')
  await app.db.insert(trackedJobs).values(Object.values(id).map((jobId) => ({ personId: me.id, jobId, savedAt })))
  const seen: string[] = []
  let after: string | null = ''
  while (after !== null) {
    const page: { items: MyJob[]; next: string | null } = await list(me, { only: 'saved', size: 2, after })
    seen.push(...titles(page))
    after = page.next
  }
  expect(seen).toHaveLength(5)
  expect(new Set(seen).size).toBe(5)
})

describe('tracking', () => {
  test('is deleted when it is empty', async () => {
    const me = await app.newActor('learner')
    await track(me, 'Newest', { isSaved: true })
    expect((await track(me, 'Newest', {})).body.data.tracking).toEqual(untracked)
    expect((await track(me, 'Newest', {})).http).toBe(200)
    expect(await trackedBy(me.id)).toEqual([])
  })

  test('is replaced as a whole: an application can be removed while the job stays saved', async () => {
    const me = await app.newActor('learner')
    await track(me, 'Newest', { isSaved: true, appliedOn: '2026-11-12', note: 'By email' })
    expect((await track(me, 'Newest', { isSaved: true })).body.data.tracking).toEqual({ ...untracked, isSaved: true })
    expect(await list(me)).toMatchObject({ saved: 1, applied: 0 })
  })

  test('works for a closed job', async () => {
    const me = await app.newActor('learner')
    const answer = await track(me, 'Closed', { appliedOn: '2026-11-12' })
    expect(answer.body.data).toMatchObject({ title: 'Closed', isClosed: true, tracking: { appliedOn: '2026-11-12' } })
  })

  test('stores one row for ten simultaneous requests', async () => {
    const me = await app.newActor('learner')
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, place) => track(me, 'Newest', place % 2 ? { isSaved: true } : { note: 'Call' })),
    )
    expect(answers.map(({ http }) => http)).toEqual(Array(10).fill(200))
    expect(await trackedBy(me.id)).toHaveLength(1)
  })

  test('accepts today’s date in India, but no later one', async () => {
    const me = await app.newActor('learner')
    const today = indiaDate(new Date())
    const tomorrow = indiaDate(new Date(Date.now() + dayMs))
    expect((await track(me, 'Newest', { appliedOn: tomorrow, note: 'Soon' })).body).toMatchObject({
      code: 'invalid_input',
      fields: { appliedOn: expect.stringContaining('today’s date') },
    })
    expect(await trackedBy(me.id)).toEqual([])
    expect((await track(me, 'Newest', { appliedOn: today })).body.data.tracking.appliedOn).toBe(today)
  })
})
