import { hash } from 'node:crypto'
import { text as readText } from 'node:stream/consumers'
import { type AttemptExercise, type CheckRun, maxCodeText } from '#contract/learning/practice.ts'
import { readBugs } from '#contract/learning/exercises/written-files.ts'
import { type CheckRun as EngineRun, notRun } from '#engines/host/run-checks.ts'
import { type Check, type Program, programOf } from '#engines/program.ts'
import { languageOfFiles, variantOf } from '#engines/variants.ts'
import { audit } from '#server/identity/index.ts'
import type { Db } from '#server/kit/db/db.ts'
import type { Tools } from '#server/kit/deps.ts'
import { conflict, notFound } from '#server/kit/errors.ts'
import { markKnown } from '../lessons/reading.store.ts'
import { lessonVersion } from '../lessons/structure.store.ts'
import { lockedStep } from '../lessons/editor.service.ts'
import { assertNotOwnWork } from '../reviews/rules.ts'
import { approveByChecks } from '../verdicts/service.ts'
import { caseById, type SingleCase } from '../reviews/store.ts'
import { filesWithRole } from '../tasks/references.store.ts'
import { codeOf } from '../practice/code.service.ts'
import { checksOf, hashOfChecks } from '../lessons/exercises.rules.ts'
import { databasesIn, exerciseVersion } from '../lessons/exercises.store.ts'
import { queueRun } from '../practice/queue.service.ts'
import { filesOfAttempt, finishRun, openAttemptsAt, openRunOf, runById } from '../practice/runs.store.ts'
import type { CheckRunRow } from '../practice/tables.ts'
import type { ExerciseVersionRow } from '../lessons/tables.ts'

const noExercise = () => conflict('This step has no exercise')

async function requireAttempt(db: Db, actorId: number, solutionId: number): Promise<SingleCase> {
  const found = await caseById(db, solutionId)
  if (!found) throw notFound('This attempt')
  assertNotOwnWork(found, actorId)
  return found
}

export function runAgain(db: Db, tools: Tools, actorId: number, solutionId: number): Promise<CheckRun> {
  return db.transaction(async (db) => {
    const { stepId, exerciseVersion } = await requireAttempt(db, actorId, solutionId)
    if (exerciseVersion === null) throw noExercise()
    const queued = await queueRun(db, tools, { solutionId, stepId, exerciseVersion, requestedBy: actorId })
    if (queued !== null) {
      const subject = `solution ${solutionId}`
      await audit(db, { actorId, action: 'checks run again', subject, after: { exerciseVersion } })
    }
    return runById(db, queued ?? (await openRunOf(db, solutionId))!)
  })
}

export function rerunOpen(db: Db, tools: Tools, actorId: number, stepId: number): Promise<{ queued: number }> {
  return db.transaction(async (db) => {
    const step = await lockedStep(db, stepId)
    const { exerciseVersion } = step
    if (exerciseVersion === null) throw noExercise()
    let queued = 0
    for (const solutionId of await openAttemptsAt(db, stepId)) {
      const runId = await queueRun(db, tools, { solutionId, stepId, exerciseVersion, requestedBy: actorId })
      if (runId !== null) queued += 1
    }
    const after = { exerciseVersion, attempts: queued }
    if (queued > 0) await audit(db, { actorId, action: 'checks run again', subject: `step ${stepId}`, after })
    return { queued }
  })
}

/** The exercise and all its checks, for a mentor who runs the attempt in the browser. */
export async function exerciseOfAttempt(db: Db, actorId: number, solutionId: number): Promise<AttemptExercise> {
  const found = await requireAttempt(db, actorId, solutionId)
  const { stepId, exerciseVersion: version } = found
  const row = version === null ? null : await exerciseVersion(db, stepId, version)
  if (!row) throw noExercise()
  const files = row.also.length > 0 ? await filesOfAttempt(db, solutionId) : []
  const exercise = variantOf(row, languageOfFiles(row, files))
  const { number, language, entry, seconds, starter, readOnly, project } = exercise
  const database = language === 'sql' ? await databaseOf(db, found) : ''
  return {
    version: number,
    language,
    entry,
    seconds,
    starter: starter.map((file) => ({ ...file, sha256: hash('sha256', file.text) })),
    readOnly,
    checks: allChecks(exercise),
    database,
    ...(project && { project }),
  }
}

function allChecks(exercise: ExerciseVersionRow): PreparedRun['checks'] {
  const { visible, hidden } = checksOf(exercise)
  return [
    ...visible.map((check) => ({ ...check, isHidden: false })),
    ...hidden.map((check) => ({ ...check, isHidden: true })),
  ]
}

export type PreparedRun = {
  run: CheckRunRow
  /** In the language of the attempt. */
  exercise: ExerciseVersionRow
  program: Program
  checks: (Check & { isHidden: boolean })[]
}

/** What the runner has to run. */
export async function prepareRun(db: Db, tools: Tools, run: CheckRunRow): Promise<PreparedRun> {
  const row = (await exerciseVersion(db, run.stepId, run.exerciseVersion))!
  const files = await codeOf(db, tools, run.solutionId, row)
  const exercise = variantOf(row, languageOfFiles(row, files))
  const found = (await caseById(db, run.solutionId))!
  return {
    run,
    exercise,
    program: {
      ...programOf(exercise, files, await databaseOf(db, found)),
      ...(exercise.bugs !== '' && { proof: await proofOf(db, tools, run.stepId, exercise) }),
    },
    checks: allChecks(exercise),
  }
}

/** What learners' own tests are tried with: the step's model solution, and mistakes in it. */
export async function proofOf(db: Db, { files }: Tools, stepId: number, { bugs }: ExerciseVersionRow) {
  const stored = (await filesWithRole(db, stepId, 'solution')).filter(({ bytes }) => bytes <= maxCodeText * 4)
  const model = await Promise.all(
    stored.map(async ({ name, fileId }) => ({ path: name, text: await readText(await files.open(fileId)) })),
  )
  return { model, bugs: readBugs(bugs) }
}

/** The SQL of the sample database that the step's lesson names. */
async function databaseOf(db: Db, found: SingleCase): Promise<string> {
  const lesson = found.lessonVersion === null ? null : await lessonVersion(db, found.stepId, found.lessonVersion)
  const databases = lesson?.sampleDatabase ? await databasesIn(db, found.courseId) : []
  return databases.find(({ name }) => name === lesson?.sampleDatabase)?.sql ?? ''
}

/** Stores the result once, and approves the attempt if the exercise says so and every check passed. */
export function storeRun(
  db: Db,
  tools: Tools,
  { run, exercise, checks }: Omit<PreparedRun, 'program'>,
  { results, failure }: Pick<EngineRun, 'results' | 'failure'>,
  engine: string,
): Promise<boolean> {
  const byName = new Map(checks.map((check) => [check.name, check]))
  return db.transaction(async (db) => {
    const isFirst = await finishRun(db, run.id, {
      state: 'done',
      language: exercise.language,
      finishedAt: tools.clock(),
      results: results.map((result) => {
        const { isHidden = true, hint, milestone } = byName.get(result.name) ?? {}
        const hasHint = isHidden && hint && result.outcome !== 'passed' && result.outcome !== 'not-run'
        return { ...result, isHidden, ...(milestone && { milestone }), ...(hasHint && { hint }) }
      }),
      failure,
      engine,
      checksHash: hashOfChecks(exercise),
    })
    const isPassed = results.length > 0 && results.every(({ outcome }) => outcome === 'passed')
    if (!isFirst || !isPassed) return isFirst
    await markKnown(db, run.solutionId, tools.clock())
    if (exercise.approvedByChecks) await approveByChecks(db, tools, run.solutionId, run.id)
    return true
  })
}

/** A run during which the process of its runner died isn't tried again: it might end the next one too. */
export async function storeCrash(db: Db, tools: Tools, run: CheckRunRow): Promise<void> {
  const exercise = (await exerciseVersion(db, run.stepId, run.exerciseVersion))!
  const checks = allChecks(exercise)
  const message =
    'The program that runs the checks stopped while it ran your code, so we won’t run it again automatically. Does your code use a lot of memory, or print without end? Your mentor can run the checks again.'
  const failure = { name: '', message, file: null, line: null }
  await storeRun(db, tools, { run, exercise, checks }, { results: checks.map(({ name }) => notRun(name)), failure }, '')
}

/** After a runner has tried often enough. */
export const storeFailure = (db: Db, tools: Tools, runId: number, engine: string): Promise<boolean> =>
  finishRun(db, runId, {
    state: 'failed',
    finishedAt: tools.clock(),
    results: [],
    failure: null,
    engine,
    checksHash: '',
  })
