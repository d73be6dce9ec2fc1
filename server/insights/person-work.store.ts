import type { PersonProfile } from '#contract/insights/person.ts'
import { courses } from '#server/catalogue/tables.ts'
import type { Db } from '#server/kit/db/db.ts'
import { and, desc, eq, ne } from '#server/kit/db/orm.ts'
import { currentBatchesOf, enrolledCourses } from '#server/learning/index.ts'
import { solutions, steps } from '#server/learning/tables.ts'
import { questions } from '#server/mentoring/tables.ts'
import { supportRequests } from '#server/support/tables.ts'

/** The same progress that the learner sees. */
export async function courseListOf(db: Db, personId: number): Promise<PersonProfile['courseList']> {
  const enrolled = await enrolledCourses(db, personId)
  const batches = new Map((await currentBatchesOf(db, personId)).map(({ courseId, ...batch }) => [courseId, batch]))
  return enrolled.flatMap(({ enrolledAt, course }) =>
    course.map(({ courseId, courseTitle, progress, certificateCode }) => ({
      courseId,
      courseTitle,
      enrolledAt,
      progress,
      certificateCode,
      batch: batches.get(courseId) ?? null,
    })),
  )
}

export async function attemptsOf(db: Db, personId: number, limit: number): Promise<PersonProfile['attempts']> {
  const rows = await db
    .select({
      solutionId: solutions.id,
      courseTitle: courses.title,
      stepTitle: steps.name,
      attempt: solutions.attempt,
      state: solutions.state,
      submittedAt: solutions.submittedAt,
    })
    .from(solutions)
    .innerJoin(steps, eq(steps.id, solutions.stepId))
    .innerJoin(courses, eq(courses.id, solutions.courseId))
    .where(eq(solutions.personId, personId))
    .orderBy(desc(solutions.submittedAt), desc(solutions.id))
    .limit(limit)
  return rows.map(({ submittedAt, ...row }) => ({ ...row, submittedAt: submittedAt.toISOString() }))
}

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
