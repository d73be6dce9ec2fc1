import { and, asc, desc, eq, inArray, isNull, or, sql } from '#server/kit/db/orm.ts'
import type { Course, EnrolledCourse } from '#contract/learning/enrolments.ts'
import { cardColumns, hasFirstLesson, toCard } from '#server/catalogue/index.ts'
import { courses } from '#server/catalogue/tables.ts'
import type { Db } from '#server/kit/db/db.ts'
import { prepared } from '#server/kit/db/prepared.ts'
import { noProgress, progressOf } from './progress.store.ts'
import { certificates, enrolments } from '../tables.ts'

/** Visitors see listed courses; people who are signed in see every active course and their own enrolments. */
export async function coursesFor(db: Db, personId: number | null): Promise<Course[]> {
  // Nobody has the id 0, so visitors match no enrolment.
  const ownEnrolment = and(eq(enrolments.courseId, courses.id), eq(enrolments.personId, personId ?? 0))
  const rows = await db
    .select({ ...cardColumns, hasFirstLesson, enrolledId: enrolments.personId })
    .from(courses)
    .leftJoin(enrolments, ownEnrolment)
    .where(and(isNull(courses.archivedAt), personId === null ? eq(courses.isListed, true) : undefined))
    .orderBy(asc(courses.id))
  return rows.map(({ enrolledId, ...row }) => ({
    ...toCard(row),
    hasFirstLesson: row.hasFirstLesson,
    userCourses: enrolledId === null ? [] : [{ userId: enrolledId }],
  }))
}

/** Returns false if the person was already enrolled. */
export async function insertEnrolment(db: Db, personId: number, courseId: number): Promise<boolean> {
  const inserted = await db.insert(enrolments).values({ personId, courseId }).onConflictDoNothing()
  return inserted.rowCount === 1
}

/** The people are locked, and none of them is enrolled. */
export async function insertEnrolments(db: Db, personIds: number[], courseId: number): Promise<void> {
  const rows = personIds.map((personId) => ({ personId, courseId }))
  if (rows.length > 0) await db.insert(enrolments).values(rows)
}

/** Those of the people who are enrolled in the course. */
export async function enrolledAmong(db: Db, personIds: number[], courseId: number): Promise<Set<number>> {
  const rows = await db
    .select({ personId: enrolments.personId })
    .from(enrolments)
    .where(and(eq(enrolments.courseId, courseId), inArray(enrolments.personId, personIds)))
  return new Set(rows.map(({ personId }) => personId))
}

const submitted = sql`exists (
  select from solutions where person_id = ${sql.placeholder('personId')} and course_id = ${courses.id})`

const enrolled = prepared((db) =>
  db
    .select({ ...cardColumns, enrolledAt: enrolments.createdAt, certificateCode: certificates.code })
    .from(enrolments)
    .innerJoin(courses, eq(courses.id, enrolments.courseId))
    .leftJoin(
      certificates,
      and(
        eq(certificates.personId, enrolments.personId),
        eq(certificates.courseId, enrolments.courseId),
        isNull(certificates.revokedAt),
      ),
    )
    .where(and(eq(enrolments.personId, sql.placeholder('personId')), or(isNull(courses.archivedAt), submitted)))
    .orderBy(desc(enrolments.createdAt), desc(courses.id))
    .prepare('enrolled_courses'),
)

/** Newest first. Archived courses are included only if the person has submitted something in them. */
export async function enrolledCourses(db: Db, personId: number): Promise<EnrolledCourse[]> {
  const rows = await enrolled(db).execute({ personId })
  const progress = await progressOf(
    db,
    personId,
    rows.map(({ id }) => id),
  )
  return rows.map(({ enrolledAt, certificateCode, ...row }) => ({
    enrolledAt: enrolledAt.toISOString(),
    course: [
      {
        ...toCard(row),
        progress: progress.get(row.id) ?? noProgress,
        certificateCode,
        isArchived: row.archivedAt !== null,
      },
    ],
  }))
}
