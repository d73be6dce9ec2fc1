import { beforeEach, expect, test } from 'vitest'
import { blockCompany, saveMyCandidate, withdrawMyCandidate } from '#contract/hiring/candidates.ts'
import * as pool from '#contract/hiring/pool.ts'
import type { ReplyOf } from '#contract/kit/endpoint.ts'
import { dayMs } from '#contract/kit/durations.ts'
import { candidates, candidateProjects, candidateWorks, companyViews } from '#server/hiring/tables.ts'
import { people } from '#server/identity/tables.ts'
import { eq } from '#server/kit/db/orm.ts'
import { solutions } from '#server/learning/tables.ts'
import { projectSubmissions } from '#server/projects/tables.ts'
import { writeSettings } from '#server/site/index.ts'
import { newEligible, optInDraft, shownDraft } from '#server/testing/hiring/candidates.ts'
import { newIntroduction } from '#server/testing/hiring/introductions.ts'
import { newCandidate, newColleague, newCompany, newOpening } from '#server/testing/hiring/makers.ts'
import { grantAccess } from '#server/testing/learning/learning.ts'
import { newApprovedStep } from '#server/testing/portfolio/portfolio.ts'
import { newBrief, submitProject } from '#server/testing/projects.ts'
import { countQueries } from '#server/testing/queries.ts'
import { sharedApp, type TestActor } from '#server/testing/test-app.ts'

const app = await sharedApp({ rateLimitFactor: 1000 })
const mentor = await app.newActor('mentor')
let company: Awaited<ReturnType<typeof newCompany>>
beforeEach(async () => {
  app.deps.clock = () => new Date()
  await app.db.update(candidates).set({ endedAt: new Date() })
  company = await newCompany(app)
})

type Changes = Partial<typeof candidates.$inferInsert>
/** A learner in the pool, with an approved step. */
async function inPool(changes: Changes = {}, files?: Record<string, string>) {
  const learner = await app.newActor('learner')
  await app.db.update(people).set({ firstName: 'Kamakshi', lastName: 'Rao' }).where(eq(people.id, learner.id))
  const step = await newApprovedStep(app, { personId: learner.id, mentorId: mentor.id, ...(files && { files }) })
  return { learner, ...step, candidate: await newCandidate(app, learner.id, [step.attemptId], changes) }
}
const search = (query: object = {}, member = company.member): Promise<ReplyOf<typeof pool.findCandidates>> =>
  app.load(member, pool.findCandidates, { query })
const codes = async (query: object = {}, member = company.member) =>
  (await search(query, member)).items.map(({ code }) => code)
const open = (code: string, member = company.member) => app.call(member, pool.getCandidate, { params: { code } })
const read = (code: string, work: number, member = company.member) =>
  app.call(member, pool.getCandidateWork, { params: { code, work } })

test('a company sees codes and work, and nothing that says who it is', async () => {
  const { learner, candidate, courseTitle } = await inPool()
  const { items } = await search()
  expect(items).toMatchObject([
    { code: candidate.code, city: 'Pune', skills: ['TypeScript'], courses: [courseTitle], steps: 1, projects: 0 },
  ])
  const { body } = await open(candidate.code)
  expect(body.data.works).toMatchObject([{ work: 1, title: 'Step 1', attempts: 2, showsCode: false }])
  expect(body.data.works[0].month).toMatch(/^\d{4}-\d\d$/)
  const text = JSON.stringify([items, body])
  for (const secret of [learner.email, `"${learner.id}"`, 'Kamakshi', 'src/app.ts']) expect(text).not.toContain(secret)
})

test('a candidate is in the pool only while they say so, of an active learner, and for the kinds they chose', async () => {
  const { learner, candidate } = await inPool({ companyKinds: ['product'] })
  const isShown = async () => {
    const found = (await codes()).includes(candidate.code)
    expect((await open(candidate.code)).http).toBe(found ? 200 : 404)
    return found
  }
  expect(await isShown()).toBe(true)
  const other = await newCompany(app, { kind: 'agency' })
  expect(await codes({}, other.member)).toEqual([])
  expect(await open(candidate.code, other.member)).toMatchObject({ http: 404 })

  await app.call(learner, blockCompany, { body: { companyId: company.id } })
  expect(await isShown()).toBe(false)
  company = await newCompany(app)
  expect(await isShown()).toBe(true)

  await writeSettings(app.db, { hiring: { isOpen: false, coursesCompleted: 1 } }, null)
  expect(await isShown()).toBe(false)
  await writeSettings(app.db, { hiring: { isOpen: true, coursesCompleted: 1 } }, null)

  app.deps.clock = () => new Date(Date.now() + 31 * dayMs)
  expect(await isShown()).toBe(false)
  app.deps.clock = () => new Date()

  const block = (blockedAt: Date | null) => app.db.update(people).set({ blockedAt }).where(eq(people.id, learner.id))
  await block(new Date())
  expect(await isShown()).toBe(false)
  await block(null)
  expect(await isShown()).toBe(true)

  await app.call(learner, withdrawMyCandidate)
  expect(await isShown()).toBe(false)
})

test('work that isn’t approved any more is gone, and with the last of it the candidate', async () => {
  const { candidate, attemptId, learner } = await inPool()
  const second = await newApprovedStep(app, { personId: learner.id, mentorId: mentor.id })
  await app.db.insert(candidateWorks).values({ candidateId: candidate.id, solutionId: second.attemptId, position: 1 })
  const reject = (id: number) => app.db.update(solutions).set({ state: 'rejected' }).where(eq(solutions.id, id))
  await reject(attemptId)
  // The other keeps its number, which is in addresses.
  expect((await open(candidate.code)).body.data.works).toMatchObject([{ work: 2 }])
  await reject(second.attemptId)
  expect(await codes()).toEqual([])
  expect(await open(candidate.code)).toMatchObject({ http: 404 })
})

test('filters by course, skill, city, pay and when they can start', async () => {
  const first = await inPool({ city: 'Pune', payFrom: 400_000, availability: 'now' })
  const second = await inPool({ city: 'Nagpur', payFrom: 900_000, availability: 'month' }, { 'a.PY': 'print(1)' })
  const third = await inPool({ city: '', payFrom: null, availability: 'three months' })
  const found = async (query: object) => {
    const names = [first, second, third].map(({ candidate }) => candidate.code)
    const shown = await codes(query)
    return names.flatMap((code, index) => (shown.includes(code) ? [index + 1] : []))
  }
  expect(await found({})).toEqual([1, 2, 3])
  expect(await found({ courseId: second.courseId })).toEqual([2])
  expect(await found({ skill: 'python' })).toEqual([2])
  expect(await found({ skill: 'typescript' })).toEqual([1, 3])
  expect(await found({ skill: 'Cobol' })).toEqual([])
  expect(await found({ city: 'pune' })).toEqual([1])
  expect(await found({ payTo: 500_000 })).toEqual([1, 3])
  expect(await found({ availability: 'two weeks' })).toEqual([1])
  expect(await found({ availability: 'month' })).toEqual([1, 2])
  expect(await found({ city: 'Pune', skill: 'Python' })).toEqual([])
})

test('fewer than five are not counted, and only those are shown who allowed it', async () => {
  const all = [await inPool({ inSmallGroups: true })]
  for (let count = 1; count < 4; count++) all.push(await inPool({ inSmallGroups: false }))
  const [allowed, hidden] = all as [(typeof all)[0], (typeof all)[0]]
  expect(await search()).toMatchObject({ total: null, items: [{ code: allowed.candidate.code }] })
  expect(await open(hidden.candidate.code)).toMatchObject({ http: 404 })
  const fifth = await inPool({ inSmallGroups: false, city: 'Kochi' })
  expect(await search()).toMatchObject({ total: 5 })
  expect(await codes()).toHaveLength(5)
  expect(await open(hidden.candidate.code)).toMatchObject({ http: 200 })
  expect(await search({ city: 'Kochi' })).toEqual({ items: [], next: null, total: null })
  // A group of nobody looks the same.
  expect(await search({ city: 'Goa' })).toEqual({ items: [], next: null, total: null })
  await app.call(fifth.learner, withdrawMyCandidate)
  expect(await open(hidden.candidate.code)).toMatchObject({ http: 404 })
  const opening = await newOpening(app, company.id)
  await newIntroduction(app, { opening, candidate: hidden.candidate, state: 'suggested' })
  expect(await open(hidden.candidate.code)).toMatchObject({ http: 200 })
})

test('what fewer than five share is shown only of those who allowed it, in the list and alone', async () => {
  const usual = { inSmallGroups: false, city: 'Agra', payFrom: 300_000, languages: ['English'] }
  const rare = { city: 'Kochi', payFrom: 437_000, languages: ['English', 'Malayalam'] }
  for (let count = 0; count < 4; count++) await inPool(usual)
  const hidden = await inPool({ ...usual, ...rare })
  const allowed = await inPool({ ...usual, ...rare, inSmallGroups: true })
  const cardOf = async ({ candidate }: typeof hidden) =>
    (await search()).items.find(({ code }) => code === candidate.code)
  expect(await cardOf(hidden)).toMatchObject({ city: '', payFrom: null, languages: ['English'], courses: [], steps: 1 })
  const { data } = (await open(hidden.candidate.code)).body
  expect(data).toMatchObject({ city: '', payFrom: null, courses: [], works: [{ courseTitle: null, taskTitle: null }] })
  expect(JSON.stringify(data)).not.toContain('Malayalam')
  expect(await cardOf(allowed)).toMatchObject({ ...rare, courses: [allowed.courseTitle] })
  const fifth = await inPool(usual)
  expect(await cardOf(fifth)).toMatchObject({ city: 'Agra', payFrom: 300_000 })
})

test('pages follow the codes, and each page costs the same number of queries', async () => {
  const all: string[] = []
  for (let count = 0; count < 5; count++) all.push((await inPool()).candidate.code)
  const first = await search({ size: 2 })
  const second = await search({ size: 2, after: first.next! })
  const third = await search({ size: 2, after: second.next! })
  expect([first, second, third].flatMap(({ items }) => items.map(({ code }) => code))).toEqual(all.toSorted())
  expect(third).toMatchObject({ next: null, total: 5 })
  const queries = (size: number) => countQueries(() => search({ size }))
  expect(await queries(5)).toBe(await queries(1))
})

test('code is read only where it is shown, without what could tell who wrote it', async () => {
  const files = {
    'kamakshi/Notes.ts': '// Kamakshi Rao, k.rao@example.in, 98200 12345\nexport const kamakshiNotes = 1\n',
  }
  const { learner, candidate } = await inPool({}, files)
  expect(await read(candidate.code, 1)).toMatchObject({ http: 404 })
  await app.db.update(candidateWorks).set({ showsCode: true }).where(eq(candidateWorks.candidateId, candidate.id))
  expect((await read(candidate.code, 1)).body.data).toEqual({
    title: 'Step 1',
    text: 'How I did it',
    files: [
      {
        name: 'file-1.ts',
        bytes: 1024,
        text: '// [name] [name], [email], [phone]\nexport const [name]Notes = 1\n',
      },
    ],
  })
  expect(await read(candidate.code, 2)).toMatchObject({ http: 404 })
  await app.call(learner, withdrawMyCandidate)
  expect(await read(candidate.code, 1)).toMatchObject({ http: 404 })
})

test('an approved project is shown by its brief, not by the name that the learner gave it', async () => {
  const { learner, candidate } = await inPool()
  await grantAccess(app, learner.id)
  const { id: briefId } = await newBrief(app)
  const fields = { name: 'Kamakshi’s page', description: 'By Kamakshi: three sections' }
  const submissionId = (await submitProject(app, learner, briefId, { fields })).body.data.submissionId
  await app.db
    .update(projectSubmissions)
    .set({ state: 'approved', decidedAt: new Date(), decidedBy: mentor.id })
    .where(eq(projectSubmissions.id, submissionId))
  const work = { candidateId: candidate.id, submissionId, position: 1, showsCode: true }
  await app.db.insert(candidateProjects).values(work)
  const { body } = await open(candidate.code)
  expect(body.data).toMatchObject({ steps: 1, projects: 1, works: [{}, { kind: 'project', work: 2, showsCode: true }] })
  expect((await read(candidate.code, 2)).body.data).toMatchObject({ text: 'By [name]: three sections' })
  expect(JSON.stringify(body)).not.toContain('Kamakshi')
})

test('each look is recorded once a day and person, with the company, and colleagues see it', async () => {
  const { candidate } = await inPool()
  const colleague = await newColleague(app, company.id)
  await open(candidate.code)
  await open(candidate.code)
  const { body } = await open(candidate.code, colleague)
  expect(body.data.viewers).toHaveLength(2)
  const rows = await app.db.select().from(companyViews).where(eq(companyViews.candidateId, candidate.id))
  expect(rows).toMatchObject([
    { companyId: company.id, viewerId: company.member.id, what: 'candidate', times: 2 },
    { companyId: company.id, viewerId: colleague.id, what: 'candidate', times: 1 },
  ])
  const stranger = await newCompany(app)
  expect((await open(candidate.code, stranger.member)).body.data.viewers).toHaveLength(1)
})

test('a suspended company and one without accepted terms see nobody', async () => {
  const { candidate } = await inPool()
  const { member } = await newCompany(app, { state: 'suspended' })
  expect(await open(candidate.code, member)).toMatchObject({ http: 403 })
  expect(await app.call(member, pool.findCandidates)).toMatchObject({ http: 403 })
  expect(await open('aaaaaaaaaa')).toMatchObject({ http: 404 })
  expect(await open('Meena')).toMatchObject({ http: 400 })
})

test('the preview is what a company sees', async () => {
  const learner: TestActor = await app.newActor('learner')
  const { attemptId } = await newEligible(app, learner, mentor.id, { 'app.ts': '// Meena' })
  const works = [{ kind: 'step' as const, workId: attemptId, showsCode: true }]
  const preview = await app.load(learner, pool.previewCandidate, { body: shownDraft([], { works }) })
  await app.call(learner, saveMyCandidate, { body: optInDraft([], { works }) })
  const [code] = await codes()
  const { viewers: _viewers, ...seen } = (await open(code!)).body.data
  expect(seen).toEqual({ ...preview, code })
  const params = { kind: 'step', workId: attemptId }
  expect(await app.load(learner, pool.previewCandidateWork, { params })).toEqual((await read(code!, 1)).body.data)
  expect(await app.call(await app.newActor('learner'), pool.previewCandidateWork, { params })).toMatchObject({
    http: 404,
  })
})
