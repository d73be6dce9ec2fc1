import { hasPermission } from '#server/identity/index.ts'
import type { Db } from '#server/kit/db/db.ts'
import { sql } from '#server/kit/db/orm.ts'
import { people } from '#server/identity/tables.ts'
import type { WaitingAttempt } from './suggestions.rules.ts'

/** More than mentors review before the next run of the job. */
const maxAttempts = 500

export async function firstWaiting(db: Db, now: Date): Promise<WaitingAttempt[]> {
  const { rows } = await db.execute<Omit<WaitingAttempt, 'promisedAt'> & { promised: string }>(sql`
    select id, person_id as "learnerId", extract(epoch from promised_at) as promised,
      case when claimed_until > ${now.toISOString()} then claimed_by end as "claimedBy"
    from solutions where state = 'submitted' order by promised_at, id limit ${maxAttempts}`)
  return rows.map(({ promised, ...row }) => ({ ...row, promisedAt: new Date(Number(promised) * 1000) }))
}

/** Mentors always review; others who may only if they have set hours. */
export async function reviewerIds(db: Db): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select id from ${people} where blocked_at is null and deleted_at is null
      and ${hasPermission('reviews:act')}
      and (role = 'mentor' or exists (select from mentor_hours where person_id = people.id))
    order by id`)
  return rows.map(({ id }) => id)
}

/** Changes only the rows that differ. Attempts claimed meanwhile are skipped rather than waited for. */
export async function storeSuggestions(db: Db, suggestions: Map<number, number>): Promise<void> {
  const [ids, mentors] = [[...suggestions.keys()], [...suggestions.values()]]
  await db.execute(sql`
    with wanted as (select * from unnest(${sql.param(ids)}::bigint[], ${sql.param(mentors)}::bigint[]) as list (id, mentor)),
    changed as (
      select solutions.id, wanted.mentor from solutions left join wanted on wanted.id = solutions.id
      where state = 'submitted' and suggested_for is distinct from wanted.mentor
        and (wanted.mentor is not null or suggested_for is not null)
      for update of solutions skip locked)
    update solutions set suggested_for = changed.mentor from changed where solutions.id = changed.id`)
}
