import { saveExercise } from '#contract/learning/practice.ts'
import { addExerciseVersion } from '#server/learning/lessons/exercises.store.ts'
import { checkRuns } from '#server/learning/practice/tables.ts'
import type { TestActor, TestApp } from '../test-app.ts'

const check = (name: string, a: number, b: number) =>
  `  { name: '${name}', hint: 'Use +.', run: ({ add }) => add(${a}, ${b}), expect: ${a + b} },`

/** A small exercise with three visible and two hidden checks. */
export const exerciseContent = (changes: object = {}) => ({
  language: 'javascript' as const,
  entry: 'add.js',
  seconds: 5,
  approvedByChecks: false,
  types: false,
  readOnly: [] as string[],
  also: [] as { language: 'python'; entry: string }[],
  starter: [{ path: 'add.js', text: 'export const add = (a, b) => 0\n' }],
  visibleChecks: `export default [\n${check('adds', 1, 2)}\n${check('adds more', 2, 2)}\n${check('adds negative numbers', -1, -2)}\n]`,
  bugs: '',
  hiddenChecks: `export default [\n${check('adds large numbers', 4000, 2)}\n${check('adds nothing', 0, 7)}\n]`,
  ...changes,
})

export const solvedCode = 'export const add = (a, b) => a + b\n'

export const publishExercise = (
  { call }: Pick<TestApp, 'call'>,
  admin: TestActor,
  stepId: number,
  changes: object = {},
  version = 0,
) => call(admin, saveExercise, { params: { stepId }, body: { version, content: exerciseContent(changes) } })

/** The stored result of an exercise's checks on an attempt. */
export async function newCheckRun(
  { db }: Pick<TestApp, 'db'>,
  { solutionId, stepId, finishedAt }: { solutionId: number; stepId: number; finishedAt: Date },
): Promise<number> {
  const published = { publishedBy: null, publishedAt: finishedAt }
  const exerciseVersion = await addExerciseVersion(db, stepId, exerciseContent(), published)
  const result = { state: 'done', passed: 5, total: 5, finishedAt } as const
  const run = { solutionId, stepId, exerciseVersion, ...result }
  const [row] = await db.insert(checkRuns).values(run).returning({ id: checkRuns.id })
  return row!.id
}
