import type { Db } from '#server/kit/db/db.ts'
import { and, eq, isNull, lt, notExists, or, sql } from '#server/kit/db/orm.ts'
import { type CheckRunRow, checkRuns, runnerCrashes, runners } from './tables.ts'

/** A runner reports every half minute at the latest. */
export const isRunnerThere = sql<boolean>`exists (select from ${runners} where ${runners.seenAt} > now() - interval '2 minutes')`

// Nobody else uses this number: runners choose one after the other.
const choosing = 5_330_001

/**
 * The run to start next. Learners take turns, the one who was served longest ago first, and each has one run at a time: many
 * slow runs of one learner keep nobody else waiting.
 */
const nextInTurn = (now: Date) => sql<{ id: string }>`
  with waiting as (
    select distinct on (solution.person_id) run.id, solution.person_id
      from check_runs run join solutions solution on solution.id = run.solution_id
     where run.state = 'queued' and (run.retry_at is null or run.retry_at <= ${now.toISOString()})
       and not exists (
         select from check_runs other join solutions theirs on theirs.id = other.solution_id
          where other.state = 'running' and theirs.person_id = solution.person_id)
     order by solution.person_id, run.id
  ), served as (
    select solution.person_id, max(run.started_at) as last
      from check_runs run join solutions solution on solution.id = run.solution_id
     where run.started_at > ${now.toISOString()}::timestamptz - interval '10 minutes'
     group by solution.person_id
  )
  select waiting.id from waiting left join served using (person_id) order by served.last nulls first, waiting.id limit 1`

/** Starts the next run in the name of a runner, which is stored before any of the learner's code runs. */
export function claimRun(db: Db, runnerId: string, now: Date): Promise<CheckRunRow | null> {
  return db.transaction(async (db) => {
    await db.execute(sql`select pg_advisory_xact_lock(${choosing})`)
    const { rows } = await db.execute<{ id: string }>(nextInTurn(now))
    return rows[0] ? markRunning(db, Number(rows[0].id), { runnerId, startedAt: now }) : null
  })
}

/** Null if it isn't waiting. */
export async function markRunning(
  db: Db,
  runId: number,
  { runnerId, startedAt }: { runnerId: string | null; startedAt: Date },
): Promise<CheckRunRow | null> {
  const [row = null] = await db
    .update(checkRuns)
    .set({ state: 'running', startedAt, runnerId, tries: sql`${checkRuns.tries} + 1` })
    .where(and(eq(checkRuns.id, runId), eq(checkRuns.state, 'queued')))
    .returning()
  return row
}

const waitingAgain = { state: 'queued', startedAt: null, runnerId: null } as const
const isRunning = (runId: number) => and(eq(checkRuns.id, runId), eq(checkRuns.state, 'running'))

/** After a failure on our side. */
export async function retryRun(db: Db, runId: number, retryAt: Date): Promise<void> {
  await db
    .update(checkRuns)
    .set({ ...waitingAgain, retryAt })
    .where(isRunning(runId))
}

/** A runner that was stopped gives its run back: this start doesn't count. */
export async function returnRun(db: Db, runId: number): Promise<void> {
  await db
    .update(checkRuns)
    .set({ ...waitingAgain, tries: sql`${checkRuns.tries} - 1` })
    .where(isRunning(runId))
}

/** What a process of this name was running when it ended. */
export const runsOf = (db: Db, runnerId: string): Promise<CheckRunRow[]> =>
  db
    .select()
    .from(checkRuns)
    .where(and(eq(checkRuns.state, 'running'), eq(checkRuns.runnerId, runnerId)))

/** Runs of runners that have been silent for so long that their machine must be gone. */
export const abandonedRuns = (db: Db, silentSince: Date): Promise<CheckRunRow[]> =>
  db
    .select()
    .from(checkRuns)
    .where(
      and(
        eq(checkRuns.state, 'running'),
        or(lt(checkRuns.startedAt, silentSince), isNull(checkRuns.startedAt)),
        notExists(
          db
            .select()
            .from(runners)
            .where(and(eq(runners.id, checkRuns.runnerId), sql`${runners.seenAt} >= ${silentSince.toISOString()}`)),
        ),
      ),
    )

/** A learner's waiting runs at a step, which a newer attempt replaces, and how many others are open. */
export async function replaceWaitingRuns(
  db: Db,
  { personId, stepId }: { personId: number; stepId: number },
  { finishedAt, reason }: { finishedAt: Date; reason: string },
): Promise<{ open: number; isRunnerThere: boolean }> {
  const failure = JSON.stringify({ name: '', message: reason, file: null, line: null })
  const { rows } = await db.execute<{ open: number; isRunnerThere: boolean }>(sql`
    with open as (
      select run.id, run.state, run.step_id
        from solutions solution join check_runs run on run.solution_id = solution.id
       where solution.person_id = ${personId} and run.state in ('queued', 'running')
    ), replaced as (
      update check_runs set state = 'failed', finished_at = ${finishedAt.toISOString()}, failure = ${failure}::jsonb
       where id in (select id from open where state = 'queued' and step_id = ${stepId}) and state = 'queued'
       returning id
    )
    select count(*)::int as open, ${isRunnerThere} as "isRunnerThere"
      from open where id not in (select id from replaced)`)
  return rows[0]!
}

/** Called by each runner every few seconds. */
export async function reportRunner(db: Db, id: string, seenAt: Date): Promise<void> {
  await db.insert(runners).values({ id, seenAt }).onConflictDoUpdate({ target: runners.id, set: { seenAt } })
}

/** Returns whether the runner was known. */
export async function removeRunner(db: Db, id: string): Promise<boolean> {
  const { rowCount } = await db.delete(runners).where(eq(runners.id, id))
  return rowCount === 1
}

export async function removeSilentRunners(db: Db, silentSince: Date): Promise<void> {
  await db.delete(runners).where(lt(runners.seenAt, silentSince))
}

export async function insertCrash(db: Db, crashedAt: Date, duringRun: boolean): Promise<void> {
  await db.insert(runnerCrashes).values({ crashedAt, duringRun })
}

type Figures = { crashesDuringRun: number; crashesIdle: number; lateSeconds: number }

/** For the metrics. */
export async function runnerFigures(db: Db): Promise<Figures> {
  const { rows } = await db.execute<Figures>(sql`
    select (select count(*)::int from runner_crashes where during_run) as "crashesDuringRun",
           (select count(*)::int from runner_crashes where not during_run) as "crashesIdle",
           coalesce(extract(epoch from now() - min(requested_at)), 0)::float as "lateSeconds"
      from check_runs where state = 'queued'`)
  return rows[0]!
}
