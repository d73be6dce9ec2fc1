import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { weaknesses } from '#contract/learning/exercise-files.ts'
import { demandsOf } from '#contract/learning/lesson-checks.ts'
import { checkTypesIn } from '#engines/host/check-types.ts'
import { reuseRealm } from '#engines/host/reuse.ts'
import { connectToProcess } from '#engines/node/connect.ts'
import { parseChecks } from '#engines/parse-checks.ts'
import { languages } from '#engines/program.ts'
import { readCourseFolder } from '#server/learning/course-files/course-folder.ts'
import { isFull } from '#server/testing/scale.ts'
import { hashWithEngine } from './lesson-checks/engine-version.ts'
import { exerciseRunProblems } from './lesson-checks/run-exercise.ts'
import { testSandbox } from '#server/testing/sandbox.ts'
import { filesOfCourse, lessonFolders } from './lessons.ts'

/** In a full run each program has a sandbox of its own, as on the server. */
const sandbox = isFull ? await testSandbox() : null
// Otherwise one process per language: starting one for each of hundreds of programs would take minutes.
const realms = new Map(languages.map((language) => [language, reuseRealm(connectToProcess(language))]))
const types = reuseRealm(connectToProcess('types'))
const checkTypes = checkTypesIn(sandbox?.connect('types') ?? types.connect)
afterAll(() => {
  types.close()
  for (const realm of realms.values()) realm.close()
})

const record = join(import.meta.dirname, 'exercises.passed.json')
const passedBefore = new Set(Object.values(JSON.parse(readFileSync(record, 'utf8')) as Record<string, string>))
const hashOf = hashWithEngine()
const passed: Record<string, string> = {}

/** Of hundreds, `npm test` runs those that have changed, or whose engine has, since they last passed. */
test.each(lessonFolders())(
  'the exercises of %s can be solved, aren’t solved by their starter, and compare values',
  async (name) => {
    const files = filesOfCourse(name)
    const problems: string[] = []
    const steps = readCourseFolder(files).tasks.flatMap((task) => task.steps)
    for (const { stem, content, files: attached, exercise } of steps) {
      if (!exercise) continue
      const solution = attached
        .filter(({ role }) => role === 'solution')
        .map(({ name: path, content: bytes }) => ({ path, text: bytes.toString('utf8') }))
      const database = files.get(`databases/${content.sampleDatabase}.sql`)?.toString('utf8') ?? ''
      const hash = hashOf({ exercise, solution, database })
      const connect = sandbox?.connect(exercise.language) ?? realms.get(exercise.language)!.connect
      const isKnown = passedBefore.has(hash) && !isFull
      const [visible, hidden] = [exercise.visibleChecks, exercise.hiddenChecks].map(
        (source) => parseChecks(source, exercise.language).checks,
      )
      const weak = weaknesses({ visible: visible!, hidden: hidden! })
      // Nobody reads what is submitted with it.
      const unread = exercise.approvedByChecks ? demandsOf(content.instructions) : []
      const realm = { connect, checkTypes }
      const found = isKnown ? [] : await exerciseRunProblems(realm, { exercise, solution, database })
      if (found.length === 0) passed[`${name}/${stem}`] = hash
      problems.push(
        ...[...weak, ...unread.map((text) => `no check reads this demand: ${text}`), ...found].map(
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
