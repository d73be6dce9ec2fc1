import { text as readText } from 'node:stream/consumers'
import { FilePath } from '#contract/learning/exercises/exercise-files.ts'
import { type CodeFile, maxCodeText } from '#contract/learning/practice.ts'
import type { Db } from '#server/kit/db/db.ts'
import type { Tools } from '#server/kit/deps.ts'
import { exerciseVersion } from '../lessons/exercises.store.ts'
import { filesOfAttempt } from './runs.store.ts'
import type { ExerciseVersionRow } from '../lessons/tables.ts'

/** The submitted files that belong to the exercise and that learners may change. */
export async function codeOf(
  db: Db,
  { files }: Tools,
  solutionId: number,
  { language, starter, readOnly }: Pick<ExerciseVersionRow, 'language' | 'starter' | 'readOnly'>,
): Promise<CodeFile[]> {
  const paths = new Set(starter.map(({ path }) => path))
  const isOwn = (path: string) =>
    !readOnly.includes(path) && (paths.has(path) || (language === 'project' && FilePath.safeParse(path).success))
  const stored = (await filesOfAttempt(db, solutionId)).filter(
    // A character has at most four bytes.
    ({ path, file }) => isOwn(path) && file.bytes <= maxCodeText * 4,
  )
  return Promise.all(stored.map(async ({ path, file }) => ({ path, text: await readText(await files.open(file.id)) })))
}

type Step = { stepId: number; exerciseVersion: number | null }

/** The code that the next attempt starts from; null for the starter. */
export async function submittedCode(db: Db, tools: Tools, solutionId: number, step: Step): Promise<CodeFile[] | null> {
  const exercise = step.exerciseVersion === null ? null : await exerciseVersion(db, step.stepId, step.exerciseVersion)
  const code = exercise ? await codeOf(db, tools, solutionId, exercise) : []
  return code.length > 0 ? code : null
}
