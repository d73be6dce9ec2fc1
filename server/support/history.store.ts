import { mayUse, type Standing } from '#contract/kit/access.ts'
import type { LearnerHistory } from '#contract/support/inbox.ts'
import { personById } from '#server/identity/index.ts'
import type { Db } from '#server/kit/db/db.ts'
import { and, desc, eq, ne } from '#server/kit/db/orm.ts'
import { enrolledCourses } from '#server/learning/index.ts'
import { standingOf } from '#server/membership/index.ts'
import { payments } from '#server/membership/tables.ts'
import { questions } from '#server/mentoring/tables.ts'
import { isHandledBy } from './inbox.store.ts'
import { toAttachedPayment } from './store.ts'
import { type SupportRow, supportRequests } from './tables.ts'

const maxListed = 5

type Reader = Standing & { id: number }

/** What a member of staff sees beside the request. Only who may see money and people sees payments and phone numbers. */
export async function historyOf(
  db: Db,
  reader: Reader,
  { id, personId }: Pick<SupportRow, 'id' | 'personId'>,
  now: Date,
): Promise<LearnerHistory> {
  const [seesPeople, seesPayments] = [mayUse(reader, 'people:see'), mayUse(reader, 'payments:see')]
  const [person, standing, paid, courses, requests, asked] = await Promise.all([
    seesPeople ? personById(db, personId) : null,
    standingOf(db, personId, now),
    seesPayments ? newestPayments(db, personId) : null,
    enrolledCourses(db, personId),
    otherRequests(db, reader, { id, personId }),
    newestQuestions(db, personId),
  ])
  return {
    phone: person && person.phone,
    accessEnds: standing.end?.toISOString() ?? null,
    state: seesPayments ? standing.state : null,
    payments: paid,
    courses: courses.flatMap(({ course }) =>
      course.map(({ courseId, courseTitle, progress }) => ({ courseId, courseTitle, progress })),
    ),
    requests,
    questions: asked,
  }
}

async function newestPayments(db: Db, personId: number) {
  const rows = await db
    .select()
    .from(payments)
    .where(eq(payments.personId, personId))
    .orderBy(desc(payments.id))
    .limit(maxListed)
  return rows.map(toAttachedPayment)
}

async function otherRequests(db: Db, reader: Reader, { id, personId }: Pick<SupportRow, 'id' | 'personId'>) {
  const { subject, state, createdAt } = supportRequests
  const rows = await db
    .select({ requestId: supportRequests.id, subject, state, createdAt })
    .from(supportRequests)
    .where(and(eq(supportRequests.personId, personId), ne(supportRequests.id, id), isHandledBy(reader)))
    .orderBy(desc(supportRequests.id))
    .limit(maxListed)
  return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }))
}

async function newestQuestions(db: Db, personId: number) {
  const { id: questionId, title, state, askedAt } = questions
  const rows = await db
    .select({ questionId, title, state, askedAt })
    .from(questions)
    .where(eq(questions.personId, personId))
    .orderBy(desc(questions.id))
    .limit(maxListed)
  return rows.map((row) => ({ ...row, askedAt: row.askedAt.toISOString() }))
}
