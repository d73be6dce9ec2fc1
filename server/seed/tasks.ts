import { join } from 'node:path'
import type { Db } from '#server/kit/db/db.ts'
import type { Deps } from '#server/kit/deps.ts'
import { stepFiles, steps, tasks } from '#server/learning/tables.ts'
import { storeFiles, readSamples } from './store-files.ts'
import { seedCourses } from './catalogue.ts'

const folder = join(import.meta.dirname, 'courses/files')

/** The tasks of the ten courses, with links and reference files. */
export async function seedTasks(db: Db, deps: Pick<Deps, 'files'>) {
  const seedTaskRows = seedCourses().flatMap((course, index) =>
    course.tasks.map((task, position) => ({ ...task, courseId: index + 1, position })),
  )
  // Rows come back in the order in which they were given.
  const taskRows = await db
    .insert(tasks)
    .values(seedTaskRows.map(({ courseId, title, position }) => ({ courseId, title, position })))
    .returning({ id: tasks.id })
  const parts = seedTaskRows.flatMap((task, index) =>
    task.steps.map((step, position) => ({ ...step, taskId: taskRows[index]!.id, position })),
  )
  const stepRows = await db
    .insert(steps)
    .values(
      parts.map(({ taskId, name, instructions, position, urls = [] }) => ({
        taskId,
        name,
        instructions,
        position,
        urls,
      })),
    )
    .returning({ id: steps.id })
  const attachments = parts.flatMap(({ files = [] }, index) =>
    files.map((name) => ({ stepId: stepRows[index]!.id, name })),
  )
  await attach(db, deps, attachments)
}

async function attach(db: Db, { files: store }: Pick<Deps, 'files'>, wanted: { stepId: number; name: string }[]) {
  const contents = new Map((await readSamples(folder)).map(({ path, content }) => [path, content]))
  const kept = await storeFiles(
    db,
    store,
    wanted.map(({ name }) => ({ name, content: contents.get(name)!, ownerId: null })),
  )
  await db.insert(stepFiles).values(wanted.map((file, index) => ({ ...file, fileId: kept[index]! })))
}
