import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { checkTypesIn } from '#engines/host/check-types.ts'
import type { Language } from '#engines/program.ts'
import { languagesOf } from '#engines/variants.ts'
import { testSandbox } from '#server/testing/sandbox.ts'
import { isFull } from '#server/testing/scale.ts'
import { hashWithEngine } from './lesson-checks/engine-version.ts'
import { exercisesOf, openRealms, writtenProblems } from './lesson-checks/exercises.ts'
import { exerciseRunProblems, type Realms } from './lesson-checks/run-exercise.ts'
import { trialProblems } from './lesson-checks/run-trials.ts'
import { missingTrials } from './lesson-checks/standard.rules.ts'
import { filesOfCourse, lessonFolders } from './lessons.ts'

/** In a full run each program has a sandbox of its own, as on the server. */
const sandbox = isFull ? await testSandbox() : null
const { realmsFor, close } = openRealms()
afterAll(close)
const realmsOf = (language: Language): Realms =>
  sandbox
    ? { connect: sandbox.connect(language), checkTypes: checkTypesIn(sandbox.connect('types')) }
    : realmsFor(language)

const record = join(import.meta.dirname, 'exercises.passed.json')
const passedBefore = new Set(Object.values(JSON.parse(readFileSync(record, 'utf8')) as Record<string, string>))
const hashOf = hashWithEngine()
const passed: Record<string, string> = {}

/** Of hundreds, `npm test` runs those that have changed, or whose engine has, since they last passed. */
test.each(lessonFolders())(
  'the exercises of %s can be solved, aren’t solved by their starter or by wrong solutions, and compare values',
  { timeout: isFull ? 3_600_000 : 600_000 },
  async (name) => {
    const problems: string[] = []
    for (const step of exercisesOf(filesOfCourse(name))) {
      const { stem, exercise, solution, database, trials } = step
      const solved = { exercise, solution, database }
      // The line of a trial changes nothing.
      const hash = hashOf(languagesOf(exercise), {
        ...solved,
        trials: trials.map(({ fails, files }) => ({ fails, files })),
      })
      const isKnown = passedBefore.has(hash) && !isFull
      const found = isKnown
        ? []
        : [...(await exerciseRunProblems(realmsOf, solved)), ...(await trialProblems(realmsOf, solved, trials))]
      if (found.length === 0) passed[`${name}/${stem}`] = hash
      problems.push(
        ...[...writtenProblems(step), ...missingTrials(trials), ...found].map(
          (message) => `courses/${name}/${stem}/exercise: ${message}`,
        ),
      )
    }
    expect(problems).toEqual([])
  },
)

test('exercises.passed.json is up to date; `npx vitest run server/seed/exercises.test.ts --update` writes it', async () => {
  expect(Object.keys(passed).length).toBeGreaterThan(50)
  await expect(`${JSON.stringify(passed, null, 2)}\n`).toMatchFileSnapshot(record)
})
