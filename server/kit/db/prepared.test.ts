import { expect, test } from 'vitest'
import { getOverview } from '#contract/insights/overview.ts'
import { listReviews } from '#contract/learning/reviews.ts'
import { listPayments } from '#contract/membership/payments.ts'
import { statementsOf } from '#server/testing/queries.ts'
import { reviewDesk } from '#server/testing/learning/reviewing.ts'
import { caseById } from '#server/learning/reviews/store.ts'
import { sql } from './orm.ts'
import { literalLimit, prepared } from './prepared.ts'

const desk = await reviewDesk()

type Plans = { name: string; generic: number; custom: number }
const plansOf = sql`select name, generic_plans::int as generic, custom_plans::int as custom from pg_prepared_statements`

test('plans the look-up of one review once per connection, not for every request', async () => {
  const { solutionId } = await desk.newWork({ steps: 1 })
  const plans = await desk.db.transaction(async (db) => {
    for (let time = 0; time < 20; time++) await caseById(db, solutionId)
    return (await db.execute<Plans>(plansOf)).rows
  })
  // PostgreSQL tries five plans for given values before it compares.
  expect(plans.find(({ name }) => name.startsWith('review_case'))).toMatchObject({ custom: 5, generic: 15 })
})

test('uses the connection of each transaction for the same query', async () => {
  const backend = prepared((db) =>
    db
      .select({ pid: sql<number>`pg_backend_pid()` })
      .from(sql`generate_series(1, 3)`)
      .limit(literalLimit(1))
      .prepare('backend_for_test'),
  )
  await desk.db.transaction(async (outer) => {
    const other = await desk.db.transaction(async (inner) => backend(inner).execute())
    const own = await backend(outer).execute()
    const { rows } = await outer.execute(sql`select pg_backend_pid() as pid`)
    expect(own).toEqual(rows)
    expect(other).not.toEqual(own)
  })
})

test('names the state in the text of statements about what waits', async () => {
  const [mentor, admin] = [await desk.newActor('mentor'), await desk.newActor('admin')]
  const statements = await statementsOf(async () => {
    await desk.load(mentor, listReviews)
    await desk.load(mentor, listReviews, { query: { courseId: 1, after: '1' } })
    await desk.load(admin, listPayments)
    await desk.load(admin, getOverview)
  })
  // A plan for any values can use an index of what waits only if the state is part of the text.
  const byState = statements.filter((text) =>
    /"(solutions|payments)"\."state" = |from payments where state = /.test(text),
  )
  expect(byState.length).toBeGreaterThan(3)
  for (const text of byState)
    expect(text).not.toMatch(/"(solutions|payments)"\."state" = \$|from payments where state = \$/)
})
