import type { ImportedStep } from '#contract/learning/course-files.ts'
import type { ExerciseSource } from '#contract/learning/exercises/exercise-files.ts'
import type { LessonContent } from '#contract/learning/lesson-text.ts'
import type { StepFileRole } from '#contract/learning/tasks.ts'
import type { ProblemFields } from '../lessons/problems.store.ts'
import type { FolderDatabases, FolderStep, FolderTask } from './course-folder.ts'

export type CurrentFile = { stepFileId: number; fileId: string; name: string; role: StepFileRole; sha256: string }
export type CurrentStep = {
  stepId: number
  taskId: number
  isCurrent: boolean
  lessonVersion: number | null
  hasDraft: boolean
  content: LessonContent
  files: CurrentFile[]
  exercise: ExerciseSource | null
  trials: string
  problems: ProblemFields[]
}
export type CurrentTask = { taskId: number; title: string; week: number | null; isCurrent: boolean }
/** A course with its archived tasks and steps, each list in order. */
export type CurrentCourse = {
  tasks: CurrentTask[]
  steps: CurrentStep[]
  databases: { name: string; sql: string }[]
}

/** The files of the zip are compared by their hashes. */
export type HashedStep = FolderStep & { hashes: string[] }
export type HashedTask = Omit<FolderTask, 'steps'> & { steps: HashedStep[] }

export type MovedProblem = { slug: string; fromStepId: number }
type Move = MovedProblem & { to: HashedStep }

export type PlannedStep = {
  step: HashedStep
  match: CurrentStep | null
  outcome: ImportedStep['outcome']
  isContentChanged: boolean
  isExerciseChanged: boolean
  areTrialsChanged: boolean
  areProblemsChanged: boolean
  /** From other steps of the course: they keep what learners did. */
  movedProblems: MovedProblem[]
  /** Indexes of the zip's files that are new or different. */
  newFiles: number[]
  /** The files that they replace, and those that aren’t in the zip. */
  oldFiles: CurrentFile[]
  changes: string[]
}
export type PlannedTask = { title: string; week: number | null; match: CurrentTask | null; steps: PlannedStep[] }
export type ImportPlan = {
  tasks: PlannedTask[]
  missing: CurrentStep[]
  taskChanges: string[]
  /** New or different. One that isn’t in the zip stays: a lesson may use it. */
  databases: FolderDatabases
}

/** What an import would do. Steps are matched by name, so that they keep learners' work. */
export function planImport(course: CurrentCourse, folder: HashedTask[], databases: FolderDatabases): ImportPlan {
  const stepMatches = matchSteps(course, folder)
  const taskMatches = matchTasks(course, folder, stepMatches)
  const moves = findMoves(folder, stepMatches)
  const tasks = folder.map((task) => ({
    title: task.title,
    week: task.week,
    match: taskMatches.get(task) ?? null,
    steps: task.steps.map((step) => planStep(step, stepMatches.get(step) ?? null, moves)),
  }))
  const used = new Set(stepMatches.values())
  const missing = course.steps.filter((step) => step.isCurrent && !used.has(step))
  const before = new Map(course.databases.map(({ name, sql }) => [name, sql]))
  const changed = [...databases].filter(([name, text]) => before.get(name) !== text)
  const databaseChanges = changed.map(([name]) =>
    before.has(name) ? `Sample database changed: ${name}` : `New sample database: ${name}`,
  )
  return {
    tasks,
    missing,
    taskChanges: [...taskChanges(course, tasks), ...databaseChanges],
    databases: new Map(changed),
  }
}

/** In the same task first, then anywhere in the course, then among the steps that were removed. */
function matchSteps({ tasks, steps }: CurrentCourse, folder: HashedTask[]): Map<HashedStep, CurrentStep> {
  const titles = new Map(tasks.map(({ taskId, title }) => [taskId, title]))
  const free = new Set(steps)
  const matches = new Map<HashedStep, CurrentStep>()
  const rounds: ((step: CurrentStep, title: string) => boolean)[] = [
    (step, title) => step.isCurrent && titles.get(step.taskId) === title,
    (step) => step.isCurrent,
    () => true,
  ]
  for (const isFitting of rounds) {
    for (const { title, steps: written } of folder) {
      for (const step of written) {
        if (matches.has(step)) continue
        const named = [...free].filter(({ content }) => content.name === step.content.name)
        const fitting = named.filter((candidate) => isFitting(candidate, title))
        // Of several that were removed, the newest.
        const match = fitting.find(({ isCurrent }) => isCurrent) ?? fitting.at(-1)
        if (!match) continue
        free.delete(match)
        matches.set(step, match)
      }
    }
  }
  return matches
}

/** A problem that leaves one step and appears in one other, under the same slug, is the same problem. */
function findMoves(folder: HashedTask[], matches: ReadonlyMap<HashedStep, CurrentStep>): Move[] {
  const steps = folder.flatMap(({ steps: written }) => written).map((step) => ({ step, match: matches.get(step) }))
  const slugsOnlyIn = (problems: ProblemFields[] = [], others: ProblemFields[] = []) =>
    problems.flatMap(({ slug }) => (others.some((other) => other.slug === slug) ? [] : slug))
  const left = steps.flatMap(({ step, match }) => {
    const slugs = slugsOnlyIn(match?.problems, step.problems)
    return slugs.map((slug) => ({ slug, fromStepId: match!.stepId }))
  })
  const come = steps.flatMap(({ step, match }) => {
    const slugs = slugsOnlyIn(step.problems, match?.problems)
    return slugs.map((slug) => ({ slug, to: step }))
  })
  return come.flatMap(({ slug, to }) => {
    const from = left.filter((one) => one.slug === slug)
    const isClear = from.length === 1 && come.filter((one) => one.slug === slug).length === 1
    return isClear ? { ...from[0]!, to } : []
  })
}

/** By title; a task with a new title is the one its first step came from. */
function matchTasks({ tasks }: CurrentCourse, folder: HashedTask[], steps: ReadonlyMap<HashedStep, CurrentStep>) {
  const free = new Set(tasks)
  const matches = new Map<HashedTask, CurrentTask>()
  const rounds: ((written: HashedTask, task: CurrentTask) => boolean)[] = [
    ({ title }, task) => task.isCurrent && task.title === title,
    (written, { isCurrent, taskId }) =>
      isCurrent && written.steps.map((step) => steps.get(step)).find((match) => match?.isCurrent)?.taskId === taskId,
    ({ title }, task) => task.title === title,
  ]
  for (const isFitting of rounds) {
    for (const written of folder) {
      if (matches.has(written)) continue
      const match = [...free].find((task) => isFitting(written, task))
      if (!match) continue
      free.delete(match)
      matches.set(written, match)
    }
  }
  return matches
}

const fieldNames = {
  effort: 'Effort',
  summary: 'Summary',
  lesson: 'Lesson',
  instructions: 'Your task',
  sampleDatabase: 'Sample database',
} as const

function planStep(step: HashedStep, match: CurrentStep | null, moves: Move[]): PlannedStep {
  const fields = (Object.keys(fieldNames) as (keyof typeof fieldNames)[]).filter(
    (field) => match && match.content[field].trim() !== step.content[field].trim(),
  )
  const found = (index: number) => {
    const { name, role } = step.files[index]!
    return match?.files.find((file) => file.name === name && file.role === role)
  }
  const newFiles = step.files.flatMap((_, index) => (found(index)?.sha256 === step.hashes[index] ? [] : index))
  const oldFiles = (match?.files ?? []).filter(({ name, role, sha256 }) => {
    const index = step.files.findIndex((file) => file.name === name && file.role === role)
    return index < 0 || step.hashes[index] !== sha256
  })
  const isContentChanged = match === null || fields.length > 0
  const exerciseChange = changeOfExercise(match?.exercise ?? null, step.exercise)
  const areTrialsChanged = (match?.trials ?? '') !== step.trials
  const movedProblems = moves.filter(({ to }) => to === step)
  const isMoved = (slug: string) =>
    moves.some((move) => move.slug === slug && (move.to === step || move.fromStepId === match?.stepId))
  const problemChanges = changesOfProblems(match?.problems ?? [], step.problems, isMoved)
  const areProblemsChanged = problemChanges.length > 0
  const changes = match
    ? [
        ...fields.map((field) => fieldNames[field]),
        ...newFiles.map((index) => `${step.files[index]!.name} ${found(index) ? 'replaced' : 'added'}`),
        ...oldFiles
          .filter((old) => !newFiles.some((index) => found(index) === old))
          .map(({ name }) => `${name} removed`),
        ...(exerciseChange ? [exerciseChange] : []),
        ...(areTrialsChanged ? ['Trials of the checks changed'] : []),
        ...problemChanges,
        ...(match.hasDraft && isContentChanged ? ['The draft that isn’t published is kept'] : []),
      ]
    : []
  const isExerciseChanged = exerciseChange !== null
  const isChanged =
    isContentChanged ||
    isExerciseChanged ||
    areTrialsChanged ||
    areProblemsChanged ||
    newFiles.length > 0 ||
    oldFiles.length > 0
  const outcome = !match ? 'new' : !match.isCurrent ? 'restored' : isChanged ? 'changed' : 'same'
  const changed = { isContentChanged, isExerciseChanged, areTrialsChanged, areProblemsChanged, movedProblems }
  return { step, match, outcome, ...changed, newFiles, oldFiles, changes }
}

function changesOfProblems(
  before: ProblemFields[],
  after: ProblemFields[],
  isMoved: (slug: string) => boolean,
): string[] {
  const isSame = (one: ProblemFields, other: ProblemFields) =>
    one.source === other.source && one.position === other.position
  const old = new Map(before.map((problem) => [problem.slug, problem]))
  const slugs = new Set(after.map(({ slug }) => slug))
  return [
    ...after.flatMap((problem) => {
      const match = old.get(problem.slug)
      if (match && isSame(match, problem)) return []
      const change = match ? 'changed' : isMoved(problem.slug) ? 'moved here' : 'added'
      return [`Problem ${change}: ${problem.name}`]
    }),
    ...before
      .filter(({ slug }) => !slugs.has(slug))
      .map(({ slug, name }) => `Problem ${isMoved(slug) ? 'moved to another step' : 'removed'}: ${name}`),
  ]
}

function changeOfExercise(before: ExerciseSource | null, after: ExerciseSource | null): string | null {
  if (!before || !after) return after ? 'Exercise added' : before && 'Exercise removed'
  return textOf(before) === textOf(after) ? null : 'Exercise changed'
}

/** The order of the starter's files means nothing. */
const textOf = ({
  language,
  entry,
  seconds,
  approvedByChecks,
  types,
  readOnly,
  also,
  starter,
  visibleChecks,
  hiddenChecks,
}: ExerciseSource) => {
  const files = starter.map(({ path, text }) => [path, text]).toSorted(([a], [b]) => (a! < b! ? -1 : 1))
  return JSON.stringify([
    language,
    entry,
    seconds,
    approvedByChecks,
    types,
    readOnly.toSorted(),
    also.map((variant) => [variant.language, variant.entry]),
    files,
    visibleChecks,
    hiddenChecks,
  ])
}

function taskChanges({ tasks: before, steps }: CurrentCourse, tasks: PlannedTask[]): string[] {
  const current = before.filter(({ isCurrent }) => isCurrent)
  const changes = tasks.flatMap(({ title, week, match, steps: planned }): string[] => {
    if (!match) return [`New task: ${title}`]
    if (!match.isCurrent) return [`Restored task: ${title}`]
    const order = steps.flatMap(({ stepId, taskId, isCurrent }) => (isCurrent && taskId === match.taskId ? stepId : []))
    const wanted = planned.flatMap((step) => step.match?.stepId ?? [])
    const kept = order.filter((id) => wanted.includes(id))
    return [
      ...(match.title === title ? [] : [`Task renamed: ${match.title} → ${title}`]),
      ...(match.week === week ? [] : [`Week of ${title}: ${match.week ?? 'none'} → ${week ?? 'none'}`]),
      ...(kept.join() === wanted.join() ? [] : [`Other order or steps from other tasks: ${title}`]),
    ]
  })
  const matched = tasks.flatMap(({ match }) => (match?.isCurrent ? match.taskId : []))
  const ordered = current.flatMap(({ taskId }) => (matched.includes(taskId) ? taskId : []))
  return ordered.join() === matched.join() ? changes : [...changes, 'Other order of the tasks']
}

export const changesNothing = ({ tasks, missing, taskChanges: changed }: ImportPlan, removeMissing: boolean): boolean =>
  changed.length === 0 &&
  (missing.length === 0 || !removeMissing) &&
  tasks.every(({ steps }) => steps.every(({ outcome }) => outcome === 'same'))
