import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { checkTypesIn } from '#engines/host/check-types.ts'
import { runAllChecks } from '#engines/host/run-all-checks.ts'
import { connectToProcess } from '#engines/node/connect.ts'
import { programOf } from '#engines/program.ts'
import { checksOf } from '#server/learning/lessons/exercises.rules.ts'
import { sample } from '#server/testing/scale.ts'
import { interviewWork } from '../interview.ts'
import { seedRuns } from './check-runs.ts'
import { courseFolders, readLessons } from '../lessons.ts'
import { readContent } from '../read-content.ts'

type SeedAttempt = { step: [course: number, name: string]; folder?: string }
const attempts = readContent<{ attempts: SeedAttempt[] }[]>('attempts/asha.json').flatMap(({ attempts }) => attempts)

test.each(sample(seedRuns, 3))(
  'the code of $folder has the results that the demo shows',
  async ({ folder, results, progress }) => {
    const [course, name] = attempts.find((attempt) => attempt.folder === folder)!.step
    const lessons = readLessons(courseFolders()[course - 1]!)
    const exercise = lessons.flatMap(({ steps }) => steps).find(({ content }) => content.name === name)!.exercise!
    const own = exercise.starter.filter(({ path }) => !exercise.readOnly.includes(path))
    const files = own.map(({ path }) => ({
      path,
      text: readFileSync(join(import.meta.dirname, 'files', folder, `${path}.txt`), 'utf8'),
    }))
    const { visible, hidden } = checksOf(exercise)
    const program = programOf(exercise, files)
    const checkTypes = checkTypesIn(connectToProcess('types'))
    const realm = connectToProcess(exercise.language)
    const run = await runAllChecks(realm, checkTypes, program, [...visible, ...hidden], { seconds: 30 })
    const isHidden = new Set(hidden.map((check) => check.name))
    expect(results).toEqual(run.results.map((result) => ({ ...result, isHidden: isHidden.has(result.name) })))
    // Progress belongs to the step, so only one attempt at it has some.
    const names = progress.map((check) => check.name)
    expect(visible.map((check) => check.name)).toEqual(expect.arrayContaining(names))
  },
)

test.each(interviewWork)('the interview’s code for “$step” has the results that the demo shows', async (work) => {
  const { step, code, results } = work
  const lessons = courseFolders().flatMap((name) => (name.startsWith('10-') ? readLessons(name) : []))
  const exercise = lessons.flatMap(({ steps }) => steps).find(({ content }) => content.name === step)!.exercise!
  const program = programOf(exercise, code)
  const checkTypes = checkTypesIn(connectToProcess('types'))
  const realm = connectToProcess(exercise.language)
  const run = await runAllChecks(realm, checkTypes, program, checksOf(exercise).visible, { seconds: 30 })
  expect(results).toEqual(run.results.map(({ name, outcome }) => ({ name, isPassed: outcome === 'passed' })))
})
