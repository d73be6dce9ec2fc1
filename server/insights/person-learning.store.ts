import type { PersonProfile } from '#contract/insights/person.ts'
import { courses } from '#server/catalogue/tables.ts'
import type { Db } from '#server/kit/db/db.ts'
import { desc, eq } from '#server/kit/db/orm.ts'
import { enrolledCourses } from '#server/learning/index.ts'
import { solutions, steps } from '#server/learning/tables.ts'

/** The same progress that the learner sees. */
export async function courseListOf(db: Db, personId: number): Promise<PersonProfile['courseList']> {
  const enrolled = await enrolledCourses(db, personId)
  return enrolled.flatMap(({ enrolledAt, course }) =>
    course.map(({ courseId, courseTitle, progress, certificateCode }) => ({
      courseId,
      courseTitle,
      enrolledAt,
      progress,
      certificateCode,
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
