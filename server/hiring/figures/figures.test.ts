import { expect, test } from 'vitest'
import { dayMs } from '#contract/kit/durations.ts'
import { getHiringReport, type HiringReport } from '#contract/hiring/report.ts'
import { getHiringFigures, type HiringFigures } from '#contract/site/hiring-figures.ts'
import { placements } from '#server/hiring/tables.ts'
import { newIntroduction } from '#server/testing/hiring/introductions.ts'
import { newCandidate, newCompany, newOpening } from '#server/testing/hiring/makers.ts'
import { newCourseWithTasks, newSolution } from '#server/testing/learning/learning.ts'
import { sharedApp } from '#server/testing/test-app.ts'

const app = await sharedApp({ rateLimitFactor: 1000 })
const staff = await app.newActor('manager')
const [real, sample] = [await newCompany(app), await newCompany(app, { isSample: true })]

const figures = () => app.load(null, getHiringFigures)

/** How the public figures differ after this. */
async function changeBy(act: () => Promise<unknown>): Promise<HiringFigures> {
  const before = await figures()
  await act()
  const after = await figures()
  const names = Object.keys(before) as (keyof HiringFigures)[]
  return Object.fromEntries(names.map((name) => [name, after[name] - before[name]])) as HiringFigures
}

const daysAgo = (days: number) => new Date(Date.now() - days * dayMs)
type Steps = Pick<Parameters<typeof newIntroduction>[1], 'state' | 'through' | 'movedAt'>

/** A learner who opted in and was introduced to a company this far. */
async function introduced(steps: Steps, company: { id: number } = real, solutionIds: number[] = []) {
  const learner = await app.newActor('learner')
  const candidate = await newCandidate(app, learner.id, solutionIds)
  return newIntroduction(app, { opening: await newOpening(app, company.id), candidate, ...steps })
}

const about = { startsOn: '2027-01-04', role: 'Developer', confirmedBy: staff.id, confirmedAt: new Date() }
type Said = Partial<typeof about>

async function joined({ company, learner }: { company?: Said; learner?: Said }, at: { id: number } = real) {
  const { id: introductionId } = await introduced({ state: 'joined', through: ['introduced', 'interview'] }, at)
  const sides = [
    ...(company ? [{ side: 'company', ...company }] : []),
    ...(learner ? [{ side: 'learner', ...learner }] : []),
  ]
  for (const said of sides) await app.db.insert(placements).values({ ...about, ...said, introductionId } as never)
}

const nothing = { optedIn: 0, introduced: 0, interviewed: 0, joined: 0 }

test('each learner counts once, as far as they got', async () => {
  expect(await changeBy(() => introduced({ state: 'requested' }))).toEqual({ ...nothing, optedIn: 1 })
  expect(await changeBy(() => introduced({ state: 'declined', through: ['introduced', 'interview'] }))).toEqual({
    optedIn: 1,
    introduced: 1,
    interviewed: 1,
    joined: 0,
  })
  const learner = await app.newActor('learner')
  const twice = async () => {
    for (const endedAt of [new Date(), null]) {
      const candidate = await newCandidate(app, learner.id, [], { endedAt })
      await newIntroduction(app, { opening: await newOpening(app, real.id), candidate, state: 'introduced' })
    }
  }
  expect(await changeBy(twice)).toEqual({ ...nothing, optedIn: 1, introduced: 1 })
})

test('a job counts once both sides have named the same day and role', async () => {
  const all = { optedIn: 1, introduced: 1, interviewed: 1, joined: 1 }
  expect(await changeBy(() => joined({ company: {}, learner: { role: ' developer' } }))).toEqual(all)
  for (const learner of [undefined, { startsOn: '2027-01-05' }, { role: 'Tester' }])
    expect(await changeBy(() => joined({ company: {}, ...(learner && { learner }) }))).toEqual({ ...all, joined: 0 })
})

test('neither sample companies count nor what is older than a year', async () => {
  expect(await changeBy(() => joined({ company: {}, learner: {} }, sample))).toEqual({ ...nothing, optedIn: 1 })
  const old = { through: ['interview'], state: 'introduced', movedAt: daysAgo(400) } satisfies Steps
  expect(await changeBy(() => introduced(old))).toEqual({ ...nothing, optedIn: 1 })
  const before = await app.newActor('learner')
  const expired = { consentedAt: daysAgo(450), expiresAt: daysAgo(400) }
  expect(await changeBy(() => newCandidate(app, before.id, [], expired))).toEqual(nothing)
})

test('the report has the courses of the work that learners show', async () => {
  const { courseId, stepIds } = await newCourseWithTasks(app)
  const learner = await app.newActor('learner')
  const solution = await newSolution(app, { personId: learner.id, courseId, stepId: stepIds[0]!, state: 'approved' })
  await introduced({ state: 'introduced' }, real, [solution.id])
  const report: HiringReport = await app.load(staff, getHiringReport)
  expect(report.find((row) => row.courseId === courseId)).toMatchObject({ ...nothing, optedIn: 1, introduced: 1 })
})
