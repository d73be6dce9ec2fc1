import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import type { Product } from '../bench/product.ts'
import { makeSchool } from '../bench/members.ts'
import {
  addAdmin,
  clients,
  type Damage,
  increment,
  request,
  type StartWorkload,
  stopwatch,
  untilKnown,
  withDatabase,
  fullEffort,
} from './workload.ts'

const [members, steps] = [40, 10]
/** The reviews are between half a day and two and a half days late. */
const daysLate = (solutionId: number) => (solutionId % 3) + 1

/** An admin gives verdicts after the promised time; each started day of delay adds one day of access, exactly once. */
export const lateReviews: StartWorkload = async (product, { restMs } = fullEffort) => {
  const school = await makeSchool(product, { members, steps })
  const { token, open } = await withDatabase(product, async (client) => ({
    token: await addAdmin(client, 'late-reviews-admin'),
    open: await addLateAttempts(
      client,
      school.members.map(({ personId }) => personId),
      school.stepIds,
    ),
  }))
  const acknowledged = new Set<number>()
  const unexpected = new Map<string, number>()
  const watch = stopwatch()
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const stop = clients({ count: 2, restMs }, async (stopped) => {
    const solutionId = open.pop()
    if (solutionId === undefined) return delay(100)
    const url = `${product.url}/v1/reviews/${solutionId}/verdict`
    const init = { method: 'POST', headers, body: JSON.stringify({ verdict: 'approved' }) }
    const outcome = await untilKnown(stopped, () => request(watch, url, init))
    if (outcome === 'retry') return
    // 409: an earlier try was stored, and its response was lost.
    if ('done' in outcome || outcome.unexpected === '409 conflict') acknowledged.add(solutionId)
    else increment(unexpected, outcome.unexpected)
  })
  return {
    name: 'late reviews',
    acknowledged: () => acknowledged.size,
    unexpected,
    slowest: watch.slowest,
    stop,
    check: (product) => check(product, acknowledged),
    sabotage: async (product) => {
      acknowledged.add(999_999)
      await withDatabase(product, (client) =>
        client.query(`insert into access_entries (person_id, starts_at, ends_at, reason)
          select person_id, starts_at, ends_at, reason from access_entries where reason like 'The review of%' limit 1`),
      )
    },
  }
}

/** A job that was running when the server was killed is repeated after its time limit; here at once, and all others too. */
const repeatJobs = `update pgboss.job set state = 'retry', start_after = now(), retry_count = 0
  where name = 'late-reviews' and state in ('active', 'completed', 'failed')`
const openJobs = `select count(*)::int as jobs from pgboss.job where name = 'late-reviews' and state < 'completed'`

async function check(product: Product, acknowledged: Set<number>): Promise<Damage> {
  return withDatabase(product, async (client) => {
    await client.query(repeatJobs)
    for (let waited = 0; waited < 120_000; waited += 500) {
      const { rows } = await client.query<{ jobs: number }>(openJobs)
      if (rows[0]!.jobs === 0) break
      await delay(500)
    }
    const { rows } = await client.query<{ id: number; days: number }>(
      `select s.id::int, count(d.day)::int as days from solutions s join reviews r on r.solution_id = s.id
       left join promise_days d on d.solution_id = s.id where s.text_solution = 'Late' group by s.id`,
    )
    const found = new Map(rows.map(({ id, days }) => [id, days]))
    const { rows: wrong } = await client.query<{ person: number }>(
      `select e.person_id::int as person from access_entries e left join promise_days d on d.access_entry_id = e.id
       where e.reason like 'The review of%' group by e.person_id having count(*) <> count(d.day)`,
    )
    return {
      lost: [...acknowledged].filter((id) => !found.has(id)).map((id) => `verdict on ${id}`),
      incomplete: [
        ...[...found].filter(([id, days]) => days !== daysLate(id)).map(([id, days]) => `${id} has ${days} days`),
        ...wrong.map(({ person }) => `access of person ${person}`),
      ],
    }
  })
}

async function addLateAttempts(client: pg.Client, personIds: number[], stepIds: number[]): Promise<number[]> {
  const { rows } = await client.query<{ id: number }>(
    `insert into solutions (person_id, step_id, course_id, attempt, text_solution, submitted_at)
     select person, step, t.course_id, 1, 'Late', now() - interval '7 days'
     from unnest($1::bigint[]) person, unnest($2::bigint[]) step join steps s on s.id = step join tasks t on t.id = s.task_id
     returning id::int`,
    [personIds, stepIds],
  )
  // Half a day before the next day of delay begins, so that the trial doesn't run into it.
  await client.query(
    `update solutions set promised_at = now() - interval '12 hours' - (id % 3) * interval '1 day' where text_solution = 'Late'`,
  )
  return rows.map(({ id }) => id)
}
