import { mayUse } from '#contract/kit/access.ts'
import type { CodeFile, Exercise } from '#contract/learning/practice.ts'
import { problemFile, type ProblemLanguage, problemLanguages } from '#contract/learning/problems/patterns.ts'
import { checksOfProblem, parseProblem, type ProblemSource } from '#contract/learning/problems/problem-file.ts'
import type { CourseProblems, ProblemPage, ProblemRun } from '#contract/learning/problems/problems.ts'
import type { Db } from '#server/kit/db/db.ts'
import type { Actor, Tools } from '#server/kit/deps.ts'
import { conflict, notFound } from '#server/kit/errors.ts'
import { requireCourseAccess, requireOpenStep } from '../enrolments/service.ts'
import { codeChangedElsewhere } from '../lessons/exercises.rules.ts'
import { courseOfStep } from '../lessons/place.store.ts'
import { problemProgress, toProblemLine } from '../lessons/problems.store.ts'
import { courseRead } from '../lessons/reading.store.ts'
import type { CourseStructure, LessonCache } from '../lessons/structure.store.ts'
import { countStudyDay } from '../study-days/store.ts'
import { queueProblemRun } from './queue.store.ts'
import { inPython } from './spelling.rules.ts'
import * as store from './store.ts'

/** In the order of the course, with those of current steps only. */
const problemsOf = ({ tasks, isArchived }: CourseStructure) =>
  tasks.flatMap(({ title, week, steps }) =>
    steps.flatMap(({ stepId, name, isCurrent, problems }) =>
      isCurrent && !isArchived
        ? problems.map((problem) => ({ stepId, stepName: name, task: title, week, problem }))
        : [],
    ),
  )

export async function courseProblems(
  db: Db,
  tools: Tools,
  lessons: LessonCache,
  actor: Actor,
  courseId: number,
): Promise<CourseProblems> {
  const place = await courseRead(db, { personId: actor.id, courseId })
  const structure = place && (await lessons.structureOf(db, place))
  if (!structure) throw notFound('This course')
  if (!mayUse(actor, 'staff')) await requireCourseAccess(db, tools.clock(), actor.id, courseId)
  const listed = problemsOf(structure)
  const progress = await problemProgress(
    db,
    actor.id,
    listed.map(({ problem }) => problem.problemId),
  )
  return {
    courseId,
    courseTitle: structure.title,
    problems: listed.map(({ problem, ...at }) => ({ ...toProblemLine(problem, progress), ...at })),
  }
}

export async function problemPage(
  db: Db,
  tools: Tools,
  lessons: LessonCache,
  actor: Actor,
  problemId: number,
): Promise<ProblemPage> {
  const isStaff = mayUse(actor, 'staff')
  const row = await store.currentProblem(db, problemId)
  const place = row && (await courseOfStep(db, row.stepId))
  const structure = place && (await lessons.structureOf(db, place))
  const listed = structure ? problemsOf(structure) : []
  const at = listed.findIndex(({ problem }) => problem.problemId === problemId)
  if (!row || !structure || at < 0) throw notFound('This problem')
  if (!isStaff) await requireOpenStep(db, tools.clock(), actor.id, row.stepId)
  const key = { personId: actor.id, problemId }
  const work = await store.workOn(db, key)
  const { problem } = parseProblem(row.source)
  const neighbour = (one: (typeof listed)[number] | undefined) =>
    one ? { problemId: one.problem.problemId, name: one.problem.name } : null
  const isShown = isStaff || work?.solvedAt || work?.gaveUpAt
  return {
    problemId,
    name: row.name,
    level: row.level,
    pattern: row.pattern,
    course: { courseId: structure.courseId, title: structure.title },
    step: { stepId: row.stepId, name: listed[at]!.stepName },
    previous: neighbour(listed[at - 1]),
    next: neighbour(listed[at + 1]),
    statement: await inLanguages(lessons, () => problem.statement),
    exercise: exerciseOf(row.slug, problem),
    code: work?.code ?? null,
    version: work?.version ?? 0,
    savedAt: work?.savedAt?.toISOString() ?? null,
    solvedIn: work?.solvedIn ?? [],
    solvedAt: work?.solvedAt?.toISOString() ?? null,
    gaveUpAt: work?.gaveUpAt?.toISOString() ?? null,
    run: await store.runOf(db, key),
    solution: isShown ? await shownSolution(lessons, problem) : null,
  }
}

const inLanguages = (lessons: LessonCache, textIn: (language: ProblemLanguage) => string) =>
  Promise.all(
    problemLanguages.map(async (language) => {
      const text = language === 'python' ? inPython(textIn(language)) : textIn(language)
      return { language, document: (await lessons.shownTextOf(text)).document }
    }),
  )

const shownSolution = (lessons: LessonCache, { reasoning, solution }: ProblemSource) =>
  inLanguages(
    lessons,
    (language) => `${reasoning}\n\n\`\`\`${language === 'python' ? 'python' : 'js'}\n${solution[language]}\`\`\``,
  )

/** For the page, which edits and checks it like the exercise of a step. */
function exerciseOf(slug: string, problem: ProblemSource): Exercise {
  const inLanguage = (language: ProblemLanguage) => ({
    language,
    entry: problemFile(slug, language),
    checks: checksOfProblem(problem, language).visible,
  })
  const [first, ...also] = problemLanguages.map(inLanguage)
  return {
    ...first!,
    also,
    version: 1,
    seconds: problem.seconds,
    approvedByChecks: false,
    starter: problemLanguages.map((language) => ({
      path: problemFile(slug, language),
      text: problem.starter[language],
    })),
    readOnly: [],
    hiddenChecks: checksOfProblem(problem, 'javascript').hidden.length,
    database: '',
  }
}

type Own = { personId: number; problemId: number; now: Date }

/** A problem that this person can work on now. */
async function requireOpen(db: Db, { personId, problemId, now }: Own) {
  const row = await store.currentProblem(db, problemId)
  if (!row) throw notFound('This problem')
  await requireOpenStep(db, now, personId, row.stepId)
  return { key: { personId, problemId }, row }
}

export async function saveCode(db: Db, own: Own, { code, version }: { code: CodeFile[] | null; version: number }) {
  const { key } = await requireOpen(db, own)
  return db.transaction(async (db) => {
    const saved = await store.putCode(db, key, { code, version, now: own.now })
    if (saved === null) throw codeChangedElsewhere()
    await countStudyDay(db, own.personId, own.now)
    return { version: saved, savedAt: own.now.toISOString() }
  })
}

export async function submit(
  db: Db,
  own: Own,
  { language, code }: { language: ProblemLanguage; code: CodeFile[] },
): Promise<ProblemRun> {
  const { key, row } = await requireOpen(db, own)
  const entry = problemFile(row.slug, language)
  const text = code.find(({ path }) => path === entry)?.text ?? ''
  return db.transaction(async (db) => {
    const isQueued = await queueProblemRun(db, { ...key, language, code: text, requestedAt: own.now })
    if (!isQueued) throw conflict('We’re still checking what you submitted. Submit again when it’s done.')
    await countStudyDay(db, own.personId, own.now)
    return (await store.runOf(db, key))!
  })
}

export async function newestRun(db: Db, own: Own): Promise<ProblemRun | null> {
  const { key } = await requireOpen(db, own)
  return store.runOf(db, key)
}

export async function giveUp(db: Db, own: Own): Promise<null> {
  const { key } = await requireOpen(db, own)
  await store.markGivenUp(db, key, own.now)
  return null
}
