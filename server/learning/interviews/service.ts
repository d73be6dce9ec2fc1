import {
  type CheckOutcome,
  interviewMinutes,
  type Interview,
  type InterviewSummary,
  type InterviewsPage,
} from '#contract/learning/study/interviews.ts'
import type { CodeFile } from '#contract/learning/practice.ts'
import { lockPersonRow } from '#server/identity/index.ts'
import type { Db } from '#server/kit/db/db.ts'
import { conflict, notFound } from '#server/kit/errors.ts'
import { accessEndOf } from '#server/membership/index.ts'
import { requireCourseAccess } from '../enrolments/service.ts'
import { codeChangedElsewhere } from '../lessons/exercises.rules.ts'
import { courseRead } from '../lessons/reading.store.ts'
import { workAt } from '../lessons/step-view.ts'
import type { CourseStructure, LessonCache } from '../lessons/structure.store.ts'
import { courseStatusesOf } from '../performance/store.ts'
import { countStudyDay } from '../study-days/store.ts'
import { assertRunning, type Candidate, drawProblems, endOf, secondsLeft } from './rules.ts'
import * as store from './store.ts'
import type { InterviewProblemRow } from './tables.ts'

const maxListed = 50

type Own = { personId: number; now: Date }

export async function interviewsPage(db: Db, { personId, now }: Own): Promise<InterviewsPage> {
  const end = await accessEndOf(db, personId)
  const courses = end !== null && end > now ? await store.interviewCoursesOf(db, personId) : []
  const listed = await store.interviewsOf(db, personId, maxListed)
  const problems = await store.problemsOf(
    db,
    listed.map(({ interview }) => interview.id),
  )
  const byInterview = Map.groupBy(problems, ({ problem }) => problem.interviewId)
  const summaries: InterviewSummary[] = listed.map(({ interview, courseTitle }) => ({
    interviewId: interview.id,
    courseTitle,
    startedAt: interview.startedAt.toISOString(),
    finishedAt: endOf(interview, now)?.toISOString() ?? null,
    problems: (byInterview.get(interview.id) ?? []).map(toScore),
  }))
  const open = summaries.find(({ finishedAt }) => finishedAt === null)
  return { courses, openId: open?.interviewId ?? null, past: summaries.filter((one) => one !== open) }
}

function toScore({ problem: { results }, name }: { problem: InterviewProblemRow; name: string }) {
  const passed = (results ?? []).filter(({ isPassed }) => isPassed).length
  return { name, score: results && { passed, total: results.length } }
}

export async function start(db: Db, lessons: LessonCache, { personId, now }: Own, courseId: number) {
  return db.transaction(async (db) => {
    await lockPersonRow(db, personId)
    await requireCourseAccess(db, now, personId, courseId)
    if (!(await store.interviewCoursesOf(db, personId)).some((one) => one.courseId === courseId))
      throw notFound('An interview in this course')
    await store.finishExpired(db, personId, now)
    const open = await store.openInterview(db, personId)
    if (open !== null) return { interviewId: open }
    const problems = drawProblems(await candidatesFor(db, lessons, personId, courseId), now, Math.random)
    const endsAt = new Date(now.getTime() + interviewMinutes * 60_000)
    return {
      interviewId: await store.insertInterview(db, { personId, courseId, startedAt: now, endsAt }, problems),
    }
  })
}

async function candidatesFor(db: Db, lessons: LessonCache, personId: number, courseId: number): Promise<Candidate[]> {
  const asked = await store.askedAt(db, personId, courseId)
  const course = (await courseStatusesOf(db, lessons, personId)).find((one) => one.courseId === courseId)
  return (course?.steps ?? []).flatMap(({ stepId, taskId, exerciseVersion, exerciseLanguage, submittedAt, readAt }) => {
    // A project takes longer, and its checks don't run in the page.
    if (exerciseVersion === null || exerciseLanguage === 'project') return []
    const done = [submittedAt, asked.get(stepId)].flatMap((at) => at?.getTime() ?? [])
    const doneAt = done.length > 0 ? new Date(Math.max(...done)) : null
    return { stepId, taskId, exerciseVersion, isReached: submittedAt !== null || readAt !== null, doneAt }
  })
}

export async function interviewOf(
  db: Db,
  lessons: LessonCache,
  { personId, now }: Own,
  interviewId: number,
): Promise<Interview> {
  const interview = await requireOwn(db, personId, interviewId)
  const place = await courseRead(db, { personId, courseId: interview.courseId })
  const structure = (await lessons.structureOf(db, place))!
  const problems = await store.problemsOf(db, [interviewId])
  return {
    interviewId,
    courseId: structure.courseId,
    courseTitle: structure.title,
    startedAt: interview.startedAt.toISOString(),
    secondsLeft: secondsLeft(interview, now),
    finishedAt: endOf(interview, now)?.toISOString() ?? null,
    problems: await Promise.all(
      problems.map(async ({ problem, name }) => {
        const { position, stepId, exerciseVersion, code, version, savedAt, results } = problem
        const found = stepIn(structure, stepId)
        const exercise = await lessons.exerciseOf(db, stepId, exerciseVersion, '')
        const instructions = found?.step.instructions ?? ''
        const isApproved = workAt(place.work, stepId).state === 'approved'
        return {
          position,
          stepId,
          name,
          topic: found?.topic ?? '',
          instructions: instructions === '' ? null : (await lessons.shownTextOf(instructions)).document,
          // The hidden checks belong to submissions.
          exercise: { ...exercise!, hiddenChecks: 0 },
          code,
          version,
          savedAt: savedAt?.toISOString() ?? null,
          results,
          hasModelSolution: isApproved && (found?.step.files.some(({ role }) => role === 'solution') ?? false),
        }
      }),
    ),
  }
}

function stepIn({ tasks }: CourseStructure, stepId: number) {
  for (const { title, steps } of tasks) {
    const step = steps.find((one) => one.stepId === stepId)
    if (step) return { topic: title, step }
  }
  return null
}

async function requireOwn(db: Db, personId: number, interviewId: number) {
  const interview = await store.ownInterview(db, personId, interviewId)
  if (!interview) throw notFound('This interview')
  return interview
}

type Place = { interviewId: number; position: number }

export async function saveCode(
  db: Db,
  { personId, now }: Own,
  place: Place,
  { code, version }: { code: CodeFile[] | null; version: number },
) {
  const interview = await requireOwn(db, personId, place.interviewId)
  assertRunning(interview, now)
  return db.transaction(async (db) => {
    const saved = await store.putCode(db, place, { code, version, now })
    if (saved === null) throw codeChangedElsewhere()
    await countStudyDay(db, personId, now)
    return { version: saved, savedAt: now.toISOString() }
  })
}

export async function finish(db: Db, { personId, now }: Own, interviewId: number) {
  const interview = await requireOwn(db, personId, interviewId)
  return { finishedAt: (await store.setFinished(db, interview, now)).toISOString() }
}

export async function saveResults(
  db: Db,
  lessons: LessonCache,
  { personId, now }: Own,
  place: Place,
  results: CheckOutcome[],
): Promise<CheckOutcome[]> {
  const interview = await requireOwn(db, personId, place.interviewId)
  if (!endOf(interview, now)) throw conflict('This interview is still running.')
  const problems = await store.problemsOf(db, [place.interviewId])
  const problem = problems.find((one) => one.problem.position === place.position)?.problem
  if (!problem) throw notFound('This problem')
  const exercise = await lessons.exerciseOf(db, problem.stepId, problem.exerciseVersion, '')
  const passed = new Set(results.filter(({ isPassed }) => isPassed).map(({ name }) => name))
  const known = exercise!.checks.map(({ name }) => ({ name, isPassed: passed.has(name) }))
  return (await store.putResults(db, place, known))!
}
