import type { PersonProfile } from '#contract/insights/person.ts'
import type { Db } from '#server/kit/db/db.ts'
import { and, desc, eq, ne } from '#server/kit/db/orm.ts'
import { questions } from '#server/mentoring/tables.ts'
import { supportRequests } from '#server/support/tables.ts'

export async function supportRequestsOf(
  db: Db,
  personId: number,
  readerId: number,
  limit: number,
): Promise<PersonProfile['supportRequests']> {
  const { id, topic, subject, state, createdAt } = supportRequests
  const rows = await db
    .select({ requestId: id, topic, subject, state, createdAt })
    .from(supportRequests)
    .where(and(eq(supportRequests.personId, personId), ne(supportRequests.personId, readerId)))
    .orderBy(desc(id))
    .limit(limit)
  return rows.map(({ createdAt, ...row }) => ({ ...row, createdAt: createdAt.toISOString() }))
}

export async function questionsOf(db: Db, personId: number, limit: number): Promise<PersonProfile['questions']> {
  const { id, title, state, askedAt } = questions
  const rows = await db
    .select({ questionId: id, title, state, askedAt })
    .from(questions)
    .where(eq(questions.personId, personId))
    .orderBy(desc(id))
    .limit(limit)
  return rows.map(({ askedAt, ...row }) => ({ ...row, askedAt: askedAt.toISOString() }))
}
