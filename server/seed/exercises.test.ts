import { afterAll, expect, test } from 'vitest'
import { reuseRealm } from '#engines/host/reuse.ts'
import { connectToProcess } from '#engines/node/connect.ts'
import { languages } from '#engines/program.ts'
import { readCourseFolder } from '#server/learning/course-files/course-folder.ts'
import { exerciseRunProblems } from './lesson-checks/run-exercise.ts'
import { testSandbox } from '#server/testing/sandbox.ts'
import { courseFolders, filesOfCourse } from './lessons.ts'

/** In a full run each program has a sandbox of its own, as on the server. */
const sandbox = process.env['TEST_FULL'] === '1' ? await testSandbox() : null
// Otherwise one process per language: starting one for each of hundreds of programs would take minutes.
const realms = new Map(languages.map((language) => [language, reuseRealm(connectToProcess(language))]))
afterAll(() => {
  for (const realm of realms.values()) realm.close()
})

test.each(courseFolders())('the exercises of %s can be solved, and aren’t solved by their starter', async (name) => {
  const files = filesOfCourse(name)
  const problems: string[] = []
  const steps = readCourseFolder(files).tasks.flatMap((task) => task.steps)
  for (const { stem, content, files: attached, exercise } of steps) {
    if (!exercise) continue
    const solution = attached
      .filter(({ role }) => role === 'solution')
      .map(({ name: path, content: bytes }) => ({ path, text: bytes.toString('utf8') }))
    const database = files.get(`databases/${content.sampleDatabase}.sql`)?.toString('utf8') ?? ''
    const connect = sandbox?.connect(exercise.language) ?? realms.get(exercise.language)!.connect
    const found = await exerciseRunProblems(connect, { exercise, solution, database })
    problems.push(...found.map((message) => `server/seed/lessons/${name}/${stem}/exercise: ${message}`))
  }
  expect(problems).toEqual([])
})
