import { expect, test } from 'vitest'
import { type Job, listJobs, getJob } from '#contract/careers/jobs.ts'
import * as contract from '#contract/hiring/openings.ts'
import type { BodyOf } from '#contract/kit/endpoint.ts'
import { companies } from '#server/hiring/tables.ts'
import { eq } from '#server/kit/db/orm.ts'
import { newCandidate, newColleague, newCompany, newOpening } from '#server/testing/hiring/makers.ts'
import { newIntroduction } from '#server/testing/hiring/introductions.ts'
import { openingDraft } from '#server/testing/hiring/openings-calls.ts'
import { sharedApp, type TestActor } from '#server/testing/test-app.ts'
import { closeOpeningsOf } from './service.ts'

const app = await sharedApp({ rateLimitFactor: 1000 })
const staff = await app.newActor('manager')

type Draft = Partial<BodyOf<typeof contract.writeOpening>>
const write = (member: TestActor, changes: Draft = {}) =>
  app.call(member, contract.writeOpening, { body: { ...openingDraft, ...changes } })
const change = (member: TestActor, openingId: number, changes: Draft) =>
  app.call(member, contract.changeOpening, { params: { openingId }, body: { ...openingDraft, ...changes } })
const written = async (member: TestActor, changes: Draft = {}): Promise<number> =>
  (await write(member, changes)).body.data.openingId
const mine = async (member: TestActor): Promise<contract.OwnOpening[]> =>
  (await app.load(member, contract.listMyOpenings)).items
const inbox = async (query: object = {}): Promise<contract.DeskOpening[]> =>
  (await app.load(staff, contract.listOpenings, { query: { size: 100, ...query } })).items
const read = async (openingId: number) => (await inbox()).find((one) => one.openingId === openingId)!
const decide = (openingId: number, body: object) =>
  app.call(staff, contract.decideOpening, { params: { openingId }, body })
const approve = async (openingId: number) =>
  decide(openingId, { decision: 'approve', changedAt: (await read(openingId)).changedAt })
const sendBack = async (openingId: number, reason = 'Say what the work is.') =>
  decide(openingId, { decision: 'return', reason, changedAt: (await read(openingId)).changedAt })
const onBoard = async (company: { name: string }): Promise<Job[]> =>
  (await app.load(null, listJobs, { query: { search: company.name, size: 100 } })).items

test('an opening goes to staff, and is a job of a partner on the board once they approve it', async () => {
  const { member, ...company } = await newCompany(app)
  const openingId = await written(member)
  expect(await onBoard(company)).toEqual([])
  expect(await approve(openingId)).toMatchObject({ http: 200 })
  expect(await onBoard(company)).toMatchObject([
    {
      title: 'Junior backend developer',
      companyName: company.name,
      experience: '1 year or more',
      location: 'Pune or Remote',
      payFrom: 400_000,
      payTo: 600_000,
      payPer: 'year',
      applyLink: `${app.env.publicUrl}/hiring`,
      isPartner: true,
    },
  ])
  expect(await mine(member)).toMatchObject([{ openingId, state: 'open', jobId: expect.any(Number) }])
  expect(await app.auditsOf(`opening ${openingId}`)).toMatchObject([{ actorId: staff.id, action: 'opening approved' }])
  expect((await app.notificationsOf(member))[0]).toMatchObject({ title: expect.stringContaining('jobs board') })
})

test('a company’s own link to apply is on its job, and a fresher’s job says so', async () => {
  const { member, ...company } = await newCompany(app, { isTrusted: true })
  const applyLink = 'https://nilgiri.example/apply'
  await write(member, { applyLink, minYears: 0, city: '', payFrom: '', payTo: '' })
  const expected = { applyLink, experience: 'Fresher', location: 'Remote', payFrom: null, payPer: null }
  expect(await onBoard(company)).toMatchObject([expected])
})

test('staff return an opening with a reason; the company changes it and sends it again', async () => {
  const { member, ...company } = await newCompany(app)
  const openingId = await written(member)
  expect(await sendBack(openingId, '')).toMatchObject({
    http: 400,
    body: { fields: { reason: 'Tell the company what to change' } },
  })
  await sendBack(openingId, 'Say what the work is.')
  expect(await mine(member)).toMatchObject([{ state: 'returned', reason: 'Say what the work is.' }])
  expect((await app.notificationsOf(member))[0]).toMatchObject({ body: 'Say what the work is.' })
  expect((await app.emailsTo(member.email)).map(({ subject }) => subject)).toEqual([
    'Please change your opening: Junior backend developer',
  ])
  expect((await change(member, openingId, { title: 'Tester' })).body.data).toEqual({ openingId, state: 'submitted' })
  expect(await mine(member)).toMatchObject([{ state: 'submitted', reason: '', title: 'Tester' }])
  await approve(openingId)
  expect(await onBoard(company)).toMatchObject([{ title: 'Tester' }])
})

test('the board keeps the approved text until staff have read the new one', async () => {
  const { member, ...company } = await newCompany(app)
  const openingId = await written(member)
  await approve(openingId)
  const [before] = await onBoard(company)
  await change(member, openingId, { title: 'Senior tester' })
  expect(await onBoard(company)).toMatchObject([{ title: 'Junior backend developer' }])
  await sendBack(openingId)
  expect(await onBoard(company)).toHaveLength(1)
  await change(member, openingId, { title: 'Tester' })
  await approve(openingId)
  expect(await onBoard(company)).toMatchObject([{ jobId: before!.jobId, title: 'Tester' }])
})

test('what a trusted company writes or changes is on the board at once', async () => {
  const { member, ...company } = await newCompany(app, { isTrusted: true })
  const openingId = await written(member)
  expect(await onBoard(company)).toHaveLength(1)
  await change(member, openingId, { title: 'Tester' })
  expect(await onBoard(company)).toMatchObject([{ title: 'Tester' }])
  expect(await read(openingId)).toBeUndefined()
})

test('an opening of a sample company is a sample on the board', async () => {
  const { member, ...company } = await newCompany(app, { isTrusted: true, isSample: true })
  await write(member)
  expect(await onBoard(company)).toMatchObject([{ isSample: true }])
})

test.each([
  [{ city: '', isRemote: false }, { city: 'Enter a city, or choose remote' }],
  [{ payFrom: '', payTo: 500_000 }, { payFrom: 'Enter the lowest pay too' }],
  [{ payFrom: 500_000, payTo: 400_000 }, { payTo: 'Enter at least the lowest pay, or leave it empty' }],
  [{ applyLink: 'nilgiri' }, { applyLink: expect.any(String) }],
  [{ title: ' ' }, { title: 'Enter a title' }],
  [{ description: '' }, { description: 'Describe the work' }],
] as [Draft, object][])('an opening with %o is refused', async (changes, fields) => {
  const { member } = await newCompany(app)
  expect(await write(member, changes)).toMatchObject({ http: 400, body: { fields } })
  expect(await mine(member)).toEqual([])
})

test('of two decisions at once one counts, and the other says so', async () => {
  const { member, ...company } = await newCompany(app)
  const openingId = await written(member)
  const { changedAt } = await read(openingId)
  const other = await app.newActor('admin')
  const answers = await Promise.all([
    decide(openingId, { decision: 'approve', changedAt }),
    app.call(other, contract.decideOpening, {
      params: { openingId },
      body: { decision: 'return', reason: 'Too short.', changedAt },
    }),
  ])
  expect(answers.map(({ http }) => http).toSorted((one, other) => one - other)).toEqual([200, 409])
  const isApproved = answers[0].http === 200
  expect(await onBoard(company)).toHaveLength(isApproved ? 1 : 0)
  expect(await app.auditsOf(`opening ${openingId}`)).toHaveLength(1)
})

test('nobody approves a text that the company changed meanwhile', async () => {
  const { member, ...company } = await newCompany(app)
  const openingId = await written(member)
  const { changedAt } = await read(openingId)
  await change(member, openingId, { title: 'Pays ₹1 crore' })
  expect(await decide(openingId, { decision: 'approve', changedAt })).toMatchObject({
    http: 409,
    body: { message: expect.stringContaining('changed this opening') },
  })
  expect(await onBoard(company)).toEqual([])
})

test('a closed opening takes its job from the board, and stays closed', async () => {
  const { member, ...company } = await newCompany(app, { isTrusted: true })
  const openingId = await written(member)
  const [job] = await onBoard(company)
  const close = () => app.call(member, contract.closeOpening, { params: { openingId } })
  expect((await close()).http).toBe(200)
  expect((await close()).http).toBe(200)
  expect(await onBoard(company)).toEqual([])
  expect(await app.load(null, getJob, { params: { jobId: job!.jobId } })).toMatchObject({ isClosed: true })
  expect(await change(member, openingId, {})).toMatchObject({ http: 409 })
})

test('the openings of a company close together when it is suspended, also one that waits for staff', async () => {
  const { member, ...company } = await newCompany(app, { isTrusted: true })
  const open = await written(member)
  await app.db.update(companies).set({ isTrusted: false }).where(eq(companies.id, company.id))
  const waiting = await written(member)
  const { changedAt } = await read(waiting)
  await app.db.transaction((db) => closeOpeningsOf(db, app.deps, company.id, staff.id))
  expect((await mine(member)).map(({ openingId, state }) => [openingId, state])).toEqual([
    [waiting, 'closed'],
    [open, 'closed'],
  ])
  expect(await onBoard(company)).toEqual([])
  expect(await decide(waiting, { decision: 'approve', changedAt })).toMatchObject({ http: 409 })
})

test('a suspended company writes nothing', async () => {
  const { member } = await newCompany(app, { state: 'suspended' })
  expect(await write(member)).toMatchObject({ http: 403 })
})

test('a company sees and changes only its own openings; colleagues share them', async () => {
  const { member, ...company } = await newCompany(app)
  const { member: stranger } = await newCompany(app)
  const openingId = await written(member)
  const colleague = await newColleague(app, company.id)
  expect(await mine(colleague)).toMatchObject([{ openingId }])
  expect(await mine(stranger)).toEqual([])
  expect(await change(stranger, openingId, {})).toMatchObject({ http: 404 })
  expect(await app.call(stranger, contract.closeOpening, { params: { openingId } })).toMatchObject({ http: 404 })
})

test('each opening says how many introductions wait, are running, led to a job or ended', async () => {
  const { member, ...company } = await newCompany(app)
  const opening = await newOpening(app, company.id)
  for (const state of ['suggested', 'requested', 'interview', 'joined', 'declined', 'withdrawn', 'closed'] as const) {
    const learner = await app.newActor('learner')
    await newIntroduction(app, { opening, candidate: await newCandidate(app, learner.id), state })
  }
  expect(await mine(member)).toMatchObject([{ introductions: { waiting: 2, active: 1, joined: 1, ended: 3 } }])
})

test('staff page through what waits, the longest waiting first, and search by title and company', async () => {
  const { member, ...company } = await newCompany(app, { name: 'Zamindar Systems' })
  const first = await written(member, { title: 'Painter' })
  const second = await written(member, { title: 'Poet' })
  // Sent again, it waits from now on.
  await change(member, first, { title: 'Painter' })
  const search = company.name
  const one = await app.load(staff, contract.listOpenings, { query: { search, size: 1 } })
  expect(one.items).toMatchObject([{ openingId: second, companyName: company.name }])
  const two = await app.load(staff, contract.listOpenings, { query: { search, size: 1, after: one.next! } })
  expect(two).toMatchObject({ items: [{ openingId: first }], next: null })
  expect(await inbox({ search: 'poet zamindar' })).toMatchObject([{ openingId: second }])
})
