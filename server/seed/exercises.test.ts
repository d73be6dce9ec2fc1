import { expect, test } from 'vitest'
import { connectToProcess } from '#engines/node/connect.ts'
import { readCourseFolder } from '#server/learning/course-files/course-folder.ts'
import { exerciseRunProblems } from './lesson-checks/run-exercise.ts'
import { courseFolders, filesOfCourse } from './lessons.ts'

test.each(courseFolders())('the exercises of %s can be solved, and aren’t solved by their starter', async (name) => {
  const files = filesOfCourse(name)
  const problems: string[] = []
  for (const { stem, content, files: attached, exercise } of readCourseFolder(files).tasks.flatMap(
    ({ steps }) => steps,
  )) {
    if (!exercise) continue
    const solution = attached
      .filter(({ role }) => role === 'solution')
      .map(({ name: path, content: bytes }) => ({ path, text: bytes.toString('utf8') }))
    const database = files.get(`databases/${content.sampleDatabase}.sql`)?.toString('utf8') ?? ''
    const found = await exerciseRunProblems(connectToProcess(exercise.language), { exercise, solution, database })
    problems.push(...found.map((message) => `server/seed/lessons/${name}/${stem}/exercise: ${message}`))
  }
  expect(problems).toEqual([])
})
