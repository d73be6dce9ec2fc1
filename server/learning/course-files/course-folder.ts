import { type LessonContent, materialsIn, parseLessonFile } from '#contract/learning/lesson-text.ts'
import type { ExerciseSource } from '#contract/learning/exercises/exercise-files.ts'
import type { StepFileRole } from '#contract/learning/tasks.ts'
import { z } from '#contract/kit/zod.ts'
import { readExercise, readTrials } from './exercise-folder.ts'
import { type CourseFiles, type FolderProblem, notJson } from './folder.ts'
import { readProblems } from './problem-folder.ts'
import type { ProblemFields } from '../lessons/problems.store.ts'

export type FolderFile = { name: string; role: StepFileRole; content: Buffer }
export type FolderStep = {
  stem: string
  content: LessonContent
  files: FolderFile[]
  exercise: ExerciseSource | null
  /** The text of trials.md. */
  trials: string
  problems: ProblemFields[]
}
export type FolderTask = { title: string; week: number | null; steps: FolderStep[] }
/** The SQL of the sample databases by their names. */
export type FolderDatabases = ReadonlyMap<string, string>
export type CourseFolder = { tasks: FolderTask[]; databases: FolderDatabases; problems: FolderProblem[] }

const Plan = z.object({
  tasks: z
    .array(
      z.object({
        title: z.string().trim().min(1).max(160),
        week: z.number().int().min(1).max(104).nullish(),
        steps: z.array(z.string().regex(/^[\w-]+$/)).min(1),
      }),
    )
    .min(1),
})

/** Reads the format in which courses are kept in Git: course.json, one Markdown file per step, and its materials. */
export function readCourseFolder(files: CourseFiles): CourseFolder {
  const plan = readPlan(files.get('course.json'))
  if (typeof plan === 'string') {
    const problems = [{ path: 'course.json', line: null, message: plan }]
    return { tasks: [], databases: new Map(), problems }
  }
  const problems: FolderProblem[] = []
  const tasks = plan.tasks.map(({ title, week = null, steps }) => ({
    title,
    week,
    steps: steps.flatMap((stem) => {
      const lesson = files.get(`${stem}.md`)
      if (lesson) return readStep(files, stem, lesson.toString('utf8'), problems)
      problems.push({
        path: `${stem}.md`,
        line: null,
        message: 'This lesson is listed in course.json but isn’t there.',
      })
      return []
    }),
  }))
  return { tasks, databases: readDatabases(files, problems), problems }
}

const maxSql = 200_000

function readDatabases(files: CourseFiles, problems: FolderProblem[]): FolderDatabases {
  const databases = new Map<string, string>()
  for (const [path, content] of files) {
    if (!path.startsWith('databases/')) continue
    const note = (message: string) => problems.push({ path, line: null, message })
    const [, name] = /^databases\/([a-z\d-]{1,40})\.sql$/.exec(path) ?? []
    const text = content.toString('utf8')
    if (!name) note('Name it with small letters, digits and hyphens, such as databases/shop.sql.')
    else if (text === '' || text.length > maxSql) note(`A sample database has 1 to ${maxSql} characters.`)
    else databases.set(name, text)
  }
  return databases
}

function readPlan(file: Buffer | undefined): z.infer<typeof Plan> | string {
  if (!file) return 'The folder has no course.json.'
  try {
    return Plan.parse(JSON.parse(file.toString('utf8')))
  } catch (error) {
    const issue = error instanceof z.ZodError ? error.issues[0] : undefined
    return issue ? `${issue.path.join('.')}: ${issue.message}` : notJson
  }
}

function readStep(files: CourseFiles, stem: string, text: string, problems: FolderProblem[]): FolderStep {
  const parsed = parseLessonFile(text)
  const found = new Map<string, FolderFile>()
  const add = (file: FolderFile) => found.set(`${file.role} ${file.name}`, file)
  for (const [path, content] of files) {
    if (path.startsWith(`${stem}/`)) roleOf(path.slice(stem.length + 1), (role, name) => add({ role, name, content }))
  }
  for (const { name, line } of materialsIn(text)) {
    const isOwn = name.startsWith(`${stem}/`)
    const linked = files.get(name)
    // A material of an earlier step is attached here too, so that each step is complete.
    if (!linked) problems.push({ path: `${stem}.md`, line, message: `It links to ${name}, which isn’t there.` })
    else if (!isOwn) add({ role: 'material', name: name.split('/').at(-1)!, content: linked })
  }
  const { lesson, instructions } = parsed
  const content = { ...parsed, lesson: withoutFolders(lesson), instructions: withoutFolders(instructions) }
  const exercise = readExercise(files, stem, problems)
  const trials = readTrials(files, stem)
  return { stem, content, files: [...found.values()], exercise, trials, problems: readProblems(files, stem, problems) }
}

function roleOf(path: string, add: (role: StepFileRole, name: string) => void) {
  const [, solution] = /^(?:exercise\/)?solution\/(.+)$/.exec(path) ?? []
  if (solution) add('solution', solution)
  else if (!path.startsWith('exercise/') && !path.startsWith('problems/')) add('material', path)
}

/** In the database materials have no folder: the link to `1-1-rupees/cases.json` becomes `cases.json`. */
const withoutFolders = (markdown: string): string => markdown.replaceAll(/\]\(\d+-\d+-[\w-]+\//g, '](')
