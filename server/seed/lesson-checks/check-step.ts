/** For writers: checks single steps, as the tests of the repository do. See docs/lessons.md. */
import { beginnerStandard } from '#contract/learning/lesson-checks.ts'
import { readCourseFolder } from '#server/learning/course-files/course-folder.ts'
import type { CourseFiles } from '#server/learning/course-files/folder.ts'
import { exercisesOf, openRealms, writtenProblems } from './exercises.ts'
import { lessonProblems } from './lesson.rules.ts'
import { exerciseRunProblems } from './run-exercise.ts'
import { runScripts, runSql } from './run-samples.ts'
import { trialProblems } from './run-trials.ts'
import { outputProblem, samplesOf } from './samples.ts'
import { balanceProblems, missingTrials, quizBalance } from './standard.rules.ts'
import { filesOfCourse, lessonFolders, startFolder } from '../lessons.ts'

const print = (text: string) => void process.stdout.write(`${text}\n`)
const wanted = process.argv.slice(2).map((argument) => argument.replace(/^courses\//, '').replace(/(?:\.md|\/)$/, ''))
if (wanted.length === 0) {
  print(
    'Usage: node server/seed/lesson-checks/check-step.ts <course>[/<beginning of a step>] …   such as 10-structures/1-2',
  )
  process.exit(2)
}
const { realmsFor, close } = openRealms()
let count = 0
for (const name of lessonFolders()) {
  const parts = wanted.filter((path) => path.split('/')[0] === name)
  if (parts.length === 0) continue
  const files = filesOfCourse(name)
  const isWanted = (stem: string) =>
    parts.some((part) => part === name || `${name}/${stem}` === part || `${name}/${stem}`.startsWith(`${part}-`))
  const { tasks, problems } = readCourseFolder(files)
  const isNear = (path: string) => !path.includes('-') || isWanted(path.split(/\.md$|\//)[0]!)
  for (const { path, line, message } of problems.filter(({ path }) => isNear(path)))
    report(`${name}/${path}:${line ?? 1}`, [message])
  if (parts.includes(name))
    reportBalance(
      name,
      tasks.flatMap((task) => task.steps).map(({ content }) => content.lesson),
    )
  const exercises = exercisesOf(files)
  for (const step of tasks.flatMap((task) => task.steps).filter(({ stem }) => isWanted(stem))) {
    const exercise = exercises.find(({ stem }) => stem === step.stem)
    report(`${name}/${step.stem}`, [
      ...(await problemsOfLesson(files, name, step)),
      ...(exercise ? await problemsOfExercise(exercise) : []),
    ])
  }
}
close()
if (count > 0) process.exitCode = 1

function report(place: string, problems: string[]) {
  count += problems.length
  print(problems.length === 0 ? `${place}: OK` : problems.map((problem) => `${place}: ${problem}`).join('\n'))
}

/** For a whole course. */
function reportBalance(course: string, lessons: string[]) {
  const balance = quizBalance(lessons)
  print(
    `${course}: of ${balance.quizzes} questions the right option is at place 1, 2, 3 … in ${balance.places.join(', ')}, the longest in ${balance.longest}, and the shortest in ${balance.shortest}`,
  )
  report(`${course}: questions`, balanceProblems(balance))
}

type Step = ReturnType<typeof readCourseFolder>['tasks'][number]['steps'][number]

async function problemsOfLesson(files: CourseFiles, course: string, { stem, content, files: attached }: Step) {
  const text = files.get(`${stem}.md`)!.toString('utf8')
  const materials = attached.filter(({ role }) => role === 'material').map((file) => file.name)
  const databases = [...files.keys()].flatMap((path) => /^databases\/(.+)\.sql$/.exec(path)?.[1] ?? [])
  const standard = course === startFolder ? { standard: beginnerStandard } : {}
  const database = files.get(`databases/${content.sampleDatabase}.sql`)?.toString('utf8') ?? ''
  const samples = samplesOf(text).map((sample) => ({ ...sample, database }))
  const isSql = ({ language }: { language: string }) => language === 'sql'
  const [inSql, inScripts] = [samples.filter(isSql), samples.filter((sample) => !isSql(sample))]
  const outcomes = [...(await runSql(inSql)), ...(await runScripts(inScripts))]
  const wrong = [...inSql, ...inScripts].flatMap((sample, index) => outputProblem(sample, outcomes[index]!) ?? [])
  return [...lessonProblems(text, content, { materials, databases, ...standard }), ...wrong].map(
    ({ line, message }) => `line ${line}: ${message}`,
  )
}

async function problemsOfExercise(step: ReturnType<typeof exercisesOf>[number]) {
  const found = await exerciseRunProblems(realmsFor, step)
  // Trials against a broken exercise would only repeat it.
  const inTrials = found.length === 0 ? await trialProblems(realmsFor, step, step.trials) : []
  const [right, wrong] = [step.trials.filter(({ fails }) => fails === null).length, step.trials.length]
  print(`${step.stem}: ${wrong - right} wrong and ${right} right solutions tried`)
  return [...writtenProblems(step), ...missingTrials(step.trials), ...found, ...inTrials]
}
