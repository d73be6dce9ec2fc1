import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { parseProblem } from '#contract/learning/problems/problem-file.ts'
import { readCourseFolder } from '#server/learning/course-files/course-folder.ts'
import { isFull } from '#server/testing/scale.ts'
import { hashWithEngine } from './lesson-checks/engine-version.ts'
import { openRealms } from './lesson-checks/exercises.ts'
import { problemRunFaults } from './lesson-checks/run-problem.ts'
import { filesOfCourse, lessonFolders } from './lessons.ts'

const { realmsFor, close } = openRealms()
afterAll(close)
const realms = { javascript: realmsFor('javascript').connect, python: realmsFor('python').connect }

const record = join(import.meta.dirname, 'problems.passed.json')
const recorded = existsSync(record) ? (JSON.parse(readFileSync(record, 'utf8')) as Record<string, string>) : {}
const passedBefore = new Set(Object.values(recorded))
const hashOf = hashWithEngine()
const passed: Record<string, string> = {}

const problems = lessonFolders().flatMap((course) =>
  readCourseFolder(filesOfCourse(course)).tasks.flatMap(({ steps }) =>
    steps.flatMap(({ stem, problems: written }) =>
      written.map(({ slug, source }) => ({ name: `${course}/${stem}/problems/${slug}`, slug, source })),
    ),
  ),
)

/** Like exercises, those that have changed since they last passed; in a full run all. */
test.each(problems)(
  '$name: the model solutions pass in time, the starters and the wrong solutions don’t',
  { timeout: 600_000 },
  async ({ name, slug, source }) => {
    const { problem, faults } = parseProblem(source)
    expect(faults).toEqual([])
    const hash = hashOf(['javascript', 'python'], { slug, problem })
    const isKnown = passedBefore.has(hash) && !isFull
    const { faults: found } = isKnown ? { faults: [] } : await problemRunFaults(realms, slug, problem)
    expect(found).toEqual([])
    passed[name] = hash
  },
)

test('problems.passed.json is up to date; `npx vitest run server/seed/problems.test.ts --update` writes it', async () => {
  await expect(`${JSON.stringify(passed, null, 2)}\n`).toMatchFileSnapshot(record)
})
