import type { Person } from '#contract/insights/people.ts'
import type { Db } from '#server/kit/db/db.ts'
import { preparedSql } from '#server/kit/db/prepared.ts'

export type PersonDetails = Pick<Person, 'lastSeenAt' | 'hasPendingPayment' | 'courses'>

const detailRows = preparedSql(
  'people_details',
  `select person.id, (select max(last_seen_at) from sessions where person_id = person.id) as "lastSeenAt",
     exists (select from payments where person_id = person.id and state = 'pending') as "hasPendingPayment",
     (select count(*) from enrolments where person_id = person.id) as courses
   from unnest($1::bigint[]) as person (id)`,
)
type DetailRow = { id: number; lastSeenAt: Date | null; hasPendingPayment: boolean; courses: number }

/** What other domains know about these people, in one query. */
export async function detailsOf(db: Db, ids: number[]): Promise<(personId: number) => PersonDetails> {
  const rows = ids.length === 0 ? [] : await detailRows(db)<DetailRow>([ids])
  const byId = new Map(rows.map((row) => [row.id, row]))
  return (personId) => {
    const { lastSeenAt, hasPendingPayment, courses } = byId.get(personId)!
    return { lastSeenAt: lastSeenAt && lastSeenAt.toISOString(), hasPendingPayment, courses }
  }
}
