import { expect, test } from 'vitest'
import { parseLessonFile } from '#contract/learning/lesson-text.ts'
import { readCourseFolder } from '#server/learning/course-files/course-folder.ts'
import { seedCourses } from './catalogue.ts'
import { lessonProblems } from './lesson-checks/lesson.rules.ts'
import { runScripts, runSql } from './lesson-checks/run-samples.ts'
import { outputProblem, samplesOf } from './lesson-checks/samples.ts'
import { courseFolders, filesOfCourse } from './lessons.ts'

const courses = courseFolders().map((name) => {
  const files = filesOfCourse(name)
  const lessons = [...files.keys()].filter((path) => /^[^/]+\.md$/.test(path))
  const textOf = (path: string) => files.get(path)!.toString('utf8')
  const problemAt = (path: string) => (problem: { line: number; message: string }) =>
    `server/seed/lessons/${name}/${path}:${problem.line}: ${problem.message}`
  return { name, files, lessons, textOf, problemAt }
})

test.each(courses)('the lessons of $name meet the standard', ({ files, textOf, problemAt }) => {
  const databases = [...files.keys()].flatMap((path) => /^databases\/(.+)\.sql$/.exec(path)?.[1] ?? [])
  const steps = readCourseFolder(files).tasks.flatMap((task) => task.steps)
  const problems = steps.flatMap(({ stem, content, files: attached }) => {
    const materials = attached.filter(({ role }) => role === 'material').map(({ name }) => name)
    const path = `${stem}.md`
    return lessonProblems(textOf(path), content, { materials, databases }).map(problemAt(path))
  })
  expect(problems).toEqual([])
})

test.each(courses)(
  'the scripts in the lessons of $name print what they say',
  async ({ lessons, textOf, problemAt }) => {
    const samples = lessons.flatMap((path) =>
      samplesOf(textOf(path))
        .filter(({ language }) => language !== 'sql')
        .map((sample) => ({ ...sample, path })),
    )
    const outcomes = await runScripts(samples)
    const problems = samples.flatMap((sample, index) => {
      const problem = outputProblem(sample, outcomes[index]!)
      return problem ? problemAt(sample.path)(problem) : []
    })
    expect(problems).toEqual([])
  },
)

test.each(courses)(
  'the SQL in the lessons of $name returns what it says',
  async ({ files, lessons, textOf, problemAt }) => {
    const samples = lessons.flatMap((path) => {
      const file = textOf(path)
      const tables = files.get(`databases/${parseLessonFile(file).sampleDatabase}.sql`)?.toString('utf8') ?? ''
      return samplesOf(file)
        .filter(({ language }) => language === 'sql')
        .map((sample) => ({ ...sample, path, database: tables }))
    })
    const outcomes = await runSql(samples)
    const problems = samples.flatMap((sample, index) => {
      const problem = outputProblem(sample, outcomes[index]!)
      return problem ? problemAt(sample.path)(problem) : []
    })
    expect(problems).toEqual([])
  },
)

test.each(courses)('course.json of $name lists all lessons and covers every week', ({ name, files, lessons }) => {
  const course = seedCourses()[Number(name.slice(0, 2)) - 1]!
  const { tasks, problems } = readCourseFolder(files)
  const listed = tasks.flatMap(({ steps }) => steps.map(({ stem }) => `${stem}.md`))
  expect(new Set(listed).size).toBe(listed.length)
  expect(lessons.filter((path) => !listed.includes(path))).toEqual([])
  expect(problems).toEqual([])
  const weeks = new Set(tasks.map(({ week }) => week))
  expect([...weeks].toSorted((a, b) => Number(a) - Number(b))).toEqual(course.weeks.map((_, index) => index + 1))
})
