import { and, asc, desc, eq, getTableColumns, gt, isNotNull, isNull, sql } from '#server/kit/db/orm.ts'
import {
  type CourseCard,
  type CourseDetails,
  CourseFacts,
  type DeletedCourse,
  type PublicCourse,
  type StaffCourse,
} from '#contract/catalogue/courses.ts'
import type { Db } from '#server/kit/db/db.ts'
import { jsonRead } from '#server/kit/db/reads.ts'
import { restorableSince, restoreUntil } from './courses.rules.ts'
import { courses, type CourseRow } from './tables.ts'

const { syllabus: _syllabus, ...withoutSyllabus } = getTableColumns(courses)
export const cardColumns = { ...withoutSyllabus, weeks: sql`jsonb_array_length(${courses.syllabus})`.mapWith(Number) }

type CardRow = Omit<CourseRow, 'syllabus'> & { weeks: number }

type ShownOnCard = Pick<CardRow, 'id' | 'title' | 'subtitle' | 'description' | 'image' | 'paisePerWeek' | 'weeks'>

export const toCard = (row: ShownOnCard): CourseCard => ({
  courseId: row.id,
  courseTitle: row.title,
  subtitle: row.subtitle,
  courseDescription: row.description,
  imagePath: row.image,
  rupeesPerWeek: row.paisePerWeek / 100,
  weeks: row.weeks,
})

export const toCardRow = (row: CourseRow): CardRow => ({ ...row, weeks: row.syllabus.length })

/** Only listed courses have a public lesson. The function belongs to the lessons. */
export const hasFirstLesson = sql<boolean>`(${courses.isListed} and course_has_first_lesson(${courses.id}))`

type PublicRow = ShownOnCard & Pick<CourseRow, 'facts'> & { hasFirstLesson: boolean }

export const toPublicCourse = ({ hasFirstLesson, facts, ...row }: PublicRow): PublicCourse => ({
  ...toCard(row),
  hasFirstLesson,
  facts: CourseFacts.parse(facts),
})

const toDetails = (row: CourseRow & { hasFirstLesson: boolean }): CourseDetails => ({
  ...toPublicCourse({ ...toCardRow(row), hasFirstLesson: row.hasFirstLesson }),
  trainer: row.trainer,
  syllabus: row.syllabus,
  enrolledCount: row.enrolledCount,
})

export async function listedCourses(db: Db): Promise<PublicCourse[]> {
  const rows = await db
    .select({ ...cardColumns, hasFirstLesson })
    .from(courses)
    .where(and(eq(courses.isListed, true), isNull(courses.archivedAt)))
    .orderBy(asc(courses.id))
  return rows.map(toPublicCourse)
}

/** Listed or not. Returns null if there is none, it is archived, or it is the beginners' path, which isn't sold. */
export async function courseById(db: Db, id: number): Promise<CourseDetails | null> {
  const course = await courseForStaff(db, id)
  return course?.isStart ? null : course
}

/** The beginners' path too: its lessons are edited as those of a course. */
export async function courseForStaff(db: Db, id: number): Promise<(CourseDetails & { isStart: boolean }) | null> {
  const [row] = await db
    .select({ ...getTableColumns(courses), hasFirstLesson })
    .from(courses)
    .where(and(eq(courses.id, id), isNull(courses.archivedAt)))
  return row ? { ...toDetails(row), isStart: row.isStart } : null
}

type StaffRow = ShownOnCard & Pick<CourseRow, 'isListed' | 'isStart' | 'enrolledCount'>

export const toStaffCourse = (row: StaffRow): StaffCourse => ({
  ...toCard(row),
  isListed: row.isListed,
  isStart: row.isStart,
  enrolledCount: row.enrolledCount,
})

export const allCoursesRead = jsonRead<StaffRow[], StaffCourse[], object>(
  'all_courses',
  [],
  sql`select coalesce(json_agg(json_build_object('id', ${courses.id}, 'title', ${courses.title},
      'subtitle', ${courses.subtitle}, 'description', ${courses.description}, 'image', ${courses.image},
      'paisePerWeek', ${courses.paisePerWeek}, 'weeks', ${cardColumns.weeks}, 'isListed', ${courses.isListed},
      'isStart', ${courses.isStart}, 'enrolledCount', ${courses.enrolledCount}) order by ${courses.id}), '[]')
    from ${courses} where ${courses.archivedAt} is null`,
  (rows) => rows.map(toStaffCourse),
)

/** Returns null if there is none or it is archived. */
export async function lockCourse(db: Db, id: number): Promise<CourseRow | null> {
  const [row = null] = await db
    .select()
    .from(courses)
    .where(and(eq(courses.id, id), isNull(courses.archivedAt)))
    .for('update')
  return row
}

export async function lockArchivedCourse(db: Db, id: number): Promise<CourseRow | null> {
  const [row = null] = await db
    .select()
    .from(courses)
    .where(and(eq(courses.id, id), isNotNull(courses.archivedAt)))
    .for('update')
  return row
}

/** Those that can still be restored, newest first. */
export async function deletedCourses(db: Db, now: Date): Promise<DeletedCourse[]> {
  const rows = await db
    .select()
    .from(courses)
    .where(gt(courses.archivedAt, restorableSince(now)))
    .orderBy(desc(courses.archivedAt), desc(courses.id))
    .limit(200)
  return rows.map(({ id, title, enrolledCount, archivedAt }) => ({
    courseId: id,
    courseTitle: title,
    enrolledCount,
    deletedAt: archivedAt!.toISOString(),
    restoreUntil: restoreUntil(archivedAt!).toISOString(),
  }))
}

export async function updateCourse(db: Db, id: number, changes: Partial<CourseRow>): Promise<CourseRow> {
  const [row] = await db.update(courses).set(changes).where(eq(courses.id, id)).returning()
  return row!
}

type NewCourse = Pick<CourseRow, 'title' | 'description' | 'image'>

/** Not listed; staff add the price, trainer and syllabus before they list it. */
export async function insertCourse(db: Db, course: NewCourse): Promise<CourseRow> {
  const trainer = { name: '', role: '', experience: '', image: '' }
  const [row] = await db
    .insert(courses)
    .values({ ...course, paisePerWeek: 499_00, trainer, syllabus: [] })
    .returning()
  return row!
}
