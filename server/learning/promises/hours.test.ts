import { expect, test } from 'vitest'
import { getHoursOf, getMyHours, listWorkload, saveHoursOf, saveMyHours } from '#contract/learning/mentors.ts'
import { claimNext, listReviews } from '#contract/learning/reviews.ts'
import { minutesAfter, reviewDesk } from '#server/testing/learning/reviewing.ts'
import { statementsOf } from '#server/testing/queries.ts'
import { fieldError } from '#server/testing/test-app.ts'
import { readPace } from './pace.store.ts'
import { refreshPace } from './service.ts'
import { refreshFigures } from './workload.store.ts'

const desk = await reviewDesk()
const admin = await desk.newMentor('Meera Joshi', 'admin')
/** The clock is at 5:30 PM on Monday 16 November 2026. */
const now = minutesAfter(0)
const evenings = {
  hours: [
    { weekday: 1, startsAt: '09:30', endsAt: '12:00' },
    { weekday: 1, startsAt: '18:00', endsAt: '24:00' },
  ],
  absences: [{ firstDay: '2026-12-24', lastDay: '2026-12-31' }],
}

test('stores hours and absences, which promises use at once, and records the change', async () => {
  const mentor = await desk.newMentor()
  expect(await desk.load(mentor, getMyHours)).toEqual({ hours: [], absences: [] })
  expect((await desk.call(mentor, saveMyHours, { body: evenings })).body.data).toEqual(evenings)
  expect(await desk.load(admin, getHoursOf, { params: { userId: mentor.id } })).toEqual(evenings)
  const { openings } = await readPace(desk.db)
  expect(openings![0]!.map((time) => new Date(time).toISOString())).toEqual([
    '2026-11-16T04:00:00.000Z',
    '2026-11-16T06:30:00.000Z',
  ])
  const change = { params: { userId: mentor.id }, body: { hours: [], absences: [] } }
  expect((await desk.call(admin, saveHoursOf, change)).http).toBe(200)
  await desk.call(admin, saveHoursOf, change)
  expect(await desk.auditsOf(`person ${mentor.id}`)).toMatchObject([
    { actorId: mentor.id, action: 'working hours changed', after: evenings },
    { actorId: admin.id, before: evenings },
  ])
})

test.each([
  [{ hours: [{ weekday: 1, startsAt: '11:00', endsAt: '11:00' }] }, 'hours.0.endsAt'],
  [
    {
      hours: [
        { weekday: 1, startsAt: '10:00', endsAt: '12:00' },
        { weekday: 1, startsAt: '11:00', endsAt: '13:00' },
      ],
    },
    'hours.1.startsAt',
  ],
  [{ absences: [{ firstDay: '2026-12-02', lastDay: '2026-12-01' }] }, 'absences.0.lastDay'],
])('rejects %o', async (wrong, field) => {
  const mentor = await desk.newMentor()
  const answer = await desk.call(mentor, saveMyHours, { body: { hours: [], absences: [], ...wrong } })
  expect(answer).toMatchObject(fieldError(field))
  expect(await desk.load(mentor, getMyHours)).toEqual({ hours: [], absences: [] })
})

test('refuses hours of a learner', async () => {
  const { id } = await desk.newActor('learner')
  expect((await desk.call(admin, saveHoursOf, { params: { userId: id }, body: evenings })).http).toBe(409)
})

test('suggests work by hours, claims the suggested attempt first, and shows each mentor’s work', async () => {
  const [asha, ravi] = [await desk.newMentor('Asha Rao'), await desk.newMentor('Ravi Kumar')]
  const all = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, startsAt: '00:00', endsAt: '24:00' }))
  const half = all.map((span) => ({ ...span, startsAt: '12:00' }))
  await desk.call(asha, saveMyHours, { body: { hours: all, absences: [] } })
  await desk.call(ravi, saveMyHours, { body: { hours: half, absences: [] } })
  const { solutions, courseId } = await desk.newWork({ steps: 6, submittedAt: minutesAfter(-80 * 60) })
  await refreshPace(desk.db, now)

  const suggested = async (mentor: typeof asha) => {
    const { items } = await desk.load(mentor, listReviews, { query: { courseId } })
    return (items as { solutionId: number; isSuggested: boolean }[])
      .filter(({ isSuggested }) => isSuggested)
      .map(({ solutionId }) => solutionId)
  }
  const [ashas, ravis] = [await suggested(asha), await suggested(ravi)]
  expect([...ashas, ...ravis].every((id) => solutions.some((solution) => solution.id === id))).toBe(true)
  expect(ashas.length).toBeGreaterThan(ravis.length)
  const claimed = await desk.load(ravi, claimNext, { body: { courseId } })
  expect(claimed.solutionId).toBe(ravis[0])

  await desk.decide(asha, ashas[0]!, 'approved')
  await desk.decide(asha, ashas[1]!, 'rejected', 'Add the tests')
  await refreshFigures(desk.db, now)
  let items: unknown[] = []
  const statements = await statementsOf(async () => ({ items } = await desk.load(admin, listWorkload)))
  // With a million reviews that takes longer than a request may.
  expect(statements.filter((text) => text.includes('from reviews'))).toEqual([])
  expect(items).toEqual(
    expect.arrayContaining([
      expect.objectContaining({
        name: 'Asha Rao',
        weeklyHours: 168,
        open: ashas.length - 2,
        late: ashas.length - 2,
        reviewed: 2,
        reviewedLate: 2,
        firstAttempts: 2,
        firstApproved: 1,
      }),
      expect.objectContaining({
        name: 'Ravi Kumar',
        weeklyHours: 84,
        open: ravis.length,
        reviewed: 0,
        medianHours: null,
      }),
    ]),
  )
})
