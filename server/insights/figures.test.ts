import { expect, test } from 'vitest'
import { getOverview, type Overview } from '#contract/insights/overview.ts'
import { people } from '#server/identity/tables.ts'
import { overviewFigures, refreshFigures } from './figures.service.ts'
import { schoolFigures } from './tables.ts'
import { eq, sql } from '#server/kit/db/orm.ts'
import { newPerson } from '#server/testing/makers.ts'
import { sharedApp } from '#server/testing/test-app.ts'

const noon = new Date('2026-11-18T06:30:00Z')
let now = noon
const app = await sharedApp({ rateLimitFactor: 1000 })
app.deps.clock = () => now
const admin = await app.newActor('admin')

const seen = async () => ((await app.load(admin, getOverview)) as Overview).figures
const queued = async () => {
  const { rows } = await app.db.execute<{ jobs: number }>(
    sql`select count(*)::int as jobs from pgboss.job where name = 'school-figures' and state = 'created'`,
  )
  return rows[0]!.jobs
}
const version = async () => (await app.db.select().from(schoolFigures))[0]?.version ?? 0

test('answers at once without figures, and queues one count however often it is asked', async () => {
  expect(await seen()).toBeNull()
  await Promise.all([seen(), seen(), seen()])
  expect(await queued()).toBe(1)
})

test('shows what was counted last until it is counted again', async () => {
  await refreshFigures(app.db, app.deps, overviewFigures)
  const first = await seen()
  expect(first).toMatchObject({ asOf: noon.toISOString(), people: { learners: 0 } })
  const learner = await newPerson(app.db)
  await app.db.update(people).set({ createdAt: noon }).where(eq(people.id, learner.id))
  now = new Date(noon.getTime() + 60_000)
  expect(await seen()).toEqual(first)
  await refreshFigures(app.db, app.deps, overviewFigures)
  expect(await seen()).toMatchObject({ asOf: now.toISOString(), people: { learners: 1 } })
})

test('counts once when two instances are asked at the same time', async () => {
  const other = await app.another()
  other.deps.clock = () => now
  now = new Date(now.getTime() + 3_600_000)
  const before = await version()
  await Promise.all([
    refreshFigures(app.db, app.deps, overviewFigures),
    refreshFigures(other.deps.db, other.deps, overviewFigures),
    refreshFigures(app.db, app.deps, overviewFigures),
  ])
  expect(await version()).toBe(before + 1)
})

test('wakes the pages of admins only if a figure changed', async () => {
  const messages: string[] = []
  const connected = Promise.withResolvers<void>()
  const unsubscribe = app.deps.subscribe({
    channel: 'staff_counts_changed',
    onMessage: (message) => messages.push(message),
    onConnect: () => connected.resolve(),
  })
  await connected.promise
  now = new Date(now.getTime() + 60_000)
  await refreshFigures(app.db, app.deps, overviewFigures)
  await newPerson(app.db)
  now = new Date(now.getTime() + 60_000)
  await refreshFigures(app.db, app.deps, overviewFigures)
  await expect.poll(() => messages.length).toBe(1)
  unsubscribe()
})
