import type { Person } from '#contract/insights/people.ts'
import type { Db } from '#server/kit/db/db.ts'
import { sql, getTableName } from '#server/kit/db/orm.ts'
import { preparedSql } from '#server/kit/db/prepared.ts'
import { payments } from '#server/membership/tables.ts'
import { enrolments } from '#server/learning/tables.ts'

type PersonDetails = Pick<Person, 'hasPendingPayment' | 'courses'>

/**
 * Of a row of `people`, whose name Drizzle would leave out. Not `exists`: the database would collect everybody with a
 * pending payment first, although a page shows few people.
 */
export const hasPendingPayment = sql<boolean>`coalesce((
  select true from ${payments} where person_id = people.id and state = 'pending' limit 1), false)`

const detailRow = preparedSql(
  'person_details',
  `select
     exists (select from ${getTableName(payments)} where person_id = $1 and state = 'pending') as "hasPendingPayment",
     (select count(*) from ${getTableName(enrolments)} where person_id = $1) as courses`,
)

/** What other domains know about a person. */
export async function detailsOf(db: Db, personId: number): Promise<PersonDetails> {
  const [row] = await detailRow(db)<PersonDetails>([personId])
  return row!
}
