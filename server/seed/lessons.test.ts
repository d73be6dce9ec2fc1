import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { beginnerStandard, courseStandard } from '#contract/learning/lesson-checks.ts'
import { countWords, parseLessonFile, readingMinutes } from '#contract/learning/lesson-text.ts'
import { readCourseFolder } from '#server/learning/course-files/course-folder.ts'
import { withExercise } from '#server/learning/start/rules.ts'
import { isFull } from '#server/testing/scale.ts'
import type { SeedCourse } from './catalogue.ts'
import { hashWithEngine } from './lesson-checks/engine-version.ts'
import { lessonProblems } from './lesson-checks/lesson.rules.ts'
import { runScripts, runSql } from './lesson-checks/run-samples.ts'
import { type Outcome, outputProblem, samplesOf } from './lesson-checks/samples.ts'
import { balanceProblems, quizBalance } from './lesson-checks/standard.rules.ts'
import { filesOfCourse, lessonFolders, startFolder } from './lessons.ts'
import { readContent } from './read-content.ts'

const courses = lessonFolders().map((name) => {
  const files = filesOfCourse(name)
  const lessons = [...files.keys()].filter((path) => /^[^/]+\.md$/.test(path))
  const textOf = (path: string) => files.get(path)!.toString('utf8')
  const problemAt = (path: string) => (problem: { line: number; message: string }) =>
    `courses/${name}/${path}:${problem.line}: ${problem.message}`
  return { name, files, lessons, textOf, problemAt }
})

test.each(courses)('the lessons of $name meet the standard', ({ name, files, textOf, problemAt }) => {
  const standard = name === startFolder ? beginnerStandard : courseStandard
  const databases = [...files.keys()].flatMap((path) => /^databases\/(.+)\.sql$/.exec(path)?.[1] ?? [])
  const steps = readCourseFolder(files).tasks.flatMap((task) => task.steps)
  const problems = steps.flatMap(({ stem, content, files: attached }) => {
    const materials = attached.filter(({ role }) => role === 'material').map(({ name }) => name)
    const path = `${stem}.md`
    return lessonProblems(textOf(path), content, { materials, databases, standard }).map(problemAt(path))
  })
  expect(problems).toEqual([])
})

test.each(courses)('neither place nor length gives the right options of $name away', ({ lessons, textOf }) => {
  expect(balanceProblems(quizBalance(lessons.map(textOf)))).toEqual([])
})

const record = join(import.meta.dirname, 'samples.passed.json')
const passedBefore = JSON.parse(readFileSync(record, 'utf8')) as Record<string, string>
const hashOf = hashWithEngine()

const samplesByCourse = courses.map(({ name, files, lessons, textOf, problemAt }) => {
  const samples = lessons.flatMap((path) => {
    const file = textOf(path)
    const database = files.get(`databases/${parseLessonFile(file).sampleDatabase}.sql`)?.toString('utf8') ?? ''
    return samplesOf(file).map((sample) => ({ ...sample, database, toText: problemAt(path) }))
  })
  return { name, samples, hash: hashOf(['typescript', 'sql'], samples) }
})
/** `npm test` runs the samples of courses that have changed, or whose engine has, since they last passed. */
const samples = samplesByCourse
  .filter(({ name, hash }) => isFull || passedBefore[name] !== hash)
  .flatMap((course) => course.samples)
const inSql = samples.filter(({ language }) => language === 'sql')
const inScripts = samples.filter(({ language }) => language !== 'sql')

/** Of all courses together, because starting PostgreSQL in the page's engine takes longer than ten samples. */
async function findProblems(some: typeof samples, run: (some: typeof samples) => Promise<Outcome[]>) {
  const outcomes = await run(some)
  const problems = some.flatMap((sample, index) => {
    const problem = outputProblem(sample, outcomes[index]!)
    return problem ? sample.toText(problem) : []
  })
  found.push(...problems)
  return problems
}
const found: string[] = []

test('the scripts in lessons print what they say', async () => {
  expect(await findProblems(inScripts, runScripts)).toEqual([])
})

test('the SQL in lessons returns what it says', async () => {
  expect(await findProblems(inSql, runSql)).toEqual([])
})

test('samples.passed.json is up to date; `npx vitest run server/seed/lessons.test.ts --update` writes it', async () => {
  expect(samplesByCourse.flatMap((course) => course.samples).length).toBeGreaterThan(350)
  const passed = samplesByCourse.filter(({ name }) => !found.some((problem) => problem.startsWith(`courses/${name}/`)))
  const hashes = Object.fromEntries(passed.map(({ name, hash }) => [name, hash]))
  await expect(`${JSON.stringify(hashes, null, 2)}\n`).toMatchFileSnapshot(record)
})

test.each(courses)('course.json of $name lists all lessons and covers every week', ({ name, files, lessons }) => {
  const course = readContent<Pick<SeedCourse, 'weeks'>>(`../../courses/${name}.json`)
  const { tasks, problems } = readCourseFolder(files)
  const listed = tasks.flatMap(({ steps }) => steps.map(({ stem }) => `${stem}.md`))
  expect(new Set(listed).size).toBe(listed.length)
  expect(lessons.filter((path) => !listed.includes(path))).toEqual([])
  expect(problems).toEqual([])
  const weeks = new Set(tasks.map(({ week }) => week))
  expect([...weeks].toSorted((a, b) => Number(a) - Number(b))).toEqual(course.weeks.map((_, index) => index + 1))
})

test.each(courses)('$name begins with a step of at most ten minutes that its checks approve', ({ files }) => {
  const { content, exercise } = readCourseFolder(files).tasks[0]!.steps[0]!
  expect(exercise?.approvedByChecks).toBe(true)
  expect(content.effort).toMatch(/^about \d minutes$/)
  expect(withExercise(readingMinutes(countWords(content.lesson)), content.effort)).toBeLessThanOrEqual(10)
})
