import { text as readText } from 'node:stream/consumers'
import { checkProblems, starterProblems } from '#contract/learning/exercises/exercise-files.ts'
import { type CodeFile, type ExerciseEditor, type ExerciseFields, maxCodeText } from '#contract/learning/practice.ts'
import { parseChecks } from '#engines/parse-checks.ts'
import { languagesOf } from '#engines/variants.ts'
import { audit, fullName, personById } from '#server/identity/index.ts'
import type { Db } from '#server/kit/db/db.ts'
import type { Tools } from '#server/kit/deps.ts'
import { conflict, invalid, notFound } from '#server/kit/errors.ts'
import { courseOfStep } from '../lessons/place.store.ts'
import type { LessonCache, StructureFile } from '../lessons/structure.store.ts'
import { lockedStep } from '../lessons/editor.service.ts'
import { toFields } from '../lessons/exercises.rules.ts'
import { addExerciseVersion, exerciseVersion, setExerciseVersion } from '../lessons/exercises.store.ts'
import { openAttemptsAt } from './runs.store.ts'

const subject = (stepId: number) => `step ${stepId}`

export async function exerciseEditor(
  db: Db,
  tools: Tools,
  lessons: LessonCache,
  stepId: number,
): Promise<ExerciseEditor> {
  const place = await courseOfStep(db, stepId)
  const structure = place && (await lessons.structureOf(db, place))
  const step = structure?.tasks.flatMap(({ steps }) => steps).find((one) => one.stepId === stepId)
  if (!structure || !step?.isCurrent || structure.isArchived) throw notFound('This step')
  const row = step.exerciseVersion === null ? null : await exerciseVersion(db, stepId, step.exerciseVersion)
  const lesson = step.lessonVersion === null ? null : await lessons.lessonOf(db, stepId, step.lessonVersion)
  const publisher = row?.publishedBy ? await personById(db, row.publishedBy) : null
  return {
    stepId,
    courseId: structure.courseId,
    courseTitle: structure.title,
    stepName: step.name,
    content: row && toFields(row),
    version: row?.number ?? 0,
    publishedAt: row?.publishedAt.toISOString() ?? null,
    publishedBy: publisher && fullName(publisher),
    openAttempts: (await openAttemptsAt(db, stepId)).length,
    database: structure.databases.get(lesson?.sampleDatabase ?? '') ?? '',
    solution: await solutionTexts(tools, step.files),
  }
}

async function solutionTexts({ files }: Tools, attached: StructureFile[]): Promise<CodeFile[]> {
  const small = attached.filter(({ role, bytes }) => role === 'solution' && bytes <= maxCodeText)
  return Promise.all(
    small.map(async ({ name, fileId }) => ({ path: name, text: await readText(await files.open(fileId)) })),
  )
}

type Saving = { actorId: number; stepId: number; version: number; content: ExerciseFields }

export function saveExercise(db: Db, { clock }: Tools, { actorId, stepId, version, content }: Saving) {
  assertUsable(content)
  return db.transaction(async (db) => {
    const step = await lockedStep(db, stepId)
    if ((step.exerciseVersion ?? 0) !== version)
      throw conflict('This exercise was changed by somebody else or in another tab.')
    const number = await addExerciseVersion(db, stepId, content, { publishedBy: actorId, publishedAt: clock() })
    await audit(db, {
      actorId,
      action: 'exercise published',
      subject: subject(stepId),
      before: { version: step.exerciseVersion },
      after: { version: number, approvedByChecks: content.approvedByChecks, types: content.types },
    })
    return { version: number }
  })
}

/** Names the file and the line of the first problem of each. */
function assertUsable(content: ExerciseFields) {
  const [visible, hidden] = (['visibleChecks', 'hiddenChecks'] as const).map((field) => {
    const [checks] = languagesOf(content).map((language) => {
      const read = parseChecks(content[field], language)
      const [first] = read.problems
      if (first) throw invalid({ [`content.${field}`]: `Line ${first.line}: ${first.message}` })
      return read.checks
    })
    return checks
  })
  const [starterProblem] = starterProblems(content)
  if (starterProblem) throw invalid({ 'content.starter': starterProblem })
  const [problem] = checkProblems({ visible: visible!, hidden: hidden! })
  if (problem) throw invalid({ 'content.hiddenChecks': problem })
}

export function removeExercise(db: Db, actorId: number, stepId: number): Promise<null> {
  return db.transaction(async (db) => {
    const step = await lockedStep(db, stepId)
    if (step.exerciseVersion === null) return null
    await setExerciseVersion(db, stepId, null)
    const before = { version: step.exerciseVersion }
    await audit(db, { actorId, action: 'exercise removed', subject: subject(stepId), before })
    return null
  })
}
