import type { Db } from '#server/kit/db/db.ts'
import type { Deps } from '#server/kit/deps.ts'
import { passagesOf } from '#server/learning/lessons/versions.store.ts'
import { putDatabases } from '#server/learning/lessons/exercises.store.ts'
import { exerciseTrials, exerciseVersions, problems as problemTable } from '#server/learning/lessons/tables.ts'
import { lessonPassages, lessonVersions, stepFiles, steps, tasks } from '#server/learning/tables.ts'
import { inArray } from '#server/kit/db/orm.ts'
import { seedStartCourse } from './catalogue.ts'
import { courseFolders, readCourse, startFolder } from './lessons.ts'
import { storeFiles } from './store-files.ts'

/** The tasks of the ten courses with their lessons, materials and model solutions. */
export async function seedTasks(db: Db, deps: Pick<Deps, 'files'>) {
  for (const [index, name] of courseFolders().entries()) await seedCourse(db, deps, name, index + 1)
}

/** The free beginners' path. Answers false if the academy has one. */
export async function seedStart(db: Db, deps: Pick<Deps, 'files'>): Promise<boolean> {
  const courseId = await seedStartCourse(db)
  if (courseId !== null) await seedCourse(db, deps, startFolder, courseId)
  return courseId !== null
}

/** A few statements for a whole course. Rows come back in the order in which they were given. */
async function seedCourse(db: Db, { files: store }: Pick<Deps, 'files'>, name: string, courseId: number) {
  const { tasks: folder, databases } = readCourse(name)
  const taskRows = await db
    .insert(tasks)
    .values(folder.map(({ title, week }, position) => ({ courseId, title, week, position })))
    .returning({ id: tasks.id })
  const parts = folder.flatMap((task, index) =>
    task.steps.map((step, position) => ({ ...step, taskId: taskRows[index]!.id, position })),
  )
  const stepRows = await db
    .insert(steps)
    .values(
      parts.map(({ taskId, position, content: { name, instructions, effort, summary } }) => ({
        taskId,
        position,
        name,
        instructions,
        effort,
        summary,
      })),
    )
    .returning({ id: steps.id })
  const lessons = parts.map(({ content }, index) => ({ stepId: stepRows[index]!.id, content }))
  await db.insert(lessonVersions).values(lessons.map(({ stepId, content }) => ({ stepId, number: 1, ...content })))
  await db.insert(lessonPassages).values(lessons.flatMap(({ stepId, content }) => passagesOf(stepId, content)))
  const ids = lessons.map(({ stepId }) => stepId)
  await db.update(steps).set({ lessonVersion: 1 }).where(inArray(steps.id, ids))
  await putDatabases(db, courseId, databases)
  const exercises = parts.flatMap(({ exercise }, index) =>
    exercise ? [{ stepId: stepRows[index]!.id, number: 1, ...exercise }] : [],
  )
  if (exercises.length > 0) {
    await db.insert(exerciseVersions).values(exercises)
    const withExercise = exercises.map(({ stepId }) => stepId)
    await db.update(steps).set({ exerciseVersion: 1 }).where(inArray(steps.id, withExercise))
  }
  const trials = parts.flatMap(({ trials: source }, index) =>
    source === '' ? [] : [{ stepId: stepRows[index]!.id, source }],
  )
  if (trials.length > 0) await db.insert(exerciseTrials).values(trials)
  const problemRows = parts.flatMap(({ problems }, index) =>
    problems.map((problem) => ({ stepId: stepRows[index]!.id, ...problem })),
  )
  if (problemRows.length > 0) await db.insert(problemTable).values(problemRows)
  const attached = parts.flatMap(({ files }, index) => files.map((file) => ({ ...file, stepId: stepRows[index]!.id })))
  if (attached.length === 0) return
  const kept = await storeFiles(
    db,
    store,
    attached.map(({ name, content }) => ({ name: name.split('/').at(-1)!, content, ownerId: null })),
  )
  await db
    .insert(stepFiles)
    .values(attached.map(({ stepId, name, role }, index) => ({ stepId, name, role, fileId: kept[index]! })))
}
