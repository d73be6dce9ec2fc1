import type { CheckOutcome } from '#contract/learning/study/interviews.ts'
import type { CodeFile } from '#contract/learning/practice.ts'
import { courses } from '#server/catalogue/tables.ts'
import type { Db } from '#server/kit/db/db.ts'
import { and, asc, desc, eq, inArray, isNull, lte, sql } from '#server/kit/db/orm.ts'
import { enrolments, steps } from '../tables.ts'
import type { Candidate } from './rules.ts'
import { interviewProblems, type InterviewRow, interviews } from './tables.ts'

/** Those of the learner's courses that have interviews. */
export const interviewCoursesOf = (db: Db, personId: number) =>
  db
    .select({ courseId: courses.id, courseTitle: courses.title })
    .from(enrolments)
    .innerJoin(courses, eq(courses.id, enrolments.courseId))
    .where(and(eq(enrolments.personId, personId), eq(courses.hasInterviews, true), isNull(courses.archivedAt)))
    .orderBy(asc(courses.id))

const open = (personId: number) => and(eq(interviews.personId, personId), isNull(interviews.finishedAt))

/** Nobody may have been there when their time was over. */
export async function finishExpired(db: Db, personId: number, now: Date): Promise<void> {
  await db
    .update(interviews)
    .set({ finishedAt: sql`${interviews.endsAt}` })
    .where(and(open(personId), lte(interviews.endsAt, now)))
}

export async function openInterview(db: Db, personId: number): Promise<number | null> {
  const [row] = await db.select({ id: interviews.id }).from(interviews).where(open(personId))
  return row?.id ?? null
}

type NewInterview = Pick<InterviewRow, 'personId' | 'courseId' | 'startedAt' | 'endsAt'>

export async function insertInterview(db: Db, interview: NewInterview, problems: Candidate[]): Promise<number> {
  const [row] = await db.insert(interviews).values(interview).returning({ id: interviews.id })
  await db.insert(interviewProblems).values(
    problems.map(({ stepId, exerciseVersion }, index) => ({
      interviewId: row!.id,
      position: index + 1,
      stepId,
      exerciseVersion,
    })),
  )
  return row!.id
}

/** When each step was last asked. */
export async function askedAt(db: Db, personId: number, courseId: number): Promise<Map<number, Date>> {
  const rows = await db
    .select({ stepId: interviewProblems.stepId, at: sql`max(${interviews.startedAt})`.mapWith(interviews.startedAt) })
    .from(interviews)
    .innerJoin(interviewProblems, eq(interviewProblems.interviewId, interviews.id))
    .where(and(eq(interviews.personId, personId), eq(interviews.courseId, courseId)))
    .groupBy(interviewProblems.stepId)
  return new Map(rows.map(({ stepId, at }) => [stepId, at]))
}

export async function ownInterview(db: Db, personId: number, id: number): Promise<InterviewRow | null> {
  const [row = null] = await db
    .select()
    .from(interviews)
    .where(and(eq(interviews.id, id), eq(interviews.personId, personId)))
  return row
}

export const problemsOf = (db: Db, interviewIds: number[]) =>
  db
    .select({ problem: interviewProblems, name: steps.name })
    .from(interviewProblems)
    .innerJoin(steps, eq(steps.id, interviewProblems.stepId))
    .where(inArray(interviewProblems.interviewId, interviewIds))
    .orderBy(asc(interviewProblems.interviewId), asc(interviewProblems.position))

/** Newest first. */
export const interviewsOf = (db: Db, personId: number, limit: number) =>
  db
    .select({ interview: interviews, courseTitle: courses.title })
    .from(interviews)
    .innerJoin(courses, eq(courses.id, interviews.courseId))
    .where(eq(interviews.personId, personId))
    .orderBy(desc(interviews.id))
    .limit(limit)

type Place = { interviewId: number; position: number }
const at = ({ interviewId, position }: Place) =>
  and(eq(interviewProblems.interviewId, interviewId), eq(interviewProblems.position, position))

/** Null if another version was saved meanwhile. */
export async function putCode(
  db: Db,
  place: Place,
  { code, version, now }: { code: CodeFile[] | null; version: number; now: Date },
): Promise<number | null> {
  const [row] = await db
    .update(interviewProblems)
    .set({ code, version: version + 1, savedAt: now })
    .where(and(at(place), eq(interviewProblems.version, version)))
    .returning({ version: interviewProblems.version })
  return row?.version ?? null
}

export async function setFinished(db: Db, { id, endsAt }: InterviewRow, now: Date): Promise<Date> {
  const [row] = await db
    .update(interviews)
    .set({
      finishedAt: sql`coalesce(${interviews.finishedAt}, least(${now.toISOString()}::timestamptz, ${endsAt.toISOString()}::timestamptz))`,
    })
    .where(eq(interviews.id, id))
    .returning({ finishedAt: interviews.finishedAt })
  return row!.finishedAt!
}

/** The first ones stay: what was written can't change any more. Null if there is no such problem. */
export async function putResults(db: Db, place: Place, results: CheckOutcome[]): Promise<CheckOutcome[] | null> {
  const [row] = await db
    .update(interviewProblems)
    .set({ results: sql`coalesce(${interviewProblems.results}, ${JSON.stringify(results)}::jsonb)` })
    .where(at(place))
    .returning({ results: interviewProblems.results })
  return row?.results ?? null
}

/** For the download of personal data. */
export const interviewData = (db: Db, personId: number) =>
  db
    .select({
      course: courses.title,
      startedAt: interviews.startedAt,
      finishedAt: interviews.finishedAt,
      step: steps.name,
      code: interviewProblems.code,
      results: interviewProblems.results,
    })
    .from(interviews)
    .innerJoin(courses, eq(courses.id, interviews.courseId))
    .innerJoin(interviewProblems, eq(interviewProblems.interviewId, interviews.id))
    .innerJoin(steps, eq(steps.id, interviewProblems.stepId))
    .where(eq(interviews.personId, personId))
    .orderBy(asc(interviews.id), asc(interviewProblems.position))
