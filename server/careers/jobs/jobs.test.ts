import { expect, test } from 'vitest'
import { getJob, type Job, listJobs } from '#contract/careers/jobs.ts'
import { inArray, like } from '#server/kit/db/orm.ts'
import { sharedApp } from '#server/testing/test-app.ts'
import { insertJobs } from './store.ts'
import { jobs } from '../tables.ts'

const job = (changes: Partial<typeof jobs.$inferInsert>): typeof jobs.$inferInsert => ({
  title: 'Frontend Developer',
  companyName: 'Nilgiri Labs',
  experience: '0-1 years',
  minYears: 0,
  location: 'Pune',
  companyLink: 'https://nilgiri.example/',
  applyLink: 'https://nilgiri.example/careers/1',
  linkedinProfile: 'https://www.linkedin.com/company/nilgiri-labs',
  postedOn: '2026-11-10',
  ...changes,
})

const app = await sharedApp()
await insertJobs(app.db, [
  job({ title: 'Oldest', postedOn: '2026-10-01', location: 'Kochi' }),
  job({
    title: 'React Developer',
    minYears: 1,
    experience: '1-3 years',
    hrEmail: 'hr@nilgiri.example',
    skills: ['TypeScript'],
    jobType: 'full-time',
    pay: '₹6-9 lakh a year',
  }),
  job({ title: 'Java Developer', minYears: 2, companyName: 'Sahyadri Pay', location: 'Mumbai' }),
  job({
    title: 'DevOps Engineer',
    minYears: 3,
    companyName: '100%_Cloud',
    location: 'Hyderabad',
    description: 'Our apps are written in Kotlin.',
  }),
  job({ title: 'Staff Engineer', minYears: 9, location: 'Remote (India)' }),
  job({ title: 'Newest', postedOn: '2026-11-14' }),
  job({ title: 'Closed', postedOn: '2026-11-15', location: 'Atlantis', closedAt: new Date() }),
])

const list = async (query: object = {}) => (await app.call(null, listJobs, { query: { ...query } })).body.data
const titles = ({ items }: { items: Job[] }) => items.map(({ title }) => title)

test('lists open jobs publicly, newest first, with total and locations', async () => {
  const page = await list()
  expect(titles(page)).toEqual([
    'Newest',
    'Staff Engineer',
    'DevOps Engineer',
    'Java Developer',
    'React Developer',
    'Oldest',
  ])
  expect(page).toMatchObject({
    total: 6,
    next: null,
    locations: ['Hyderabad', 'Kochi', 'Mumbai', 'Pune', 'Remote (India)'],
  })
  const react = page.items.find(({ title }: Job) => title === 'React Developer')
  expect(react).toEqual({
    jobId: expect.any(Number),
    title: 'React Developer',
    companyName: 'Nilgiri Labs',
    experience: '1-3 years',
    location: 'Pune',
    description: '',
    skills: ['TypeScript'],
    jobType: 'full-time',
    pay: '₹6-9 lakh a year',
    payFrom: null,
    payTo: null,
    payPer: null,
    hrEmail: 'hr@nilgiri.example',
    companyLink: 'https://nilgiri.example/',
    applyLink: 'https://nilgiri.example/careers/1',
    linkedinProfile: 'https://www.linkedin.com/company/nilgiri-labs',
    postedDate: '2026-11-10',
    expiresOn: null,
  })
})

test('marks samples, counts them apart, and finds them like others', async () => {
  await insertJobs(app.db, [job({ title: 'Baker', isSample: true }), job({ title: 'Baker and confectioner' })])
  const bakers = await list({ search: 'baker' })
  expect(bakers).toMatchObject({ total: 2, samples: 1, items: [{}, { title: 'Baker', isSample: true }] })
  expect(bakers.items[0]).not.toHaveProperty('isSample')
  expect(await list({ search: 'confectioner' })).toMatchObject({ total: 1, samples: 0 })
  await app.db.delete(jobs).where(like(jobs.title, 'Baker%'))
})

test('pages without gaps, even if many share a day and new ones are posted', async () => {
  const first = await list({ size: 2 })
  await insertJobs(app.db, [job({ title: 'Just in', postedOn: '2026-11-16', closedAt: null })])
  const second = await list({ size: 2, after: first.next })
  const third = await list({ size: 2, after: second.next })
  expect([first, second, third].map(titles)).toEqual([
    ['Newest', 'Staff Engineer'],
    ['DevOps Engineer', 'Java Developer'],
    ['React Developer', 'Oldest'],
  ])
  expect(third.next).toBeNull()
})

test.each([
  [{ search: 'pune react' }, ['React Developer']],
  [{ search: 'typescript pune' }, ['React Developer']],
  [{ search: '%' }, ['DevOps Engineer']],
  [{ experience: 'junior' }, ['Java Developer', 'React Developer']],
  [{ experience: 'fresher', location: 'Kochi', search: 'oldest' }, ['Oldest']],
])('%j finds %j', async (query, expected) => {
  const page = await list(query)
  expect(titles(page)).toEqual(expected)
  expect(page.total).toBe(expected.length)
  expect(page.locations).toHaveLength(5)
})

test('counts up to a thousand and one, and lists every location once', async () => {
  const many = Array.from({ length: 1_200 }, (_, at) => job({ title: `Gardener ${at}`, location: `Town ${at % 7}` }))
  await insertJobs(app.db, many)
  const page = await list({ search: 'gardener' })
  expect(page).toMatchObject({ total: 1_001, next: expect.any(String) })
  expect(page.locations.filter((place: string) => place.startsWith('Town'))).toEqual(
    [0, 1, 2, 3, 4, 5, 6].map((at) => `Town ${at}`),
  )
})

test('a job has an address of its own, also when it is closed or expired', async () => {
  const [open, closed, expired] = await insertJobs(app.db, [
    job({ title: 'Weaver', hrEmail: 'hr@nilgiri.example', payFrom: 400_000, payTo: 600_000, payPer: 'year' }),
    job({ title: 'Dyer', hrEmail: 'hr@nilgiri.example', closedAt: new Date() }),
    job({ title: 'Spinner', postedOn: '2026-10-01', expiresOn: '2026-11-01' }),
  ])
  const load = (jobId: number) => app.load(null, getJob, { params: { jobId } })
  expect(await load(open!.id)).toMatchObject({
    title: 'Weaver',
    hrEmail: 'hr@nilgiri.example',
    payFrom: 400_000,
    payTo: 600_000,
    payPer: 'year',
    expiresOn: null,
    isClosed: false,
  })
  expect(await load(closed!.id)).toMatchObject({ title: 'Dyer', isClosed: true, hrEmail: null })
  expect(await load(expired!.id)).toMatchObject({ isClosed: true, expiresOn: '2026-11-01' })
  expect(await app.call(null, getJob, { params: { jobId: 987_654 } })).toMatchObject({ http: 404 })
  await app.db.delete(jobs).where(inArray(jobs.id, [open!.id, closed!.id, expired!.id]))
})
